/// How heavy a font is, on the scale of 100 to 900.
public struct FontWeight: Hashable, Sendable {
  /// 400 is regular, 700 bold.
  public let value: Double

  /// The weight of that value, within 100 and 900; what is no number is regular.
  public init(_ value: Double) { self.value = value.isNaN ? 400 : min(max(value, 100), 900) }

  /// The lightest, 100.
  public static let ultraLight = FontWeight(100)
  /// 200.
  public static let thin = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800.
  public static let heavy = FontWeight(800)
  /// The heaviest, 900.
  public static let black = FontWeight(900)
}
