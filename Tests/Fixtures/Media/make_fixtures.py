#!/usr/bin/env python3
"""Makes the clips and pictures of this folder, all small and all of one pattern.

    python3 -m pip install pillow numpy      # pillow 10 or later; ffmpeg 5.1 with libx264 on the path
    python3 Tests/Fixtures/Media/make_fixtures.py

The pattern, upright: red over blue on the left, green over yellow on the right. What is stored turned or
flipped here is turned by Pillow, or by ISO/IEC 14496-12's formula, never by the code under test.
"""
import io
import pathlib
import struct
import subprocess
import zlib

import numpy
from PIL import Image, ImageOps

HERE = pathlib.Path(__file__).parent
RED, GREEN, BLUE, YELLOW = (220, 30, 30), (30, 180, 30), (30, 30, 220), (220, 220, 30)


def pattern(width=64, height=48):
    picture = numpy.zeros((height, width, 3), numpy.uint8)
    picture[: height // 2, : width // 2] = RED
    picture[: height // 2, width // 2 :] = GREEN
    picture[height // 2 :, : width // 2] = BLUE
    picture[height // 2 :, width // 2 :] = YELLOW
    return picture


def encode(name, frames, *options, rate=10, codec=("-c:v", "libx264", "-preset", "veryslow", "-crf", "12")):
    """Encodes equally large RGB frames."""
    height, width = frames[0].shape[:2]
    command = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}"]
    command += ["-r", str(rate), "-i", "-", *codec, "-fflags", "+bitexact", "-flags:v", "+bitexact", *options]
    data = b"".join(frame.tobytes() for frame in frames)
    subprocess.run([*command, str(HERE / name)], input=data, check=True)


def exif(orientation, order):
    """A TIFF directory of two tags, the second being the orientation."""
    entries = struct.pack(order + "HHIHH", 0x0106, 3, 1, 2, 0) + struct.pack(order + "HHIHH", 0x0112, 3, 1, orientation, 0)
    head = b"II*\0" if order == "<" else b"MM\0*"
    return head + struct.pack(order + "IH", 8, 2) + entries + struct.pack(order + "I", 0)


def stored_for_exif(orientation):
    inverse = {
        2: Image.FLIP_LEFT_RIGHT, 3: Image.ROTATE_180, 4: Image.FLIP_TOP_BOTTOM, 5: Image.TRANSPOSE,
        6: Image.ROTATE_90, 7: Image.TRANSVERSE, 8: Image.ROTATE_270,
    }
    upright = Image.fromarray(pattern())
    return upright.transpose(inverse[orientation]) if orientation in inverse else upright


def check_upright(data):
    upright = numpy.asarray(ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGB"), int)
    assert upright.shape == pattern().shape and abs(upright - pattern())[::7, ::7].max() < 40


def pictures_with_exif():
    for orientation in range(1, 9):
        block = exif(orientation, "<" if orientation % 2 else ">")
        data = io.BytesIO()
        stored_for_exif(orientation).save(data, "JPEG", quality=90, subsampling=0, exif=b"Exif\0\0" + block)
        check_upright(data.getvalue())
        (HERE / f"exif{orientation}.jpg").write_bytes(data.getvalue())
    for form, name in [("PNG", "exif6.png"), ("WEBP", "exif6.webp")]:
        data = io.BytesIO()
        stored_for_exif(6).save(data, form, quality=90, exif=exif(6, ">"))
        check_upright(data.getvalue())
        (HERE / name).write_bytes(data.getvalue())
    data = io.BytesIO()
    stored_for_exif(6).save(data, "TIFF", compression="tiff_lzw", tiffinfo={274: 6})
    check_upright(data.getvalue())
    (HERE / "exif6.tif").write_bytes(data.getvalue())


def pictures_of_every_kind():
    upright = Image.fromarray(pattern())
    grey = numpy.zeros((48, 64), numpy.uint8)
    grey[:, 16:32], grey[:, 32:48], grey[:, 48:] = 64, 128, 255
    Image.fromarray(grey).save(HERE / "grey.png")
    Image.fromarray(grey).save(HERE / "grey.jpg", quality=95)
    Image.fromarray(grey.astype(numpy.uint16) * 257).save(HERE / "grey16.png")
    alpha = Image.fromarray(numpy.where(numpy.arange(48)[:, None] < 24, 255, 128).repeat(64, 1).astype(numpy.uint8))
    Image.merge("LA", [Image.fromarray(grey), alpha]).save(HERE / "greyalpha.png")
    Image.merge("RGBA", [*upright.split(), alpha]).save(HERE / "alpha.png")
    upright.quantize(4).save(HERE / "palette.png")
    upright.quantize(4).save(HERE / "palette.gif")
    upright.convert("CMYK").save(HERE / "cmyk.jpg", quality=95)
    upright.save(HERE / "lossy.webp", quality=90)
    upright.save(HERE / "subsampled.jpg", quality=90, subsampling=2)
    Image.new("RGB", (1, 1), RED).save(HERE / "one.png")
    Image.new("RGB", (1, 1), RED).save(HERE / "one.jpg", quality=95)
    Image.fromarray(pattern(641, 479)).save(HERE / "odd.jpg", quality=80, subsampling=2)
    Image.fromarray(pattern(4000, 3000)).quantize(4).save(HERE / "large.png")
    stages = [Image.fromarray(numpy.full((48, 64, 3), 60 * i, numpy.uint8)) for i in range(4)]
    stages[0].save(HERE / "animated.gif", save_all=True, append_images=stages[1:], duration=[100, 200, 300, 100])
    # 16 bits a channel, which Pillow does not write.
    rows = b"".join(b"\0" + row.astype(">u2").__mul__(257).astype(">u2").tobytes() for row in pattern())
    chunk = lambda name, data: struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 64, 48, 16, 2, 0, 0, 0))
    (HERE / "rgb16.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


MATRICES = [(1, 0, 0, 1), (-1, 0, 0, 1), (-1, 0, 0, -1), (1, 0, 0, -1), (0, 1, 1, 0), (0, 1, -1, 0), (0, -1, -1, 0), (0, -1, 1, 0)]


def clips_with_display_matrices():
    """Display matrices stored → upright: x' = a·x + c·y, y' = b·x + d·y about the centre (14496-12, 6.2.2)."""
    upright = pattern()
    height, width = upright.shape[:2]
    for number, (a, b, c, d) in enumerate(MATRICES):
        columns, rows = (width, height) if a else (height, width)
        stored = numpy.zeros((rows, columns, 3), numpy.uint8)
        for y in range(rows):
            for x in range(columns):
                left = a * x + c * y + (width - 1 if min(a, c) < 0 else 0)
                top = b * x + d * y + (height - 1 if min(b, d) < 0 else 0)
                stored[y, x] = upright[top, left]
        name = f"matrix{number}.mp4"
        encode(name, [stored] * 2, "-pix_fmt", "yuv420p")
        data = bytearray((HERE / name).read_bytes())
        at = data.index(b"tkhd") + 4 + 40  # version 0: 40 bytes stand before the matrix
        assert struct.unpack_from(">9i", data, at) == (65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30)
        struct.pack_into(">9i", data, at, a << 16, b << 16, 0, c << 16, d << 16, 0, 0, 0, 1 << 30)
        (HERE / name).write_bytes(data)


def clips_of_every_kind():
    ramp = [numpy.full((48, 64, 3), 30 + 30 * i, numpy.uint8) for i in range(7)]
    times = "+".join(f"eq(N,{n})*{t}" for n, t in enumerate([0, 0.1, 0.15, 0.4, 0.5, 0.95, 1.0]))
    encode("vfr.mp4", ramp, "-pix_fmt", "yuv420p", "-bf", "2", "-vf", f"settb=1/1000,setpts='round(({times})/TB)'",
           "-fps_mode", "passthrough", "-enc_time_base", "1:1000", "-video_track_timescale", "1000")
    encode("vfr.mkv", ramp, "-pix_fmt", "yuv420p", "-bf", "2", "-vf", f"settb=1/1000,setpts='round(({times})/TB)'",
           "-fps_mode", "passthrough", "-enc_time_base", "1:1000")
    tone = ["-f", "lavfi", "-i", "sine=duration=2", "-c:a", "libvorbis"]
    encode("longsound.mkv", [pattern()] * 10, "-pix_fmt", "yuv420p", codec=(*tone, "-c:v", "libx264"))
    still = [pattern()] * 2
    for name, matrix, space, reach in [
        ("bt601", "bt601", "smpte170m", "tv"), ("bt709", "bt709", "bt709", "tv"),
        ("fullrange", "bt601", "smpte170m", "pc"),
    ]:
        encode(f"{name}.mp4", still, "-vf", f"scale=out_color_matrix={matrix}:out_range={reach},format=yuv444p",
               "-colorspace", space, "-color_range", reach)
    encode("unlabelled.mp4", still, "-vf", "scale=out_color_matrix=bt601:out_range=tv,format=yuv420p")
    encode("wide.mp4", [pattern(32, 48)] * 2, "-vf", "setsar=2", "-pix_fmt", "yuv420p")
    encode("grey.mp4", ramp, "-pix_fmt", "gray")
    # Noise makes packets long enough for a cut to fall into one.
    noise = numpy.random.default_rng(1).integers(0, 255, (10, 48, 64, 3), numpy.uint8)
    encode("whole.mp4", list(noise), "-pix_fmt", "yuv420p", "-movflags", "+faststart",
           codec=("-c:v", "libx264", "-crf", "40", "-g", "5"))
    whole = (HERE / "whole.mp4").read_bytes()
    (HERE / "truncated.mp4").write_bytes(whole[: len(whole) * 3 // 4])
    # Cut by an edit list, as telephones trim a clip: 0.5 s from 0.2 s on; the other pictures stay in the file.
    trimmed = bytearray(whole)
    at = trimmed.index(b"elst") + 12
    scale = struct.unpack_from(">I", trimmed, trimmed.index(b"mdhd") + 16)[0]
    duration, start = struct.unpack_from(">Ii", trimmed, at)
    assert duration == 1000
    struct.pack_into(">Ii", trimmed, at, 500, start + scale // 5)
    (HERE / "trimmed.mp4").write_bytes(trimmed)
    encode("headless.mp4", list(noise), "-pix_fmt", "yuv420p", codec=("-c:v", "libx264", "-crf", "45"))
    headless = (HERE / "headless.mp4").read_bytes()
    (HERE / "headless.mp4").write_bytes(headless[: len(headless) // 2])
    for size in [(64, 48), (96, 64)]:
        encode(f"{size[0]}.ts", [pattern(*size)] * 3, "-pix_fmt", "yuv420p")
    parts = [HERE / "64.ts", HERE / "96.ts"]
    (HERE / "resized.ts").write_bytes(b"".join(part.read_bytes() for part in parts))
    for part in parts:
        part.unlink()


def files_without_video():
    tone = ["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "sine=duration=0.2", "-fflags", "+bitexact", "-b:a", "32k"]
    subprocess.run([*tone, "-c:a", "aac", str(HERE / "audio.mp4")], check=True)
    subprocess.run(
        [*tone[:-2], "-i", str(HERE / "exif1.jpg"), "-map", "0", "-map", "1", "-c:v", "copy", "-c:a", "libmp3lame",
         "-b:a", "32k", "-disposition:v", "attached_pic", str(HERE / "cover.mp3")], check=True)


pictures_with_exif()
pictures_of_every_kind()
clips_with_display_matrices()
clips_of_every_kind()
files_without_video()
