import Wording

extension Parser {
  /// Reads a text that need not be whole: its beginning may stand in the midst of a class, or of a
  /// function.
  ///
  /// A brace that closes nothing ends what stands before it. Declarations alone are members of a
  /// class, and stay. Anything else is the end of a function, which is left out, unless there is
  /// nothing beside it: then it runs, and what it returns is its value.
  ///
  /// - Returns: The statements that stay, and where the ends of functions stand that were left out.
  mutating func parseFragment() throws(SwiftDiagnostic) -> (
    statements: [Statement], ends: [SourceRange]
  ) {
    var kept: [Statement] = []
    var ends: [[Statement]] = []
    var closed = -1
    while true {
      let statements = try parseStatements()
      if current.isEnd {
        kept += statements
        break
      }
      // It begins its line, or stands behind another that does.
      guard current.startsLine || closed == index - 1 else {
        throw failure("extraneous '\(current.text)' at top level")
      }
      closed = index
      next()
      if statements.allSatisfy(\.isMember) {
        kept += statements
      } else {
        ends.append(statements)
      }
    }
    if kept.isEmpty, ends.count == 1 { return (running(ends[0]), []) }
    return (kept, ends.map { $0[0].range.lowerBound..<$0[$0.count - 1].range.upperBound })
  }

  /// The end of a function as statements: the value that it returns last is what they come to.
  ///
  /// Where it returns before its end too, it is a closure that is called.
  private func running(_ end: [Statement]) -> [Statement] {
    guard let first = end.first, let last = end.last else { return end }
    let range = first.range.lowerBound..<last.range.upperBound
    let returns = tokens.count { $0.isText("return") && range.contains($0.range.lowerBound) }
    if returns == 0 { return end }
    if returns == 1, case .returning(let value?) = last.kind {
      return end.dropLast() + [Statement(.expression(value), value.range)]
    }
    let closure = Expression(.closure(ClosureSyntax(body: end)), range)
    return [Statement(.expression(Expression(.call(closure, []), range)), range)]
  }

  /// Whether a token is dots that have a line of their own.
  func isAlone(_ token: Token) -> Bool {
    guard token.isText("..."), token.startsLine,
      let place = tokens.firstIndex(where: { $0.range == token.range })
    else { return false }
    return tokens[min(place + 1, tokens.count - 1)].startsLine || tokens[place + 1].isEnd
  }
}

extension Statement {
  /// Whether it may stand in a class, outside of functions.
  fileprivate var isMember: Bool {
    if case .declaration = kind { true } else { false }
  }
}
