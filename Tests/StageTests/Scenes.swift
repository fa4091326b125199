import Hands
import Instrument
import Lessons
import ScalarMath
import Stage
import Voice

/// A hand whose index fingertip is at a place of the picture; its palm lies below.
func hand(track: Int = 1, _ chirality: Chirality = .right, tip: Vector2) -> HandObservation {
  var joints = [Joint](
    repeating: Joint(position: tip + Vector2(0, 0.2), confidence: 1), count: JointName.count)
  joints[JointName.indexTip.rawValue].position = tip
  return HandObservation(
    track: track, chirality: chirality, chiralityScore: 1, presence: 1, joints: joints)
}

/// What the stage draws of these pictures, one every thirtieth of a second: the last one's list.
func drawn(
  _ settings: StageSettings, _ pictures: [[HandObservation]], health: PictureHealth = .init(),
  lesson: LessonState? = nil
) -> (list: DisplayList, playing: Playing) {
  var player = Player(settings.preset)
  var stage = Stage(settings)
  var list = DisplayList()
  var playing: Playing?
  for (i, hands) in pictures.enumerated() {
    playing = player.play(hands, at: Double(i) / 30)
    stage.draw(playing!, lesson: lesson, hands: hands, health: health, into: &list)
  }
  return (list, playing!)
}

/// Views of six aspect ratios, landscape and portrait, before pictures lying and standing, mirrored and not.
let views: [View] = {
  let sizes: [(Float, Float)] = [
    (320, 240), (1280, 720), (2340, 1080), (480, 640), (1080, 1920), (600, 600),
  ]
  let aspects: [Float] = [4 / 3, 16 / 9, 3 / 4, 9 / 16]
  var views: [View] = []
  for (width, height) in sizes {
    for aspect in aspects {
      for isMirrored in [true, false] {
        views.append(
          View(width: width, height: height, pictureAspect: aspect, isMirrored: isMirrored))
      }
    }
  }
  return views
}()
