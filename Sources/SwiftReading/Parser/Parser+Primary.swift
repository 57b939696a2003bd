import Wording

extension Parser {
  /// A literal, a name, or what stands in brackets.
  mutating func parsePrimary() throws(SwiftDiagnostic) -> Expression {
    let token = current
    let start = token.range.lowerBound
    switch token.kind {
    case .integer(let value):
      next()
      return Expression(.integer(value), token.range)
    case .floating(let value):
      next()
      return Expression(.floating(value), token.range)
    case .string(let pieces):
      next()
      return Expression(.string(try parse(pieces)), token.range)
    case .quotedWord:
      next()
      return Expression(.name(token.text, genericArgumentsInExpression()), range(from: start))
    case .word: return try parseWord()
    case .directive: return try parseDirective()
    case .punctuation: return try parsePunctuation()
    case .oper, .end:
      if !token.isEnd { throw failure("unexpected '\(token.text)'; expected expression") }
      throw failure("expected expression")
    }
  }

  private mutating func parse(_ pieces: [Token.Piece]) throws(SwiftDiagnostic) -> [StringPiece] {
    var parsed: [StringPiece] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parsed.append(.text(text))
      case .interpolation(let tokens):
        var parser = Parser(tokens, operators: operators)
        parser.depth = depth + 1
        let value = try parser.nested { (parser) throws(SwiftDiagnostic) in
          try parser.parseExpression()
        }
        guard parser.current.isEnd else {
          throw parser.failure("expected ')' in string interpolation")
        }
        parsed.append(.interpolation(value))
      }
    }
    return parsed
  }

  private mutating func parseWord() throws(SwiftDiagnostic) -> Expression {
    let token = current
    switch token.text {
    case "true", "false":
      next()
      return Expression(.boolean(token.text == "true"), token.range)
    case "nil":
      next()
      return Expression(.nilLiteral, token.range)
    case "if", "switch":
      let statement = try nested { (parser) throws(SwiftDiagnostic) in
        try parser.parseBranching()
      }
      return Expression(.statement(statement), statement.range)
    case "_":
      next()
      return Expression(.discard, token.range)
    case _ where isReserved(token):
      throw failure("expected expression, found keyword '\(token.text)'")
    default:
      next()
      return Expression(
        .name(token.text, genericArgumentsInExpression()), range(from: token.range.lowerBound))
    }
  }

  private mutating func parseDirective() throws(SwiftDiagnostic) -> Expression {
    let token = next()
    switch token.text {
    case "#selector", "#keyPath":
      try skipParentheses()
      return Expression(.opaque(token.text), range(from: token.range.lowerBound))
    case "#function", "#file", "#fileID", "#filePath":
      return Expression(.string([.text(token.text)]), token.range)
    case "#line", "#column": return Expression(.integer(1), token.range)
    case "#available", "#unavailable":
      throw SwiftDiagnostic(
        "\(token.text) may only be used as condition of an 'if', 'guard' or 'while' statement",
        at: token.range)
    case "#Preview":
      // What Xcode's canvas shows is no part of the program.
      try skipParentheses()
      if at("{") { _ = try parseBlock("after '#Preview'") }
      return Expression(.tuple([]), range(from: token.range.lowerBound))
    default:
      guard leavesToCompiler else {
        throw needsCompiler(
          "the macro '\(token.text)'", "write out what it stands for", at: token.range)
      }
      if at("("), !current.startsLine { try skipParentheses() }
      if at("{"), !isCondition { _ = try parseBlock("after a macro") }
      return Expression(.opaque(token.text), range(from: token.range.lowerBound))
    }
  }

  private mutating func parsePunctuation() throws(SwiftDiagnostic) -> Expression {
    let start = current.range.lowerBound
    switch current.text {
    case "(":
      next()
      let elements = try parseArguments(closing: ")")
      if elements.count == 1, elements[0].label == nil {
        return Expression(.parenthesized(elements[0].value), range(from: start))
      }
      return Expression(.tuple(elements), range(from: start))
    case "[": return try parseCollection()
    case "{": return try parseClosure()
    case ".":
      next()
      guard current.isName else { throw failure("expected identifier after '.' expression") }
      let token = next()
      return Expression(.implicitMember(token.text), start..<token.range.upperBound)
    case "\\": return try parseKeyPath()
    default: throw failure("expected expression")
    }
  }

  private mutating func parseCollection() throws(SwiftDiagnostic) -> Expression {
    let start = next().range.lowerBound
    if let type = arrayTypeOfFunctions(from: start) { return type }
    return try bracketed { (parser) throws(SwiftDiagnostic) in
      if parser.take(":") {
        try parser.expect("]", "in dictionary literal")
        return Expression(.dictionary([]), parser.range(from: start))
      }
      var elements: [Expression] = []
      var entries: [(key: Expression, value: Expression)] = []
      while !parser.at("]") {
        let element = try parser.parseExpression()
        if parser.take(":") {
          entries.append((element, try parser.parseExpression()))
        } else {
          elements.append(element)
        }
        if !parser.take(",") { break }
      }
      if !parser.at("]"), !parser.current.isEnd, !parser.current.startsLine {
        let isMessage = elements.count == 1 && entries.isEmpty && parser.current.isWord
        throw parser.failure(
          "expected ',' separator",
          fix: isMessage ? "'[object message]' is Objective-C's: 'object.message()'" : nil)
      }
      guard elements.isEmpty || entries.isEmpty else {
        throw parser.failure("expected ':' in dictionary literal")
      }
      try parser.expect("]", "in container literal expression")
      let kind: Expression.Kind = entries.isEmpty ? .array(elements) : .dictionary(entries)
      return Expression(kind, parser.range(from: start))
    }
  }

  /// `[() -> Void]`, which no expression could be; nil where something else stands here.
  private mutating func arrayTypeOfFunctions(from start: Int) -> Expression? {
    var attempt = self
    guard attempt.at("("), let type = try? attempt.parseType(), case .function = type.kind,
      attempt.take("]"), attempt.at("(")
    else { return nil }
    self = attempt
    return Expression(.type(TypeSyntax(.array(type), range(from: start))), range(from: start))
  }

  private mutating func parseKeyPath() throws(SwiftDiagnostic) -> Expression {
    let start = next().range.lowerBound
    // A type has a capital; what follows it are members.
    var root: TypeSyntax?
    while at(".") && root != nil || current.isName,
      (at(".") ? peek() : current).text.first?.isUppercase == true
    {
      _ = take(".")
      let token = next()
      let arguments = try parseGenericArguments()
      root = TypeSyntax(
        .named(token.text, arguments: arguments, base: root), range(from: token.range.lowerBound))
    }
    var names: [String] = []
    while at("."), peek().isName {
      next()
      names.append(next().text)
      // What is inside of an optional is found in its own chain.
      if current.isOperator, !current.hasSpaceBefore, current.text == "?" || current.text == "?." {
        names[names.count - 1] += "?"
        _ = takeFirst("?")
      }
    }
    guard !names.isEmpty else { throw failure("expected a property after '\\.'") }
    return Expression(.keyPath(root, names), range(from: start))
  }

  mutating func parseClosure() throws(SwiftDiagnostic) -> Expression {
    let start = current.range.lowerBound
    try expect("{", "to start a closure")
    return try bracketed { (parser) throws(SwiftDiagnostic) in
      var closure = ClosureSyntax(body: [])
      try parser.parseSignature(into: &closure)
      closure.body = try parser.parseStatements()
      try parser.expect("}", "at end of closure")
      return Expression(.closure(closure), parser.range(from: start))
    }
  }

  /// `[weak self] (a, b: Int) -> R in`, where the closure has it.
  private mutating func parseSignature(
    into closure: inout ClosureSyntax
  ) throws(SwiftDiagnostic) {
    guard beginsSignature else { return }
    while at("@") {
      next()
      next()
    }
    if take("[") { closure.captures = try parseCaptures() }
    if at("(") {
      next()
      closure.parameters = try parseClosureParameters(closing: ")")
      try expect(")", "after closure parameters")
    } else if !at("in"), !at("->") {
      closure.parameters = try parseClosureParameters(closing: "in")
    }
    _ = take("async")
    if take("throws") { try skipParentheses() }
    if take("->") { closure.result = try parseType() }
    try expect("in", "after the closure's signature")
  }

  /// Whether `in` follows on this level, before any statement could.
  private var beginsSignature: Bool {
    var place = index
    var open = 0
    while place < tokens.count {
      let token = tokens[place]
      if token.isText("(") || token.isText("[") { open += 1 }
      if token.isText(")") || token.isText("]") { open -= 1 }
      if open < 0 || token.isEnd || token.isText("{") || token.isText("}") || token.isText(";") {
        return false
      }
      if open == 0 {
        if token.isText("in") { return true }
        if token.isText("="), place > index { return false }
        if ["for", "let", "var", "if", "return", "switch", "guard"].contains(token.text),
          token.isWord
        {
          return false
        }
      }
      place += 1
    }
    return false
  }

  private mutating func parseCaptures() throws(SwiftDiagnostic) -> [ClosureSyntax.Capture] {
    try bracketed { (parser) throws(SwiftDiagnostic) in
      var captures: [ClosureSyntax.Capture] = []
      while !parser.at("]") {
        var isWeak = false
        var isUnowned = false
        if parser.at("weak") || parser.at("unowned"),
          parser.peek().isName || parser.peek().isText("(")
        {
          isWeak = parser.next().text == "weak"
          isUnowned = !isWeak
          try parser.skipParentheses()
        }
        let token = try parser.name("name in closure capture list")
        let value = parser.take("=") ? try parser.parseExpression() : nil
        captures.append(
          .init(
            name: token.text, isWeak: isWeak, isUnowned: isUnowned, value: value,
            range: token.range))
        if !parser.take(",") { break }
      }
      try parser.expect("]", "after the capture list")
      return captures
    }
  }

  private mutating func parseClosureParameters(
    closing: String
  ) throws(SwiftDiagnostic) -> [ClosureSyntax.Parameter] {
    var parameters: [ClosureSyntax.Parameter] = []
    while !at(closing), !at("->"), !at("throws"), !at("async") {
      var token = try name("the name of a closure parameter")
      if current.isName, !at("in"), !at("throws"), !at("async") { token = next() }
      var isInout = false
      var type: TypeSyntax?
      if take(":") {
        isInout = at("inout")
        type = try parseType()
      }
      parameters.append(
        .init(name: token.text, type: type, isInout: isInout, range: token.range))
      if !take(",") { break }
    }
    return parameters
  }
}
