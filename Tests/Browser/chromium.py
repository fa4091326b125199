"""Plays the page in Chromium, with the demo clip as its camera, as a visitor would.

usage: chromium.py DIST SCREENS [TEST …]
DIST is the built page, SCREENS the folder for screenshots. Needs Debian's chromium, ffmpeg and
aubio-tools. Ends with exit code 1 where a test failed.
"""

import base64
import contextlib
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from playwright.sync_api import Error, sync_playwright

import fake_camera
import melody
from server import Server, published

ROOT = pathlib.Path(__file__).parents[2]
CLIP = ROOT / "Tests/Fixtures/silent-night.mp4"
TRUTH = CLIP.with_suffix(".csv")
CHROMIUM = "/usr/bin/chromium"
VIEWS = {
    "portrait": (390, 844),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}


class Stage:
    """What the tests share: browsers, the clip as a camera, the server's folder."""

    def __init__(self, playwright, dist, screens, folder):
        self.playwright, self.dist, self.screens, self.folder = playwright, dist, screens, folder
        self.clip = folder / "camera.mjpeg"
        fake_camera.make(CLIP, self.clip)

    @contextlib.contextmanager
    def page(
        self, camera="clip", view="portrait", language="en", script="", address="", server=None
    ):
        """A page in a browser of its own, loaded; `camera`: clip, denied, none."""
        arguments = {
            "clip": [
                "--use-fake-device-for-media-stream",
                "--use-fake-ui-for-media-stream",
                f"--use-file-for-fake-video-capture={self.clip}",
            ],
            "denied": ["--use-fake-device-for-media-stream", "--deny-permission-prompts"],
            "none": ["--use-fake-ui-for-media-stream"],
        }[camera]
        width, height = VIEWS[view]
        own = server or Server(self.dist)
        browser = self.playwright.chromium.launch(
            executable_path=CHROMIUM,
            chromium_sandbox=False,
            args=[*arguments, "--host-resolver-rules=MAP page.test 127.0.0.1"],
        )
        try:
            touches = view != "desktop"
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=language,
                has_touch=touches,
                is_mobile=touches,
                device_scale_factor=2 if touches else 1,
            )
            page = context.new_page()
            page.problems = []
            page.on("pageerror", lambda error: page.problems.append(str(error)))
            page.on(
                "console", lambda line: line.type == "error" and page.problems.append(line.text)
            )
            page.requested = []
            context.on("request", lambda request: page.requested.append(request.url))
            if script:
                page.add_init_script(script)
            page.goto(address.format(port=own.port) or own.url)
            yield page
        finally:
            browser.close()
            if not server:
                own.close()

    def look(self, page, name):
        """Keeps a screenshot for people to look at."""
        page.screenshot(path=self.screens / f"{name}.png")


def data(page, name):
    return page.evaluate(f"document.body.dataset.{name}")


def wait(page, condition, what, seconds=20):
    """Waits for a condition in JavaScript; the page's policy forbids Playwright's own way."""
    end = time.monotonic() + seconds

    def holds():
        try:
            return page.evaluate(condition)
        except Error:  # The page begins anew just now.
            return False

    while not holds():
        if time.monotonic() > end:
            trouble = page.evaluate("document.querySelector('#trouble p').textContent")
            raise AssertionError(f"{what}: not within {seconds} s; {trouble!r}, {page.problems}")
        page.wait_for_timeout(50)


def loaded(page):
    wait(page, "document.body.dataset.build", "the instrument is there")


def start(page, button="start"):
    loaded(page)
    page.click(f"#{button}")


def sounding(page, seconds=25):
    wait(page, "document.body.dataset.phase === '2'", "the hand sounds", seconds)


def told(page, text):
    wait(
        page,
        f"!document.querySelector('#trouble').hidden && "
        f"document.querySelector('#trouble p').textContent.includes({text!r})",
        f"told “{text}”",
    )


def open_menu(page, part):
    page.click("#open-menu")
    page.check(f"#part-{part}")


def plays_by_touch(page):
    """A finger on the stage sounds, and nothing does when it is gone."""
    wait(page, "document.body.dataset.source === 'touch'", "touch plays")
    page.mouse.move(200, 200)
    page.mouse.down()
    sounding(page)
    page.mouse.up()
    wait(page, "document.body.dataset.phase !== '2'", "silence after the finger")


