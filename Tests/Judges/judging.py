"""What the judges share: a list of bounds that were missed, and what `theremin` writes."""

import csv
import dataclasses
import pathlib
import re
import subprocess
import sys
import tempfile
import wave

import numpy as np

JOINTS = ["wrist"] + [
    finger + joint
    for finger, joints in [
        ("thumb", ["CMC", "MP", "IP", "Tip"]),
        ("index", ["MCP", "PIP", "DIP", "Tip"]),
        ("middle", ["MCP", "PIP", "DIP", "Tip"]),
        ("ring", ["MCP", "PIP", "DIP", "Tip"]),
        ("little", ["MCP", "PIP", "DIP", "Tip"]),
    ]
    for joint in joints
]
INDEX_TIP = JOINTS.index("indexTip")


class Verdict:
    """Bounds, held or missed."""

    def __init__(self):
        self.missed = []
        self.held = 0

    def check(self, holds, what):
        if holds:
            self.held += 1
        else:
            self.missed.append(what)

    def at_most(self, bound, value, what):
        """A value that is no number misses its bound."""
        self.check(value <= bound, f"{what}: {value:.4g}, must be at most {bound:g}")

    def at_least(self, bound, value, what):
        self.check(value >= bound, f"{what}: {value:.4g}, must be at least {bound:g}")

    def finish(self):
        """Says what was missed and ends the program."""
        for what in self.missed:
            print("FAILED", what)
        print(f"{self.held} bounds held, {len(self.missed)} missed")
        sys.exit(1 if self.missed else 0)


def print_heading(*cells):
    """Begins a table."""
    print()
    print_row(*cells)
    print_row(*("---" for _ in cells))


def print_row(*cells):
    """Prints a row of a table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def media(path):
    """The folder of measurement media; where it is absent, None, and a line that says so."""
    if path and (pathlib.Path(path) / "rendered").is_dir():
        return pathlib.Path(path)
    print(f"SKIPPED the measurement clips: there is no {path or 'folder of media named'}")
    return None


def palm_size(joints):
    """From the wrist to the middle finger's knuckle, as the picture shows it."""
    return max(np.linalg.norm(joints[0] - joints[9]), 1e-6)


def tip_distance(joints, known):
    """How far apart two index tips are, over the known palm's size."""
    return np.linalg.norm(joints[INDEX_TIP] - known[INDEX_TIP]) / palm_size(known)


def nearest(hands, known):
    """The index of the hand whose joints are nearest to the known; None if none is within half a
    palm in the mean."""
    distances = [
        np.linalg.norm(joints - known, axis=1).mean() / palm_size(known) for joints in hands
    ]
    best = min(range(len(hands)), key=distances.__getitem__, default=None)
    return best if best is not None and distances[best] < 0.5 else None


def track(program, path):
    """The hands of each picture: [(time, [(track, hand, joints[21][2])])]."""
    with tempfile.TemporaryDirectory() as folder:
        table = pathlib.Path(folder) / "joints.csv"
        subprocess.run([program, "track", path, "-o", table, "--quiet"], check=True)
        pictures = []
        for row in csv.DictReader(table.open()):
            time = float(row["time_s"])
            if not pictures or pictures[-1][0] != time:
                pictures.append((time, []))
            if row["track"]:
                xy = np.array([[float(row[j + "_x"]), float(row[j + "_y"])] for j in JOINTS])
                pictures[-1][1].append((int(row["track"]), row["hand"], xy))
        return pictures


@dataclasses.dataclass
class Song:
    """A performance as `theremin render` wrote it; cells that are empty are not numbers (NaN)."""

    wav: pathlib.Path
    rate: int
    samples: np.ndarray  # of one channel, −1 to 1
    time: np.ndarray
    gate: np.ndarray
    pitch: np.ndarray
    frequency: np.ndarray
    level: np.ndarray
    tip: np.ndarray  # x, y
    notes: int


def render(program, clip, folder, *options):
    """Plays a clip into a folder."""
    folder = pathlib.Path(folder)
    wav, table = folder / "song.wav", folder / "song.csv"
    said = subprocess.run(
        [program, "render", clip, "-o", wav, "-o", table, *options],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    rows = list(csv.DictReader(table.open()))

    def column(name):
        return np.array([float(row[name] or "nan") for row in rows])

    rate, samples = read_wave(wav)
    return Song(
        wav,
        rate,
        samples,
        column("time_s"),
        column("gate") == 1,
        column("pitch_midi"),
        column("frequency_hz"),
        column("level"),
        np.stack([column("tip_x"), column("tip_y")], 1),
        int(re.search(r"(\d+) notes?$", said.strip()).group(1)),
    )


def read_wave(path):
    """The rate and the left channel of a WAV file of 24 bits."""
    with wave.open(str(path)) as file:
        assert file.getsampwidth() == 3, "the file has not 24 bits"
        data = np.frombuffer(file.readframes(file.getnframes()), np.uint8)
        triples = data.reshape(-1, file.getnchannels(), 3)[:, 0].astype(np.int32)
        values = triples[:, 0] | triples[:, 1] << 8 | triples[:, 2] << 16
        return file.getframerate(), (values - ((values & 0x800000) << 1)) / 2**23
