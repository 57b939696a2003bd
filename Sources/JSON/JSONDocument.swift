package import Wording

/// A place in a text, counted from one.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  package var line: Int
  /// The column in characters as a person counts them.
  package var column: Int

  /// The place at a line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// `line:column`, as editors expect it.
  package var description: String { "\(line):\(column)" }
}

/// Why a text is not the JSON that was expected, and where.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, without a place.
  package var message: String
  /// Where the offending value, key or character begins.
  package var position: TextPosition

  /// The refusal at `position`.
  package init(_ message: String, at position: TextPosition) {
    self.message = message
    self.position = position
  }

  /// The reason as a person is told it, in the language of the answer where that is known.
  package var told: Message { Message(stringLiteral: message) }

  /// `line:column: message`.
  package var description: String { "\(position): \(message)" }
}

/// A JSON text that was read, and where in it everything stands.
package struct JSONDocument: Sendable {
  /// One step from a value to a value inside it.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The value of the whole text.
  package let value: JSONValue
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Where each value and each key begins in `bytes`, in the order of the text.
  let marks: [Int]

  /// Reads a text strictly by RFC 8259; a byte order mark before it is passed over.
  ///
  /// - Throws: `JSONError` at the first character that breaks the grammar, at a key that repeats,
  ///   at a number too large for a double, and where values nest more than 512 deep.
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(text)
    self = try parser.document()
  }

  init(value: JSONValue, bytes: [UInt8], marks: [Int]) {
    (self.value, self.bytes, self.marks) = (value, bytes, marks)
  }

  /// Where the value at the end of a path begins, or its key where it is a member of an object.
  ///
  /// Where the path leads nowhere, the place of the last value that exists.
  ///
  /// - Complexity: O(*n*) in the values before it.
  package func position(of path: [Step], ofKey: Bool = false) -> TextPosition {
    var value = self.value
    var mark = 0
    var keyMark: Int?
    for step in path {
      guard let next = locate(step, in: value, at: mark) else { break }
      (value, mark, keyMark) = next
    }
    let place = ofKey ? keyMark ?? mark : mark
    return TextPosition(ofByte: marks[place], in: bytes)
  }

  /// The value one step inside another, its mark and that of its key.
  private func locate(
    _ step: Step, in value: JSONValue, at mark: Int
  ) -> (JSONValue, mark: Int, keyMark: Int?)? {
    var mark = mark + 1
    switch (step, value) {
    case (.key(let key), .object(let object)):
      for member in object.members {
        if member.key == key { return (member.value, mark + 1, mark) }
        mark += 1 + member.value.markCount
      }
    case (.index(let index), .array(let elements)) where elements.indices.contains(index):
      mark += elements[..<index].reduce(0) { $0 + $1.markCount }
      return (elements[index], mark, nil)
    default: break
    }
    return nil
  }
}

extension JSONValue {
  /// The number of values and keys in this value, itself included.
  fileprivate var markCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.markCount }
    case .object(let object): object.members.reduce(1) { $0 + 1 + $1.value.markCount }
    default: 1
    }
  }
}

extension TextPosition {
  /// The place of a byte; lines end at LF, CR LF, or CR.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    for index in 0..<offset {
      let isBreak =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if isBreak {
        line += 1
        start = index + 1
      }
    }
    let before = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self)
    self.init(line: line, column: before.drop { $0 == "\u{FEFF}" }.count + 1)
  }
}
