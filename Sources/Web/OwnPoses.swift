import CWasmRuntime
import Gestures
import Instrument
import Live

/// From now on each seen hand is an example of a label; without a label it is none.
@_expose(wasm, "collect") @c
public func collect(
  _ instrument: UnsafeMutableRawPointer, _ label: UnsafePointer<UInt8>, _ count: Int32
) {
  box(instrument).instrument.poses.collect(count > 0 ? text(label, count) : nil)
}

/// How many examples there are of a label.
@_expose(wasm, "collectedCount") @c
public func collectedCount(
  _ instrument: UnsafeMutableRawPointer, _ label: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  Int32(box(instrument).instrument.poses.count(of: text(label, count)))
}

/// Takes a label's examples out.
@_expose(wasm, "forget") @c
public func forget(
  _ instrument: UnsafeMutableRawPointer, _ label: UnsafePointer<UInt8>, _ count: Int32
) {
  box(instrument).instrument.poses.forget(text(label, count))
}

/// Learns the poses from their examples: 0, or why they cannot be learned.
@_expose(wasm, "trainPoses") @c
public func trainPoses(_ instrument: UnsafeMutableRawPointer) -> Int32 {
  do throws(TrainingError) {
    try box(instrument).instrument.learnPoses { progress in
      let score = progress.validation
      theremin_progress(
        Int32(progress.epoch), Int32(progress.epochs), score?.loss ?? progress.loss,
        score?.accuracy ?? progress.accuracy)
      return true
    }
    return 0
  } catch {
    switch error {
    case .noExamples: return 1
    case .oneLabel: return 2
    default: return 3
    }
  }
}

/// The player's own poses as a model file.
@_expose(wasm, "poses") @c
public func poses(_ instrument: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt8>? {
  givenText.give(box(instrument).instrument.poses.classifier?.bytes ?? [])
}

/// Tells poses by a model file; without bytes by the built-in one. 0 where it cannot be used.
@_expose(wasm, "usePoses") @c
public func usePoses(
  _ instrument: UnsafeMutableRawPointer, _ start: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  let instrument = box(instrument).instrument
  guard count > 0 else {
    instrument.use(nil)
    return 1
  }
  do throws(GestureModelError) {
    instrument.use(try PoseClassifier(bytes: bytes(start, count)))
    return 1
  } catch {
    return 0
  }
}

/// Tells poses and actions by these model files where the player has none of their own; without bytes none are told.
/// 0 where they cannot be used.
@_expose(wasm, "useModels") @c
public func useModels(
  _ instrument: UnsafeMutableRawPointer, _ poses: UnsafePointer<UInt8>, _ poseCount: Int32,
  _ actions: UnsafePointer<UInt8>, _ actionCount: Int32
) -> Int32 {
  do throws(GestureModelError) {
    box(instrument).instrument.models = (
      poseCount > 0 ? try PoseClassifier(bytes: bytes(poses, poseCount)) : nil,
      actionCount > 0 ? try ActionClassifier(bytes: bytes(actions, actionCount)) : nil
    )
    return 1
  } catch {
    return 0
  }
}

/// How many poses are told.
@_expose(wasm, "poseLabelCount") @c
public func poseLabelCount(_ instrument: UnsafeMutableRawPointer) -> Int32 {
  Int32(classifier(instrument)?.labels.count ?? 0)
}

/// The label of one of them.
@_expose(wasm, "poseLabel") @c
public func poseLabel(
  _ instrument: UnsafeMutableRawPointer, _ index: Int32
) -> UnsafeMutablePointer<UInt8>? {
  let labels = classifier(instrument)?.labels ?? []
  return givenText.give((labels.indices.contains(Int(index)) ? labels[Int(index)] : "").utf8)
}

/// Sets what gestures do: 1 where the text says it.
@_expose(wasm, "bind") @c
public func bind(
  _ instrument: UnsafeMutableRawPointer, _ bindings: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  do throws(BindingsError) {
    box(instrument).instrument.bindings =
      count > 0 ? try Bindings(text: text(bindings, count)) : nil
    return 1
  } catch {
    return 0
  }
}

private func classifier(_ instrument: UnsafeMutableRawPointer) -> PoseClassifier? {
  let instrument = box(instrument).instrument
  return instrument.poses.classifier ?? instrument.models.poses
}
