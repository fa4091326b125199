"""Draws docs/demo.png: what the demo's clip shows, and what was played.

usage: draw-demo.py CLIP JOINTS.csv SONG.csv TRUTH.csv OUT.png
Needs matplotlib, numpy and OpenCV, which the outside judges bring along.
"""

import csv
import sys

import cv2
import matplotlib
import numpy as np

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

PARENTS = [-1, 0, 1, 2, 3, 0, 5, 6, 7, 0, 9, 10, 11, 0, 13, 14, 15, 0, 17, 18, 19]
INK, PAPER, GOLD, LINE = "#f4f1e8", "#14161b", "#f6c445", "#3a3f4b"
NAMES = "C C# D D# E F F# G G# A A# B".split()
SHOWN = [1.8, 5.2, 7.9, 11.2]


def rows(path):
    with open(path) as table:
        return list(csv.DictReader(table))


def frame_at(clip, time):
    clip.set(cv2.CAP_PROP_POS_MSEC, 1000 * time)
    return cv2.cvtColor(clip.read()[1], cv2.COLOR_BGR2RGB)


def draw_frame(axes, picture, joints, time):
    height, width = picture.shape[:2]
    # As the player sees it: mirrored.
    axes.imshow(picture[:, ::-1])
    row = min(joints, key=lambda r: abs(float(r["time_s"]) - time))
    xs = [(1 - float(row[k])) * width for k in row if k.endswith("_x")]
    ys = [float(row[k]) * height for k in row if k.endswith("_y")]
    for joint, parent in enumerate(PARENTS):
        if parent >= 0:
            axes.plot([xs[parent], xs[joint]], [ys[parent], ys[joint]], color=INK, lw=1.2, alpha=0.9)
    axes.scatter(xs, ys, s=7, color=INK, zorder=3)
    axes.scatter(xs[8], ys[8], s=90, facecolor="none", edgecolor=GOLD, lw=2.2, zorder=4)
    axes.set(xlim=(0, width), ylim=(height, 0))
    axes.axis("off")


def main():
    clip_path, joints_path, song_path, truth_path, out = sys.argv[1:]
    clip = cv2.VideoCapture(clip_path)
    joints = [r for r in rows(joints_path) if r["track"]]
    song, truth = rows(song_path), rows(truth_path)

    figure = plt.figure(figsize=(12, 7.2), facecolor=PAPER)
    grid = figure.add_gridspec(2, len(SHOWN), height_ratios=[1.15, 1], hspace=0.08, wspace=0.04,
                               left=0.055, right=0.985, top=0.985, bottom=0.075)
    for i, time in enumerate(SHOWN):
        draw_frame(figure.add_subplot(grid[0, i]), frame_at(clip, time), joints, time)

    axes = figure.add_subplot(grid[1, :], facecolor=PAPER)
    for note in (64, 67, 69, 71, 72, 74):
        axes.axhline(note, color=LINE, lw=1)
        axes.text(-0.12, note, f"{NAMES[note % 12]}{note // 12 - 1}", color=INK, ha="right", va="center", fontsize=11)
    times = np.array([float(r["time_s"]) for r in song])
    pitch = np.array([float(r["pitch_midi"] or "nan") for r in song])
    level = np.array([float(r["level"] or "nan") for r in song])
    meant = [(float(r["time_s"]), float(r["midi"])) for r in truth if r["midi"]]
    axes.plot(*zip(*meant), color="#6c7486", lw=6, alpha=0.55, solid_capstyle="round", label="the melody meant")
    for i in range(len(times) - 1):
        if np.isfinite(pitch[i : i + 2]).all():
            axes.plot(times[i : i + 2], pitch[i : i + 2], color=GOLD, lw=0.8 + 3.2 * level[i], solid_capstyle="round")
    axes.plot([], [], color=GOLD, lw=2.5, label="what was played; thickness is loudness")
    for time in SHOWN:
        axes.axvline(time, color=INK, lw=0.8, ls=":", alpha=0.6)
    axes.set(xlim=(0, times[-1]), ylim=(62.4, 75.6), yticks=[])
    axes.set_xlabel("seconds", color=INK)
    axes.tick_params(colors=INK)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.legend(loc="upper left", frameon=False, labelcolor=INK, ncols=2, fontsize=11)
    figure.savefig(out, dpi=100, facecolor=PAPER)


main()
