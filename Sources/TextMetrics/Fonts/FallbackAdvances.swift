/// How far characters go that the system takes from other fonts, in ems.
enum FallbackAdvances {
  /// An emoji, however many scalars make it.
  static let emoji = 1.25
  /// A syllable of Apple SD Gothic Neo.
  static let hangul = 0.865
  /// A Kana, an ideograph, and their punctuation.
  static let fullWidth = 1.0
  /// What no other rule knows.
  private static let other = 0.6

  /// The mean advance of the letters of a script, for Noto Sans.
  private static let scripts: [(ClosedRange<UInt32>, Double)] = [
    (0x0530...0x058F, 0.649), (0x0590...0x05FF, 0.545), (0x0600...0x08FF, 0.45),
    (0x0900...0x097F, 0.665), (0x0980...0x09FF, 0.71), (0x0A00...0x0A7F, 0.646),
    (0x0A80...0x0AFF, 0.698), (0x0B80...0x0BFF, 1.058), (0x0C00...0x0C7F, 0.797),
    (0x0C80...0x0CFF, 0.844), (0x0D00...0x0D7F, 1.083), (0x0D80...0x0DFF, 0.943),
    (0x0E00...0x0E7F, 0.58), (0x0E80...0x0EFF, 0.565), (0x1000...0x109F, 0.904),
    (0x10A0...0x10FF, 0.659), (0x1200...0x139F, 0.717), (0x1780...0x17FF, 0.704),
  ]

  /// What stands in a square, or in half of one.
  private static let squares: [(ClosedRange<UInt32>, Double)] = [
    (0x1100...0x115F, hangul), (0x2E80...0x2FFF, fullWidth), (0x3000...0x3130, fullWidth),
    (0x3131...0x318E, hangul), (0x318F...0xA4CF, fullWidth), (0xA960...0xA97F, hangul),
    (0xAC00...0xD7A3, hangul), (0xF900...0xFAFF, fullWidth), (0xFE30...0xFE6F, fullWidth),
    (0xFF01...0xFF60, fullWidth), (0xFF61...0xFFDC, 0.5), (0xFFE0...0xFFE6, fullWidth),
    (0x1B000...0x1B2FF, fullWidth), (0x20000...0x3FFFD, fullWidth),
  ]

  /// The advance of a scalar that is no emoji and that the open font lacks.
  ///
  /// - Complexity: O(1) for syllables and ideographs, O(log *n*) in the line break table otherwise.
  static func ems(_ scalar: UInt32) -> Double {
    if (0xAC00...0xD7A3).contains(scalar) { return hangul }
    if (0x4E00...0x9FFF).contains(scalar) { return fullWidth }
    if scalar < 0xA0 { return 0 }
    switch LineBreakClass(scalar) {
    case .combiningMark, .zeroWidthJoiner, .zeroWidthSpace, .wordJoiner, .vowelJamo, .trailingJamo,
      .mandatory, .nextLine:
      return 0
    default: break
    }
    // Formats, among them those that turn the direction.
    if (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
      || (0x2060...0x206F).contains(scalar) || (0xE0000...0xE0FFF).contains(scalar)
      || scalar == 0xFEFF
    {
      return 0
    }
    for (range, ems) in squares where range ~= scalar { return ems }
    for (range, ems) in scripts where range ~= scalar { return ems }
    return other
  }

  /// Whether a scalar is drawn as an emoji without being asked to (Emoji_Presentation), by blocks
  /// beyond the basic plane.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    if scalar < 0x231A { return false }
    if scalar >= 0x1F000 { return scalar <= 0x1FAFF && !(0x1F100...0x1F18D).contains(scalar) }
    return basicEmoji.contains { $0 ~= scalar }
  }

  private static let basicEmoji: [ClosedRange<UInt32>] = [
    0x231A...0x231B, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3, 0x25FD...0x25FE,
    0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4,
    0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD,
    0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E,
    0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF,
    0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
  ]
}
