"""Two ways to hear the pitch of a WAV file: aubio's, and the phase of its fundamental."""

import subprocess

import numpy as np


def midi(frequency):
    return 69 + 12 * np.log2(frequency / 440)


def aubio(path, rate=48000):
    """Times and pitches (MIDI note numbers, NaN in silence) that aubio's YIN hears, every 10 ms.

    YIN errs by 0.1 cents on steady tones from A3 to A5; yinfft, aubio's usual way, by 1 to 5.
    """
    buffer, hop = 2048, 480
    heard = subprocess.run(
        ["aubio", "pitch", "-m", "yin", "-B", str(buffer), "-H", str(hop), "-r", str(rate), path],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    table = np.array([[float(cell) for cell in line.split()] for line in heard.splitlines()])
    # The buffer ends one hop after the time that aubio names. YIN compares the sound of its first
    # half with the sound one period later.
    period = rate / np.where(table[:, 1] > 0, table[:, 1], np.nan)
    centre = table[:, 0] + (hop - buffer + buffer / 4 + np.nan_to_num(period) / 2) / rate
    with np.errstate(divide="ignore"):
        return centre, np.where(table[:, 1] > 0, midi(table[:, 1]), np.nan)


def fundamental(samples, rate, low, high):
    """Pitch (MIDI note number) and amplitude of the fundamental at each sample, by its analytic
    signal.

    `low` and `high` (hertz) must enclose the fundamental and keep its harmonics out.
    """
    spectrum = np.fft.fft(samples)
    frequency = np.fft.fftfreq(len(samples), 1 / rate)
    # Edges of a sixth of the band, so that the filter does not ring for long.
    edge = (high - low) / 6
    window = np.clip(np.minimum(frequency - low, high - frequency) / edge, 0, 1)
    signal = np.fft.ifft(spectrum * 2 * np.sin(window * np.pi / 2) ** 2)
    phase = np.unwrap(np.angle(signal))
    with np.errstate(invalid="ignore", divide="ignore"):
        return midi(np.gradient(phase) * rate / (2 * np.pi)), np.abs(signal)
