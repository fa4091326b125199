"""Judges `theremin render`: what its sound is heard to play, against what was meant.

usage: sound.py THEREMIN DEMO.mp4 [MEDIA]
DEMO.mp4 has its truth DEMO.csv beside it. MEDIA holds rendered/NAME.mp4 with NAME.json (known
joints) and real/. Needs Debian's aubio-tools. Ends with exit code 1 where a bound is missed.
"""

import csv
import json
import pathlib
import sys
import tempfile

import numpy as np

import hearing
from expression import judge_fifths, judge_melody, judge_still, judge_vibrato
from judging import INDEX_TIP, Verdict, print_heading, media, render, print_row


def steady_notes(path):
    """The notes meant, as (pitch, start, end) of their still parts, and when a hand is shown."""
    with path.open() as table:
        rows = list(csv.DictReader(table))
    time = np.array([float(cells["time_s"]) for cells in rows])
    meant = np.array([float(cells["midi"] or "nan") for cells in rows])
    shown = time[[bool(cells["hand"]) for cells in rows]]
    notes = []
    for i in np.where(np.abs(meant - np.round(meant)) < 1e-3)[0]:
        if i and meant[i] == meant[i - 1]:
            notes[-1][2] = time[i]
        else:
            notes.append([meant[i], time[i], time[i]])
    return [note for note in notes if note[2] - note[1] > 0.05], shown


def judge_demo(verdict, program, clip, folder):
    """Every note of the melody is heard, and nothing where nobody is seen."""
    notes, shown = steady_notes(clip.with_suffix(".csv"))
    song = render(program, clip, folder)
    time, heard = hearing.aubio(song.wav)
    print_heading(
        "demo: note meant", "from, s", "to, s", "aubio hears", "cents", "95 % of absolute"
    )
    every = []
    for pitch, start, end in notes:
        # The second half of the still part: the filter and the voice have come to rest too.
        part = (time >= (start + end) / 2) & (time <= end)
        cents = 100 * (heard[part] - pitch)
        every.append(np.abs(cents))
        middle, high = np.median(cents), np.percentile(np.abs(cents), 95)
        heard_note = f"{pitch + middle / 100:.3f}"
        print_row(
            f"{pitch:.0f}",
            f"{start:.2f}",
            f"{end:.2f}",
            heard_note,
            f"{middle:+.1f}",
            f"{high:.1f}",
        )
        verdict.at_most(50, abs(middle), f"demo, note at {start:.2f} s: cents off")
    every = np.concatenate(every)
    print(f"all: median {np.median(every):.1f}, 95 % {np.percentile(every, 95):.1f} cents")
    verdict.at_most(6, np.median(every), "demo, as heard: median of absolute cents")
    verdict.at_most(15, np.percentile(every, 95), "demo, as heard: 95 % of absolute cents")
    verdict.check(len(notes) == 12, f"demo: {len(notes)} notes were meant, not 12")
    verdict.check(song.notes == 12, f"demo: {song.notes} notes were played, not 12")

    begin, end = shown[0], shown[-1] + 0.25
    before = song.samples[: int(begin * song.rate)]
    after = song.samples[int(end * song.rate) :]
    for silence, where in ((before, f"before {begin:.2f} s"), (after, f"after {end:.2f} s")):
        nothing = len(silence) > 0 and not silence.any()
        verdict.check(nothing, f"demo: a sound {where}, with nobody in the picture")


def judge_assist(verdict, program, clip, folder):
    """With assist the sound is nearer to the notes meant."""
    notes, _ = steady_notes(clip.with_suffix(".csv"))
    medians = []
    for amount in (0, 30, 60, 100):
        options = ("--key", "C major", "--assist", str(amount))
        time, heard = hearing.aubio(render(program, clip, folder, *options).wav)
        cents = []
        for pitch, start, end in notes:
            part = (time >= (start + end) / 2) & (time <= end)
            cents.append(np.abs(100 * (heard[part] - pitch)))
        medians.append(np.median(np.concatenate(cents)))
        print(f"demo, assist {amount}: median of absolute cents {medians[-1]:.1f}")
    verdict.at_most(medians[0] / 2, medians[2], "demo, assist 60: median of absolute cents")
    falls = all(after < before for before, after in zip(medians, medians[1:]))
    verdict.check(falls, "demo: more assist does not bring the sound nearer to the notes")


