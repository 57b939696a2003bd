extension String {
  /// The text with conjoining jamo composed to syllables, as NFC has them.
  ///
  /// Input methods send syllables; names that come from a Mac's file system are decomposed. Other
  /// combining sequences stay as they are: the standard library compares strings by canonical
  /// equivalence, so they name the same thing either way. The arithmetic is that of the Unicode
  /// Standard, section 3.12.
  func composingHangul() -> String {
    let isVowelOrTail = { (scalar: Unicode.Scalar) in
      (0x1161...0x1175).contains(scalar.value) || (0x11A8...0x11C2).contains(scalar.value)
    }
    guard unicodeScalars.contains(where: isVowelOrTail) else { return self }
    var result = String.UnicodeScalarView()
    var last: UInt32?
    for scalar in unicodeScalars {
      if let first = last, let syllable = Hangul.composed(first, scalar.value) {
        last = syllable
      } else {
        if let last, let done = Unicode.Scalar(last) { result.append(done) }
        last = scalar.value
      }
    }
    if let last, let done = Unicode.Scalar(last) { result.append(done) }
    return String(result)
  }
}

/// The arithmetic of Hangul syllables.
private enum Hangul {
  static let leads: UInt32 = 0x1100
  static let leadCount: UInt32 = 19
  static let vowels: UInt32 = 0x1161
  static let vowelCount: UInt32 = 21
  /// One before the first tail: offset 0 means no tail.
  static let tails: UInt32 = 0x11A7
  static let tailCount: UInt32 = 28
  static let syllables: UInt32 = 0xAC00

  /// The syllable of a lead and a vowel, or of a syllable without tail and a tail.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (leads..<leads + leadCount).contains(first),
      (vowels..<vowels + vowelCount).contains(second)
    {
      return syllables + ((first - leads) * vowelCount + second - vowels) * tailCount
    }
    if (syllables..<syllables + leadCount * vowelCount * tailCount).contains(first),
      (first - syllables).isMultiple(of: tailCount),
      (tails + 1..<tails + tailCount).contains(second)
    {
      return first + second - tails
    }
    return nil
  }
}
