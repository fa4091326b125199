"""Times `theremin render` of a 640×480 clip to sound and table, and its peak memory.

    make && python3 Benchmarks/render_speed.py CLIP [--runs N]

The two networks' sizes run in turns, on two cores. Ends with exit code 1 where a bound is missed.
"""

import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
# The least times real time.
SPEEDS = {"full": 2.5, "lite": 4.5}
MEMORY = 250


def run(clip, size, folder):
    """Seconds of the whole process, its peak memory in megabytes, and the clip's seconds."""
    cores = sorted(os.sched_getaffinity(0))[:2]
    start = time.perf_counter()
    process = subprocess.Popen(
        [
            root / ".build/release/theremin",
            "render",
            clip,
            "--model",
            size,
            "-o",
            f"{folder}/song.wav",
            "-o",
            f"{folder}/song.csv",
        ],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    )
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"theremin render ended with exit code {process.returncode}")
    return seconds, usage.ru_maxrss / 1024, float(re.search(r"a clip of ([\d.]+) s", said).group(1))


parser = argparse.ArgumentParser()
parser.add_argument("clip")
parser.add_argument("--runs", type=int, default=5)
options = parser.parse_args()
results = {size: [] for size in SPEEDS}
with tempfile.TemporaryDirectory() as folder:
    for size in SPEEDS:
        run(options.clip, size, folder)
    for _ in range(options.runs):
        for size in SPEEDS:
            results[size].append(run(options.clip, size, folder))

print("| networks | seconds: median | least … most | times real time | peak MiB | runs |")
print("|---" * 6 + "|")
missed = False
for size, bound in SPEEDS.items():
    seconds, memory, clips = zip(*results[size])
    median, peak = statistics.median(seconds), max(memory)
    speed = clips[0] / median
    missed |= speed < bound or peak > MEMORY
    print(
        f"| {size} | {median:.2f} | {min(seconds):.2f} … {max(seconds):.2f} "
        f"| **{speed:.2f}** (≥ {bound}) | **{peak:.0f}** (≤ {MEMORY}) | {options.runs} |"
    )
print(f"the clip lasts {clips[0]} s; load of the machine (1, 5, 15 min):", *os.getloadavg())
sys.exit(missed)
