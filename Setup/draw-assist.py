"""Draws docs/assist.png: what the correction does, from the table that AssistCurves prints.

usage: AssistCurves | draw-assist.py OUT.png
Needs matplotlib and Pillow, which the outside judges bring along.
"""

import csv
import io
import sys
from collections import defaultdict

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
from PIL import Image  # noqa: E402

INK, PAPER, LINE, DIM = "#f4f1e8", "#14161b", "#4a5060", "#9aa2b4"
COLORS = {"0": "#9aa2b4", "30": "#56b4e9", "60": "#f6c445", "100": "#e8743b", "hand": "#9aa2b4", "without": "#e8743b"}
plt.rcParams.update({
    "font.size": 11, "text.color": INK, "axes.labelcolor": DIM, "xtick.color": DIM, "ytick.color": DIM,
    "axes.edgecolor": LINE, "axes.facecolor": PAPER, "figure.facecolor": PAPER, "savefig.facecolor": PAPER,
    "axes.spines.top": False, "axes.spines.right": False, "font.family": "DejaVu Sans",
})


def read():
    table = defaultdict(lambda: ([], []))
    for row in csv.DictReader(sys.stdin):
        xs, ys = table[row["panel"], row["curve"]]
        xs.append(float(row["x"]))
        ys.append(float(row["y"]))
    return table


def panel(axes, title, subtitle, x, y, ylim, lines):
    axes.set_title(title, loc="left", color=INK, fontsize=13, pad=24, fontweight="bold")
    axes.text(0, 1.035, subtitle, transform=axes.transAxes, color=DIM, fontsize=10)
    for line in lines:
        axes.axhline(line, color=LINE, lw=1.1, zorder=0)
    axes.set(xlabel=x, ylabel=y, ylim=ylim)


def draw(axes, table, name, curves, factor=100, widths=None):
    for curve, label in curves:
        xs, ys = table[name, curve]
        hand = curve == "hand"
        axes.plot(xs, [factor * v for v in ys], color=COLORS[curve], lw=(widths or {}).get(curve, 1.5 if hand else 2.2),
                  ls=(0, (1.2, 1.2)) if hand else "-", label=label, solid_capstyle="round", zorder=2 if hand else 3)
    axes.set_xlim(xs[0], xs[-1])


def legend(axes, where):
    axes.legend(loc=where, frameon=False, labelcolor=INK, fontsize=10, handlelength=1.6, labelspacing=0.3)


def main():
    table = read()
    figure, grid = plt.subplots(2, 3, figsize=(14.5, 8.4))
    (pull, note, vibrato), (strength, glide, border) = grid
    amounts = [(a, f"assist {a}") for a in ("0", "30", "60", "100")]

    panel(pull, "A still hand is drawn to the line", "lines a semitone apart", "hand, cents from the line", "sound, cents",
          (-125, 125), (-100, 0, 100))
    draw(pull, table, "pull", amounts)
    for lines in pull.get_lines():
        if len(lines.get_xdata()) > 2:
            lines.set_xdata([100 * v for v in lines.get_xdata()])
    pull.set_xlim(-120, 120)
    pull.set_xticks([-100, -50, 0, 50, 100])
    pull.set_yticks([-100, -50, 0, 50, 100])
    legend(pull, "upper left")

    panel(note, "A beginner's note comes to rest", "a fifth, missed by 38 cents", "seconds", "cents from the line", (-70, 70), (0,))
    draw(note, table, "note", [("hand", "hand"), ("30", "30"), ("60", "60"), ("100", "100")])
    note.set_xlim(0.2, 1.4)
    legend(note, "lower right")

    panel(vibrato, "A vibrato keeps its width", "6 Hz, ±30 cents, on a hand 35 cents too low", "seconds",
          "cents from the line", (-75, 50), (0,))
    draw(vibrato, table, "vibrato", [("hand", "hand"), ("60", "assist 60")])
    legend(vibrato, "lower left")

    panel(strength, "What an amount takes away", "1 − (1 − amount / 100)$^{1.5}$ of a still hand's error", "assist", "share", (0, 1.03), ())
    xs, ys = table["strength", "share"]
    strength.plot(xs, ys, color=INK, lw=2)
    for amount in ("30", "60", "100"):
        share = ys[int(amount)]
        strength.plot(int(amount), share, "o", color=COLORS[amount], ms=9, clip_on=False, zorder=4)
        strength.annotate(f"{share:.2f}".rstrip("0").rstrip("."), (int(amount), share), (-3, -19), color=COLORS[amount],
                          textcoords="offset points")
    strength.set_xlim(0, 104)
    strength.set_xticks([0, 30, 60, 100])

    panel(glide, "A glide glides", "a fifth in 0.6 s, from 30 cents off a line to 30 cents off another", "seconds",
          "semitones", (-1, 8.2), range(9))
    draw(glide, table, "glide", [("hand", "hand"), ("60", "assist 60"), ("100", "assist 100")], factor=1)
    legend(glide, "upper left")

    panel(border, "A tremor midway stays with one line", "±10 cents about the middle between two, assist 60", "seconds",
          "cents from the lower line", (-8, 128), (0, 100))
    draw(border, table, "border", [("hand", "hand"), ("without", "without hysteresis"), ("60", "assist 60")],
         widths={"without": 1.2})
    border.set_yticks([0, 50, 100])
    border.legend(loc="upper left", frameon=False, labelcolor=INK, fontsize=10, handlelength=1.6, ncols=3,
                  columnspacing=1.2, borderpad=0)

    figure.subplots_adjust(left=0.055, right=0.985, top=0.91, bottom=0.075, wspace=0.24, hspace=0.5)
    picture = io.BytesIO()
    figure.savefig(picture, dpi=96)
    # Few colours: a palette makes the file a third as large.
    Image.open(picture).convert("RGB").quantize(96, dither=Image.Dither.NONE).save(sys.argv[1], optimize=True)


main()
