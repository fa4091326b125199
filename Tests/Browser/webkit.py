"""Plays the page in WebKitGTK, the nearest thing to Safari here: its camera shows test pictures
only, so the demo clip plays.

usage: webkit.py DIST SCREENS
Needs Debian's webkit2gtk-driver, xvfb, gstreamer1.0-libav and aubio-tools. Ends with exit code 1
where something failed.
"""

import base64
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import melody
from server import Server

TRUTH = pathlib.Path(__file__).parents[2] / "Tests/Fixtures/silent-night.csv"
BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
DISPLAY, DRIVER_PORT = ":97", 4597


@contextlib.contextmanager
def running(*command, **environment):
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(1)
        yield
    finally:
        process.terminate()
        process.wait()


class Session:
    """A browser, driven by WebDriver."""

    def __init__(self):
        options = {"webkitgtk:browserOptions": {"binary": BROWSER, "args": ["--automation"]}}
        self.path = ""
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.version = made["capabilities"]["browserVersion"]
        self.path = f"/session/{made['sessionId']}"

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{DRIVER_PORT}{self.path}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def run(self, script):
        return self.ask("POST", "/execute/sync", {"script": script, "args": []})

    def click(self, selector):
        """A real click, which lets the page sound."""
        found = self.ask("POST", "/element", {"using": "css selector", "value": selector})
        self.ask("POST", f"/element/{next(iter(found.values()))}/click", {})

    def wait(self, condition, what, seconds=40):
        end = time.monotonic() + seconds
        while not self.run(f"return Boolean({condition})"):
            told = self.run("return document.querySelector('#trouble p').textContent")
            assert time.monotonic() < end, f"{what}: not within {seconds} s; {told!r}"
            time.sleep(0.1)


def play(session, url, screens, folder):
    session.ask("POST", "/url", {"url": url})
    session.wait("document.body.dataset.build", "the instrument is there")
    build = session.run("return document.body.dataset.build")
    print(f"     WebKitGTK {session.version}, build {build}")
    assert build == "simd", build
    session.click("#watch")
    session.wait("document.body.dataset.phase === '2'", "the hand of the clip sounds")
    # The recording is handed to the test as it is handed to the visitor.
    session.run("""window.files = []; const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => { window.files.push(blob); return make.call(URL, blob); };""")
    session.click("#open-menu")
    session.run("document.querySelector('#part-save').checked = true")
    session.click("#record")
    time.sleep(16)
    shot = base64.b64decode(session.ask("GET", "/screenshot"))
    (screens / "webkit-playing.png").write_bytes(shot)
    rate = session.run("return document.body.dataset.rate")
    session.click("#stop-recording")
    session.wait("document.querySelector('#takes a')", "the recording")
    session.run("""const reader = new FileReader(); reader.readAsDataURL(window.files[0]);
      reader.onload = () => (window.sound = reader.result.split(",")[1]);""")
    session.wait("window.sound", "the recording's bytes")
    recording = folder / "webkit.wav"
    recording.write_bytes(base64.b64decode(session.run("return window.sound")))
    heard = melody.compare(recording, TRUTH)
    print(f"     {heard}; {rate} pictures/s")
    # Without a graphics card WebKitGTK shows few pictures a second, and late.
    assert heard.cents < 15 and heard.played > 0.4, heard
    assert heard.silence > 0.7, heard


def main():
    dist, screens = map(pathlib.Path, sys.argv[1:])
    screens.mkdir(parents=True, exist_ok=True)
    server = Server(dist)
    # Without a graphics card GStreamer's GL sink shows nothing.
    with tempfile.TemporaryDirectory() as folder, running(
        "Xvfb", DISPLAY, "-screen", "0", "1280x1024x24"
    ), running(
        "WebKitWebDriver",
        f"--port={DRIVER_PORT}",
        DISPLAY=DISPLAY,
        HOME=folder,
        WEBKIT_GST_DISABLE_GL_SINK="1",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
    ):
        session = Session()
        try:
            play(session, server.url, screens, pathlib.Path(folder))
        finally:
            session.ask("DELETE", "")
    print("ok   WebKitGTK plays the demo clip")


main()
