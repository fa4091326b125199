"""Judges `theremin track` by known joints of rendered hands and by MediaPipe's results on real ones.

usage: tracking.py THEREMIN MEDIA
MEDIA holds rendered/NAME.mp4 with NAME.json (known joints) and real/ with mediapipe_reference.json.
Prints one row a clip and ends with exit code 1 where a bound is missed.
"""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

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
# MediaPipe's own mean index-tip error over palm size, in video mode at complexity 1.
MEDIAPIPE_TIP_ERROR = {
    "silent_night_480x640": 0.015,
    "silent_night_640x480": 0.013,
    "still_480x640": 0.007,
    "vibrato_480x640": 0.014,
    "vibrato60_480x640": 0.009,
    "fifths_480x640": 0.023,
}


def track(program, path):
    """The hands of each picture: [(time, [(track, hand, joints[21][2], confidence[21])])]."""
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
                confidence = np.array([float(row[j + "_confidence"]) for j in JOINTS])
                pictures[-1][1].append((int(row["track"]), row["hand"], xy, confidence))
        return pictures


def palm_size(joints):
    return max(np.linalg.norm(joints[0] - joints[9]), 1e-6)


def judge_rendered(program, clip):
    truth = json.loads(clip.with_suffix(".json").read_text())
    size = np.array([truth["width"], truth["height"]])
    wanted = found = invented = right_side = 0
    errors = []
    numbers = {}
    pictures = track(program, clip)
    for (_, hands), frame in zip(pictures, truth["data"]):
        free = list(range(len(hands)))
        for known in frame["hands"]:
            joints = np.array(known["xy"])
            if known.get("landmarks_inside", 21) < 14:
                # Half outside the picture: neither asked for nor counted as invented.
                free = [i for i in free if np.linalg.norm(hands[i][2] * size - joints, axis=1).mean() > 1.5 * palm_size(joints)]
                continue
            wanted += 1
            near = [(np.linalg.norm(hands[i][2] * size - joints, axis=1).mean() / palm_size(joints), i) for i in free]
            if near and min(near)[0] < 0.5:
                i = min(near)[1]
                free.remove(i)
                found += 1
                tip = hands[i][2][INDEX_TIP] * size
                errors.append(np.linalg.norm(tip - joints[INDEX_TIP]) / palm_size(joints))
                right_side += hands[i][1] == known["side"]
                numbers.setdefault(known["side"], set()).add(hands[i][0])
        invented += len(free)
    return len(pictures), wanted, found, invented, right_side, errors, numbers


def picture_sizes(media):
    """Width and height of each real clip and picture."""
    with (media / "real" / "SOURCES.tsv").open() as table:
        rows = csv.DictReader(table, delimiter="\t")
        return {row["file"]: np.array([int(n) for n in row["size"].split()[0].split("x")]) for row in rows}


def judge_real(program, path, size, reference):
    """Agreement with MediaPipe on the number of hands, and the distance of index tips over palm size."""
    pictures = track(program, path)
    agreed = 0
    distances = []
    for (_, hands), others in zip(pictures, reference):
        agreed += len(hands) == len(others)
        for other in others:
            joints = np.array(other["landmarks"]) * size
            if hands:
                ours = min((h[2] * size for h in hands), key=lambda j: np.linalg.norm(j - joints))
                distances.append(np.linalg.norm(ours[INDEX_TIP] - joints[INDEX_TIP]) / palm_size(joints))
    return agreed, min(len(pictures), len(reference)), distances


def main():
    program, media = sys.argv[1], pathlib.Path(sys.argv[2])
    failures = []

    def check(holds, what):
        if not holds:
            failures.append(what)

    print("| rendered clip | hands found | invented | side right | tip error / palm | MediaPipe's |")
    print("|---|---|---|---|---|---|")
    for clip in sorted((media / "rendered").glob("*.mp4")):
        pictures, wanted, found, invented, side, errors, numbers = judge_rendered(program, clip)
        error = float(np.mean(errors)) if errors else float("nan")
        bound = MEDIAPIPE_TIP_ERROR.get(clip.stem)
        print(f"| {clip.stem} | {found}/{wanted} | {invented} | {side}/{found} | {error:.4f} | {bound or ''} |")
        check(wanted == 0 or found >= 0.995 * wanted, f"{clip.stem}: hands found in {found} of {wanted}")
        if wanted == 0:
            check(invented == 0, f"{clip.stem}: {invented} hands invented")
        if bound:
            check(error <= bound + 5e-4, f"{clip.stem}: tip error {error:.4f} above MediaPipe's {bound}")
        if clip.stem.startswith(("silent", "still", "vibrato", "fifths", "twohands")):
            check(all(len(n) == 1 for n in numbers.values()), f"{clip.stem}: track numbers changed {numbers}")

    references = json.loads((media / "real" / "mediapipe_reference.json").read_text())
    sizes = picture_sizes(media)
    print("\n| real clip or picture | number of hands agrees | tip distance / palm, mean |")
    print("|---|---|---|")
    for name, reference in references.items():
        pictures = reference if name.endswith(".mp4") else [reference]
        agreed, count, distances = judge_real(program, media / "real" / name, sizes[name], pictures)
        mean = float(np.mean(distances)) if distances else 0.0
        print(f"| {name} | {agreed}/{count} | {mean:.4f} |")
        if name.endswith(".mp4"):
            check(agreed >= 0.98 * count, f"{name}: number of hands agrees in {agreed} of {count}")
            check(mean <= 0.05, f"{name}: tip distance {mean:.4f}")

    for failure in failures:
        print("FAILED", failure)
    sys.exit(1 if failures else 0)


main()
