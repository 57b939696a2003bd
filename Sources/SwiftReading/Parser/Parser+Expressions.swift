import Wording

extension Parser {
  mutating func parseExpression() throws(SwiftDiagnostic) -> Expression {
    try nested { (parser) throws(SwiftDiagnostic) in
      try parser.parseOperators(from: OperatorTable.assignment)
    }
  }

  /// Operands with the operators between them that bind at least as strongly as `minimum`.
  mutating func parseOperators(
    from minimum: Int
  ) throws(SwiftDiagnostic) -> Expression {
    var left = try parsePrefix()
    var previous: Int?
    while true {
      if let cast = try parseCast(left, minimum) {
        left = cast
      } else if let chosen = try parseTernary(left, minimum) {
        left = chosen
      } else if let assigned = try parseAssignment(left, minimum) {
        return assigned
      } else if let group = infixGroup, group.precedence >= minimum {
        let precedence = group.precedence
        if let previous, previous == precedence, group.associativity == .none {
          throw failure("adjacent operators are in non-associative precedence group")
        }
        let token = next()
        let isRight = group.associativity == .right
        let right = try nested { (parser) throws(SwiftDiagnostic) in
          try parser.parseOperators(from: isRight ? precedence : precedence + 1)
        }
        left = Expression(
          .binary(token.text, token.range, left, right),
          left.range.lowerBound..<right.range.upperBound)
        previous = precedence
      } else {
        return left
      }
    }
  }

  /// How the operator here binds; nil where none stands between two operands.
  ///
  /// One that is not declared here may be an earlier entry's; whoever checks names will know.
  private var infixGroup: OperatorTable.Group? {
    guard isInfix, !current.isEnd else { return nil }
    if let group = operators.group(of: current.text) { return group }
    guard !OperatorTable.compoundAssignments.contains(current.text),
      !["=", "?", "->", "!", "&"].contains(current.text)
    else { return nil }
    return OperatorTable.Group(precedence: OperatorTable.other)
  }

  /// Whether the operator here stands between two operands.
  private var isInfix: Bool {
    current.isOperator && current.hasSpaceBefore == current.hasSpaceAfter
  }

  private mutating func parseCast(
    _ value: Expression, _ minimum: Int
  ) throws(SwiftDiagnostic) -> Expression? {
    guard minimum <= OperatorTable.cast, at("as") || at("is"), current.isWord else { return nil }
    var cast = Expression.Cast.check
    if next().text == "as" {
      cast = .upcast
      if takeFirst("?") { cast = .conditional } else if takeFirst("!") { cast = .forced }
    }
    let type = try parseType()
    return Expression(
      .cast(cast, value, type), value.range.lowerBound..<type.range.upperBound)
  }

  private mutating func parseTernary(
    _ condition: Expression, _ minimum: Int
  ) throws(SwiftDiagnostic) -> Expression? {
    guard minimum <= OperatorTable.ternary, at("?"), current.hasSpaceBefore else { return nil }
    next()
    let first = try bracketed { (parser) throws(SwiftDiagnostic) in try parser.parseExpression() }
    try expect(":", "after '? ...' in ternary expression")
    let second = try nested { (parser) throws(SwiftDiagnostic) in
      try parser.parseOperators(from: OperatorTable.ternary)
    }
    return Expression(
      .ternary(condition, first, second), condition.range.lowerBound..<second.range.upperBound)
  }

  private mutating func parseAssignment(
    _ target: Expression, _ minimum: Int
  ) throws(SwiftDiagnostic) -> Expression? {
    guard minimum <= OperatorTable.assignment, current.isOperator,
      at("=") || OperatorTable.compoundAssignments.contains(current.text)
    else { return nil }
    let token = next()
    let value = try nested { (parser) throws(SwiftDiagnostic) in
      try parser.parseOperators(from: OperatorTable.assignment)
    }
    let oper = token.text == "=" ? nil : String(token.text.dropLast())
    return Expression(
      .assignment(oper, token.range, target, value),
      target.range.lowerBound..<value.range.upperBound)
  }

  private mutating func parsePrefix() throws(SwiftDiagnostic) -> Expression {
    let start = current.range.lowerBound
    if at("try") {
      next()
      var attempt = Expression.Attempt.plain
      if !current.hasSpaceBefore {
        if takeFirst("?") { attempt = .optional } else if takeFirst("!") { attempt = .forced }
      }
      // It covers all that stands on its right.
      let value = try nested { (parser) throws(SwiftDiagnostic) in
        try parser.parseOperators(from: OperatorTable.assignment)
      }
      return Expression(.attempt(attempt, value), range(from: start))
    }
    if at("await"), !peek().startsLine, peek().isName || peek().isText("(") {
      // What is awaited is done at once.
      next()
      return try nested { (parser) throws(SwiftDiagnostic) in
        try parser.parseOperators(from: OperatorTable.assignment)
      }
    }
    guard current.isOperator, !current.hasSpaceAfter || current.text == "..." else {
      return try parsePostfix()
    }
    let token = next()
    if token.text == "&" {
      let value = try parsePostfix()
      return Expression(.inoutReference(value), range(from: start))
    }
    guard
      ["-", "+", "!", "~", "...", "..<"].contains(token.text)
        || operators.prefix.contains(token.text)
    else {
      index -= 1
      throw failure("'\(token.text)' is not a prefix unary operator")
    }
    let value = try nested { (parser) throws(SwiftDiagnostic) in try parser.parsePrefix() }
    return Expression(.prefix(token.text, value), range(from: start))
  }

