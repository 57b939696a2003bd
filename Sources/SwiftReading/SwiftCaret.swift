/// What stands around a place in a source at which somebody types.
package struct SwiftCaret: Sendable {
  /// What a word here would be.
  package enum Role: Hashable, Sendable {
    /// A name that stands alone.
    case name
    /// A member of what the text before the dot gives; `isOptional` where that is `?.`.
    case member(of: String, isOptional: Bool)
    /// A member of the type that the place expects.
    case implicit
  }

  /// A call whose arguments are open here.
  package struct Call: Hashable, Sendable {
    /// What is called, as it is written.
    package var callee: String
    /// The label of the argument here; nil where none was typed.
    package var label: String?
    /// How many arguments stand before it.
    package var place: Int
    /// Whether nothing of the argument but its first word is typed.
    package var isAtStart: Bool
    /// Whether nothing but its label is.
    package var isAtValue: Bool
  }

  package private(set) var role = Role.name
  /// What is typed of the word.
  package private(set) var word = ""
  package private(set) var call: Call?
  /// The type that is written before a `=` here.
  package private(set) var annotation: String?
  /// What is assigned to by a `=` here.
  package private(set) var target: String?
  /// The statements before the one that is typed.
  package private(set) var preceding = ""

  private var tokens: [Token]
  private let text: [UInt8]

  /// What stands before `offset`, which counts bytes of UTF-8; nil inside of a string or comment.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init?(in text: String, at offset: Int) {
    self.text = Array(text.utf8.prefix(max(0, offset)))
    var lexer = Lexer(String(decoding: self.text, as: UTF8.self))
    guard let read = try? lexer.run() else { return nil }
    tokens = read.filter { !$0.isEnd }
    preceding = Self.string(self.text[..<statementStart])
    if let last = tokens.last, last.isName, last.range.upperBound == self.text.count {
      word = last.text
      tokens.removeLast()
    }
    readRole()
    call = openCall()
    readAssignment()
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Where the statement begins that is open at the end: on the last line outside of brackets.
  private var statementStart: Int {
    var depth = 0
    var start = 0
    for token in tokens {
      if depth == 0, token.startsLine { start = token.range.lowerBound }
      if Self.opening.contains(token.text) { depth += 1 }
      if Self.closing.contains(token.text) { depth -= 1 }
    }
    return start
  }

  private static let opening: Set = ["(", "[", "{"]
  private static let closing: Set = [")", "]", "}"]

  private mutating func readRole() {
    guard let dot = tokens.last, [".", "?.", "!."].contains(dot.text) else { return }
    let end = tokens.count - 1
    guard let start = operandStart(before: end),
      !(dot.text == "." && dot.hasSpaceBefore) || dot.startsLine
    else {
      role = .implicit
      tokens.removeLast()
      return
    }
    var isOptional = dot.text == "?."
    var upper = tokens[end - 1].range.upperBound
    if tokens[end - 1].text == "?" {
      isOptional = true
      upper = tokens[end - 1].range.lowerBound
    }
    role = .member(
      of: Self.string(text[tokens[start].range.lowerBound..<upper]), isOptional: isOptional)
    tokens.removeSubrange(start...)
  }

  /// The first token of the operand that ends before `end`; nil where none does.
  private func operandStart(before end: Int) -> Int? {
    var place = end - 1
    var start: Int?
    while place >= 0 {
      let token = tokens[place]
      if token.text == "?" || token.text == "!", !token.hasSpaceBefore {
        place -= 1
        continue
      }
      if Self.closing.contains(token.text) {
        guard let opener = opener(of: place) else { return start }
        start = opener
        place = opener - 1
        // What is called or indexed stands right before.
        guard place >= 0, !tokens[opener].hasSpaceBefore || token.text == "}",
          tokens[place].isName || Self.closing.contains(tokens[place].text)
        else { return start }
        continue
      }
      guard token.isName || token.isLiteral else { return start }
      start = place
      guard place > 1, [".", "?.", "!."].contains(tokens[place - 1].text) else { return start }
      place -= 2
    }
    return start
  }

  private func opener(of place: Int) -> Int? {
    var depth = 0
    for index in stride(from: place, through: 0, by: -1) {
      if Self.closing.contains(tokens[index].text) { depth += 1 }
      if Self.opening.contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func openCall() -> Call? {
    var depth = 0
    var places = 0
    var first = tokens.count
    for index in stride(from: tokens.count - 1, through: 0, by: -1) {
      let token = tokens[index]
      if Self.closing.contains(token.text) { depth += 1 }
      if depth == 0, token.isText(",") {
        places += 1
        if first == tokens.count { first = index + 1 }
      }
      guard Self.opening.contains(token.text) else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      guard token.text == "(", !token.hasSpaceBefore, let start = operandStart(before: index) else {
        return nil
      }
      if places == 0 { first = index + 1 }
      let hasLabel =
        first + 1 < tokens.count && tokens[first].isName && tokens[first + 1].isText(":")
      return Call(
        callee: Self.string(text[tokens[start].range.lowerBound..<token.range.lowerBound]),
        label: hasLabel ? tokens[first].text : nil, place: places,
        isAtStart: first == tokens.count, isAtValue: hasLabel && first + 2 == tokens.count)
    }
    return nil
  }

  private mutating func readAssignment() {
    guard let equal = tokens.last, equal.isText("="), tokens.count > 1 else { return }
    let end = tokens.count - 1
    if let colon = tokens[..<end].lastIndex(where: { $0.isText(":") || $0.startsLine }),
      tokens[colon].isText(":"), colon + 1 < end
    {
      annotation = Self.string(
        text[tokens[colon + 1].range.lowerBound..<tokens[end - 1].range.upperBound])
    } else if let start = operandStart(before: end) {
      target = Self.string(
        text[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound])
    }
  }
}

extension Token {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .floating, .string: true
    default: false
    }
  }
}
