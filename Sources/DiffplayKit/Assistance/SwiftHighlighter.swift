import CommandLanguage

/// Tells the meanings of a Swift statement's words while it is being typed.
struct SwiftHighlighter {
  private let workbench: Workbench
  private let bytes: [UInt8]
  private let end: Int
  private let cursor: Int
  private var position: Int

  /// The words of `bytes` at `range`, which are being typed at `cursor`.
  init(_ workbench: Workbench, _ bytes: [UInt8], _ range: Range<Int>, cursor: Int) {
    self.workbench = workbench
    self.bytes = bytes
    self.cursor = cursor
    end = range.upperBound
    position = range.lowerBound
  }

  /// Adds what the statement's stretches are.
  mutating func highlight(into found: inout [Highlight]) {
    var receiver: String?
    while position < end {
      let start = position
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position = Lexer.string(in: bytes, at: position)?.end ?? end
        found.append(Highlight(start..<position, .string))
        receiver = nil
      } else if Self.isDigit(byte) {
        skipName()
        found.append(Highlight(start..<position, .number))
      } else if Self.isName(byte) {
        skipName()
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if let variable = receiver {
          found += member(name, of: variable, start..<position)
          receiver = nil
        } else {
          receiver = position < end && bytes[position] == UInt8(ascii: ".") ? name : nil
          if receiver != nil { position += 1 }
        }
      } else if byte == UInt8(ascii: ".") {
        // A case without its type: `.main`.
        position += 1
        skipName()
        found.append(Highlight(start..<position, .string))
      } else {
        position += 1
        receiver = nil
      }
    }
  }

  private func member(_ name: String, of variable: String, _ range: Range<Int>) -> [Highlight] {
    guard let known = SwiftSignature.members(of: variable, in: workbench) else {
      return variable.first?.isUppercase == true ? [Highlight(range, .string)] : []
    }
    if known.contains(where: { $0.name == name }) { return [Highlight(range, .verb)] }
    let isBeingTyped = range.upperBound == cursor && known.contains { $0.name.hasPrefix(name) }
    return isBeingTyped ? [] : [Highlight(range, .unknown)]
  }

  private mutating func skipName() {
    while position < end, Self.isName(bytes[position]) { position += 1 }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || isDigit(byte)
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
