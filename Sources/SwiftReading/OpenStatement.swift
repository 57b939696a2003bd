/// The statement that is open at the end of a text, with the blocks that are open around it.
struct OpenStatement {
  /// The number of its first token; that behind the last one where none is typed.
  var start: Int { levels[levels.count - 1].start }
  /// The brackets that are open where it begins, the outermost first, as numbers of tokens.
  private(set) var openers: [Int] = []
  /// Where a list of conditions is open: the comma before the one that is typed.
  private(set) var comma: Int?
  /// Where the pattern of a case is open: the `switch` around it, and its brace.
  private(set) var choice: (keyword: Int, brace: Int)?

  private struct Level {
    var opener: Int
    /// Where the latest statement in it begins.
    var start: Int
    /// Whether statements stand in it: a brace, or the text itself.
    var isCode: Bool
  }

  private var levels = [Level(opener: -1, start: 0, isCode: true)]
  private let tokens: [Token]

  /// - Parameter endsLine: Whether what is typed next stands on a line of its own.
  /// - Complexity: O(*n*) for *n* tokens.
  init(of tokens: [Token], endsLine: Bool) {
    self.tokens = tokens
    for index in tokens.indices { read(index) }
    if endsLine, let last = levels.last, last.isCode, last.start < tokens.count,
      !goesOn(behind: tokens.count - 1)
    {
      levels[levels.count - 1].start = tokens.count
    }
    // Brackets inside of the statement are its own.
    while !levels[levels.count - 1].isCode { levels.removeLast() }
    openers = levels.dropFirst().map(\.opener)
    readConditions()
    readChoice()
  }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    let last = levels.count - 1
    if levels[last].isCode, begins(index, in: levels[last]) { levels[last].start = index }
    if ["(", "[", "{"].contains(where: token.isText) {
      levels.append(Level(opener: index, start: index + 1, isCode: token.isText("{")))
    } else if [")", "]", "}"].contains(where: token.isText) {
      if levels.count > 1 { levels.removeLast() }
    } else if levels[last].isCode, endsHeader(index, in: levels[last]) {
      levels[last].start = index + 1
    }
  }

  /// Whether a statement begins on that token's line: nothing before it goes on.
  private func begins(_ index: Int, in level: Level) -> Bool {
    let token = tokens[index]
    guard token.startsLine, index > level.start else { return false }
    if token.isOperator
      || ["else", "catch", "where", ".", "}", ")", "]", ":", ","]
        .contains(where: token.isText)
    {
      return false
    }
    return !goesOn(behind: index - 1)
  }

  /// Whether a line that ends in that token is only the beginning of a statement.
  private func goesOn(behind index: Int) -> Bool {
    let token = tokens[index]
    return token.isText(",") || token.isText(":") || token.isOperator && token.hasSpaceBefore
  }

  /// Whether a statement may stand behind that token: a semicolon, the `in` of a closure, or the
  /// colon of a case.
  private func endsHeader(_ index: Int, in level: Level) -> Bool {
    let token = tokens[index]
    if token.isText(";") { return true }
    guard level.start < index else { return false }
    let first = tokens[level.start]
    if token.isText("in") { return level.start == level.opener + 1 && !first.isText("for") }
    return token.isText(":") && (first.isText("case") || first.isText("default"))
  }

  private mutating func readConditions() {
    var depth = 0
    for index in tokens.indices.dropFirst(start).reversed() {
      let token = tokens[index]
      if [")", "]", "}"].contains(where: token.isText) { depth += 1 }
      if ["(", "[", "{"].contains(where: token.isText) { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isText(","), comma == nil { comma = index }
      if ["if", "guard", "while"].contains(where: token.isText) { return }
    }
    comma = nil
  }

  private mutating func readChoice() {
    guard tokens.indices.contains(start), tokens[start].isText("case"), levels.count > 1 else {
      return
    }
    let (outer, brace) = (levels[levels.count - 2], levels[levels.count - 1].opener)
    guard
      let keyword = tokens.indices[outer.start..<brace].last(where: { tokens[$0].isText("switch") })
    else { return }
    choice = (keyword, brace)
  }
}
