"""Judges what is read from songs: MIDI files by mido, scores by music21, notes by notes.

usage: songs.py SONG-READER FIXTURES
Reads the fixtures, melodies made at random here, and pieces of music21's corpus. Ends with exit code 1 where
a bound is missed.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import warnings

import mido
import music21
from mido import Message, MetaMessage, MidiFile, MidiTrack

from judging import Verdict, print_heading, print_row

# Quarter notes; both count in fractions, so only rounding is left.
TOLERANCE = 1e-3

# Pieces as their programs wrote them (.mxl), and as music21 writes them of others' text (.musicxml).
CHORALES = 24
ORIGINALS = [
    "beethoven/opus18no1/movement1.mxl",
    "haydn/opus1no1/movement2.mxl",
    "monteverdi/madrigal.4.10.mxl",
    "mozart/k155/movement2.mxl",
    "trecento/Fava_Dicant_nunc_iudei.xml",
    "leadSheet/fosterBrownHair.mxl",
]
# Fiddle tunes with repeats.
TUNES = 16


def read(reader, paths):
    """What the program reads from each file."""
    answer = subprocess.run(
        [reader, *map(str, paths)], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    return [json.loads(line) for line in answer.splitlines()]


def agrees(song, truth):
    """Whether notes are (pitch, start, length) of the truth, but for whole bars of silence before."""
    if "error" in song or len(song["notes"]) != len(truth) or not truth:
        return False
    shift = song["notes"][0][1] - truth[0][1]
    return all(
        mine[0] == pitch
        and abs(mine[1] - shift - start) < TOLERANCE
        and abs(mine[2] - length) < TOLERANCE
        for mine, (pitch, start, length) in zip(song["notes"], truth)
    )


def midi_notes(path, name):
    """The notes of the track of that name (None: of all tracks) as mido reads them, one at a time: of notes that
    begin together the highest, each at most up to the next one's beginning."""
    song = MidiFile(path)
    notes = []
    for track in song.tracks:
        if name and track.name != name:
            continue
        time, open_notes = 0, {}
        for message in track:
            time += message.time
            if message.type == "note_on" and message.velocity > 0:
                open_notes[message.channel, message.note] = time
            elif message.type in ("note_on", "note_off"):
                start = open_notes.pop((message.channel, message.note), None)
                if start is not None and message.channel != 9:
                    notes.append((message.note, start, time))
    line = []
    for start in sorted({note[1] for note in notes}):
        pitch, _, end = max(note for note in notes if note[1] == start)
        if line:
            line[-1][2] = min(line[-1][2], start)
        line.append([pitch, start, end])
    quarter = song.ticks_per_beat
    return [(pitch, start / quarter, (end - start) / quarter) for pitch, start, end in line]


def random_midi(number, path):
    """A melody among other parts: its track's name, bar and tempo."""
    dice = random.Random(number)
    ticks = dice.choice([24, 96, 220, 480, 960])
    song = MidiFile(type=1, ticks_per_beat=ticks)
    conductor, lead, bass, drums = (MidiTrack() for _ in range(4))
    song.tracks += [conductor, bass, lead, drums]
    beats, tempo = dice.choice([2, 3, 4, 6]), dice.randint(60, 180)
    conductor += [
        MetaMessage("time_signature", numerator=beats, denominator=4),
        MetaMessage("set_tempo", tempo=mido.bpm2tempo(tempo)),
        MetaMessage("key_signature", key=dice.choice(["C", "G", "Am", "Eb", "F#m"])),
    ]
    for track, name, low, channel in [(bass, "Bass", 36, 1), (lead, "Tune", 60, 0), (drums, "Kit", 35, 9)]:
        track.append(MetaMessage("track_name", name=name))
        rest = 0
        for _ in range(dice.randint(20, 60)):
            length = dice.choice([1, 2, 2, 4, 6, 8]) * ticks // 4
            if dice.random() < 0.15:
                rest += length
                continue
            pitch = low + dice.randint(0, 19)
            ends_by_velocity = dice.random() < 0.5
            track.append(Message("note_on", channel=channel, note=pitch, velocity=64, time=rest))
            if dice.random() < 0.1:
                track.append(Message("control_change", channel=channel, control=7, value=90))
            track.append(
                Message(
                    "note_on" if ends_by_velocity else "note_off",
                    channel=channel,
                    note=pitch,
                    velocity=0,
                    time=length,
                )
            )
            rest = 0
    song.save(path)
    return beats, tempo


