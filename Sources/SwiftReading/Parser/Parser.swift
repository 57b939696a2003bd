import Wording

/// Reads tokens as statements and declarations.
struct Parser {
  var tokens: [Token]
  var index = 0
  /// How many levels of brackets and blocks are open.
  var depth = 0
  /// Whether `{` begins a block here and no trailing closure, as in the condition of an `if`.
  var isCondition = false
  var operators: OperatorTable
  /// Whether what only the compiler can run is read and passed over, not refused.
  var leavesToCompiler = false

  /// Deeper nesting is refused, so that no input overflows the stack.
  static let maximumDepth = 64

  init(_ tokens: [Token], operators: OperatorTable? = nil) {
    self.tokens = tokens
    if let operators {
      self.operators = operators
    } else {
      self.operators = OperatorTable()
      self.operators.declare(from: tokens)
    }
    if tokens.last?.isEnd != true {
      let end = tokens.last?.range.upperBound ?? 0
      self.tokens.append(Token(kind: .end, text: "", range: end..<end))
    }
  }

  mutating func parseFile() throws(SwiftDiagnostic) -> [Statement] {
    let statements = try parseStatements()
    if !current.isEnd {
      throw failure("extraneous '\(current.text)' at top level")
    }
    return statements
  }

  // MARK: Tokens

  var current: Token { tokens[index] }

  func peek(_ offset: Int = 1) -> Token { tokens[min(index + offset, tokens.count - 1)] }

  func at(_ text: String) -> Bool { tokens[index].isText(text) }

  /// The token here, which is passed over.
  @discardableResult
  mutating func next() -> Token {
    let token = tokens[index]
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  /// Passes over `text` where it is here.
  mutating func take(_ text: String) -> Bool {
    guard at(text) else { return false }
    next()
    return true
  }

  mutating func expect(_ text: String, _ place: Message) throws(SwiftDiagnostic) {
    if take(text) { return }
    let isBody = text == "{" && !current.isEnd && !current.startsLine
    throw failure(
      "expected '\(text)' \(place)", fix: isBody ? "put it in braces: '{ … }'" : nil)
  }

  /// The name here, as it is written.
  mutating func name(_ what: Message) throws(SwiftDiagnostic) -> Token {
    guard current.isName, !isReserved(current) else { throw failure("expected \(what)") }
    return next()
  }

  func isReserved(_ token: Token) -> Bool {
    token.isWord && Self.reserved.contains(token.text)
  }

  static let reserved: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "import",
    "typealias", "if", "else", "guard", "for", "while", "repeat", "switch", "case", "default",
    "return", "break", "continue", "fallthrough", "throw", "defer", "do", "catch", "in", "where",
    "as", "is", "try", "true", "false", "nil", "inout", "subscript", "deinit",
  ]

  /// Where what begins at `start` ends: behind the last token that was read.
  func range(from start: Int) -> SourceRange {
    let end = index > 0 ? tokens[index - 1].range.upperBound : start
    return start..<max(start, end)
  }

  func failure(_ message: Message, fix: Message? = nil) -> SwiftDiagnostic {
    guard current.isEnd, index > 0 else {
      return SwiftDiagnostic(
        message, at: current.range, fix: fix, kind: current.isEnd ? .unfinished : .syntax)
    }
    // What is missing at the end is missing behind the last token, however many lines follow.
    let end = tokens[index - 1].range.upperBound
    return SwiftDiagnostic(message, at: end..<end, fix: fix ?? openBracket, kind: .unfinished)
  }

  /// Which of the brackets before the end is not closed, where one is.
  private var openBracket: Message? {
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.isText("(") || token.isText("[") || token.isText("{") {
        open.append(place)
      } else if token.isText(")") || token.isText("]") || token.isText("}") {
        _ = open.popLast()
      }
    }
    guard let place = open.last else { return nil }
    let bracket = tokens[place]
    guard place > 0, tokens[place - 1].isName, !bracket.hasSpaceBefore else {
      return "'\(bracket.text)' is not closed"
    }
    return "'\(tokens[place - 1].text + bracket.text)' is not closed"
  }

  /// Reads one level deeper.
  mutating func nested<Result>(
    _ read: (inout Parser) throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw SwiftDiagnostic(
        "this is nested too deeply: more than \(Self.maximumDepth) levels", at: current.range,
        kind: .limit)
    }
    return try read(&self)
  }

  /// Reads inside of brackets, where trailing closures are possible again.
  mutating func bracketed<Result>(
    _ read: (inout Parser) throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    let outer = isCondition
    isCondition = false
    defer { isCondition = outer }
    return try nested(read)
  }

  /// What Swift has and the interpreter has not.
  func needsCompiler(
    _ what: Message, _ instead: Message, at range: SourceRange
  ) -> SwiftDiagnostic {
    SwiftDiagnostic(
      "\(what) needs the compiler", at: range, fix: instead, kind: .needsCompiler)
  }
}
