/// How a statement in Swift spelling is told from one in words.
package enum SwiftStatement {
  /// The variables that are always there.
  package static let variables = ["snapshot", "dataSource", "outline"]

  /// Words before a call that change nothing of what it does here.
  package static let effects = ["await", "try"]

  /// Whether the text begins as Swift does: `name.member`, `name = …`, `_ = …`, `let x = …`.
  ///
  /// No verb is followed by a dot, and only a variable of that name by an equals sign.
  package static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    let name = takeName(&rest)
    guard let first = name.first, !isDigit(first) else { return false }
    let word = String(decoding: name, as: UTF8.self)
    if word == "let" || word == "var" { return true }
    if effects.contains(word), rest.first == UInt8(ascii: " ") {
      return begins(rest.drop { $0 == UInt8(ascii: " ") })
    }
    if rest.first == UInt8(ascii: ".") {
      let member = rest.dropFirst().first
      return variables.contains(word) || member.map { isName($0) && !isDigit($0) } ?? false
    }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") else {
      return false
    }
    return variables.contains(word) || !Vocabulary.verbs.contains(word)
  }

  private static func takeName(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = bytes.prefix(while: isName)
    bytes = bytes[name.endIndex...]
    return name
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || isDigit(byte)
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
