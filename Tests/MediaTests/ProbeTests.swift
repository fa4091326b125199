import Foundation
import Media
import Testing

/// What FFmpeg's own program says about the same files.
@Suite(.enabled(if: Probe.program != nil, "ffprobe is not installed"))
struct ProbeAgrees {
  @Test(arguments: ["vfr.mp4", "vfr.mkv", "whole.mp4", "matrix3.mp4", "animated.gif"])
  func onTheTimesOfFrames(_ name: String) throws {
    let stamps = try Probe.run(
      [
        "-select_streams", "v", "-show_entries", "frame=best_effort_timestamp_time",
        Fixture.path(name),
      ]
    ).compactMap(Double.init)
    let times = try Fixture.frames(name).map(\.time)
    let first = try #require(stamps.first)
    #expect(times.count == stamps.count)
    #expect(zip(times, stamps).allSatisfy { ($0 - ($1 - first)).magnitude < 1e-5 })
  }

  @Test func onASound() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.wav"
    let writer = try WaveWriter(path: path, sampleRate: 48_000)
    for _ in 0..<30 { try writer.write([Float](repeating: 0.1, count: 3200)) }
    try writer.finish()
    let fields = "stream=codec_name,sample_rate,channels,duration_ts"
    #expect(
      try Probe.run(["-show_entries", fields, path]) == ["pcm_s24le", "48000", "2", "48000"])
  }
}
