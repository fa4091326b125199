import HandTracking
import PublishedNetworks
import Testing

/// Models that cannot be used are told with one sentence.
@Suite(.enabled(if: Models.arePresent, Comment(rawValue: Models.areMissing)))
struct WrongModelTests {
  @Test func aSwappedModelIsNamed() throws {
    let models = try Models.lite()
    var swapped = models
    swapped.palmDetection = models.handLandmark
    #expect(throws: HandTrackerError.wrongNetwork(.palmDetection)) {
      _ = try HandTracker(models: swapped)
    }
    swapped = models
    swapped.handLandmark = models.palmDetection
    #expect(throws: HandTrackerError.wrongNetwork(.handLandmark)) {
      _ = try HandTracker(models: swapped)
    }
  }

  @Test(arguments: [0, 3, 100, 50_000])
  func aTruncatedModelIsNamed(length: Int) throws {
    var models = try Models.lite()
    models.handLandmark = Array(models.handLandmark.prefix(length))
    do {
      _ = try HandTracker(models: models)
      Issue.record("a model of \(length) bytes was taken")
    } catch {
      guard case .model(.handLandmark, _) = error else {
        Issue.record("another error: \(error)")
        return
      }
      #expect(error.sentence.hasPrefix("hand landmark: "))
      #expect(error.sentence.hasSuffix("fetch the model file again"))
    }
  }
}
