extension Character {
  /// Whether it is of Chinese or Japanese writing, which has no spaces between words: a Chinese
  /// character, kana, or a mark of their width.
  ///
  /// Korean is written with spaces, and Hangul is not among them.
  package var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    return Self.ideographs.contains { $0 ~= value }
  }

  private static let ideographs: [ClosedRange<UInt32>] = [
    0x2E80...0x30FF, 0x31C0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
    0xFF01...0xFF60, 0x20000...0x3FFFD,
  ]

  /// Whether a line of Chinese or Japanese may end between it and `next`, neither of which is a
  /// space: one of both is ideographic, the first opens no bracket, the next is no mark that belongs
  /// to what is before it, and no number loses its counter (UAX #14, classes OP, CL, NS and CJ;
  /// kinsoku shori).
  package func mayEndLine(before next: Character) -> Bool {
    guard isIdeographic || next.isIdeographic else { return false }
    if Self.opening.contains(self) || Self.following.contains(next) { return false }
    if Self.ending.contains(self) { return next.isIdeographic || !next.isClosing }
    if isIdeographic { return next.isIdeographic || next.isLetter || next.isNumber || next == "`" }
    return isLetter || self == "`"
  }

  /// Whether it is one of ASCII's marks that stand behind a word.
  private var isClosing: Bool { isASCII && !isLetter && !isNumber && !"`([{<\"'".contains(self) }

  private static let opening: Set<Character> = ["「", "『", "（", "【", "《", "〈", "［", "｛", "“", "‘"]
  private static let ending: Set<Character> = [
    "」", "』", "）", "】", "》", "、", "。", "，", "：", "；", "！", "？",
  ]
  private static let following: Set<Character> = ending.union([
    "〉", "］", "｝", "．", "・", "ー", "…", "々", "”", "’", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ",
    "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ])
}
