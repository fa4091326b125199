import Hands
import Stage
import Testing

@Suite struct ThePicturesHealth {
  @Test(arguments: [(1, 1), (7, 5), (640, 480), (1080, 1920)])
  func meanLuminanceOfOneColour(width: Int, height: Int) {
    let frame = Frame(width: width, height: height, time: 0, red: 255, green: 128, blue: 0)
    // Rec. 709.
    let truth: Float = 0.2126 + 0.7152 * 128 / 255
    #expect((PictureHealth.luminance(of: frame) - truth).magnitude < 2e-3)
  }

  @Test func meanLuminanceOfHalves() {
    var frame = Frame(width: 640, height: 480, time: 0)
    for i in 0..<frame.pixels.count / 2 { frame.pixels[i] = 255 }
    #expect((PictureHealth.luminance(of: frame) - 0.5).magnitude < 1e-3)
  }

  @Test(arguments: [15.0, 24, 29.97, 60, 240]) func frameRateIsTheMedian(rate: Double) {
    var health = PictureHealth()
    var time = 0.0
    for i in 0..<400 {
      // Every tenth picture is late by five.
      time += (i % 10 == 0 ? 6 : 1) / rate
      health.observe(luminance: 0.5, at: time)
    }
    #expect((health.frameRate! - rate).magnitude < 1e-6 * rate)
  }

  @Test func theRateOfTheLastSecondOnly() {
    var health = PictureHealth()
    for i in 0..<60 { health.observe(luminance: 0.5, at: Double(i) / 30) }
    #expect(health.fault == nil)
    for i in 0..<16 { health.observe(luminance: 0.5, at: 2 + Double(i) / 12) }
    #expect(health.fault == .slow)
    #expect((health.frameRate! - 12).magnitude < 1e-6)
  }

  @Test func noFlickerAtAThreshold() {
    var health = PictureHealth()
    health.observe(luminance: PictureHealth.darkest - 0.001, at: 0)
    for i in 1..<40 {
      health.observe(
        luminance: PictureHealth.darkest + (i % 2 == 0 ? 0.002 : -0.002), at: Double(i) / 30)
      #expect(health.fault == .tooDark)
    }
    for i in 40..<80 { health.observe(luminance: 0.3, at: Double(i) / 30) }
    #expect(health.fault == nil)
  }

  @Test func timesThatDoNotGrowDoNotCount() {
    var health = PictureHealth()
    for i in 0..<40 { health.observe(luminance: 0.5, at: Double(i / 2) / 30) }
    #expect((health.frameRate! - 30).magnitude < 1e-6)
    health.observe(luminance: .nan, at: .nan)
    #expect(health.frameRate != nil && health.luminance!.isFinite)
  }
}
