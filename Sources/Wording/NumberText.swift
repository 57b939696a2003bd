/// The written forms of numbers: one for people, one for JSON.
package enum NumberText {
  /// A number for people: at most two decimals, no needless zeros, never `-0`.
  ///
  /// The exact binary value is rounded, a half away from zero. From 2⁵³ on, where doubles have no
  /// decimals, Swift's own shortest form is used (`1e+20`). Not a number is `nan`, infinity `inf`.
  package static func rounded(_ value: Double) -> String {
    let magnitude = value.magnitude
    guard magnitude < 0x1p53 else { return exact(value) }
    let whole = magnitude.rounded(.down)
    let fraction = magnitude - whole
    let product = fraction * 100
    // What the multiplication lost decides whether half a hundredth is truly a half.
    let lost = (-product).addingProduct(fraction, 100)
    let floor = product.rounded(.down)
    let half = product - floor
    let hundredths = Int(floor) + (half > 0.5 || (half == 0.5 && lost >= 0) ? 1 : 0)

    let integer = Int(whole) + hundredths / 100
    let decimals = hundredths % 100
    var text = value < 0 && (integer, decimals) != (0, 0) ? "-\(integer)" : "\(integer)"
    if decimals > 0 {
      text += decimals < 10 ? ".0" : "."
      text += decimals.isMultiple(of: 10) ? "\(decimals / 10)" : "\(decimals)"
    }
    return text
  }

  /// A number for people that may still change, marked by `~`.
  package static func estimate(_ value: Double) -> String { "~" + rounded(value) }

  /// The shortest form that reads back as the same number: `80`, not `80.0`, and `0` for `-0`.
  ///
  /// Infinity is `inf` and not a number is `nan`, which JSON cannot hold.
  package static func exact(_ value: Double) -> String {
    if value.magnitude < 0x1p53, let integer = Int(exactly: value) { return "\(integer)" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A fraction of two small numbers, such as `1/3`, if `value` is exactly that and has many
  /// decimals; otherwise as `exact(_:)`.
  package static func fraction(_ value: Double) -> String {
    smallFraction(value).map { "\($0.numerator)/\($0.denominator)" } ?? exact(value)
  }

  /// A number of thirds, such as `589/3`, which two decimals do not hold; nil for other numbers.
  package static func thirds(_ value: Double) -> String? {
    let thirds = (value * 3).rounded()
    guard abs(thirds) < 1_000_000, thirds / 3 == value, value != value.rounded() else { return nil }
    return "\(Int(thirds))/3"
  }

  /// The fraction of two small numbers that `value` is; nil when its decimals are short.
  package static func smallFraction(_ value: Double) -> (numerator: Int, denominator: Int)? {
    guard exact(value).count > 6 else { return nil }
    for denominator in 3...12 {
      let numerator = (value * Double(denominator)).rounded()
      if numerator > 0, numerator < 1000, numerator / Double(denominator) == value {
        return (Int(numerator), denominator)
      }
    }
    return nil
  }
}
