"""Judges `theremin render`: what its sound is heard to play against the melody meant and the hand's real place.

usage: sound.py THEREMIN DEMO.mp4 [MEDIA]
DEMO.mp4 has its truth DEMO.csv beside it. MEDIA holds rendered/NAME.mp4 with NAME.json (known joints) and real/.
Needs Debian's aubio-tools. Prints tables and ends with exit code 1 where a bound is missed.

A moment is steady where the pitch of the real fingertip stays within 2 cents from 0.2 s before to 1/30 s after:
the glide between notes and 70 ms after it are not judged there, but under "fifths".
"""

import csv
import json
import pathlib
import sys
import tempfile

import numpy as np

import hearing
from judging import INDEX_TIP, Verdict, media, render


def truth_pitch(clip):
    """Times, and the pitch of the real index tip through the default field (NaN without a hand)."""
    truth = json.loads(clip.with_suffix(".json").read_text())
    tips = [frame["hands"][0]["xy"][INDEX_TIP][1] if frame["hands"] else np.nan for frame in truth["data"]]
    time = np.array([frame["t"] for frame in truth["data"]])
    return time, 57 + 24 * (0.68 - np.array(tips) / truth["height"]) / 0.60


def steady(time, pitch, moments):
    """Which moments are steady."""
    holds = []
    for moment in moments:
        around = pitch[(time >= moment - 0.2 - 1e-6) & (time <= moment + 1 / 30 + 1e-6)]
        here = np.interp(moment, time, pitch)
        holds.append(len(around) > 3 and np.abs(around - here).max() < 0.02)
    return np.array(holds)


def cents_off(times, values, truth_times, truth):
    """Absolute errors in cents at the steady moments."""
    chosen = steady(truth_times, truth, times)
    return 100 * np.abs(values[chosen] - np.interp(times[chosen], truth_times, truth))


def judge_demo(verdict, program, clip, folder):
    """Every note of the melody is heard, and nothing where nobody is seen."""
    with clip.with_suffix(".csv").open() as table:
        rows = list(csv.DictReader(table))
    time = np.array([float(row["time_s"]) for row in rows])
    meant = np.array([float(row["midi"] or "nan") for row in rows])
    shown = np.array([bool(row["hand"]) for row in rows])

    song = render(program, clip, folder)
    heard_time, heard = hearing.aubio(song.wav)
    print("\n| demo: note meant | from, s | to, s | heard by aubio | cents: median | 95 % of absolute |")
    print("|---" * 6 + "|")
    # A new note begins where a glide ends on a whole number; the second half of its still part is judged.
    whole = np.abs(meant - np.round(meant)) < 1e-3
    starts = [i for i in range(1, len(meant)) if whole[i] and not (whole[i - 1] and meant[i] == meant[i - 1])]
    notes = 0
    every = []
    for start in starts:
        end = start
        while end + 1 < len(meant) and meant[end + 1] == meant[start]:
            end += 1
        if time[end] - time[start] < 0.1:
            continue
        notes += 1
        part = (heard_time >= (time[start] + time[end]) / 2) & (heard_time <= time[end])
        cents = 100 * (heard[part] - meant[start])
        every.append(cents)
        middle, high = np.median(cents), np.percentile(np.abs(cents), 95)
        print(f"| {meant[start]:.0f} | {time[start]:.2f} | {time[end]:.2f} | {meant[start] + middle / 100:.3f} "
              f"| {middle:+.1f} | {high:.1f} |")
        verdict.at_most(50, abs(middle), f"demo, note at {time[start]:.2f} s: cents off")
    verdict.check(notes == 12, f"demo: {notes} notes were meant, not 12")
    verdict.check(song.notes == 12, f"demo: {song.notes} notes were played, not 12")
    every = np.abs(np.concatenate(every))
    print(f"all: median {np.median(every):.1f}, 95 % {np.percentile(every, 95):.1f} cents")
    verdict.at_most(6, np.median(every), "demo, as heard: median of absolute cents")
    verdict.at_most(15, np.percentile(every, 95), "demo, as heard: 95 % of absolute cents")

    first, last = time[shown][0], time[shown][-1]
    before = song.samples[: int(first * song.rate)]
    after = song.samples[int((last + 0.25) * song.rate):]
    verdict.check(len(before) and not before.any(), f"demo: a sound before {first:.2f} s, with nobody in the picture")
    verdict.check(len(after) and not after.any(), f"demo: a sound after {last + 0.25:.2f} s, with nobody in the picture")


