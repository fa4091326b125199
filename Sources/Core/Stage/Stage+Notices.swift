import Instrument
import ScalarMath

extension Stage {
  /// How near the border of what is seen, in view coordinates, a fingertip is about to leave it.
  public static let nearBorder: Float = 0.035
  /// How far, in field coordinates, a fingertip may be outside the field before the player is told.
  public static let outsideField: Float = 0.02

  /// A calm hint where no hand is seen, and a line of warning where something is wrong.
  func drawNotices(
    _ playing: Playing, tip: Vector2?, _ health: PictureHealth, idle: Double, isLesson: Bool,
    into list: inout DisplayList
  ) {
    let warning = warning(playing, tip, health)
    if let warning {
      drawPill(
        width: Letters.width(of: warning), at: aboveTuner, sign: true, opacity: 1, into: &list
      ) { $0.append(warning) }
    }
    // A hand that is lost for a moment needs no hint.
    let opacity = playing.phase == .search ? Float(clamp((idle - 0.4) / 0.4, 0, 1)) : 0
    guard opacity > 0 else { return }
    let hint = self.hint
    // A lesson's notes are not covered.
    let above: Float = warning == nil ? 0 : 2.4 * Metrics(view: view).sentence / view.size.y
    let height = isLesson ? aboveTuner - above : 0.40
    drawPill(width: Letters.width(of: hint), at: height, sign: false, opacity: opacity, into: &list)
    {
      $0.append(hint)
    }
  }

  /// Where warnings stand: near the tuner, which the player looks at, and mostly below the lines.
  private var aboveTuner: Float {
    let metrics = Metrics(view: view)
    let below = settings.look == .full ? metrics.margin + metrics.panelHeight : metrics.margin
    return 1 - (below + 1.5 * metrics.sentence) / view.size.y
  }

  /// Where the words stand for what gestures have switched on: left of warnings, or above them where there is no room.
  var commandRow: Float {
    view.size.x > 1.2 ? aboveTuner : aboveTuner - 2.2 * Metrics(view: view).sentence / view.size.y
  }

  private var hint: StaticString {
    let say = settings.language
    if settings.isTouched { return say("Touch a line to play", "線に触れると鳴ります") }
    return switch settings.preset.hands {
    case .one(nil): say("Raise a hand to play", "手を上げると鳴ります")
    case .one(.left?): say("Raise your left hand to play", "左手を上げると鳴ります")
    case .one(.right?): say("Raise your right hand to play", "右手を上げると鳴ります")
    case .two: say("Raise both hands to play", "両手を上げると鳴ります")
    }
  }

  /// The most urgent of what is wrong.
  private func warning(
    _ playing: Playing, _ tip: Vector2?, _ health: PictureHealth
  ) -> StaticString? {
    let say = settings.language
    // A hand that comes in is at the border too.
    if let tip, playing.phase == .sounding, let leaving = leaving(tip) { return leaving }
    switch health.fault {
    case .tooDark?: return say("Too dark: turn on a light", "暗すぎます: 明かりをつけてください")
    case .tooBright?: return say("Too bright: turn from the light", "明るすぎます: 光を避けてください")
    case .slow?: return say("Slow camera: try more light", "カメラが遅れています: 明るくしてください")
    case nil: return nil
    }
  }

  /// What to do where the fingertip is about to leave the field or the view.
  private func leaving(_ tip: Vector2) -> StaticString? {
    let say = settings.language
    let place = view.place(of: tip)
    let field = settings.preset.field.coordinates(of: tip)
    let (near, outside) = (Stage.nearBorder, Stage.outsideField)
    if place.y < near || field.y > 1 + outside {
      return say("Leaving the field: lower your hand", "はみ出します: 手を下げて")
    }
    if place.y > 1 - near || field.y < -outside {
      return say("Leaving the field: raise your hand", "はみ出します: 手を上げて")
    }
    // The player's own left and right, whether or not the view is a mirror.
    let across = view.isMirrored ? place.x : 1 - place.x
    if across < near || field.x < -outside {
      return say("Leaving the field: move right", "はみ出します: 右へ")
    }
    if across > 1 - near || field.x > 1 + outside {
      return say("Leaving the field: move left", "はみ出します: 左へ")
    }
    return nil
  }

  /// A sentence on dark glass, across the view's middle; letters shrink where the view is narrow.
  private func drawPill(
    width letters: Float, at y: Float, sign: Bool, opacity: Float, into list: inout DisplayList,
    write: (inout Letters) -> Void
  ) {
    let metrics = Metrics(view: view)
    let around: Float = sign ? 3.6 : 2.4
    let size = min(metrics.sentence, (view.size.x - 2 * metrics.margin) / (letters + around))
    let half = size * (letters + around) / 2
    let middle = Vector2(0.5, y)
    list.rectangle(
      from: view.place(middle, right: -half, down: -size),
      to: view.place(middle, right: half, down: size), cornerRadius: size,
      Palette.glass.opacity(opacity))
    if sign {
      let place = view.place(middle, right: -half + 1.3 * size)
      list.disc(at: place, radius: 0.62 * size, Palette.warning)
      list.text(
        "!", at: place, size: size * 0.95, weight: .bold, alignment: .center, Palette.onSound,
        halo: Palette.warning)
    }
    list.text(
      at: view.place(middle, right: sign ? 0.6 * size : 0), size: size, weight: .medium,
      alignment: .center, Palette.ink.opacity(opacity), write: write)
  }
}
