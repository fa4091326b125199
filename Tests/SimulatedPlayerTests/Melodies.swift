import Instrument
import Lessons
import SimulatedPlayer

/// A melody without rests.
func melody(_ notes: [(pitch: Int, length: Double)], tempo: Double = 60) -> Melody {
  var start = 0.0
  var melody = Melody(title: "Test", key: .naturals, tempo: tempo, barLength: 4, notes: [])
  for note in notes {
    melody.notes.append(.init(pitch: note.pitch, start: start, length: note.length))
    start += note.length
  }
  return melody
}

/// The beginning of Silent Night, in C.
let silentNight = melody([
  (67, 1.5), (69, 0.5), (67, 1), (64, 3), (67, 1.5), (69, 0.5), (67, 1), (64, 3), (74, 2), (74, 1),
  (71, 3), (72, 2), (72, 1), (67, 3),
])

/// An instrument that plays the hand as it is: no filter.
let plainInstrument: Preset = {
  var preset = Preset.standard
  preset.pitchFilter = nil
  preset.key = .naturals
  return preset
}()

/// A player whose hand neither sways nor misses, and who corrects nothing.
let machine: PlayerModel = {
  var model = PlayerModel.beginner
  model.reaching.timingDeviation = 0
  model.reaching.leastDeviation = 0
  model.reaching.deviationPerSpeed = 0
  model.reaching.scaleDeviation = 0
  model.reaching.memoryDeviation = 0
  model.correcting.eyeTolerance = .infinity
  model.correcting.earTolerance = .infinity
  model.unsteadiness.sway = 0
  model.unsteadiness.tremor = 0
  return model
}()

/// The centimetres of a semitone on the standard instrument.
let semitone = SimulatedPlayer.pictureHeight * 0.6 / 24

func rms(_ values: [Double]) -> Double {
  (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
