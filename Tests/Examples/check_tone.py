"""Checks play-a-tone's sound: its pitch, by zero crossings, follows the point's height."""

import math
import sys
import wave

with wave.open(sys.argv[1]) as sound:
    shape = (sound.getnchannels(), sound.getsampwidth(), sound.getframerate(), sound.getnframes())
    assert shape == (1, 3, 48_000, 180 * 1600), f"channels, bytes, rate, samples are {shape}"
    data = sound.readframes(sound.getnframes())
samples = [int.from_bytes(data[i : i + 3], "little", signed=True) for i in range(0, len(data), 3)]

# The fundamental alone crosses zero once a period, whatever the timbre, behind a low pass.
smooth, low, lower = [], 0.0, 0.0
for sample in samples:
    low += 0.03 * (sample - low)
    lower += 0.03 * (low - lower)
    smooth.append(lower)
rises = [
    i - smooth[i] / (smooth[i] - smooth[i - 1])
    for i in range(1, len(smooth))
    if smooth[i - 1] < 0 <= smooth[i]
]
worst = 0.0
for time in (0.5, 1.0, 1.8, 2.4, 3.0, 4.0, 4.7, 5.3):
    around = [rise for rise in rises if abs(rise / 48_000 - time) < 0.05]
    frequency = 48_000 * (len(around) - 1) / (around[-1] - around[0])
    heard = 69 + 12 * math.log2(frequency / 440)
    # The voice reaches a point's pitch one thirtieth of a second after it came.
    middle = (around[0] + around[-1]) / 2 / 48_000 - 1 / 30
    meant = 57 + 24 * (0.5 + 0.4 * math.sin(2 * middle))
    worst = max(worst, 100 * abs(heard - meant))
assert worst < 30, f"the pitch is {worst:.0f} cents off"
assert max(map(abs, samples)) < 2**23 - 1 and not any(samples[-100:]), "clips, or does not end"
print(f"play-a-tone: the pitch follows the point within {worst:.0f} cents")
