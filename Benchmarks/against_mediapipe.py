"""Times the hand tracker against MediaPipe's `solutions.hands`, pass by pass in turns on the same cores.

    swift build -c release
    .judges/venv/bin/python Benchmarks/against_mediapipe.py MEDIA [--rounds N]

Both see every picture of a clip, decoded beforehand, with a fresh tracker in each pass whose making is not
timed. One hand runs on one core, two hands on two. Ends with exit code 1 where a ratio is missed.
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
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, preexec_fn=lambda: os.sched_setaffinity(0, cores))
        self.count = int(self.process.stdout.readline().split()[1])
        self.means, self.medians = [], []

    def run(self):
        """One pass: the number of hands found."""
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        found, *times = map(float, self.process.stdout.readline().split())
        self.means.append(statistics.mean(times))
        self.medians.append(statistics.median(times))
        return int(found)


def compare(clip, hands, rounds):
    """Medians over the rounds: our mean, their mean, our median and their median of a picture, in ms."""
    cores = sorted(os.sched_getaffinity(0))[:hands]
    trackers = [
        Tracker([root / ".build/release/TrackClip", root / "Models", clip, str(hands)], cores),
        Tracker([sys.executable, __file__, "answer", clip, str(hands)], cores)]
    assert trackers[0].count == trackers[1].count, "the trackers see different numbers of pictures"
    found = [tracker.run() for tracker in trackers]
    for tracker in trackers:
        # The first pass warms up.
        tracker.means, tracker.medians = [], []
    for _ in range(rounds):
        for tracker in trackers:
            tracker.run()
    for tracker in trackers:
        tracker.process.stdin.close()
        tracker.process.wait()
    ours, theirs = trackers
    return ours, theirs, found, len(cores)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("media", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    print("| clip | cores | hands found: ours, MediaPipe's | mean ms a picture: ours, MediaPipe's | median ms "
          "| ratio of means | of medians | least … most | rounds |\n" + "|---" * 9 + "|")
    missed = False
    for name, hands, bound in TASKS:
        clip = str(options.media / "rendered" / f"{name}.mp4")
        ours, theirs, found, cores = compare(clip, hands, options.rounds)
        ratio = statistics.median(ours.means) / statistics.median(theirs.means)
        typical = statistics.median(ours.medians) / statistics.median(theirs.medians)
        each = [a / b for a, b in zip(ours.means, theirs.means)]
        missed |= ratio > bound or cores < hands
        print(
            f"| {name} | {cores} | {found[0]}, {found[1]} "
            f"| {statistics.median(ours.means):.2f}, {statistics.median(theirs.means):.2f} "
            f"| {statistics.median(ours.medians):.2f}, {statistics.median(theirs.medians):.2f} "
            f"| {ratio:.2f} (≤ {bound:.2f}) | {typical:.2f} | {min(each):.2f} … {max(each):.2f} "
            f"| {options.rounds} |", flush=True)
    print("load of the machine (1, 5, 15 min):", *os.getloadavg())
    sys.exit(missed)


if sys.argv[1] == "answer":
    answer_as_mediapipe(sys.argv[2], int(sys.argv[3]))
else:
    main()
