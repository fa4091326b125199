// Times the movie writer alone, and shows that its memory stays flat.
//
//   MovieBenchmark OUTPUT CLIP
//   MovieBenchmark OUTPUT WIDTH HEIGHT SECONDS [BUSY]
//
// BUSY milliseconds of other work a picture stand for tracking, on the thread that writes.
// Without a clip a moving, noisy pattern of 30 pictures a second; sound of 48 000 samples a second in both cases.

import Foundation
import Hands
import Media

struct Picture {
  var bytes: [UInt8]
  var width: Int
  var height: Int

  /// Blue, green, red from a frame's red, green, blue.
  init(_ frame: Frame) {
    (bytes, width, height) = (frame.pixels, frame.width, frame.height)
    for i in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(i, i + 2) }
  }

  init(width: Int, height: Int, step: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 255, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let noise = (x &* 7919 &+ y &* 104_729 &+ step &* 1_299_709) >> 3 & 7
        for channel in 0..<3 {
          bytes[4 * (y * width + x) + channel] = UInt8(
            truncatingIfNeeded: (x + step * 3) / 4 + y * (channel + 1) / 8 + noise)
        }
      }
    }
  }
}

/// Milliseconds this thread has worked.
func worked() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func memory() -> Double {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
    separator: " ")
  return Double(fields?[1] ?? "0")! * 4096 / 1e6
}

let arguments = CommandLine.arguments
guard [3, 5, 6].contains(arguments.count) else {
  print("usage: MovieBenchmark OUTPUT CLIP | OUTPUT WIDTH HEIGHT SECONDS [BUSY]")
  exit(2)
}
var pictures: [Picture] = []
var times: [Double] = []
if arguments.count == 3 {
  let clip = try ClipReader(path: arguments[2])
  while pictures.count < 300, let frame = try clip.next() {
    pictures.append(Picture(frame))
    times.append(frame.time)
  }
} else {
  let (width, height) = (Int(arguments[2]) ?? 640, Int(arguments[3]) ?? 480)
  for step in 0..<30 { pictures.append(Picture(width: width, height: height, step: step)) }
  times = (0..<30 * (Int(arguments[4]) ?? 10)).map { Double($0) / 30 }
}
let movie = try MovieWriter(
  path: arguments[1], width: pictures[0].width, height: pictures[0].height, sampleRate: 48_000)
let busy = arguments.count == 6 ? Double(arguments[5]) ?? 0 : 0
let clock = ContinuousClock()
let start = clock.now
var samples = 0
for (index, time) in times.enumerated() {
  let begin = worked()
  while worked() - begin < busy {}
  let picture = pictures[index % pictures.count]
  try picture.bytes.withUnsafeBytes { bytes in
    try movie.write(pixels: bytes, bytesPerRow: 4 * picture.width, at: time)
  }
  let end = Int(time * 48_000) + 1600
  try movie.write(sound: (samples..<end).map { 0.3 * Float(sin(Double($0) * 0.0576)) })
  samples = end
  if index % 1800 == 1799 { print(index + 1, "pictures,", memory(), "MB resident") }
}
try movie.finish()
let elapsed = (clock.now - start) / .milliseconds(1)
let size = try FileManager.default.attributesOfItem(atPath: arguments[1])[.size] as? Int ?? 0
print(
  "\(pictures[0].width)×\(pictures[0].height): \(times.count) pictures,",
  String(format: "%.2f ms a picture, %.2f MB,", elapsed / Double(times.count), Double(size) / 1e6),
  String(format: "%.0f kbit/s, %.0f MB resident", Double(size) / 125 / times.last!, memory()))