def judge_article(verdict, program, clip, folder):
    """The instrument of 2020: 440 − 220·y hertz, amplitude 1 − x, in the table and in the sound."""
    song = render(program, clip, folder, "--preset", "iphone-2020")
    on = song.gate & ~np.isnan(song.tip[:, 0])
    formula = 440 - 220 * song.tip[:, 1]
    table_error = np.abs(song.frequency - formula)[on].max()
    verdict.at_most(0.002, table_error, "iphone-2020: hertz between table and formula")
    # A value is reached when the next picture comes, in a straight line of pitch.
    interval = np.median(np.diff(song.time))
    times, heard = hearing.aubio(song.wav)
    played = np.interp(times - interval, song.time, np.where(on, hearing.midi(formula), np.nan))
    cents = 100 * np.abs(heard - played)
    cents = cents[~np.isnan(cents)]
    print(f"\niphone-2020: heard over 440 − 220·y of the tip in {len(cents)} moments: "
          f"median {np.median(cents):.2f}, 95 % {np.percentile(cents, 95):.1f} cents")
    verdict.at_least(1000, len(cents), "iphone-2020: moments heard")
    verdict.at_most(2, np.median(cents), "iphone-2020: median of absolute cents")
    verdict.at_most(20, np.percentile(cents, 95), "iphone-2020: 95 % of absolute cents")
    _, amplitude = hearing.fundamental(song.samples, song.rate, 150, 550)
    moments = np.where(on[:-1] & on[1:])[0]
    moments = moments[5:-5]
    there = amplitude[((song.time[moments] + interval) * song.rate).astype(int)]
    ratio = there / (1 - song.tip[moments, 0])
    print(f"iphone-2020: amplitude over 1 − x: {np.median(ratio):.4f}, 5 % to 95 %: "
          f"{np.percentile(ratio, 5):.4f} to {np.percentile(ratio, 95):.4f}")
    verdict.at_most(0.02, np.percentile(np.abs(ratio / np.median(ratio) - 1), 95),
                    "iphone-2020: amplitude over 1 − x, its spread")


def judge_melodies(verdict, program, folder, clips):
    print("\n| melody against the hand's real place | steady pictures | song.csv: median, 95 % of absolute cents "
          "| moments heard | aubio: median, 95 % |")
    print("|---" * 5 + "|")
    for clip in clips:
        time, truth = truth_pitch(clip)
        song = render(program, clip, folder)
        table = cents_off(song.time[song.gate], song.pitch[song.gate], time, truth)
        times, heard = hearing.aubio(song.wav)
        inside = ~np.isnan(heard)
        sound = cents_off(times[inside], heard[inside], time, truth)
        row = [f"{np.median(e):.1f}, {np.percentile(e, 95):.1f}" for e in (table, sound)]
        print(f"| {clip.stem} | {len(table)} | {row[0]} | {len(sound)} | {row[1]} |")
        for errors, where in ((table, "in song.csv"), (sound, "as heard")):
            verdict.at_least(100, len(errors), f"{clip.stem} {where}: steady moments")
            verdict.at_most(6, np.median(errors), f"{clip.stem} {where}: median of absolute cents")
            verdict.at_most(15, np.percentile(errors, 95), f"{clip.stem} {where}: 95 % of absolute cents")


def judge_still(verdict, program, folder, clip):
    """The deviation about the mean over all that sounds, its first 0.1 s left out; the sound's by its phase."""
    song = render(program, clip, folder)
    begin = song.time[song.gate][0] + 0.1
    table = song.pitch[song.gate & (song.time >= begin)]
    heard, _ = hearing.fundamental(song.samples, song.rate, 300, 580)
    sound = heard[int(begin * song.rate): int(song.time[-1] * song.rate)]
    row = [100 * np.std(values) for values in (table, sound)]
    print(f"\nstill: {row[0]:.2f} cents rms in song.csv, {row[1]:.2f} in the sound, over {len(sound) / song.rate:.1f} s")
    verdict.at_most(5, row[0], "still in song.csv: cents rms")
    verdict.at_most(5, row[1], "still in the sound: cents rms")


def swing(time, pitch, rate=6):
    """The amplitude in cents of a vibrato over the whole periods from 2 s to 5 s."""
    part = (time >= 2) & (time < 5 - 1e-9)
    values = pitch[part] - pitch[part].mean()
    return 200 * np.abs(np.mean(values * np.exp(-2j * np.pi * rate * time[part])))


def judge_vibrato(verdict, program, folder, clip, bound):
    time, truth = truth_pitch(clip)
    song = render(program, clip, folder)
    heard, _ = hearing.fundamental(song.samples, song.rate, 300, 580)
    real = swing(time, truth)
    table = swing(song.time, song.pitch) / real
    sound = swing(np.arange(len(heard)) / song.rate, heard) / real
    print(f"{clip.stem}: ±{real:.1f} cents at 6 Hz; kept {100 * table:.0f} % in song.csv, "
          f"{100 * sound:.0f} % in the sound (≥ {100 * bound:.0f} %)")
    verdict.at_least(bound, sound, f"{clip.stem}: share of the vibrato kept in the sound")


