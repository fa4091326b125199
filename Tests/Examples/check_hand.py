"""Checks find-a-hand's line: a right hand, its index tip at the height of A4."""

import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
number = r"([-0-9.]+)"
found = re.fullmatch(rf"right hand \({number}\), index tip at {number}, {number}\n", text)
assert found, f"no right hand in “{text}”"
score, x, y = map(float, found.groups())
# Performance.still: x = 0.45 and the height of A4 in the field from y = 0.68 (A3) to 0.08 (A5).
assert score > 0.9 and abs(x - 0.45) < 0.02 and abs(y - 0.38) < 0.02, text
print(f"find-a-hand: index tip at {x:.3f}, {y:.3f}")
