"""Whether a recording of the page is the melody of the demo clip, wherever in its round it began.

Needs Debian's aubio-tools.
"""

import array
import csv
import math
import re
import statistics
import subprocess
import typing
import wave

STEP = 0.01


def truth(path):
    """What the clip is meant to sound, every hundredth of a second of its round: a MIDI note
    number; None where no hand is shown."""
    with open(path) as table:
        rows = [(float(row["time_s"]), row["midi"]) for row in csv.DictReader(table)]
    length = rows[-1][0] + rows[1][0] - rows[0][0]
    frames = [
        rows[min(int(step * STEP / length * len(rows)), len(rows) - 1)][1]
        for step in range(round(length / STEP))
    ]
    return [float(midi) if midi else None for midi in frames]


def heard(path):
    """What aubio hears, every hundredth of a second: a MIDI note number, or None."""
    with wave.open(str(path)) as file:
        rate = file.getframerate()
    hop = round(rate * STEP)
    lines = subprocess.run(
        ["aubio", "pitch", "-m", "yin", "-B", "2048", "-H", str(hop), "-r", str(rate), str(path)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    pitches = [float(number) for number in lines[1::2]]
    return [69 + 12 * math.log2(pitch / 440) if pitch > 0 else None for pitch in pitches]


def loudness(path):
    """The greatest amplitude of every hundredth of a second, from 0 to 1."""
    with wave.open(str(path)) as file:
        rate = file.getframerate()
        samples = array.array("h", file.readframes(file.getnframes()))
    hop = round(rate * STEP)
    return [
        max(map(abs, samples[at : at + hop])) / 32768 for at in range(0, len(samples) - hop, hop)
    ]


class Verdict(typing.NamedTuple):
    """How well a recording is the melody."""

    # Median of the absolute error, in cents, where both sound.
    cents: float
    # The part of the melody that was heard within a quarter tone.
    played: float
    # The longest unbroken silence, digital zero, while no hand was shown, in seconds.
    silence: float
    # How many of the times without a hand had their silence broken.
    broken: int

    def __str__(self):
        return (
            f"{self.cents:.1f} cents off in the median, {100 * self.played:.0f} % of the melody "
            f"within a quarter tone, {self.silence:.2f} s silent without a hand, "
            f"broken {self.broken} times"
        )


def compare(recording, table):
    """Judges a recording by the clip's table of truth."""
    meant, sound, level = truth(table), heard(recording), loudness(recording)
    # Of the still parts only: how quickly a finger is followed depends on the machine.
    still = [
        note if note is not None and note == meant[at - 20] == meant[at - 10] else None
        for at, note in enumerate(meant)
    ]

    def errors(offset):
        return [
            100 * abs(pitch - note)
            for at, pitch in enumerate(sound)
            if (note := still[(at + offset) % len(still)]) is not None and pitch is not None
        ]

    def score(offset):
        return sum(error < 50 for error in errors(offset))

    offset = max(range(0, len(still), 2), key=score)
    found = errors(offset)
    due = sum(still[(at + offset) % len(still)] is not None for at in range(len(sound)))
    # Not all the time without a hand: one that leaves is bridged and fades, a busy machine sees
    # late what the camera shows, and its camera may be slower than the clip.
    marks = "".join(
        " " if meant[(at + offset) % len(meant)] is not None else "1" if amplitude else "0"
        for at, amplitude in enumerate(level)
    )
    silences = [re.findall("0+", gap) for gap in marks.split()]
    return Verdict(
        statistics.median(found or [math.inf]),
        score(offset) / due,
        STEP * max((len(silence) for gap in silences for silence in gap), default=0),
        sum(len(gap) > 1 for gap in silences),
    )
