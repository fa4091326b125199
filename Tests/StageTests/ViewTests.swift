import ScalarMath
import Stage
import Testing

@Suite struct TheView {
  @Test(arguments: views) func isFilledByThePictureAndKeepsItsShape(view: View) {
    let (a, b) = view.pictureRectangle
    #expect(min(a.x, a.y) <= 1e-6 && max(a.x, a.y).magnitude < 1e-6)
    #expect(min(b.x, b.y) >= 1 - 1e-6)
    #expect((a.x + b.x - 1).magnitude < 1e-5 && (a.y + b.y - 1).magnitude < 1e-5)
    let aspect = (b.x - a.x) * view.width / ((b.y - a.y) * view.height)
    #expect((aspect / view.pictureAspect - 1).magnitude < 1e-5)
  }

  @Test(arguments: views) func bringsPointsThereAndBack(view: View) {
    for point in [Vector2(0, 0), Vector2(0.3, 0.8), Vector2(1.2, -0.1)] {
      #expect(view.picturePoint(at: view.place(of: point)).distance(to: point) < 1e-5)
    }
  }

  @Test(arguments: views) func putsThePicturesCornersOnItsRectangle(view: View) {
    let (a, b) = view.pictureRectangle
    let left: Float = view.isMirrored ? 1 : 0
    #expect(view.place(of: Vector2(left, 0)).distance(to: a) < 1e-5)
    #expect(view.place(of: Vector2(1 - left, 1)).distance(to: b) < 1e-5)
  }

  @Test func takesSizesThatAreNone() {
    for size in [Float(0), -3, .nan, .infinity] {
      let view = View(width: size, height: size, pictureAspect: size)
      #expect(view.place(of: Vector2(0.5, 0.5)) == Vector2(0.5, 0.5))
    }
  }
}
