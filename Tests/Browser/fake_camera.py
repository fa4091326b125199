"""A clip as the camera of a browser."""

import subprocess


def make(clip, path):
    """Writes a clip so that Chromium takes it for a laptop's camera: it would cut an upright picture."""
    scale = "scale=360:480,pad=640:480:140:0:0x6a645c"
    # The range of video, or it gives other colours.
    colours = ["-pix_fmt", "yuv420p", "-color_range", "tv", "-strict", "unofficial"]
    coding = ["-c:v", "mjpeg", "-q:v", "3", "-vf", scale, *colours]
    subprocess.run(["ffmpeg", "-loglevel", "error", "-i", clip, *coding, path], check=True)
