"""Measures the page in Chromium, with the demo clip as its camera: docs/measurements.md.

usage: page.py DIST [MINUTES]
DIST is the built page; memory is watched for MINUTES (10). Needs what Tests/Browser/run.sh sets up;
nothing else should run meanwhile.
"""

import collections
import itertools
import json
import pathlib
import statistics
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
import fake_camera  # noqa: E402
from server import Server, published  # noqa: E402

CHROMIUM = "/usr/bin/chromium"

# When the first picture of the camera is painted: it has been tracked then.
FIRST_PICTURE = """
  addEventListener("click", () => (window.tapped ??= performance.now()), true);
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...values) {
    window.painted ??= performance.now();
    return draw.apply(this, values);
  };"""
# The example module with which the page asks for relaxed SIMD ends so.
PLAIN = """
  const validate = WebAssembly.validate;
  WebAssembly.validate = (bytes) => bytes[bytes.length - 2] !== 2 && validate(bytes);"""

# Shows the instrument the clip's pictures one by one; gives each picture's milliseconds. The first
# round, which is left out, runs code that the browser has not yet made quick.
PICTURES = """
  async ([instrument, clip]) => {
    const { ask } = await import(instrument);
    const src = URL.createObjectURL(await (await fetch(clip)).blob());
    const video = Object.assign(document.createElement("video"), { muted: true, src });
    const bitmaps = [];
    for (let frame = 0; frame < 90; frame += 1) {
      video.currentTime = (frame + 0.5) / 30;
      await new Promise((resolve) => (video.onseeked = resolve));
      bitmaps.push(await createImageBitmap(video));
    }
    const times = [];
    for (let frame = 0; frame < 180; frame += 1) {
      const seen = await ask("picture", bitmaps[frame % 90], frame / 30);
      bitmaps[frame % 90] = seen.bitmap;
      times.push(seen.took);
    }
    return times.slice(90);
  }"""


def memory(browser):
    """Megabytes that all processes of the browser hold, those shared divided among them."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0
    for process in processes:
        try:
            lines = pathlib.Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


def load(page, server, build, model):
    """Opens the page with a build and networks, and waits until it is ready."""
    if build == "simd":
        page.add_init_script(PLAIN)
    page.add_init_script(f"""localStorage.theremin ??= '{json.dumps({"own": {"model": model}})}'""")
    page.goto(server.url)
    while not page.evaluate("document.body.dataset.build"):
        page.wait_for_timeout(50)


def measure(playwright, dist, clip, build, model, seconds, watch=None):
    """Plays for a while; gives figures by name."""
    server = Server(dist)
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM,
        chromium_sandbox=False,
        args=[
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={clip}",
        ],
    )
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(FIRST_PICTURE)
    load(page, server, build, model)
    visit = sum(size for _, size in server.sent)
    page.click("#start")
    page.wait_for_timeout(4000)
    samples, held = [], []
    for second in range(seconds):
        page.wait_for_timeout(1000)
        samples.append(page.evaluate("({ ...document.body.dataset })"))
        if watch and second % 30 == 0:
            held.append(memory(browser))
            watch(second, held[-1])
    figures = {
        "build": samples[-1]["build"],
        "model": samples[-1]["model"],
        **{
            name: statistics.median(float(sample[name]) for sample in samples)
            for name in ("took", "delay", "rate")
        },
        "late": int(samples[-1].get("late", 0)),
        "tap": page.evaluate("(painted - tapped) / 1000"),
        "visit": visit / 1e6,
        "memory": held,
    }
    browser.close()
    server.close()
    return figures


def alone(playwright, dist, rounds=2):
    """How long the instrument takes for a picture while nothing sounds or is drawn, in turns: three
    seconds of the clip, hands in three fifths of them."""
    server = Server(dist)
    files = [published(dist, "instrument-[0-9a-f]*.js"), published(dist, "*.mp4")]
    browser = playwright.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=False)
    times = collections.defaultdict(list)
    for _ in range(rounds):
        for model, build in itertools.product(("lite", "full"), ("simd", "relaxed")):
            # A page that is not in front is slow.
            with browser.new_context() as context:
                page = context.new_page()
                load(page, server, build, model)
                times[model, build] += page.evaluate(PICTURES, files)
    print("| networks | build | a picture, ms: median | mean | of |")
    print("|---|---|---|---|---|")
    for (model, build), all_times in times.items():
        print(
            f"| {model} | {build} | {statistics.median(all_times):.1f} | "
            f"{statistics.mean(all_times):.1f} | {len(all_times)} |",
            flush=True,
        )
    browser.close()
    server.close()


def main():
    dist = sys.argv[1]
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        clip = pathlib.Path(folder, "camera.mjpeg")
        fake_camera.make(ROOT / "Tests/Fixtures/silent-night.mp4", clip)
        print(
            "| build | networks | a picture, ms | picture to control, ms | pictures a second |"
            " late blocks in 60 s | tap to first tracked picture, s | first visit, MB |"
        )
        print("|---|---|---|---|---|---|---|---|")
        for build in ("relaxed", "simd"):
            for model in ("lite", "full"):
                it = measure(playwright, dist, clip, build, model, 60)
                print(
                    f"| {it['build']} | {it['model']} | {it['took']:.1f} | {it['delay']:.1f} | "
                    f"{it['rate']:.1f} | {it['late']} | {it['tap']:.2f} | {it['visit']:.2f} |",
                    flush=True,
                )
        print()
        alone(playwright, dist)
        began = time.strftime("%H:%M")
        print(f"\nMemory of all processes of the browser, MB, from {began} on:", flush=True)
        measure(
            playwright,
            dist,
            clip,
            "relaxed",
            "lite",
            round(60 * minutes),
            lambda second, held: print(f"{second / 60:.1f} min: {held:.0f}", flush=True),
        )


main()