def record(page, seconds, folder):
    """Records for a while by the menu; gives sound and film as files."""
    open_menu(page, "save")
    page.click("#record")
    page.wait_for_timeout(1000 * seconds)
    page.click("#stop-recording")
    page.wait_for_selector("#takes a", timeout=20000)
    files = []
    for index in range(page.locator("#takes a").count()):
        with page.expect_download() as download:
            page.locator("#takes a").nth(index).click()
        files.append(folder / download.value.suggested_filename)
        download.value.save_as(files[-1])
    return files


def test_camera_is_heard(stage):
    """A real click on start; the hand is seen; the melody sounds; silence without a hand."""
    with stage.page() as page:
        start(page)
        sounding(page)
        sound, film = record(page, 16, stage.folder)
        heard = melody.compare(sound, TRUTH)
        print(f"     {heard}; {data(page, 'rate')} pictures/s")
        assert heard.cents < 15 and heard.played > 0.8, heard
        # Of the 2.4 seconds a round shows no hand.
        assert heard.silence > 1.3 and heard.broken == 0, heard
        streams = subprocess.run(
            ["ffprobe", "-v", "error", "-show_entries", "stream=codec_type", film],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        assert "audio" in streams and "video" in streams, streams
        assert not page.problems, page.problems
        foreign = [
            url for url in page.requested if not url.startswith(("http://localhost:", "blob:"))
        ]
        assert not foreign, foreign


def test_screens(stage):
    """Everything is within the view, large enough for a thumb, and lies on nothing else."""
    for view, (width, height) in VIEWS.items():
        language = "ja" if view in ("tablet", "landscape") else "en"
        with stage.page(view=view, language=language) as page:
            loaded(page)
            page.wait_for_timeout(400)
            stage.look(page, f"{view}-welcome")
            lies_well(page, width, height)
            start(page)
            sounding(page)
            page.wait_for_timeout(1500)
            stage.look(page, f"{view}-playing")
            lies_well(page, width, height)
            open_menu(page, "settings")
            page.wait_for_timeout(400)
            stage.look(page, f"{view}-settings")
            page.check("#part-lessons")
            stage.look(page, f"{view}-lessons")
            assert page.evaluate("document.documentElement.lang") == language
            assert (
                page.evaluate("scrollX + scrollY + document.documentElement.scrollWidth") == width
            )


def lies_well(page, width, height):
    boxes = page.evaluate("""
      [...document.querySelectorAll("body button")].filter((button) => button.checkVisibility())
        .map((button) => [button.id, button.getBoundingClientRect().toJSON()])""")
    for name, box in boxes:
        assert box["left"] >= 0 and box["top"] >= 0, (name, box)
        assert box["right"] <= width and box["bottom"] <= height, (name, box)
        assert box["width"] >= 44 and box["height"] >= 44, (name, box)
    for index, (name, a) in enumerate(boxes):
        for other, b in boxes[:index]:
            apart = (
                a["right"] <= b["left"]
                or b["right"] <= a["left"]
                or a["bottom"] <= b["top"]
                or b["bottom"] <= a["top"]
            )
            assert apart, (name, other)


def test_permission_denied(stage):
    with stage.page(camera="denied") as page:
        start(page)
        told(page, "not allowed")
        plays_by_touch(page)


def test_no_camera(stage):
    with stage.page(camera="none", view="desktop") as page:
        start(page)
        told(page, "no camera")
        plays_by_touch(page)
        # The keyboard, too.
        page.locator("#stage").focus()
        page.keyboard.down(" ")
        sounding(page)
        page.keyboard.up(" ")
        wait(page, "document.body.dataset.phase !== '2'", "silence after the key")


def test_other_troubles(stage):
    """Each has its sentence."""
    busy = (
        "navigator.mediaDevices.getUserMedia = () =>"
        " Promise.reject(new DOMException('', 'NotReadableError'))"
    )
    inapp = "Object.defineProperty(navigator, 'mediaDevices', { value: undefined })"
    for script, sentence in ((busy, "Another app"), (inapp, "This app's browser")):
        with stage.page(script=script) as page:
            start(page)
            told(page, sentence)
            plays_by_touch(page)
    with stage.page(script="WebAssembly.validate = () => false") as page:
        told(page, "too old")
    with stage.page(address="http://page.test:{port}/") as page:
        told(page, "HTTPS")


def test_watch_without_camera(stage):
    with stage.page(camera="none", language="ja") as page:
        start(page, "watch")
        sounding(page)
        assert page.is_visible("#mine")


HOLD_CONTEXT = """
  window.AudioContext = class extends AudioContext {
    constructor(...options) { super(...options); window.context = this; }
  };"""


def test_sound_interrupted(stage):
    """As after a call: told, and one tap brings the sound back."""
    with stage.page(script=HOLD_CONTEXT) as page:
        start(page)
        sounding(page)
        page.evaluate("context.suspend()")
        told(page, "interrupted")
        page.click("#trouble .act")
        wait(page, "context.state === 'running'", "the sound is back")
        wait(page, "document.querySelector('#trouble').hidden", "the sentence goes")
        sounding(page)
        # A context whose clock stands although it says it runs is replaced.
        page.evaluate("""Object.defineProperty(context, "state", { get: () => "running" });
          context.suspend();
          Object.assign(context, { resume: async () => {} });
          window.former = context;""")
        told(page, "interrupted")
        page.click("#trouble .act")
        wait(page, "context !== former && context.state === 'running'", "a new context")
        sounding(page)


def test_hidden(stage):
    """Silence at once in a hidden page, and the sound is back on return."""
    with stage.page(script=HOLD_CONTEXT) as page:
        start(page)
        sounding(page)
        hide = """(isHidden) => {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
        page.evaluate(hide, True)
        wait(page, "context.state === 'suspended'", "the sound sleeps", 2)
        page.evaluate(hide, False)
        wait(page, "context.state === 'running'", "the sound is back")
        sounding(page)
        assert page.is_hidden("#trouble")


def test_offline(stage):
    """Starts without a network after one visit, which fetches 5 MB at most."""
    server = Server(stage.dist)
    with stage.page(server=server) as page:
        loaded(page)
        fetched = sum(size for _, size in server.sent)
        print(f"     the first visit fetches {fetched / 1e6:.2f} MB")
        assert fetched <= 5e6, sorted(server.sent)
        page.wait_for_timeout(500)
        server.close()
        page.reload()
        start(page)
        sounding(page)


SLOW_REGISTRATION = """
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});"""


def test_slow_registration(stage):
    """A browser just started may take a minute to register a service worker; the page plays."""
    with stage.page(script=SLOW_REGISTRATION) as page:
        start(page)
        sounding(page)


def changed(stage):
    """The next version of the page: another title."""
    folder = pathlib.Path(shutil.copytree(stage.dist, stage.folder / "next", dirs_exist_ok=True))
    index, worker = folder / "index.html", folder / "sw.js"
    index.write_text(index.read_text().replace("<title>Theremin", "<title>Next Theremin"))
    worker.write_text(
        worker.read_text().replace('version = "theremin-', 'version = "theremin-next-')
    )
    for name in ("index.html.gz", "sw.js.gz"):
        (folder / name).unlink()
    return folder


def test_update(stage):
    """A new version waits while somebody plays, takes over at the next start, is kept alone.

    Chromium puts off what is not urgent until a minute after its own start, updates sometimes too.
    """
    server = Server(stage.dist)
    with stage.page(server=server) as page:
        start(page)
        sounding(page)
        server.folder = changed(stage)
        page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
        wait(
            page,
            "navigator.serviceWorker.getRegistration().then((it) => Boolean(it.waiting))",
            "a new version",
        )
        page.wait_for_timeout(1000)
        assert page.title() == "Theremin"
        fetched = len(server.sent)
        page.reload()
        wait(page, "document.title === 'Next Theremin'", "the new version", 80)
        start(page)
        sounding(page)
        names = [name for name, _ in server.sent[fetched:]]
        assert not any("tflite" in name for name in names), names
        kept = [name for name in page.evaluate("caches.keys()") if name.startswith("theremin-")]
        assert len(kept) == 1 and "next" in kept[0], kept
    server.close()


def test_settings_are_kept(stage):
    with stage.page() as page:
        start(page, "touch")
        open_menu(page, "settings")
        page.select_option("[data-place='0']", "1")
        wait(
            page,
            "document.querySelector('[data-place=\"5\"]').value === '60'",
            "the preset's assist",
        )
        page.select_option("[data-place='13']", "1")
        wait(page, "document.documentElement.lang === 'ja'", "Japanese")
        page.reload()
        loaded(page)
        assert page.evaluate("document.documentElement.lang") == "ja"
        assert page.input_value("[data-place='5']") == "60"


def test_poses(stage):
    """Recorded, trained, exported, and imported from the same file."""
    with stage.page() as page:
        start(page)
        sounding(page)
        open_menu(page, "poses")
        for label in ("one", "two"):
            page.fill("input[name=label]", label)
            page.click("#new-pose button")
            page.wait_for_timeout(5300)
        page.click("#train")
        wait(
            page,
            "document.querySelector('#trained').textContent.includes('Trained')",
            "trained",
            60,
        )
        with page.expect_download() as download:
            page.click("#export-poses")
        model = stage.folder / "mine.poses"
        download.value.save_as(model)
        page.click("#forget-poses")
        wait(page, "!document.querySelector('#labels li')", "forgotten")
        page.set_input_files("#import-poses", model)
        wait(page, "document.querySelectorAll('#labels li').length === 2", "imported")
        page.set_input_files("#import-poses", TRUTH)
        wait(
            page, "document.querySelector('#trained').textContent.includes('not a file')", "refused"
        )


def test_lesson(stage):
    """A song begins with its count-in, and can be ended."""
    with stage.page() as page:
        start(page)
        sounding(page)
        open_menu(page, "lessons")
        page.click("#songs li:first-child button")
        page.wait_for_selector("#stop-lesson", timeout=5000)
        page.wait_for_timeout(2500)
        stage.look(page, "lesson")
        page.click("#stop-lesson")
        page.wait_for_selector("#stop-lesson", state="hidden", timeout=5000)


PAINT = """
  async ([painter, instrument, clip, poster]) => {
    const { paint, paintPicture } = await import(painter);
    const { ask } = await import(instrument);
    const src = URL.createObjectURL(await (await fetch(clip)).blob());
    const video = Object.assign(document.createElement("video"), { muted: true, src });
    const canvas = Object.assign(document.createElement("canvas"), { width: 480, height: 640 });
    const pen = canvas.getContext("2d", { alpha: false });
    await ask("view", [480, 640]);
    for (let frame = 180; frame <= 237; frame += 1) {
      video.currentTime = (frame + 0.5) / 30;
      await new Promise((resolve) => (video.onseeked = resolve));
      const seen = await ask("picture", await createImageBitmap(video), frame / 30);
      paintPicture(pen, seen.bitmap, seen.report);
      paint(pen, seen.list);
    }
    const pixels = () => pen.getImageData(0, 0, 480, 640).data;
    const [picture, mine] = [canvas.toDataURL(), pixels()];
    const image = Object.assign(new Image(), { src: poster });
    await image.decode();
    pen.drawImage(image, 0, 0);
    const errors = pixels().map((value, index) => Math.abs(value - mine[index]));
    const mean = errors.reduce((sum, error) => sum + error, 0) / (480 * 640 * 3);
    return [picture, mean, errors.filter((error) => error > 48).length / errors.length];
  }"""


def test_picture(stage):
    """The page's picture is the program's: docs/poster.png, drawn by Cairo."""
    poster = base64.b64encode((ROOT / "docs/poster.png").read_bytes()).decode()
    with stage.page(view="desktop") as page:
        loaded(page)
        picture, mean, unlike = page.evaluate(
            PAINT,
            [
                published(stage.dist, "painter-*.js"),
                published(stage.dist, "instrument-[0-9a-f]*.js"),
                published(stage.dist, "*.mp4"),
                f"data:image/png;base64,{poster}",
            ],
        )
        (stage.screens / "poster.png").write_bytes(base64.b64decode(picture.split(",")[1]))
        print(f"     {mean:.1f} of 255 between colours in the mean, {100 * unlike:.1f} % far apart")
        assert mean < 4 and unlike < 0.03, (mean, unlike)


def main():
    dist, screens, *wanted = sys.argv[1:]
    screens = pathlib.Path(screens)
    screens.mkdir(parents=True, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        stage = Stage(playwright, pathlib.Path(dist), screens, pathlib.Path(folder))
        for name, test in list(globals().items()):
            if not name.startswith("test_") or (wanted and name not in wanted):
                continue
            began = time.monotonic()
            try:
                test(stage)
                verdict = "ok  "
            except Exception:
                traceback.print_exc()
                verdict = "FAIL"
                failed += 1
            print(
                f"{verdict} {name[5:].replace('_', ' ')} ({time.monotonic() - began:.1f} s)",
                flush=True,
            )
    sys.exit(1 if failed else 0)


main()
