package import CommandLanguage
import Wording

/// Reads one statement in Swift spelling.
package struct SwiftParser {
  /// What a statement does with its expression's value.
  package struct Parsed: Hashable {
    /// The variable that is assigned; nil when there is none, `_` when the value is asked for.
    package var target: String?
    package var call: SwiftCall
    package var range: Range<Int>
  }

  private let bytes: [UInt8]
  private let offset: Int
  private var position = 0
  /// How many lists are open.
  private var depth = 0

  /// The statement `text`, which stands at `range` in the entry.
  package static func parse(_ text: String, at range: Range<Int>) throws(CommandError) -> Parsed {
    var parser = SwiftParser(bytes: Array(text.utf8), offset: range.lowerBound)
    let target = try parser.target()
    let argument = try parser.expression()
    parser.skipSpaces()
    if parser.peek != nil { throw parser.surplus() }
    switch argument.value {
    case .call(let call): return Parsed(target: target, call: call, range: range)
    case .name(let name):
      let call = SwiftCall(
        receiver: nil, name: name, nameRange: argument.range, arguments: [], isCall: false)
      return Parsed(target: target, call: call, range: range)
    default: throw CommandError("this statement calls nothing", at: range, kind: .unreadableSwift)
    }
  }

  /// The variable before `=`, if the statement is an assignment.
  private mutating func target() throws(CommandError) -> String? {
    let start = position
    var name = takeName()
    if name == "let" || name == "var" {
      skipSpaces()
      name = takeName()
    }
    skipSpaces()
    guard !name.isEmpty, peek == UInt8(ascii: "=") else {
      position = start
      return nil
    }
    position += 1
    return name
  }

  // MARK: Expressions

  private mutating func expression() throws(CommandError) -> SwiftArgument {
    skipSpaces()
    let start = position
    guard let byte = peek else { throw failure("an expression is missing") }
    let value: SwiftExpression
    switch byte {
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "["): value = .array(try list(until: UInt8(ascii: "]"), labelled: false))
    case UInt8(ascii: "."):
      position += 1
      let name = takeName()
      guard !name.isEmpty else { throw failure("a case's name is missing") }
      value = .member(name)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(takeNumber())
    default: value = try nameOrCall()
    }
    return SwiftArgument(label: nil, value: value, range: place(start..<position))
  }

  private mutating func nameOrCall() throws(CommandError) -> SwiftExpression {
    let start = position
    let name = takeName()
    if let quote = name.first, Lexer.foreignQuotes.contains(quote) { position = start }
    guard position > start else { throw misplaced() }
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return .nil
    case "self" where peek == UInt8(ascii: "."):
      position += 1
      return try nameOrCall()
    case let effect where SwiftStatement.effects.contains(effect) && peek == UInt8(ascii: " "):
      skipSpaces()
      return try nameOrCall()
    default: break
    }
    guard peek == UInt8(ascii: ".") else {
      let call = try call(name, on: nil, at: place(start..<position))
      return call.isCall ? .call(call) : .name(name)
    }
    var member = try member(of: name)
    if member.receiver == "dataSource", member.fullName == "snapshot()", peek == UInt8(ascii: ".") {
      member = try self.member(of: SwiftCall.appliedSnapshot)
    }
    return member.isCall || name.first?.isUppercase != true ? .call(member) : .member(member.name)
  }

  /// The property or call behind the dot that is next.
  private mutating func member(of receiver: String) throws(CommandError) -> SwiftCall {
    position += 1
    let start = position
    let name = takeName()
    guard !name.isEmpty else { throw failure("a member's name is missing") }
    return try call(name, on: receiver, at: place(start..<position))
  }

  /// What has this name, with its arguments if it has any.
  private mutating func call(
    _ name: String, on receiver: String?, at nameRange: Range<Int>
  ) throws(CommandError) -> SwiftCall {
    skipGenericArguments()
    let isCall = peek == UInt8(ascii: "(")
    let arguments = isCall ? try list(until: UInt8(ascii: ")"), labelled: true) : []
    return SwiftCall(
      receiver: receiver, name: name, nameRange: nameRange, arguments: arguments, isCall: isCall)
  }

  /// The refusal of what stands where an expression should begin.
  private func misplaced() -> CommandError {
    guard let quote = nextCharacter.first, quote == "'" || Lexer.foreignQuotes.contains(quote)
    else { return failure("an expression cannot begin with this") }
    return failure("strings are quoted with \", not with \(String(quote))")
  }

  /// The refusal of what is left when a statement has been read.
  private func surplus() -> CommandError {
    var error = failure("`\(nextCharacter)` is more than one statement can hold")
    switch peek {
    case UInt8(ascii: "{"): error.fix = "leave the closure out: there is nothing to call it"
    case UInt8(ascii: "."), UInt8(ascii: "["): error.fix = "leave it out: the answer is shown whole"
    default: break
    }
    return error
  }

  /// The elements between two brackets, the first of which is next.
  private mutating func list(until end: UInt8, labelled: Bool) throws(CommandError)
    -> [SwiftArgument]
  {
    guard depth < Lexer.depthLimit else {
      throw CommandError(.tooDeep(at: place(position..<position + 1)))
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    var elements: [SwiftArgument] = []
    while true {
      skipSpaces()
      if peek == end {
        position += 1
        return elements
      }
      let label = labelled ? takeLabel() : nil
      var element = try expression()
      element.label = label
      elements.append(element)
      skipSpaces()
      if peek == UInt8(ascii: ",") {
        position += 1
      } else if peek != end {
        throw failure("expected `,` or `\(Character(Unicode.Scalar(end)))`")
      }
    }
  }

  /// The label before a colon, if one is next.
  private mutating func takeLabel() -> String? {
    let start = position
    let name = takeName()
    if !name.isEmpty, peek == UInt8(ascii: ":") {
      position += 1
      return name
    }
    position = start
    return nil
  }

  // MARK: Words

  private mutating func takeName() -> String {
    let start = position
    while let byte = peek, byte == UInt8(ascii: "_") || byte >= 0x80 || Self.isAlphanumeric(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeNumber() -> String {
    let start = position
    position += 1
    while let byte = peek, byte == UInt8(ascii: ".") || Self.isAlphanumeric(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(CommandError) -> String {
    guard let (contents, end) = Lexer.string(in: bytes, at: position) else {
      throw failure("this string cannot be read")
    }
    position = end
    return contents
  }

  /// Skips `<Section, Item>` behind a type's name.
  private mutating func skipGenericArguments() {
    guard peek == UInt8(ascii: "<"), let end = bytes[position...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    position = end + 1
  }

  private mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private func place(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }

  private func failure(_ message: Message) -> CommandError {
    let length = max(1, nextCharacter.utf8.count)
    return CommandError(message, at: place(position..<position + length), kind: .unreadableSwift)
  }

  /// The character that is next; empty at the end.
  private var nextCharacter: String {
    // Four bytes hold any scalar.
    let scalars = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
    return scalars.first.map { String($0) } ?? ""
  }
}
