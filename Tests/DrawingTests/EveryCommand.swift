import ScalarMath
import Stage

/// A list that uses every command, every weight and every alignment.
enum EveryCommand {
  static var list: DisplayList {
    var list = DisplayList()
    list.gradient(
      from: Vector2(0, 0.5), to: Vector2(1, 1), top: Color(0x5020_A000), bottom: Color(0x5020_A0FF))
    for i in 0..<6 {
      let y = 0.1 + 0.08 * Float(i)
      list.line(
        from: Vector2(0.2, y), to: Vector2(0.8, y + 0.01), width: 0.002 * Float(i + 1),
        Color(0xFFFF_FFB0))
    }
    let names = ["C♯4", "B♭3", "ドレミ"]
    for (i, weight) in [DisplayList.Weight.regular, .medium, .bold].enumerated() {
      list.text(
        names[i], at: Vector2(0.5, 0.66 + 0.1 * Float(i)), size: 0.08, weight: weight,
        alignment: DisplayList.Alignment(rawValue: UInt32(i))!, white,
        halo: Color(0x0000_00C0))
    }
    list.polyline(
      [Vector2(0.1, 0.9), Vector2(0.3, 0.7), Vector2(0.35, 0.92), Vector2(0.1, 0.75)], width: 0.02,
      Color(0x56B4_E9A0))
    list.polygon([Vector2(0.8, 0.6), Vector2(0.95, 0.7), Vector2(0.8, 0.8)], Color(0xD55E_00FF))
    list.rectangle(
      from: Vector2(0.7, 0.85), to: Vector2(0.95, 0.95), cornerRadius: 0.03, Color(0x009E_73D0))
    list.disc(at: Vector2(0.5, 0.3), radius: 0.06, Color(0xF6C4_45FF))
    list.ring(at: Vector2(0.5, 0.3), radius: 0.1, width: 0.015, white)
    list.clip(from: Vector2(0.05, 0.05), to: Vector2(0.2, 0.2))
    list.disc(at: Vector2(0.05, 0.05), radius: 0.12, Color(0xCC79_A7FF))
    list.clip(from: Vector2(0, 0), to: Vector2(1, 1))
    return list
  }
}
