"""Makes the MIDI files and the compressed score beside it: make_songs.py, with mido."""

import pathlib
import zipfile

import mido
from mido import Message, MetaMessage, MidiFile, MidiTrack

FOLDER = pathlib.Path(__file__).parent


def melody(track, notes, channel=0, ticks=480):
    """Notes one after the other: (pitch or None, quarter notes)."""
    rest = 0
    for pitch, length in notes:
        if pitch is None:
            rest += length
            continue
        track.append(
            Message("note_on", channel=channel, note=pitch, velocity=80, time=int(rest * ticks))
        )
        track.append(
            Message("note_off", channel=channel, note=pitch, velocity=0, time=int(length * ticks))
        )
        rest = 0


def band():
    """An upbeat in a bar of its own, three parts, drums, and a tempo that changes."""
    song = MidiFile(type=1, ticks_per_beat=480)
    lead, flute, bass, drums = (MidiTrack() for _ in range(4))
    song.tracks += [lead, flute, bass, drums]
    lead += [
        MetaMessage("track_name", name="The Band"),
        MetaMessage("set_tempo", tempo=mido.bpm2tempo(92)),
        MetaMessage("time_signature", numerator=1, denominator=4),
        MetaMessage("key_signature", key="D"),
        MetaMessage("time_signature", numerator=3, denominator=4, time=480),
        MetaMessage("set_tempo", tempo=mido.bpm2tempo(80), time=2880),
    ]
    flute.append(MetaMessage("track_name", name="Flute"))
    flute.append(Message("program_change", channel=0, program=73))
    melody(flute, [(69, 1), (74, 1.5), (76, 0.5), (78, 1), (74, 2), (None, 1), (73, 2), (74, 3)])
    bass.append(MetaMessage("track_name", name="Bass"))
    melody(bass, [(None, 1), (38, 3), (45, 3), (38, 3)], channel=1)
    melody(drums, [(35, 1)] * 10, channel=9)
    song.save(FOLDER / "band.mid")


def chords():
    """One track of two channels: chords that end together, and notes that overlap."""
    song = MidiFile(type=0, ticks_per_beat=96)
    track = MidiTrack()
    song.tracks.append(track)
    for chord in [(60, 64, 67), (62, 65, 69), (59, 62, 67)]:
        for pitch in chord:
            track.append(Message("note_on", note=pitch, velocity=70, time=0))
        for index, pitch in enumerate(chord):
            track.append(Message("note_on", note=pitch, velocity=0, time=0 if index else 96))
    track += [
        Message("note_on", channel=1, note=40, velocity=70),
        Message("note_on", note=72, velocity=70),
        Message("note_on", note=74, velocity=70, time=96),
        Message("note_off", note=72, time=12),
        Message("note_off", note=74, time=84),
        Message("note_off", channel=1, note=40),
    ]
    song.save(FOLDER / "chords.mid")


def songs():
    """Format 2: songs of their own."""
    song = MidiFile(type=2, ticks_per_beat=240)
    for first in (60, 72):
        track = MidiTrack()
        song.tracks.append(track)
        melody(track, [(first, 1), (first + 2, 1), (first + 4, 2)], ticks=240)
    song.save(FOLDER / "songs.mid")


def frames():
    """Ticks of a clock of 25 frames a second and 40 ticks a frame, which mido does not write."""
    events = bytes([0, 0x90, 64, 80, 0x87, 0x68, 64, 0, 0, 66, 80, 0x83, 0x74, 66, 0])  # 1 s, 0.5 s
    events += bytes([0, 0xFF, 0x2F, 0])
    header = b"MThd" + bytes([0, 0, 0, 6, 0, 0, 0, 1, 256 - 25, 40])
    track = b"MTrk" + len(events).to_bytes(4, "big") + events
    (FOLDER / "frames.mid").write_bytes(header + track)


def compressed():
    container = (
        '<?xml version="1.0"?><container><rootfiles><rootfile full-path="piano.musicxml"'
        ' media-type="application/vnd.recordare.musicxml+xml"/></rootfiles></container>'
    )
    when = (2024, 1, 1, 0, 0, 0)
    with zipfile.ZipFile(FOLDER / "piano.mxl", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("META-INF/container.xml", when), container)
        score = zipfile.ZipInfo("piano.musicxml", when)
        archive.writestr(
            score, (FOLDER / "piano.musicxml").read_text(), compress_type=zipfile.ZIP_DEFLATED
        )


for make in (band, chords, songs, frames, compressed):
    make()
