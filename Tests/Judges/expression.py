"""What a performance keeps of the hand's own motion: its melody, stillness, vibrato and leaps.

Each is measured in song.csv, which is the control value, and in the sound. The truth is the real
index tip (`xy` of the clip's .json) through the default field.
"""

import json

import numpy as np

import hearing
from judging import INDEX_TIP, render


def true_pitch(clip):
    """Times and pitches (MIDI note numbers) of the real index tip."""
    truth = json.loads(clip.with_suffix(".json").read_text())
    time = np.array([frame["t"] for frame in truth["data"]])
    tip = np.array([frame["hands"][0]["xy"][INDEX_TIP][1] for frame in truth["data"]])
    return time, 57 + 24 * (0.68 - tip / truth["height"]) / 0.60


def is_steady(time, pitch, moment):
    """The hand stays within 2 cents from 0.2 s before to 1/30 s after: glides and the 70 ms after
    them are judged under `judge_fifths`."""
    around = pitch[(time >= moment - 0.2 - 1e-6) & (time <= moment + 1 / 30 + 1e-6)]
    return len(around) > 3 and np.abs(around - np.interp(moment, time, pitch)).max() < 0.02


def judge_melody(verdict, program, clip, folder):
    """Absolute errors in cents where the hand is steady."""
    time, truth = true_pitch(clip)
    song = render(program, clip, folder)
    for where, (moments, pitch) in {
        "song.csv": (song.time, song.pitch),
        "the sound, by aubio": hearing.aubio(song.wav),
    }.items():
        chosen = [
            i
            for i, moment in enumerate(moments)
            if is_steady(time, truth, moment) and not np.isnan(pitch[i])
        ]
        errors = 100 * np.abs(pitch[chosen] - np.interp(moments[chosen], time, truth))
        middle, high = np.median(errors), np.percentile(errors, 95)
        print(
            f"{clip.stem} in {where}: off by {middle:.1f} cents in the median, 95 % {high:.1f}, "
            f"of {len(errors)} steady moments"
        )
        verdict.at_least(200, len(errors), f"{clip.stem} in {where}: steady moments")
        verdict.at_most(6, middle, f"{clip.stem} in {where}: median of absolute cents")
        verdict.at_most(15, high, f"{clip.stem} in {where}: 95 % of absolute cents")


def judge_still(verdict, program, clip, folder):
    """The deviation about the mean over all that sounds, its first 0.1 s left out."""
    song = render(program, clip, folder)
    begin = song.time[song.gate][0] + 0.1
    table = song.pitch[song.gate & (song.time >= begin)]
    heard, _ = hearing.fundamental(song.samples, song.rate, 300, 580)
    sound = heard[int(begin * song.rate) : int(song.time[-1] * song.rate)]
    seconds = len(sound) / song.rate
    verdict.at_least(4.7, seconds, f"{clip.stem}: seconds judged")
    for where, values in (("song.csv", table), ("the sound", sound)):
        deviation = 100 * np.std(values)
        print(f"{clip.stem} in {where}: {deviation:.2f} cents rms over {seconds:.1f} s")
        verdict.at_most(5, deviation, f"{clip.stem} in {where}: cents rms")


def swing(time, pitch, rate=6):
    """The amplitude in cents of a vibrato over the whole periods from 2 s to 5 s."""
    part = (time >= 2) & (time < 5 - 1e-9)
    values = pitch[part] - pitch[part].mean()
    return 200 * np.abs(np.mean(values * np.exp(-2j * np.pi * rate * time[part])))


def judge_vibrato(verdict, program, clip, folder, bound):
    """The share of the hand's vibrato that is in the sound."""
    real = swing(*true_pitch(clip))
    song = render(program, clip, folder)
    heard, _ = hearing.fundamental(song.samples, song.rate, 300, 580)
    table = swing(song.time, song.pitch) / real
    sound = swing(np.arange(len(heard)) / song.rate, heard) / real
    print(
        f"{clip.stem}: ±{real:.1f} cents at 6 Hz, of which {table:.0%} in song.csv and "
        f"{sound:.0%} in the sound (≥ {bound:.0%})"
    )
    verdict.at_least(bound, sound, f"{clip.stem}: share of the vibrato in the sound")
    assisted = render(program, clip, folder, "--assist", "60")
    heard, _ = hearing.fundamental(assisted.samples, assisted.rate, 300, 580)
    kept = swing(np.arange(len(heard)) / assisted.rate, heard) / real / sound
    print(f"{clip.stem}: assist 60 keeps {kept:.0%} of that in the sound (≥ 80%)")
    verdict.at_least(0.8, kept, f"{clip.stem}: share of the vibrato that assist 60 keeps")


def arrival(time, pitch, second):
    """When a pitch that leaps at a whole second comes to stay within 25 cents of where it stands
    0.45 to 0.7 s later, read in straight lines."""
    part = (time >= second - 1e-6) & (time < second + 0.7)
    time, pitch = time[part], pitch[part]
    away = np.abs(pitch - pitch[time > second + 0.45].mean())
    outside = np.nonzero(away > 0.25)[0]
    if not len(outside):
        return time[0]
    last = outside[-1]
    if last + 1 == len(time):
        return np.nan
    share = (away[last] - 0.25) / (away[last] - away[last + 1])
    return time[last] + share * (time[last + 1] - time[last])


def judge_fifths(verdict, program, clip, folder):
    """How long after the hand itself a new note is settled on."""
    time, truth = true_pitch(clip)
    song = render(program, clip, folder)
    heard, _ = hearing.fundamental(song.samples, song.rate, 200, 620)
    for where, moments, pitch in (
        ("song.csv", song.time, song.pitch),
        ("the sound", np.arange(len(heard)) / song.rate, heard),
    ):
        late = [
            1000 * (arrival(moments, pitch, second) - arrival(time, truth, second))
            for second in range(1, 8)
        ]
        each = ", ".join(f"{value:.0f}" for value in late)
        mean = np.mean(late)
        print(f"{clip.stem} in {where}: settled {mean:.0f} ms after the hand itself ({each})")
        if where == "song.csv":
            # The sound adds the voice's straight line to the next picture, 33 ms or more.
            verdict.at_most(40, mean, f"{clip.stem} in {where}: ms after the hand's arrival")
