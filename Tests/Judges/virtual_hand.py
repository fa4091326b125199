"""Judges the virtual hand by MediaPipe: does it see a hand, the right one, its fingertip in place?

usage: virtual_hand.py VIRTUAL-HAND
Renders short performances and ends with exit code 1 where a bound is missed.
"""

import csv
import pathlib
import subprocess
import sys
import tempfile

import mediapipe
import numpy as np

from judging import JOINTS, Verdict, print_heading, nearest, print_row, tip_distance

WIDTH, HEIGHT = 480, 640
# Name of the performance, seconds, further options, and whether the index tip is in view.
SCENES = [
    ("silent-night", "4", [], True),
    ("fifths", "2", ["--skin", "dark"], True),
    ("vibrato", "2", ["--skin", "brown", "--light", "low"], True),
    ("still", "1", ["--hand", "left", "--light", "side", "--backdrop", "clutter"], True),
    ("still", "1", ["--skin", "fair", "--back"], True),
    ("two-hands", "2", ["--skin", "tan"], True),
    ("enter-leave", "4", ["--backdrop", "clutter"], True),
    ("open-fist", "2", [], False),
]


def truth_of(path):
    """Per picture: [(hand, joints[21][2] in pixels)]."""
    pictures = {}
    for row in csv.DictReader(path.open()):
        hands = pictures.setdefault(row["time_s"], [])
        if row["hand"]:
            joints = [[float(row[j + "_x"]) * WIDTH, float(row[j + "_y"]) * HEIGHT] for j in JOINTS]
            hands.append((row["hand"], np.array(joints)))
    return list(pictures.values())


def seen_by_mediapipe(tracker, picture):
    """[(hand, joints[21][2] in pixels)], hands named as these unmirrored pictures show them."""
    result = tracker.process(picture)
    return [
        (
            {"Left": "right", "Right": "left"}[name.classification[0].label],
            np.array([(p.x * WIDTH, p.y * HEIGHT) for p in marks.landmark]),
        )
        for marks, name in zip(result.multi_hand_landmarks or [], result.multi_handedness or [])
    ]


def judge(verdict, program, folder, performance, seconds, options, shows_tip):
    truth = folder / "truth.csv"
    size = ["--size", f"{WIDTH}x{HEIGHT}"]
    command = [program, performance, "--seconds", seconds, *size, "--truth", truth, *options]
    pixels = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    pictures = np.frombuffer(pixels, np.uint8).reshape(-1, HEIGHT, WIDTH, 3)
    known = truth_of(truth)
    name = " ".join([performance, *options])
    verdict.check(
        len(known) == len(pictures), f"{name}: {len(pictures)} pictures, {len(known)} known"
    )
    shown = named = 0
    tips = []
    with mediapipe.solutions.hands.Hands(max_num_hands=2) as tracker:
        for picture, hands in zip(pictures, known):
            found = seen_by_mediapipe(tracker, np.ascontiguousarray(picture))
            for hand, joints in hands:
                if ((joints >= 0) & (joints < (WIDTH, HEIGHT))).all(1).sum() < 14:
                    continue
                shown += 1
                match = nearest([other for _, other in found], joints)
                if match is not None:
                    label, other = found.pop(match)
                    named += label == hand
                    tips.append(tip_distance(other, joints))
    tip = np.mean(tips) if tips else np.nan
    print_row(name, f"{len(tips)}/{shown}", named, f"{tip:.4f}")
    verdict.check(named >= 0.99 * len(tips), f"{name}: rightly named in {named} of {len(tips)}")
    if shows_tip:
        verdict.at_most(0.03, tip, f"{name}: index tip off, over palm")
    return shown, len(tips)


def main():
    verdict = Verdict()
    print_heading("performance", "MediaPipe finds", "names rightly", "index tip off, over palm")
    with tempfile.TemporaryDirectory() as folder:
        counts = [judge(verdict, sys.argv[1], pathlib.Path(folder), *scene) for scene in SCENES]
    shown, found = np.sum(counts, 0)
    verdict.check(found >= 0.995 * shown, f"a hand is found in {found} of {shown} pictures")
    verdict.finish()


main()
