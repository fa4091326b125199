"""Judges the files that `theremin` writes: sounds by ffprobe and ffmpeg, tables by Python's csv.

usage: files.py THEREMIN FIXTURES
FIXTURES holds Hands/ and Media/ with their clips. Ends with exit code 1 where a bound is missed.
"""

import csv
import fractions
import json
import math
import pathlib
import subprocess
import sys
import tempfile

from judging import JOINTS, Verdict, print_heading, print_row

# Seconds for which the presets' voices sound on.
RELEASE = 0.06
SONG_COLUMNS = "time_s gate pitch_midi frequency_hz level hand tip_x tip_y confidence".split()
JOINT_COLUMNS = "time_s track hand hand_score presence".split() + [
    f"{joint}_{what}" for joint in JOINTS for what in ("x", "y", "confidence")
]
# Clip, and options of render.
SOUNDS = [
    ("Hands/song.mp4", []),
    *(
        ("Hands/song.mp4", ["--rate", rate])
        for rate in ("8000", "11025", "44100", "96000", "192000")
    ),
    ("Hands/song.mp4", ["--preset", "iphone-2020"]),
    ("Hands/duet.mp4", ["--hands", "2", "--model", "lite"]),
    ("Media/trimmed.mp4", []),
    ("Media/longsound.mkv", []),
    ("Media/vfr.mp4", ["--rate", "44100"]),
    ("Media/vfr.mkv", []),
]


def probe(path, *options):
    said = subprocess.run(
        ["ffprobe", "-v", "error", "-of", "json", *options, path], check=True, capture_output=True
    ).stdout
    return json.loads(said)


def picture_times(clip):
    """Seconds from the first picture to each, and to the end of the last."""
    described = probe(
        clip,
        "-select_streams",
        "v:0",
        "-show_entries",
        "frame=best_effort_timestamp_time,duration_time,pkt_duration_time:stream=avg_frame_rate",
    )
    times = [float(frame["best_effort_timestamp_time"]) for frame in described["frames"]]
    # Not every file says how long its last picture lasts: then as long as the mean.
    mean = 1 / fractions.Fraction(described["streams"][0]["avg_frame_rate"])
    # FFmpeg called it pkt_duration_time before its version 6.
    last = described["frames"][-1]
    length = float(last.get("duration_time") or last.get("pkt_duration_time") or mean)
    return [time - times[0] for time in times], times[-1] - times[0] + length


def judge_sound(verdict, name, wav, rate, seconds):
    described = probe(wav, "-show_streams", "-show_format")
    stream = described["streams"][0]
    wanted = {
        "codec_name": "pcm_s24le",
        "sample_rate": str(rate),
        "channels": 2,
        "bits_per_raw_sample": "24",
        "duration_ts": math.floor((seconds + RELEASE) * rate + 0.5),
    }
    found = {key: stream.get(key) for key in wanted}
    verdict.check(
        described["format"]["format_name"] == "wav" and len(described["streams"]) == 1,
        f"{name}: no plain WAV",
    )
    verdict.check(found == wanted, f"{name}: {found}, not {wanted}")
    decoding = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", wav, "-f", "null", "-"], capture_output=True, text=True
    )
    verdict.check(
        decoding.returncode == 0 and not decoding.stderr, f"{name}: ffmpeg says {decoding.stderr}"
    )
    shown = ("codec_name", "sample_rate", "channels", "duration_ts")
    print_row(name, *(found[key] for key in shown))


def read_table(verdict, name, text, columns):
    """The rows below the header, each as wide as it."""
    header, *rows = csv.reader(text.splitlines())
    verdict.check(header == columns, f"{name}: the header is {header}")
    verdict.check(
        all(len(row) == len(columns) for row in rows), f"{name}: rows are not as wide as the header"
    )
    verdict.check(
        text.endswith("\n") and "\r" not in text, f"{name}: lines do not end in a line feed"
    )
    return [dict(zip(header, row)) for row in rows]


def are_numbers(cells):
    try:
        return all(math.isfinite(float(cell)) for cell in cells)
    except ValueError:
        return False


def are_times(rows, times):
    return len(rows) == len(times) and all(
        abs(float(row["time_s"]) - time) < 2e-6 for row, time in zip(rows, times)
    )


def is_song_row(row):
    cells = [row[column] for column in SONG_COLUMNS[2:]]
    sound, hand, tip = cells[:3], row["hand"], cells[4:]
    if row["gate"] == "0":
        return not any(cells)
    # While a lost hand is waited for there is a sound and no tip.
    is_tip = are_numbers(tip) and hand in ("left", "right") if hand else not any(tip)
    return row["gate"] == "1" and are_numbers(sound) and is_tip


def is_joints_row(row):
    track, hand, *numbers = [row[column] for column in JOINT_COLUMNS[1:]]
    if not track:
        return not hand and not any(numbers)
    return track.isdigit() and hand in ("left", "right") and are_numbers(numbers)


def judge_song(verdict, name, text, times):
    rows = read_table(verdict, name, text, SONG_COLUMNS)
    verdict.check(are_times(rows, times), f"{name}: its times are not the pictures'")
    wrong = [row for row in rows if not is_song_row(row)]
    verdict.check(not wrong, f"{name}: rows are wrong, such as {wrong[:1]}")


def judge_joints(verdict, name, text, times):
    rows = read_table(verdict, name, text, JOINT_COLUMNS)
    firsts = [row for i, row in enumerate(rows) if i == 0 or rows[i - 1]["time_s"] != row["time_s"]]
    verdict.check(are_times(firsts, times), f"{name}: its times are not the pictures'")
    wrong = [row for row in rows if not is_joints_row(row)]
    verdict.check(not wrong, f"{name}: rows are wrong, such as {wrong[:1]}")
    return rows


def main():
    program, fixtures = sys.argv[1], pathlib.Path(sys.argv[2])
    verdict = Verdict()

    def run(*arguments):
        return subprocess.run(
            [program, *arguments, "--quiet"], check=True, capture_output=True, text=True
        ).stdout

    print_heading("sound", "codec", "samples a second", "channels", "samples")
    with tempfile.TemporaryDirectory() as folder:
        wav, table = pathlib.Path(folder) / "song.wav", pathlib.Path(folder) / "song.csv"
        for clip, options in SOUNDS:
            name = " ".join([clip, *options])
            times, seconds = picture_times(fixtures / clip)
            run("render", fixtures / clip, "-o", wav, "-o", table, *options)
            rate = int(options[options.index("--rate") + 1]) if "--rate" in options else 48000
            judge_sound(verdict, name, wav, rate, seconds)
            judge_song(verdict, name, table.read_text(), times)
        for clip in ("Hands/song.mp4", "Hands/duet.mp4", "Media/vfr.mp4"):
            times, _ = picture_times(fixtures / clip)
            run("track", fixtures / clip, "-o", table)
            text = table.read_text()
            judge_joints(verdict, clip, text, times)
            verdict.check(
                run("track", fixtures / clip, "-o", "-") == text,
                f"{clip}: standard output is another table",
            )
        picture = run("track", fixtures / "Hands/hand.jpg", "-o", "-")
        verdict.check(
            len(judge_joints(verdict, "Hands/hand.jpg", picture, [0.0])) == 1,
            "Hands/hand.jpg: not one hand",
        )
    verdict.finish()


main()
