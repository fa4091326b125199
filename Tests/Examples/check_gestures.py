"""Checks what tell-gestures says of song.mp4: a right hand that points, and no action in plain playing."""

import re
import sys

lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
poses = [line.split()[1] for line in lines if line.startswith("pose ")]
assert poses == ["point"], f"{poses} where a hand only points"
assert not [line for line in lines if line.startswith("action ")], lines
seen = re.fullmatch(r"right hands in (\d+) of 90 pictures", lines[-2])
assert seen and int(seen.group(1)) >= 60, lines
tip = re.fullmatch(r"index tip last at ([-0-9.]+), ([-0-9.]+)", lines[-1])
assert tip, lines
# The melody is played in the upper part of the picture, and y points upwards here.
assert 0 < float(tip.group(1)) < 320 and 0.35 * 240 < float(tip.group(2)) < 240, lines
print(f"tell-gestures: {poses[0]}, right hand in {seen.group(1)} pictures")
