/// Where padding goes when a text is shorter than its column.
package enum TextAlignment: Hashable, Sendable {
  case left, right, center

  /// How many of `room` spaces stand before the text.
  package func leftShare(of room: Int) -> Int {
    switch self {
    case .left: 0
    case .right: room
    case .center: room / 2
    }
  }
}

extension Character {
  /// The columns that a terminal gives this character: 0, 1, 2, or more for a few conjuncts.
  ///
  /// The widths of its scalars added up, except where a terminal draws several as one picture:
  /// emoji joined by U+200D, emoji with a skin tone, and emoji asked for by U+FE0F take two columns.
  package var displayWidth: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.displayWidth
    }
    var width = 0
    var isEmoji = false
    var isJoined = false
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0F where isEmoji: width = Swift.max(width, 2)
      case 0x200D: isJoined = true
      case 0x1F3FB...0x1F3FF where isEmoji: break
      default:
        if !(isJoined && isEmoji) { width += scalar.displayWidth }
        if scalar.properties.isEmoji { isEmoji = true }
      }
    }
    return width
  }
}

extension Unicode.Scalar {
  /// The columns of this scalar where it stands alone, with East Asian Ambiguous counted as one.
  var displayWidth: Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0..<0xA0: return 0
    case 0xA0..<0x300, 0x2500..<0x25FD: return 1
    case 0xAC00...0xD7A3: return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x2028...0x2029, 0x302E...0x302F: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return Self.visibleFormats.contains { $0 ~= value } ? 1 : 0
    default: return isWide ? 2 : 1
    }
  }

  /// The format characters that draw a sign of their own (Prepended_Concatenation_Mark).
  private static let visibleFormats: [ClosedRange<UInt32>] = [
    0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  /// Whether East_Asian_Width is Wide or Fullwidth.
  private var isWide: Bool {
    if value < 0x1100 { return false }
    // The two regional indicators of a flag share its two columns.
    if case 0x1F1E6...0x1F1FF = value { return false }
    var low = 0
    var high = Self.wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      let range = Self.wideRanges[middle]
      if value < range.lowerBound {
        high = middle
      } else if value > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return properties.isEmojiPresentation
  }

  /// The Wide and Fullwidth ranges of EastAsianWidth.txt (Unicode 16), without emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x2FFF,
    0x3000...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The columns that a terminal gives this text on one line.
  ///
  /// - Complexity: O(*n*) in bytes; printable ASCII needs no look-up.
  package var displayWidth: Int {
    var count = 0
    for byte in utf8 {
      if byte < 0x20 || byte >= 0x7F { return reduce(0) { $0 + $1.displayWidth } }
      count += 1
    }
    return count
  }

  /// The longest beginning that takes at most `width` columns and cuts no character.
  package func prefix(ofWidth width: Int) -> SubSequence {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].displayWidth
      if used > width { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// The text itself where it fits, else its beginning and `…` in at most `width` columns.
  package func truncated(toWidth width: Int) -> String {
    if displayWidth <= width { return String(self) }
    return width < 1 ? "" : prefix(ofWidth: width - 1) + "…"
  }

  /// The text with spaces up to `width` columns; a text as wide as that is left alone.
  package func padded(toWidth width: Int, alignment: TextAlignment = .left) -> String {
    let room = Swift.max(0, width - displayWidth)
    let left = alignment.leftShare(of: room)
    return String(repeating: " ", count: left) + self
      + String(repeating: " ", count: room - left)
  }
}

extension StringProtocol {
  /// The text on one line, with control characters shown as the pictures Unicode has for them, or
  /// as escapes.
  ///
  /// An identifier may hold a line break, an escape, or what turns the direction of all that follows;
  /// none must reach a terminal.
  package var singleLine: String { String(self).showingControls() }
}

extension String {
  /// The text with control characters shown as pictures or escapes, except those in `kept`.
  package func showingControls(except kept: [Unicode.Scalar] = []) -> String {
    guard utf8.contains(where: Self.mayBeginControl) else { return self }
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar.turnsText)
        && !kept.contains(scalar)
    }
    guard unicodeScalars.contains(where: isShown) else { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case _ where !isShown(scalar): shown.append(scalar)
      case 0x7F: shown.append("\u{2421}")
      case let value where scalar.turnsText:
        shown.append(contentsOf: "\\u{\(String(value, radix: 16))}".unicodeScalars)
      // U+2400 to U+241F picture the C0 controls in order; the C1 controls have no pictures.
      case let value:
        shown.append(
          value < 0x20 ? Unicode.Scalar(UInt16(0x2400 + value)) ?? "\u{FFFD}" : "\u{FFFD}")
      }
    }
    return String(shown)
  }

  /// Whether a control, or what turns text, may begin with a byte: the C1 controls begin with 0xC2 in
  /// UTF-8, those of direction and separators with 0xD8 or 0xE2.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}

extension Unicode.Scalar {
  /// Whether it sets the direction of what follows, or ends a line or paragraph without a control.
  package var turnsText: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
