import Wording

extension Parser {
  /// A pattern of `case`.
  mutating func parsePattern() throws(SwiftDiagnostic) -> Pattern {
    try nested { (parser) throws(SwiftDiagnostic) in
      try parser.parsePatternHere(binding: nil)
    }
  }

  /// A pattern of `let` or `for`: names, `_` and tuples of them.
  mutating func parseBindingPattern(isVariable: Bool) throws(SwiftDiagnostic) -> Pattern {
    try nested { (parser) throws(SwiftDiagnostic) in
      let start = parser.current.range.lowerBound
      if parser.take("(") {
        let elements = try parser.parsePatternElements(binding: isVariable)
        return Pattern(.tuple(elements), parser.range(from: start))
      }
      let token = try parser.name("pattern")
      let kind: Pattern.Kind =
        token.text == "_" ? .wildcard : .name(token.text, isVariable: isVariable)
      return Pattern(kind, token.range)
    }
  }

  /// `binding` is nil outside of `let` and `var`, where a name is an expression.
  private mutating func parsePatternHere(binding: Bool?) throws(SwiftDiagnostic) -> Pattern {
    let start = current.range.lowerBound
    if at("let") || at("var") {
      let isVariable = next().text == "var"
      return try parsePatternHere(binding: isVariable)
    }
    if take("is") { return Pattern(.isType(try parseType()), range(from: start)) }
    var pattern = try parseSimplePattern(binding: binding, from: start)
    while !current.hasSpaceBefore, takeFirst("?") {
      pattern = Pattern(.optional(pattern), range(from: start))
    }
    if take("as") { pattern = Pattern(.asType(pattern, try parseType()), range(from: start)) }
    return pattern
  }

  private mutating func parseSimplePattern(
    binding: Bool?, from start: Int
  ) throws(SwiftDiagnostic) -> Pattern {
    if current.isWord, current.text == "_" {
      next()
      return Pattern(.wildcard, range(from: start))
    }
    if at("("), binding != nil || isTuplePattern {
      next()
      let elements = try parsePatternElements(binding: binding)
      if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
      return Pattern(.tuple(elements), range(from: start))
    }
    if let enumCase = try parseEnumPattern(binding: binding, from: start) { return enumCase }
    if let isVariable = binding, current.isName, !isReserved(current) {
      let token = next()
      return Pattern(.name(token.text, isVariable: isVariable), token.range)
    }
    let expression = try inCondition { (parser) throws(SwiftDiagnostic) in
      try parser.parseOperators(from: OperatorTable.ternary)
    }
    // `3?` is the pattern of an optional that holds it.
    if case .optionalChain(let chain) = expression.kind, case .chained(let inner) = chain.kind {
      return Pattern(
        .optional(Pattern(.expression(inner), inner.range)), expression.range)
    }
    return Pattern(.expression(expression), expression.range)
  }

  /// Whether the parentheses here hold patterns that no expression could be.
  private var isTuplePattern: Bool {
    var open = 0
    var place = index
    while place < tokens.count {
      let token = tokens[place]
      if token.isText("(") { open += 1 }
      if token.isText(")") { open -= 1 }
      if token.isText("let") || token.isText("var") || token.isText("_") || token.isText(",")
        || token.isText("is")
      {
        return true
      }
      if open == 0 { return false }
      place += 1
    }
    return false
  }

  private mutating func parsePatternElements(
    binding: Bool?
  ) throws(SwiftDiagnostic) -> [(label: String?, pattern: Pattern)] {
    try bracketed { (parser) throws(SwiftDiagnostic) in
      var elements: [(label: String?, pattern: Pattern)] = []
      while !parser.at(")") {
        var label: String?
        if parser.current.isName, parser.peek().isText(":") {
          label = parser.next().text
          parser.next()
        }
        let pattern = try parser.nested { (parser) throws(SwiftDiagnostic) in
          try parser.parsePatternHere(binding: binding)
        }
        elements.append((label, pattern))
        if !parser.take(",") { break }
      }
      try parser.expect(")", "in pattern")
      return elements
    }
  }

  /// `.name`, `.name(…)`, `Type.name` or `Type.name(…)`; nil where none begins here.
  private mutating func parseEnumPattern(
    binding: Bool?, from start: Int
  ) throws(SwiftDiagnostic) -> Pattern? {
    var attempt = self
    var type: TypeSyntax?
    if !attempt.at(".") {
      // Only a type before the dot: what begins with a capital.
      guard attempt.current.isName, attempt.current.text.first?.isUppercase == true else {
        return nil
      }
      var end = 0
      while attempt.peek(end).isName, attempt.peek(end + 1).isText("."),
        attempt.peek(end + 2).isName, attempt.peek(end + 2).text.first?.isUppercase == true
      {
        end += 2
      }
      guard attempt.peek(end + 1).isText("."), attempt.peek(end + 2).isName else { return nil }
      for place in 0...end where place.isMultiple(of: 2) {
        let token = attempt.next()
        if place < end { attempt.next() }
        type = TypeSyntax(
          .named(token.text, arguments: [], base: type), attempt.range(from: start))
      }
    }
    guard attempt.take("."), attempt.current.isName else { return nil }
    let name = attempt.next().text
    var elements: [(label: String?, pattern: Pattern)]?
    if attempt.at("("), !attempt.current.hasSpaceBefore {
      attempt.next()
      elements = try attempt.parsePatternElements(binding: binding)
    }
    // `.zero.width` and `.a ... .b` are expressions.
    if attempt.at(".")
      || attempt.current.isOperator && attempt.current.hasSpaceBefore
        && !attempt.at("=")
    {
      return nil
    }
    self = attempt
    return Pattern(.enumCase(type, name, elements), range(from: start))
  }
}
