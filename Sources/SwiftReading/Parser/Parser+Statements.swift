import Wording

extension Parser {
  /// Statements up to `}`, `case`, `default` or the end.
  mutating func parseStatements(inSwitch: Bool = false) throws(SwiftDiagnostic) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while take(";") {}
      if current.isEnd || at("}") { return statements }
      if inSwitch, at("case") || at("default") || isUnknownDefault { return statements }
      if !statements.isEmpty, !current.startsLine, !isAfterSemicolon {
        if at("++") || at("--") {
          throw failure(
            "cannot find operator '\(current.text)' in scope",
            fix: current.text == "++"
              ? "write '+= 1'" : "write '-= 1'")
        }
        throw SwiftDiagnostic(
          "consecutive statements on a line must be separated by newline or ';'",
          at: current.range, kind: .syntax)
      }
      statements.append(try parseStatement())
    }
  }

  private var isAfterSemicolon: Bool { index > 0 && tokens[index - 1].isText(";") }

  private var isUnknownDefault: Bool { at("@") && peek().isText("unknown") }

  mutating func parseBlock(_ place: Message) throws(SwiftDiagnostic) -> [Statement] {
    try expect("{", place)
    return try bracketed { (parser) throws(SwiftDiagnostic) in
      let statements = try parser.parseStatements()
      try parser.expect("}", "at end of brace")
      return statements
    }
  }

  mutating func parseStatement() throws(SwiftDiagnostic) -> Statement {
    try nested { (parser) throws(SwiftDiagnostic) in try parser.parseStatementHere() }
  }

  private mutating func parseStatementHere() throws(SwiftDiagnostic) -> Statement {
    let start = current.range.lowerBound
    let kind = try parseStatementKind()
    return Statement(kind, range(from: start))
  }

  private mutating func parseStatementKind() throws(SwiftDiagnostic) -> Statement.Kind {
    var label: String?
    if current.isName, !isReserved(current), peek().isText(":"),
      ["for", "while", "repeat", "switch", "do", "if"].contains(peek(2).text)
    {
      label = next().text
      next()
    }
    if isDeclaration { return .declaration(try parseDeclaration()) }
    guard current.isWord else { return .expression(try parseExpression()) }
    switch current.text {
    case "if", "switch":
      return try parseBranching(label: label).kind
    case "guard":
      next()
      let conditions = try parseConditions()
      try expect("else", "after 'guard' condition")
      return .guardElse(conditions, try parseBlock("after 'guard' else"))
    case "while":
      next()
      return .whileLoop(label, try parseConditions(), try parseBlock("after 'while' condition"))
    case "repeat":
      next()
      let body = try parseBlock("after 'repeat'")
      try expect("while", "after body of 'repeat' statement")
      return .repeatLoop(label, body, try parseExpression())
    case "for": return try parseFor(label)
    case "do": return try parseDo(label)
    case "defer":
      next()
      return .deferring(try parseBlock("after 'defer'"))
    default: return try parseTransfer()
    }
  }

  /// `return`, `throw` and their like, or an expression.
  private mutating func parseTransfer() throws(SwiftDiagnostic) -> Statement.Kind {
    switch current.text {
    case "return":
      next()
      return .returning(endsStatement ? nil : try parseExpression())
    case "break":
      next()
      return .breaking(try parseJumpLabel())
    case "continue":
      next()
      return .continuing(try parseJumpLabel())
    case "fallthrough":
      next()
      return .fallthroughCase
    case "throw":
      next()
      return .throwing(try parseExpression())
    case "case", "default":
      throw failure(
        "'\(current.text)' label can only appear inside a 'switch' statement",
        fix: "put it in 'switch value { … }'")
    case "else", "catch", "in", "where":
      throw failure("unexpected '\(current.text)'")
    default: return .expression(try parseExpression())
    }
  }

  private var endsStatement: Bool {
    current.startsLine || current.isEnd || at("}") || at(";") || at("case") || at("default")
  }

  private mutating func parseJumpLabel() throws(SwiftDiagnostic) -> String? {
    endsStatement || !current.isName ? nil : next().text
  }

  /// `if` or `switch`, as a statement or as an expression.
  mutating func parseBranching(label: String? = nil) throws(SwiftDiagnostic) -> Statement {
    let start = current.range.lowerBound
    if take("if") {
      let conditions = try parseConditions()
      let body = try parseBlock("after 'if' condition")
      var otherwise: Statement?
      if take("else") {
        if at("if") {
          otherwise = try nested { (parser) throws(SwiftDiagnostic) in
            try parser.parseBranching()
          }
        } else {
          let start = current.range.lowerBound
          let block = try parseBlock("or 'if' after 'else'")
          otherwise = Statement(.doBlock(nil, block, []), range(from: start))
        }
      }
      return Statement(.ifElse(conditions, body, otherwise: otherwise), range(from: start))
    }
    next()
    let subject = try inCondition { (parser) throws(SwiftDiagnostic) in
      try parser.parseExpression()
    }
    try expect("{", "after 'switch' subject expression")
    let cases = try bracketed { (parser) throws(SwiftDiagnostic) in
      var cases: [SwitchCase] = []
      while !parser.take("}") { cases.append(try parser.parseCase()) }
      return cases
    }
    return Statement(.switchOver(label, subject, cases), range(from: start))
  }

  mutating func inCondition<Result>(
    _ read: (inout Parser) throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    let outer = isCondition
    isCondition = true
    defer { isCondition = outer }
    return try read(&self)
  }

  private mutating func parseCase() throws(SwiftDiagnostic) -> SwitchCase {
    let start = current.range.lowerBound
    if take("@") { next() }
    var labels: [SwitchCase.Label] = []
    if take("default") {
      try expect(":", "after 'default'")
    } else {
      guard take("case") else {
        throw failure("all statements inside a switch must be covered by a 'case' or 'default'")
      }
      labels = try parseLabels()
      try expect(":", "after 'case' pattern")
    }
    let body = try parseStatements(inSwitch: true)
    if body.isEmpty {
      throw SwiftDiagnostic(
        "'case' label in a 'switch' must have at least one executable statement",
        at: range(from: start), fix: "write 'break'", kind: current.isEnd ? .unfinished : .syntax)
    }
    return SwitchCase(labels: labels, body: body, range: range(from: start))
  }

  private mutating func parseLabels() throws(SwiftDiagnostic) -> [SwitchCase.Label] {
    var labels: [SwitchCase.Label] = []
    repeat {
      let pattern = try parsePattern()
      let filter = take("where") ? try parseExpression() : nil
      labels.append(.init(pattern: pattern, filter: filter))
    } while take(",")
    return labels
  }

  mutating func parseConditions() throws(SwiftDiagnostic) -> [Condition] {
    try inCondition { (parser) throws(SwiftDiagnostic) in
      var conditions: [Condition] = []
      repeat { conditions.append(try parser.parseCondition()) } while parser.take(",")
      return conditions
    }
  }

  private mutating func parseCondition() throws(SwiftDiagnostic) -> Condition {
    if at("#available") || at("#unavailable") {
      let mark = next()
      let release = try parseRelease()
      return .available(
        since: release, isNegated: mark.isText("#unavailable"),
        range(from: mark.range.lowerBound))
    }
    if take("case") {
      let pattern = try parsePattern()
      try expect("=", "after pattern")
      return .match(pattern, try parseExpression())
    }
    guard at("let") || at("var"), peek().isName || peek().isText("(") else {
      return .expression(try parseExpression())
    }
    let isVariable = next().text == "var"
    let pattern = try parseBindingPattern(isVariable: isVariable)
    let type = take(":") ? try parseType() : nil
    if take("=") { return .binding(pattern, type, try parseExpression(), isVariable: isVariable) }
    guard case .name(let name, _) = pattern.kind else {
      throw failure("expected '=' after pattern")
    }
    // `if let name` binds what has that name.
    let same = Expression(.name(name, []), pattern.range)
    return .binding(pattern, type, same, isVariable: isVariable)
  }

  private mutating func parseFor(_ label: String?) throws(SwiftDiagnostic) -> Statement.Kind {
    next()
    // What a sequence gives later is there at once.
    while at("await") || at("try") { next() }
    let pattern: Pattern
    if take("case") {
      pattern = try parsePattern()
    } else {
      _ = take("let")
      let isVariable = take("var")
      var plain = try parseBindingPattern(isVariable: isVariable)
      if take(":") {
        plain = Pattern(.typed(plain, try parseType()), plain.range)
      }
      pattern = plain
    }
    try expect("in", "after for-each pattern")
    let (sequence, filter) = try inCondition { (parser) throws(SwiftDiagnostic) in
      let sequence = try parser.parseExpression()
      return (sequence, parser.take("where") ? try parser.parseExpression() : nil)
    }
    let body = try parseBlock("to start the body of for-each loop")
    return .forIn(label, pattern, sequence, filter: filter, body)
  }

  private mutating func parseDo(_ label: String?) throws(SwiftDiagnostic) -> Statement.Kind {
    next()
    if take("throws") { try skipParentheses() }
    let body = try parseBlock("after 'do'")
    var clauses: [CatchClause] = []
    while take("catch") {
      let labels =
        at("{")
        ? []
        : try inCondition { (parser) throws(SwiftDiagnostic) in
          try parser.parseLabels()
        }
      clauses.append(CatchClause(labels: labels, body: try parseBlock("after 'catch'")))
    }
    return .doBlock(label, body, clauses)
  }

  /// The release of iOS in the parentheses of `#available`, such as 16 of `(iOS 16.4, *)`.
  private mutating func parseRelease() throws(SwiftDiagnostic) -> Int? {
    let first = index
    try skipParentheses()
    guard let place = tokens[first..<index].firstIndex(where: { $0.isText("iOS") }) else {
      return nil
    }
    return Int(tokens[place + 1].text.prefix { $0.isNumber })
  }

  /// Passes over parentheses and what is in them, where they begin here.
  mutating func skipParentheses() throws(SwiftDiagnostic) {
    guard at("(") else { return }
    var open = 0
    repeat {
      if current.isEnd { throw failure("expected ')'") }
      if at("(") { open += 1 }
      if at(")") { open -= 1 }
      next()
    } while open > 0
  }
}
