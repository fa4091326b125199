"""Times the hand tracker against MediaPipe's `solutions.hands`, in turns on the same cores.

    swift build -c release
    .judges/venv/bin/python Benchmarks/against_mediapipe.py MEDIA [--rounds N]

Both see every picture of a clip, decoded beforehand, pass by pass; the making of the fresh tracker
of each pass is not timed. One hand runs on one core, two hands on two. Ends with exit code 1 where
a ratio is missed. Let nothing else run meanwhile: on a crowded core MediaPipe's threads, which
sleep and wake, are preferred to ours; then only the processor time can be compared.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import time

root = pathlib.Path(__file__).resolve().parent.parent
# Clip, hands (and cores), and the most our time may be of MediaPipe's.
TASKS = [("silent_night_640x480", 1, 0.85), ("twohands_640x480", 2, 0.60)]


def answer_as_mediapipe(clip, hands):
    """Speaks as TrackClip does: a line in, a pass over the clip, a line of milliseconds out."""
    import cv2
    import mediapipe

    video = cv2.VideoCapture(clip)
    pictures = []
    while (read := video.read())[0]:
        pictures.append(cv2.cvtColor(read[1], cv2.COLOR_BGR2RGB))
    print("ready", len(pictures), flush=True)
    for _ in sys.stdin:
        tracker = mediapipe.solutions.hands.Hands(max_num_hands=hands, model_complexity=1)
        found, times = 0, []
        for picture in pictures:
            start = time.perf_counter()
            result = tracker.process(picture)
            times.append((time.perf_counter() - start) * 1e3)
            found += len(result.multi_hand_landmarks or [])
        tracker.close()
        print(found, *times, flush=True)


class Tracker:
    def __init__(self, command, cores):
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        self.count = int(self.process.stdout.readline().split()[1])
        # The first pass warms up.
        self.found = self.run()[0]
        self.means, self.medians, self.processor = [], [], []

    def run(self):
        """One pass: the number of hands found, and the milliseconds of each picture."""
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        found, *times = map(float, self.process.stdout.readline().split())
        return int(found), times

    def processor_time(self):
        """Milliseconds of all threads, in steps of 10: enough for passes of seconds."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(stat[11]) + int(stat[12])) * 1e3 / os.sysconf("SC_CLK_TCK")

    def measure(self):
        start = self.processor_time()
        _, times = self.run()
        self.processor.append((self.processor_time() - start) / self.count)
        self.means.append(statistics.mean(times))
        self.medians.append(statistics.median(times))

    def end(self):
        self.process.stdin.close()
        self.process.wait()

    def figures(self):
        """Medians over the passes: mean and median of a picture by the clock, processor time."""
        return [statistics.median(each) for each in (self.means, self.medians, self.processor)]


def compare(name, clip, hands, bound, rounds):
    """Prints the rows of one clip and says whether the bound is held."""
    cores = sorted(os.sched_getaffinity(0))[:hands]
    program = root / ".build/release/TrackClip"
    ours = Tracker([program, root / "Models", clip, str(hands)], cores)
    theirs = Tracker([sys.executable, __file__, "answer", clip, str(hands)], cores)
    assert ours.count == theirs.count, "the trackers see different numbers of pictures"
    for _ in range(rounds):
        ours.measure()
        theirs.measure()
    ours.end()
    theirs.end()
    each = [a / b for a, b in zip(ours.means, theirs.means)]
    ratio, *others = [a / b for a, b in zip(ours.figures(), theirs.figures())]
    for tracker, who in ((ours, "ours"), (theirs, "MediaPipe's")):
        cells = " | ".join(f"{figure:.2f}" for figure in tracker.figures())
        print(f"| {name} | {len(cores)} | {who} | {tracker.found} | {cells} |")
    print(
        f"| | | ratio; {rounds} rounds from {min(each):.2f} to {max(each):.2f} | "
        f"| **{ratio:.2f}** (≤ {bound:.2f}) | {others[0]:.2f} | {others[1]:.2f} |",
        flush=True,
    )
    return ratio <= bound and len(cores) == hands


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("media", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    print(
        "| clip | cores | tracker | hands found | mean ms a picture | median ms | processor ms |\n"
        + "|---" * 7
        + "|"
    )
    held = [
        compare(name, str(options.media / "rendered" / f"{name}.mp4"), hands, bound, options.rounds)
        for name, hands, bound in TASKS
    ]
    print("load of the machine (1, 5, 15 min):", *os.getloadavg())
    sys.exit(not all(held))


if sys.argv[1] == "answer":
    answer_as_mediapipe(sys.argv[2], int(sys.argv[3]))
else:
    main()
