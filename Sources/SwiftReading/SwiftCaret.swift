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
    /// Where the name stands whose type the place of the call says; nil where that is written.
    package var implicitName: Int?
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
  /// What is assigned to by a `=` here, compared with, or matched by the pattern of a case.
  package private(set) var target: String?
  /// Whether it is what a function gives.
  package private(set) var isReturned = false
  /// The text with `mark` in place of the statement that is typed, and with all that is open closed.
  package private(set) var surroundings = ""
  /// Where `mark` stands in it.
  package private(set) var markStart = 0

  /// The name that stands for the statement that is typed.
  package static let mark = "__caret__"

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
    readSurroundings()
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

  /// Writes what stands around the statement that is open at the end.
  private mutating func readSurroundings() {
    let end = tokens.last?.range.upperBound ?? 0
    let statement = OpenStatement(
      of: tokens, endsLine: text[end...].contains(UInt8(ascii: "\n")))
    func offset(of index: Int) -> Int {
      tokens.indices.contains(index) ? tokens[index].range.lowerBound : text.count
    }
    var (place, openers, tail) = (offset(of: statement.start), statement.openers, "")
    if let choice = statement.choice {
      place = offset(of: choice.keyword)
      openers.removeLast()
      target = Self.string(text[tokens[choice.keyword].range.upperBound..<offset(of: choice.brace)])
    } else if let comma = statement.comma {
      place = tokens[comma].range.upperBound
      tail = tokens[statement.start].isText("guard") ? " else {}" : " {}"
    }
    let head = Self.string(text[..<place]) + "\n"
    let closers = openers.reversed().map { index in
      tokens[index].isText("{") ? "\n}" : tokens[index].isText("[") ? "]" : ")"
    }
    markStart = head.utf8.count
    surroundings = head + Self.mark + tail + closers.joined()
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
      let isImplicit = start == index - 1 && start > 0 && tokens[start - 1].isText(".")
      if places == 0 { first = index + 1 }
      let hasLabel =
        first + 1 < tokens.count && tokens[first].isName && tokens[first + 1].isText(":")
      return Call(
        callee: Self.string(text[tokens[start].range.lowerBound..<token.range.lowerBound]),
        implicitName: isImplicit ? tokens[start].range.lowerBound : nil,
        label: hasLabel ? tokens[first].text : nil, place: places,
        isAtStart: first == tokens.count, isAtValue: hasLabel && first + 2 == tokens.count)
    }
    return nil
  }

  private mutating func readAssignment() {
    guard let equal = tokens.last, tokens.count > 1 else { return }
    if equal.isText("return") { isReturned = true }
    guard ["=", "==", "!="].contains(where: equal.isText) else { return }
    let end = tokens.count - 1
    if equal.isText("="),
      let colon = tokens[..<end].lastIndex(where: { $0.isText(":") || $0.startsLine }),
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