def score_notes(part):
    """A part's notes as music21 plays them: repeats written out, ties joined, at sounding pitch, the highest of
    chords; None where it reads what is written otherwise than players do."""
    measures = list(part.getElementsByClass("Measure"))
    begun = 0
    for measure in measures:
        begins = getattr(measure.leftBarline, "direction", None) == "start"
        begun = 0 if begins else begun
        if getattr(measure.rightBarline, "direction", None) == "end":
            if begun:
                return None  # it goes back to the piece's beginning, not to the last sign
            begun += 1
    part = part.expandRepeats().toSoundingPitch()
    voices = [voice for measure in measures for voice in measure.voices]
    if voices:
        for measure in part.getElementsByClass("Measure"):
            for voice in list(measure.voices)[1:]:
                measure.remove(voice)
    notes = [note for note in part.flatten().notes if not note.duration.isGrace]
    for note, after in zip(notes, notes[1:] + [None]):
        if note.tie is not None and note.tie.type in ("start", "continue"):
            if after is None or note.pitches != after.pitches or note.offset + note.quarterLength != after.offset:
                return None  # it joins other pitches, and across rests
    return [
        (max(pitch.midi for pitch in note.pitches), float(note.offset), float(note.quarterLength))
        for note in part.stripTies().flatten().notes
        if not note.duration.isGrace and note.quarterLength > 0
    ]


def judge_scores(verdict, reader, paths, what):
    """Compares scores with the parts that music21 reads: the melody must be one of them."""
    judged = passed_over = notes = 0
    for path, song in zip(paths, read(reader, paths)):
        parts = [score_notes(part) for part in music21.converter.parse(path, forceSource=True).parts]
        fits = [part for part in parts if part and agrees(song, part)]
        if not fits and any(part is None for part in parts):
            passed_over += 1
            continue
        judged += 1
        notes += len(song.get("notes", []))
        verdict.check(fits, f"{path}: {song.get('error') or 'other notes than music21 reads'}")
    print_row(what, judged, notes, passed_over)
    return judged


def main():
    reader, fixtures = sys.argv[1], pathlib.Path(sys.argv[2])
    warnings.simplefilter("ignore")
    verdict = Verdict()
    print_heading("songs", "judged", "notes", "passed over: read otherwise")

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        tracks = {"band.mid": "Flute", "chords.mid": None, "songs.mid": None}
        song = dict(zip(tracks, read(reader, [fixtures / name for name in tracks])))
        for name in ("band.mid", "chords.mid"):
            truth = midi_notes(fixtures / name, tracks[name])
            truth = [note for note in truth if note[0] != 40]  # the other channel of the chords
            verdict.check(agrees(song[name], truth), f"{name}: other notes than mido reads")
        verdict.check(
            [note[0] for note in song["songs.mid"]["notes"]] == [60, 62, 64], "songs.mid: not its first song"
        )
        frames = read(reader, [fixtures / "frames.mid"])[0]
        verdict.check(agrees(frames, [(64, 0, 2), (66, 2, 1)]), "frames.mid: not 1 s and 0.5 s")

        paths = [folder / f"{number}.mid" for number in range(100)]
        made = [random_midi(number, path) for number, path in enumerate(paths)]
        count = 0
        for path, song, (beats, tempo) in zip(paths, read(reader, paths), made):
            truth = midi_notes(path, "Tune")
            count += len(truth)
            verdict.check(agrees(song, truth), f"{path.name}: other notes than mido reads")
            shift = (song["notes"][0][1] - truth[0][1]) / beats
            verdict.check(
                shift == round(shift)
                and -beats / 2 <= song["notes"][0][1] < beats / 2
                and song["barLength"] == beats
                and abs(song["tempo"] - tempo) < 0.01,
                f"{path.name}: {song['barLength']} quarter notes a bar, {song['tempo']} a minute, "
                f"beginning at {song['notes'][0][1]}",
            )
        print_row("made at random, .mid", len(paths), count, 0)

        scores = [fixtures / name for name in ("verse.musicxml", "clarinet.musicxml", "piano.mxl")]
        verdict.at_least(3, judge_scores(verdict, reader, scores, "fixtures"), "fixtures judged")

        corpus = pathlib.Path(music21.__file__).parent / "corpus"
        chorales = sorted(corpus.glob("bach/*.mxl"))
        chorales = chorales[:: len(chorales) // CHORALES][:CHORALES]
        judged = judge_scores(verdict, reader, chorales, "chorales, .mxl")
        verdict.at_least(CHORALES - 4, judged, "chorales judged")
        originals = [path for path in (corpus / name for name in ORIGINALS) if path.exists()]
        judged = judge_scores(verdict, reader, originals, "other pieces, .mxl")
        verdict.at_least(4, judged, "other pieces judged")

        tunes = sorted(corpus.glob("ryansMammoth/*.abc"))
        paths = []
        for tune in tunes[:: len(tunes) // TUNES][:TUNES]:
            path = folder / (tune.stem + ".musicxml")
            music21.converter.parse(tune).write("musicxml", fp=path)
            paths.append(path)
        judged = judge_scores(verdict, reader, paths, "fiddle tunes with repeats, .musicxml")
        verdict.at_least(TUNES / 2, judged, "fiddle tunes judged")
    verdict.finish()


main()