def arrival(time, pitch, target):
    """When a pitch comes to stay within 25 cents of a target, read in straight lines."""
    outside = np.where(np.abs(pitch - target) > 0.25)[0]
    if not len(outside):
        return time[0]
    last = outside[-1]
    if last + 1 == len(time):
        return np.nan
    before, after = abs(pitch[last] - target), abs(pitch[last + 1] - target)
    return time[last] + (before - 0.25) / (before - after) * (time[last + 1] - time[last])


def judge_fifths(verdict, program, folder, clip):
    """The way to a new note, past the hand's own arrival; a target is where the pitch stands 0.7 s later."""
    time, truth = truth_pitch(clip)
    song = render(program, clip, folder)
    heard, _ = hearing.fundamental(song.samples, song.rate, 200, 620)
    heard_time = np.arange(len(heard)) / song.rate
    late = {"song.csv": [], "the sound": []}
    for second in range(1, 8):
        def settled(times, pitch):
            part = (times >= second - 1e-6) & (times < second + 0.7)
            end = part & (times > second + 0.45)
            return arrival(times[part], pitch[part], np.mean(pitch[end]))

        hand = settled(time, truth)
        late["song.csv"].append(1000 * (settled(song.time, song.pitch) - hand))
        late["the sound"].append(1000 * (settled(heard_time, heard) - hand))
    for where, values in late.items():
        print(f"fifths: settled in {where} after the hand itself by {np.mean(values):.0f} ms in the mean; each: "
              + ", ".join(f"{value:.0f}" for value in values))
    verdict.at_most(40, np.mean(late["song.csv"]), "fifths in song.csv: ms past the hand's arrival")


def judge_leaving(verdict, program, folder, clip):
    """Once the index tip has left the picture, 250 ms later all samples are zero until it may be seen again."""
    truth = json.loads(clip.with_suffix(".json").read_text())
    size = np.array([truth["width"], truth["height"]])
    time = [frame["t"] for frame in truth["data"]]
    seen = [
        any(((tip := np.array(hand["xy"][INDEX_TIP])) >= 0).all() and (tip < size).all() for hand in frame["hands"])
        for frame in truth["data"]]
    song = render(program, clip, folder)
    sounding = np.abs(song.samples) > 0
    exits = [i for i in range(1, len(seen)) if seen[i - 1] and not seen[i]]
    for i in exits:
        returns = next((time[j] for j in range(i, len(seen)) if seen[j]), len(song.samples) / song.rate)
        part = sounding[int(time[i - 1] * song.rate): int(returns * song.rate)]
        last = np.where(part)[0][-1] / song.rate if part.any() else 0
        print(f"enterleave: the tip is last seen at {time[i - 1]:.2f} s, the last sound {1000 * last:.0f} ms later, "
              f"then digital zero for {returns - time[i - 1] - last:.2f} s")
        verdict.at_most(0.25, last, f"enterleave: seconds of sound after the hand left at {time[i - 1]:.2f} s")
    verdict.check(len(exits) == 2, f"enterleave: the hand leaves {len(exits)} times, not twice")
    verdict.at_least(2, song.notes, "enterleave: notes")


def judge_nobody(verdict, program, folder, clip):
    song = render(program, clip, folder)
    print(f"{clip.stem}: {song.notes} notes")
    verdict.check(song.notes == 0 and not song.samples.any(), f"{clip.stem}: a sound in an empty room")


def main():
    program, demo = sys.argv[1], pathlib.Path(sys.argv[2])
    verdict = Verdict()
    with tempfile.TemporaryDirectory() as folder:
        judge_demo(verdict, program, demo, folder)
        judge_article(verdict, program, demo, folder)
        clips = media(sys.argv[3] if len(sys.argv) > 3 else None)
        if clips:
            rendered = clips / "rendered"
            judge_melodies(verdict, program, folder, sorted(rendered.glob("silent_night_*.mp4")))
            judge_still(verdict, program, folder, rendered / "still_480x640.mp4")
            judge_vibrato(verdict, program, folder, rendered / "vibrato_480x640.mp4", 0.70)
            judge_vibrato(verdict, program, folder, rendered / "vibrato60_480x640.mp4", 0.85)
            judge_fifths(verdict, program, folder, rendered / "fifths_480x640.mp4")
            judge_leaving(verdict, program, folder, rendered / "enterleave_640x480.mp4")
            judge_nobody(verdict, program, folder, rendered / "none_640x480.mp4")
            for clip in sorted((clips / "real").glob("*.mp4")):
                print(f"{clip.stem}: {render(program, clip, folder).notes} notes")
    verdict.finish()


main()
