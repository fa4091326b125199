import Foundation
import ScalarMath
import Testing

/// Every function against the C library's, which the core itself never calls.
@Suite struct ElementaryFunctions {
  static let wide = stride(from: -700.0, through: 700.0, by: 0.37).map { $0 }

  @Test func exponentialAgreesWithTheCLibrary() {
    for x in Self.wide {
      #expect((ScalarMath.exp2(x) / Foundation.exp2(x) - 1).magnitude < 1e-14)
      #expect((ScalarMath.exp(x) / Foundation.exp(x) - 1).magnitude < 1e-12)
    }
    #expect(ScalarMath.exp2(2000) == .infinity)
    #expect(ScalarMath.exp2(-2000) == 0)
    #expect(ScalarMath.exp2(1023.75).isFinite)
    #expect(ScalarMath.exp2(.nan).isNaN)
  }

  @Test func logarithmAgreesWithTheCLibrary() {
    for x in Self.wide {
      let y = Foundation.exp(x)
      #expect((ScalarMath.log2(y) - Foundation.log2(y)).magnitude < 1e-12)
    }
    #expect(ScalarMath.log2(0) == -.infinity)
    #expect(ScalarMath.log2(-1).isNaN)
    #expect(ScalarMath.log2(.leastNonzeroMagnitude) == Foundation.log2(.leastNonzeroMagnitude))
  }

  @Test func powerAgreesWithTheCLibrary() {
    for base in [0.0, 0.001, 0.5, 1, 2, 440] {
      for exponent in [0.0, 0.5, 2.2, 3] {
        let expected = Foundation.pow(base, exponent)
        #expect((ScalarMath.pow(base, exponent) - expected).magnitude <= 1e-12 * expected)
      }
    }
  }

  @Test func sineAndCosineAgreeWithTheCLibrary() {
    for x in Self.wide {
      #expect((ScalarMath.sin(x) - Foundation.sin(x)).magnitude < 1e-12)
      #expect((ScalarMath.cos(x) - Foundation.cos(x)).magnitude < 1e-12)
    }
    #expect((ScalarMath.sine(turns: 0.25) - 1).magnitude < 1e-15)
  }

  @Test func angleOfAVectorAgreesWithTheCLibraryAllAround() {
    for degrees in -180...180 {
      let angle = Double(degrees) * .pi / 180
      let (y, x) = (3 * Foundation.sin(angle), 3 * Foundation.cos(angle))
      #expect((ScalarMath.atan2(y, x) - Foundation.atan2(y, x)).magnitude < 1e-14)
    }
    #expect(ScalarMath.atan2(0, 0) == 0)
  }

  @Test func roundingAgreesWithTheStandardLibrary() {
    for x in [-2.5, -2, -1.2, -0.0, 0, 0.4999, 0.5, 1.5, 7, 1e15 + 0.5, 1e300, -1e300] {
      #expect(ScalarMath.floor(x) == x.rounded(.down))
    }
    #expect(ScalarMath.round(2.5) == 3)
    #expect(ScalarMath.clamp(Double.nan, 1, 2) == 1)
  }
}

@Suite struct RandomNumberSequences {
  @Test func sameSeedSameNumbers() {
    // The published first outputs of SplitMix64 for seed 1234567.
    var numbers = RandomNumbers(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
  }

  @Test func normalNumbersHaveMeanZeroAndDeviationOne() {
    var numbers = RandomNumbers(seed: 1)
    let values = (0..<20_000).map { _ in numbers.normal() }
    let mean = values.reduce(0, +) / 20_000
    let variance = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 20_000
    #expect(mean.magnitude < 0.03)
    #expect((variance - 1).magnitude < 0.05)
  }
}
