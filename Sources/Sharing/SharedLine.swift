/// A text as one word of letters, digits, `-` and `_`, which people send each other: compressed,
/// with a version and a checksum.
///
/// The word is `dp`, the number of the version, and the base64url form (RFC 4648, without padding) of
/// a zlib stream (RFC 1950) that holds one byte for the kind and then the text. The stream ends in
/// the text's Adler-32, and begins with that of the preset dictionary it needs. What is written
/// depends on the release of zlib; every release reads it.
package struct SharedLine: Hashable, Sendable {
  /// What a text is.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A world, as `save` writes it.
    case world = 0x77
    /// A lesson, as its file has it.
    case lesson = 0x6C
  }

  /// What the text is.
  package let kind: Kind
  /// The text.
  package let text: String

  /// What every line begins with, before the number of its version.
  package static let mark = "dp"
  /// The version that is written; no other is read so far.
  static let version = 1
  /// The most bytes of a text that is packed or unpacked.
  package static let mostBytes = 4_000_000
  /// The most characters of a line: what is longer is better sent as a file.
  package static let mostCharacters = 64_000

  /// A text to be shared.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The line.
  ///
  /// - Throws: `SharedLineError.tooLong` where it would have more than ``mostCharacters``.
  /// - Complexity: O(*n*) in the length of the text.
  package var line: String {
    get throws(SharedLineError) {
      let bytes = [kind.rawValue] + Array(text.utf8)
      guard bytes.count <= Self.mostBytes else { throw .tooLong }
      let line = Self.mark + String(Self.version) + Base64URL.text(of: Deflate.packed(bytes))
      guard line.utf8.count <= Self.mostCharacters else { throw .tooLong }
      return line
    }
  }

  /// The text that a line holds.
  ///
  /// - Throws: `SharedLineError` for anything but a whole line of a known version.
  /// - Complexity: O(*n*) in the length of the text, which is bounded by ``mostBytes``.
  package init(line: String) throws(SharedLineError) {
    guard line.hasPrefix(Self.mark) else { throw .noLine }
    let rest = line.dropFirst(Self.mark.count)
    guard let digit = rest.first?.wholeNumberValue, rest.first?.isASCII == true else {
      throw .noLine
    }
    guard digit == Self.version else { throw .version(digit) }
    guard let packed = Base64URL.bytes(of: rest.dropFirst()) else { throw .damaged }
    let bytes = try Deflate.unpacked(packed, atMost: Self.mostBytes)
    guard let kind = bytes.first.flatMap(Kind.init),
      let text = String(validating: bytes.dropFirst(), as: UTF8.self)
    else { throw .damaged }
    self.init(kind, text)
  }
}

/// Why a line is not taken, or not made.
package enum SharedLineError: Error, Hashable, Sendable {
  /// It does not begin as such lines do.
  case noLine
  /// A later release of this program wrote it.
  case version(Int)
  /// Its end is missing.
  case cut
  /// A character in it is another than was written.
  case damaged
  /// It would be longer than people can send.
  case tooLong
}
