import Hands
import ScalarMath

/// Whether the camera's pictures are good enough to play by: bright enough, not too bright, often enough.
///
/// Give it every picture; it allocates nothing after the first.
public struct PictureHealth: Sendable {
  /// What can be wrong with the pictures.
  public enum Fault: Equatable, Sendable {
    /// The room is too dark: hands are lost in noise, and cameras halve their rate.
    case tooDark
    /// The picture is too bright: hands are washed out.
    case tooBright
    /// Too few pictures a second to play by.
    case slow
  }

  /// Below this mean luminance a picture is too dark: most of it is lost in a camera's noise. Set by eye; not
  /// calibrated on real cameras.
  public static let darkest: Float = 0.14
  /// Above this mean luminance a picture is too bright: most of it is white, skin too.
  public static let brightest: Float = 0.88
  /// Below so many pictures a second the way from motion to sound is longer than a player bears: a picture every
  /// 50 ms alone uses up most of the 60 ms that an instrument has.
  public static let slowest = 20.0
  /// How far back from a threshold a value must be for its warning to end, as a part of the threshold.
  public static let hysteresis = 0.08

  /// The mean luminance of the last pictures from 0, black, to 1, white: Rec. 709 luma of the pixels as they
  /// are encoded, calmed over a quarter of a second. `nil` before the first picture.
  public private(set) var luminance: Float?
  /// Pictures a second: the median over the last second. `nil` until there are enough to say.
  public private(set) var frameRate: Double?
  /// What is wrong, the gravest first; `nil` where nothing is.
  public var fault: Fault? { isDark ? .tooDark : isBright ? .tooBright : isSlow ? .slow : nil }

  private var isDark = false
  private var isBright = false
  private var isSlow = false
  private var lastTime: Double?
  private var intervals = Intervals()

  /// Makes the health of pictures of which none was seen yet.
  public init() {}

  /// Takes in the next picture.
  public mutating func observe(_ frame: borrowing Frame) {
    observe(luminance: PictureHealth.luminance(of: frame), at: frame.time)
  }

  /// Takes in the mean luminance, from 0 to 1, of the picture taken at a time in seconds.
  ///
  /// A time that is not later than the last one's does not count.
  public mutating func observe(luminance: Float, at time: Double) {
    let elapsed = lastTime.map { time - $0 } ?? 0
    let luminance = clamp(luminance, 0, 1)
    if let old = self.luminance {
      if elapsed > 0 { self.luminance = mix(old, luminance, Float(min(1, elapsed / 0.25))) }
    } else {
      self.luminance = luminance
    }
    if lastTime == nil || elapsed > 0 { lastTime = time }
    if elapsed > 0 && elapsed < .infinity {
      intervals.append(elapsed)
      frameRate = intervals.median.map { 1 / $0 }
    }
    judge()
  }

  /// The mean luminance of a picture, from 0 to 1, sampled at 32 by 32 places of it.
  public static func luminance(of frame: borrowing Frame) -> Float {
    var sum = 0
    let (columns, rows) = (min(32, frame.width), min(32, frame.height))
    for row in 0..<rows {
      let y = (2 * row + 1) * frame.height / (2 * rows)
      for column in 0..<columns {
        let i = 4 * (y * frame.width + (2 * column + 1) * frame.width / (2 * columns))
        // Rec. 709's weights in 1024ths.
        sum += 218 * Int(frame.pixels[i]) + 732 * Int(frame.pixels[i + 1])
        sum += 74 * Int(frame.pixels[i + 2])
      }
    }
    return Float(sum) / Float(1024 * 255 * columns * rows)
  }

  private mutating func judge() {
    let back = Float(PictureHealth.hysteresis)
    if let luminance {
      isDark = luminance < PictureHealth.darkest * (isDark ? 1 + back : 1)
      isBright = luminance > PictureHealth.brightest * (isBright ? 1 - back : 1)
    }
    if let frameRate {
      isSlow = frameRate < PictureHealth.slowest * (isSlow ? 1 + PictureHealth.hysteresis : 1)
    }
  }
}