  /// An operand with calls, members and `!` behind it.
  mutating func parsePostfix() throws(SwiftDiagnostic) -> Expression {
    var value = try parsePrimary()
    let start = value.range.lowerBound
    var isChain = false
    while true {
      if at("."), !current.startsLine || peek().isName {
        value = try parseMember(of: value, from: start)
      } else if at("("), !current.startsLine, takeCompoundLabels() {
        continue
      } else if at("("), !current.startsLine {
        value = try parseCall(value, from: start)
      } else if at("["), !current.startsLine, !current.hasSpaceBefore {
        next()
        let arguments = try parseArguments(closing: "]")
        value = Expression(.subscripting(value, arguments), range(from: start))
      } else if at("{"), !current.startsLine, beginsTrailingClosure, isCallable(value) {
        value = try parseCall(value, from: start)
      } else if current.isOperator, !current.hasSpaceBefore, !current.startsLine,
        current.text.hasPrefix("!"), current.text == "!" || current.text.hasPrefix("!!"),
        takeFirst("!")
      {
        value = Expression(.forced(value), range(from: start))
      } else if current.isOperator, !current.hasSpaceBefore, !current.startsLine,
        current.text == "?" || current.text == "?.", takeFirst("?")
      {
        isChain = true
        value = Expression(.chained(value), range(from: start))
      } else if current.isOperator, operators.postfix.contains(current.text),
        !current.hasSpaceBefore
      {
        let name = "postfix " + next().text
        value = Expression(.prefix(name, value), range(from: start))
      } else if at("..."), !current.hasSpaceBefore, current.hasSpaceAfter {
        next()
        value = Expression(.prefix("postfix...", value), range(from: start))
      } else {
        return isChain ? Expression(.optionalChain(value), value.range) : value
      }
    }
  }

  private func isCallable(_ value: Expression) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember, .call, .subscripting: true
    default: false
    }
  }

  private var beginsTrailingClosure: Bool {
    isCondition ? goesOnBehindBraces : !isAccessorBlock
  }

  /// Whether the condition goes on behind the braces here, so that they are no block.
  private var goesOnBehindBraces: Bool {
    var open = 0
    var place = index
    repeat {
      if tokens[place].isText("{") { open += 1 }
      if tokens[place].isText("}") { open -= 1 }
      place += 1
    } while open > 0 && place < tokens.count
    guard place < tokens.count, !tokens[place].startsLine else { return false }
    let follower = tokens[place]
    return [".", ",", "{", ")", "]", "where"].contains { follower.isText($0) }
      || follower.isOperator && operators.group(of: follower.text) != nil
  }

  /// Passes over `(name:other:)` behind a name, which only says which function is meant.
  private mutating func takeCompoundLabels() -> Bool {
    var place = index + 1
    while place + 1 < tokens.count, tokens[place].isName, tokens[place + 1].isText(":") {
      place += 2
    }
    guard place > index + 1, place < tokens.count, tokens[place].isText(")") else { return false }
    index = place + 1
    return true
  }

  /// Whether the brace here opens `get`, `set`, `willSet` or `didSet`.
  private var isAccessorBlock: Bool {
    let first = peek().text
    return ["willSet", "didSet"].contains(first) && (peek(2).isText("{") || peek(2).isText("("))
      || first == "get" && peek(2).isText("{")
  }

  private mutating func parseMember(
    of base: Expression, from start: Int
  ) throws(SwiftDiagnostic) -> Expression {
    next()
    let token = current
    if case .integer(let place) = token.kind {
      next()
      return Expression(.member(base, String(place), token.range, []), range(from: start))
    }
    guard token.isName else { throw failure("expected member name following '.'") }
    next()
    let arguments = genericArgumentsInExpression()
    return Expression(.member(base, token.text, token.range, arguments), range(from: start))
  }

  private mutating func parseCall(
    _ callee: Expression, from start: Int
  ) throws(SwiftDiagnostic) -> Expression {
    var arguments: [Argument] = []
    if take("(") { arguments = try parseArguments(closing: ")") }
    if at("{"), !current.startsLine, beginsTrailingClosure {
      var closure = try parseClosure()
      arguments.append(
        Argument(label: nil, value: closure, labelRange: closure.range, isTrailing: true))
      while current.isName, !isReserved(current), peek().isText(":"), peek(2).isText("{") {
        let label = next()
        next()
        closure = try parseClosure()
        arguments.append(
          Argument(
            label: label.text, value: closure, labelRange: label.range, isTrailing: true))
      }
    }
    return Expression(.call(callee, arguments), range(from: start))
  }

  /// Arguments behind their opening bracket.
  mutating func parseArguments(closing: String) throws(SwiftDiagnostic) -> [Argument] {
    try bracketed { (parser) throws(SwiftDiagnostic) in
      var arguments: [Argument] = []
      while !parser.at(closing) {
        var label: String?
        let start = parser.current.range
        if parser.current.isName, parser.peek().isText(":") {
          label = parser.next().text
          parser.next()
        }
        let value = try parser.parseArgumentValue()
        let place = label == nil ? value.range : start
        arguments.append(
          Argument(label: label == "_" ? nil : label, value: value, labelRange: place))
        if !parser.take(",") { break }
      }
      if !parser.at(closing), !parser.current.isEnd, !parser.current.startsLine {
        let isLabel = parser.current.isName && parser.peek().isText(":")
        throw parser.failure(
          "expected ',' separator",
          fix: isLabel ? "write ',' before '\(parser.current.text):'" : nil)
      }
      try parser.expect(closing, "in expression list")
      return arguments
    }
  }

  private mutating func parseArgumentValue() throws(SwiftDiagnostic) -> Expression {
    // An operator as a function: `reduce(0, +)`.
    if current.isOperator, peek().isText(",") || peek().isText(")") {
      let token = next()
      return Expression(.name(token.text, []), token.range)
    }
    return try parseExpression()
  }
}
