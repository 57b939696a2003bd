/// A word as the keys that type it, the unit in which people mistype.
///
/// Latin letters stand for themselves in lower case. Hangul, composed or not, becomes the keys of
/// the standard Korean keyboard (KS X 5002): one key a letter, so that 피처 and 피쳐 differ in one
/// of four, and `append` typed with the Korean layout on (메ㅔ둥) is `append`.
struct KeyStrokes: Hashable {
  /// The scalar values of the keys' Latin letters, and of anything that is neither.
  let keys: [UInt32]

  /// The keys of `word`; shift is left out.
  init(of word: String) {
    var keys: [UInt32] = []
    for scalar in word.lowercased().unicodeScalars {
      switch scalar.value {
      case 0xAC00...0xD7A3:
        let syllable = Int(scalar.value - 0xAC00)
        keys += Self.leading[syllable / 588]
        keys += Self.vowels[syllable % 588 / 28]
        keys += Self.trailing[syllable % 28]
      case 0x1100...0x1112: keys += Self.leading[Int(scalar.value - 0x1100)]
      case 0x1161...0x1175: keys += Self.vowels[Int(scalar.value - 0x1161)]
      case 0x11A8...0x11C2: keys += Self.trailing[Int(scalar.value - 0x11A7)]
      case 0x3131...0x3163: keys += Self.compatibility[Int(scalar.value - 0x3131)]
      default: keys.append(scalar.value)
      }
    }
    self.keys = keys
  }

  /// The keys of the leading consonants U+1100 to U+1112.
  private static let leading = table("r r s e e f a q q t t d w w c z x v g")
  /// The keys of the vowels U+1161 to U+1175.
  private static let vowels = table("k o i o j p u p h hk ho hl y n nj np nl b m ml l")
  /// The keys of the trailing consonants U+11A8 to U+11C2, after those of none.
  private static let trailing =
    [[]] + table("r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g")
  /// The keys of the letters typed alone, U+3131 to U+3163: consonants, then vowels.
  private static let compatibility =
    table("r r rt s sw sg e e f fr fa fq ft fx fv fg a q q qt t t d w w c z x v g") + vowels

  private static func table(_ keys: String) -> [[UInt32]] {
    keys.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
  }
}
