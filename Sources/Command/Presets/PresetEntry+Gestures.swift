import Hands
import Instrument

extension PresetEntry {
  /// What gestures do, and when one counts.
  static var gestures: [PresetEntry] {
    [
      PresetEntry("gestures", "what gestures do, like fist:mute, pinch:staccato; or off") {
        $0.bindings.text
      } read: { words, preset in
        do throws(BindingsError) {
          preset.bindings = try Bindings(text: words)
          return nil
        } catch {
          return Fault("off, or gestures with what they do, like fist:mute, pinch:staccato")
        }
      },
      choice(
        "gesture-hand", "whose gestures: any, right or left",
        ["any": nil, "right": Chirality.right, "left": .left], \.gestureHand),
      PresetEntry("gesture-confidence", "from which a gesture counts, 0.5 to 1") {
        "\($0.gestureEvents.confidence)"
      } read: { word, preset in
        guard let least = Float(word), (0.5...1).contains(least) else {
          return Fault("a number from 0.5 to 1")
        }
        preset.gestureEvents.confidence = least
        preset.gestureEvents.leastConfidence = min(least, preset.gestureEvents.leastConfidence)
        return nil
      },
      number(
        "gesture-hold", "seconds until a pose counts", in: 0...2, \.gestureEvents.hold),
      number(
        "gesture-release", "seconds until it counts no more", in: 0...2, \.gestureEvents.release),
      number(
        "gesture-cooldown", "seconds until it may count again", in: 0...5,
        \.gestureEvents.cooldown),
      number(
        "action-cooldown", "seconds from an action to the next", in: 0...10,
        \.gestureEvents.actionCooldown),
    ]
  }
}
