import CommandLanguage
package import WorldModel

extension Identifier {
  /// The name as the command language writes it: quoted where it must be.
  package var quoted: String {
    Vocabulary.identifierWords.contains(name) ? Self.quote(name) : shown
  }

  /// The name as answers show it: quoted where it is not one plain word, whatever words commands
  /// have of their own.
  package var shown: String {
    let isBare =
      isPlain
      || !name.isEmpty && !["#", "//"].contains(where: name.hasPrefix)
        && IdentifierRange(name) == nil && Parameter.Kind.slip(in: name) == nil
        && !name.unicodeScalars.contains { Self.needsQuotes($0) }
    return isBare ? name : Self.quote(name)
  }

  /// Whether it is made of ASCII letters and digits, as most names are, and begins with a letter.
  private var isPlain: Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20 }
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
  }

  /// `text` as a string literal of the language, which is one of Swift too.
  package static func quote(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value <= 0x20 || scalar.value == 0x7F
        || "\"{};,()[]".unicodeScalars.contains(scalar)
    }
    return scalar.properties.isWhitespace || isInvisible(scalar)
  }

  /// Whether it would end a line, steer a terminal or turn the direction of what follows.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
