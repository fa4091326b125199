import Drawing
import Hands
import Lessons
import Media
import Stage
import ThereminCore

/// The mirrored picture with the stage over it, picture by picture.
struct PerformancePicture {
  /// Where it is drawn.
  let canvas: Canvas
  private var view: View
  private var stage: Stage?
  private var health = PictureHealth()
  private var list = DisplayList()
  /// The picture that the list belongs to.
  private var frame: Frame?

  /// Prepares a canvas for a clip's pictures, whose width and height are given in pixels.
  init(_ options: RenderOptions, width: Int, height: Int) throws(DrawingError) {
    let size = options.size ?? (width, height)
    canvas = try Canvas(width: size.width, height: size.height)
    view = View(
      width: Float(size.width), height: Float(size.height),
      pictureAspect: Float(width) / Float(height))
    guard options.showsStage else { return }
    var settings = StageSettings(preset: options.preset, view: view, names: options.names)
    settings.showsGestures = options.showsGestures
    settings.reducesMotion = options.reducesMotion
    stage = Stage(settings)
  }

  /// Takes in a picture, what is played in it, and where a lesson stands, if any; nothing is drawn yet.
  mutating func show(_ frame: Frame, _ moment: Moment, lesson: LessonState?) {
    self.frame = frame
    // A clip's pictures may change their shape on the way.
    view = View(
      width: Float(canvas.width), height: Float(canvas.height),
      pictureAspect: frame.aspectRatio)
    stage?.settings.view = view
    health.observe(frame)
    stage?.draw(
      moment.playing, lesson: lesson, hands: moment.hands, gestures: moment.gestures,
      health: health, into: &list)
  }

  /// Draws the picture that was shown last.
  func draw() {
    canvas.draw(frame, in: view)
    canvas.draw(list)
  }
}
