import Instrument
import Lessons
import Live
import ScalarMath
import Stage
import ThereminCore

/// What the page itself must know, as numbers: see README.md.
enum Report {
  static let count = 13

  static func write(_ instrument: LiveInstrument, to numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = number(of: instrument.moment.playing.phase)
    numbers[1] = Double(instrument.moment.hands.count)
    numbers[2] = number(of: instrument.health.fault)
    let (topLeft, bottomRight) = instrument.view.pictureRectangle
    numbers[3] = Double(topLeft.x)
    numbers[4] = Double(topLeft.y)
    numbers[5] = Double(bottomRight.x)
    numbers[6] = Double(bottomRight.y)
    let lesson = instrument.lesson
    numbers[7] = lesson.map { number(of: $0.state.phase) } ?? 0
    numbers[8] = Double(lesson?.state.bar ?? 0)
    numbers[9] = Double(lesson?.state.barCount ?? 0)
    numbers[10] = lesson?.score?.summary.points ?? -1
    numbers[11] = lesson?.state.beat.map { $0.isStrong ? 2 : 1 } ?? 0
    numbers[12] = Double(instrument.poses.collected.map { instrument.poses.count(of: $0) } ?? 0)
  }

  private static func number(of phase: Gate.Phase) -> Double {
    switch phase {
    case .search: 0
    case .armed: 1
    case .sounding: 2
    case .bridging: 3
    case .release: 4
    case .silent: 5
    }
  }

  private static func number(of fault: PictureHealth.Fault?) -> Double {
    switch fault {
    case nil: 0
    case .tooDark?: 1
    case .tooBright?: 2
    case .slow?: 3
    }
  }

  private static func number(of phase: LessonState.Phase) -> Double {
    switch phase {
    case .ready: 1
    case .countIn: 2
    case .playing: 3
    case .waiting: 4
    case .finished: 5
    }
  }
}