def judge_article(verdict, program, clip, folder):
    """The instrument of 2020: 440 − 220·y hertz, amplitude 1 − x, in the table and in the sound."""
    song = render(program, clip, folder, "--preset", "iphone-2020")
    on = song.gate & ~np.isnan(song.tip[:, 0])
    formula = 440 - 220 * song.tip[:, 1]
    error = np.abs(song.frequency - formula)[on].max()
    verdict.at_most(0.002, error, "iphone-2020: hertz between table and formula")
    # A value is reached when the next picture comes, in a straight line of pitch.
    interval = np.median(np.diff(song.time))
    time, heard = hearing.aubio(song.wav)
    played = np.interp(time - interval, song.time, np.where(on, hearing.midi(formula), np.nan))
    cents = 100 * np.abs(heard - played)
    cents = cents[~np.isnan(cents)]
    middle, high = np.median(cents), np.percentile(cents, 95)
    print(
        f"\niphone-2020: aubio hears 440 − 220·y of the tip in {len(cents)} moments, off by "
        f"{middle:.2f} cents in the median, 95 % {high:.1f}"
    )
    verdict.at_least(1000, len(cents), "iphone-2020: moments heard")
    verdict.at_most(2, middle, "iphone-2020: median of absolute cents")
    verdict.at_most(20, high, "iphone-2020: 95 % of absolute cents")

    _, amplitude = hearing.fundamental(song.samples, song.rate, 150, 550)
    moments = np.where(on[:-1] & on[1:])[0][5:-5]
    there = amplitude[((song.time[moments] + interval) * song.rate).astype(int)]
    ratio = there / (1 - song.tip[moments, 0])
    spread = np.percentile(np.abs(ratio / np.median(ratio) - 1), 95)
    print(f"iphone-2020: amplitude = {np.median(ratio):.4f} · (1 − x), 95 % within {spread:.2%}")
    verdict.at_most(0.02, spread, "iphone-2020: spread of amplitude over 1 − x")


def tip_in_view(hand, size):
    tip = np.array(hand["xy"][INDEX_TIP])
    return (tip >= 0).all() and (tip < size).all()


def judge_leaving(verdict, program, clip, folder):
    """From 250 ms after the index tip left the picture all samples are zero, until it may be seen
    again."""
    truth = json.loads(clip.with_suffix(".json").read_text())
    size = (truth["width"], truth["height"])
    time = [frame["t"] for frame in truth["data"]]
    seen = [any(tip_in_view(hand, size) for hand in frame["hands"]) for frame in truth["data"]]
    song = render(program, clip, folder)
    exits = [i for i in range(1, len(seen)) if seen[i - 1] and not seen[i]]
    for i in exits:
        left = time[i - 1]
        returns = [time[j] for j in range(i, len(seen)) if seen[j]]
        end = returns[0] if returns else len(song.samples) / song.rate
        sounding = np.nonzero(song.samples[int(left * song.rate) : int(end * song.rate)])[0]
        last = sounding[-1] / song.rate if len(sounding) else 0
        print(
            f"{clip.stem}: the tip is last seen at {left:.2f} s, the last sound "
            f"{1000 * last:.0f} ms later, then digital zero for {end - left - last:.2f} s"
        )
        verdict.at_most(0.25, last, f"{clip.stem}: seconds of sound after {left:.2f} s")
    verdict.check(len(exits) == 2, f"{clip.stem}: the hand leaves {len(exits)} times, not twice")
    verdict.at_least(2, song.notes, f"{clip.stem}: notes")


def judge_nobody(verdict, program, clip, folder):
    song = render(program, clip, folder)
    print(f"{clip.stem}: {song.notes} notes")
    silent = song.notes == 0 and not song.samples.any()
    verdict.check(silent, f"{clip.stem}: a sound in an empty room")


def main():
    program, demo = sys.argv[1], pathlib.Path(sys.argv[2])
    verdict = Verdict()
    with tempfile.TemporaryDirectory() as folder:
        judge_demo(verdict, program, demo, folder)
        judge_assist(verdict, program, demo, folder)
        judge_article(verdict, program, demo, folder)
        clips = media(sys.argv[3] if len(sys.argv) > 3 else None)
        if clips:
            rendered = clips / "rendered"
            for clip in sorted(rendered.glob("silent_night_*.mp4")):
                judge_melody(verdict, program, clip, folder)
            judge_still(verdict, program, rendered / "still_480x640.mp4", folder)
            judge_vibrato(verdict, program, rendered / "vibrato_480x640.mp4", folder, 0.70)
            judge_vibrato(verdict, program, rendered / "vibrato60_480x640.mp4", folder, 0.85)
            judge_fifths(verdict, program, rendered / "fifths_480x640.mp4", folder)
            judge_leaving(verdict, program, rendered / "enterleave_640x480.mp4", folder)
            judge_nobody(verdict, program, rendered / "none_640x480.mp4", folder)
            for clip in sorted((clips / "real").glob("*.mp4")):
                print(f"{clip.stem}: {render(program, clip, folder).notes} notes")
    verdict.finish()


main()
