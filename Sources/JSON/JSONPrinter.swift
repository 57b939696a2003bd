import TextWidth

/// Writes JSON values, keys in their order and numbers in their shortest form.
package enum JSONPrinter {
  /// The widest line of the pretty form that holds a whole array or object.
  static let lineWidth = 80

  /// The value on one line without spaces.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    write(value, to: &text, separators: (",", ":"))
    return text
  }

  /// The value for reading: what fits a line of 80 columns stands on one, the rest is indented.
  package static func pretty(_ value: JSONValue) -> String {
    var text = ""
    writePretty(value, to: &text, indent: 0, column: 0, suffix: 0)
    return text
  }

  /// A string in quotes with escapes for quotes, backslashes, and all that no terminal is to get:
  /// what makes a text safe for one must find nothing to show in its own way.
  package static func quoted(_ string: String) -> String {
    let needsEscapes = string.utf8.contains { byte in
      switch byte {
      case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
      // They begin the C1 controls, those of direction, and more characters.
      case 0xC2, 0xD8, 0xE2: true
      default: false
      }
    }
    if !needsEscapes { return "\"" + string + "\"" }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.turnsText, "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func write(
    _ value: JSONValue, to text: inout String, separators: (element: String, key: String)
  ) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number.double.isFinite ? number.description : "null"
    case .string(let string): text += quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += separators.element }
        write(element, to: &text, separators: separators)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += separators.element }
        text += quoted(member.key) + separators.key
        write(member.value, to: &text, separators: separators)
      }
      text += "}"
    }
  }

  /// Writes a value whose first line begins at `column` and is followed by `suffix` more columns.
  private static func writePretty(
    _ value: JSONValue, to text: inout String, indent: Int, column: Int, suffix: Int
  ) {
    let parts: [(key: String, value: JSONValue)]
    let brackets: (open: String, close: String)
    switch value {
    case .array(let elements) where !elements.isEmpty:
      (parts, brackets) = (elements.map { ("", $0) }, ("[", "]"))
    case .object(let object) where !object.members.isEmpty:
      (parts, brackets) = (object.members.map { (quoted($0.key) + ": ", $0.value) }, ("{", "}"))
    default: return write(value, to: &text, separators: (", ", ": "))
    }
    if let line = oneLine(value, width: lineWidth - column - suffix) {
      text += line
      return
    }
    text += brackets.open
    for (index, part) in parts.enumerated() {
      text += "\n" + String(repeating: " ", count: indent + 2) + part.key
      let isLast = index == parts.count - 1
      writePretty(
        part.value, to: &text, indent: indent + 2, column: indent + 2 + part.key.displayWidth,
        suffix: isLast ? 0 : 1)
      if !isLast { text += "," }
    }
    text += "\n" + String(repeating: " ", count: indent) + brackets.close
  }

  /// The value on one line if it is no wider than `width`.
  private static func oneLine(_ value: JSONValue, width: Int) -> String? {
    guard isShort(value, within: width) != nil else { return nil }
    var text = ""
    write(value, to: &text, separators: (", ", ": "))
    return text.displayWidth <= width ? text : nil
  }

  /// What remains of `room` after the least columns that a value can take; nil if there is too
  /// little, found without writing a large value out.
  private static func isShort(_ value: JSONValue, within room: Int) -> Int? {
    var room: Int? = room - 1
    switch value {
    case .array(let elements):
      for element in elements {
        room = room.flatMap { isShort(element, within: $0) }
        if room == nil { return nil }
      }
    case .object(let object):
      for member in object.members {
        room = room.flatMap { isShort(member.value, within: $0 - 4) }
        if room == nil { return nil }
      }
    default: break
    }
    return room.flatMap { $0 >= 0 ? $0 : nil }
  }
}
