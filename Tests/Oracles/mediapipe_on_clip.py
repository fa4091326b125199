#!/usr/bin/env python3
"""Does MediaPipe see the virtual hand as a hand? Needs mediapipe==0.10.21 from PyPI (it brings OpenCV).

    mediapipe_on_clip.py CLIP.mp4 ...      each with its truth CLIP.csv beside it, as virtual-hand writes it

Prints a line per clip and exits with 1 if a hand is found in fewer than 99.5 % of the frames that show at least
14 joints, if the wrong hand is named in more than 1 %, or if the index tip is off by more than 3 % of the
picture's palm (wrist to middle knuckle) in the mean. Poses that hide the index tip (fists) exceed the last.
"""
import csv
import sys

import cv2
import mediapipe
import numpy as np


def truth_of(path):
    """Per frame: a list of (hand, joints as 21 rows of x, y in picture coordinates)."""
    frames = {}
    with open(path, newline="") as file:
        rows = csv.reader(file)
        next(rows)
        for time, _, hand, *joints in rows:
            hands = frames.setdefault(time, [])
            if hand:
                hands.append((hand, np.array(joints, float).reshape(21, 2)))
    return list(frames.values())


def compare(clip):
    tracker = mediapipe.solutions.hands.Hands(static_image_mode=False, max_num_hands=2)
    video = cv2.VideoCapture(clip)
    shown, named, tips = 0, 0, []
    for hands in truth_of(clip[:-4] + ".csv"):
        fine, picture = video.read()
        if not fine:
            sys.exit(f"{clip} has fewer frames than its truth.")
        size = np.array(picture.shape[1::-1])
        result = tracker.process(cv2.cvtColor(picture, cv2.COLOR_BGR2RGB))
        found = [
            # MediaPipe names the hand as a mirrored picture shows it; these pictures are not mirrored.
            ({"Left": "right", "Right": "left"}[label.classification[0].label],
             np.array([(p.x, p.y) for p in marks.landmark]) * size)
            for marks, label in zip(result.multi_hand_landmarks or [], result.multi_handedness or [])]
        for hand, joints in hands:
            if ((joints >= 0) & (joints < 1)).all(1).sum() < 14:
                continue
            shown += 1
            joints = joints * size
            palm = np.linalg.norm(joints[0] - joints[9])
            errors = [np.linalg.norm(marks - joints, axis=1) / palm for _, marks in found]
            best = min(range(len(found)), key=lambda i: errors[i].mean(), default=None)
            if best is not None and errors[best].mean() < 0.5:
                named += found[best][0] == hand
                tips.append(errors[best][8])
                del found[best]
    return shown, named, tips


failed = False
for clip in sys.argv[1:]:
    shown, named, tips = compare(clip)
    tip = np.mean(tips) if tips else 0.0
    bad = len(tips) < 0.995 * shown or named < 0.99 * len(tips) or tip > 0.03
    failed |= bool(bad)
    print(f"{clip}: found {len(tips)}/{shown}, rightly named {named}, index tip off by {tip:.4f} palms"
          + (" FAILED" if bad else ""), flush=True)
sys.exit(failed)
