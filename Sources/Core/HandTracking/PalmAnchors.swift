import ScalarMath

/// The fixed places from which palm detection measures its boxes, as centres in the unit square.
///
/// MediaPipe's single-shot detector on 192×192 pixels: one grid of 24×24 cells with two anchors
/// each, and three grids of 12×12 with two each, which share their cells; 2016 in all, all of size
/// one. (Model card "MediaPipe Hands"; `palm_detection_cpu.pbtxt`: strides 8, 16, 16, 16.)
func palmAnchors() -> [Vector2] {
  var anchors: [Vector2] = []
  anchors.reserveCapacity(2016)
  for (cells, anchorsPerCell) in [(24, 2), (12, 6)] {
    for row in 0..<cells {
      for column in 0..<cells {
        let center = Vector2(
          (Float(column) + 0.5) / Float(cells), (Float(row) + 0.5) / Float(cells))
        for _ in 0..<anchorsPerCell { anchors.append(center) }
      }
    }
  }
  return anchors
}
