import Wording

extension Parser {
  mutating func parseType() throws(SwiftDiagnostic) -> TypeSyntax {
    try nested { (parser) throws(SwiftDiagnostic) in try parser.parseTypeHere() }
  }

  private mutating func parseTypeHere() throws(SwiftDiagnostic) -> TypeSyntax {
    skipTypeAttributes()
    if leavesToCompiler, at("repeat") { next() }
    if leavesToCompiler, at("each") { next() }
    if at("some") || at("any"), peek().isName { next() }
    let start = current.range.lowerBound
    var type = try parseSimpleType()
    var parts = [try parseTypeSuffixes(type)]
    while at("&"), peek().isName {
      next()
      parts.append(try parseTypeSuffixes(try parseSimpleType()))
    }
    type = parts.count == 1 ? parts[0] : TypeSyntax(.composition(parts), range(from: start))
    return try parseFunctionType(type, from: start)
  }

  /// `inout`, `@escaping` and their like, which are passed over.
  private mutating func skipTypeAttributes() {
    while true {
      if at("@"), peek().isName {
        next()
        next()
      } else if at("inout") || at("borrowing") || at("consuming") || at("__owned")
        || at("sending"), peek().isName || peek().isText("[") || peek().isText("(")
      {
        next()
      } else {
        return
      }
    }
  }

  private mutating func parseFunctionType(
    _ type: TypeSyntax, from start: Int
  ) throws(SwiftDiagnostic) -> TypeSyntax {
    guard case .tuple(let elements) = type.kind else { return type }
    if at("async"), peek().isText("->") || peek().isText("throws") { next() }
    var isThrowing = false
    if at("throws") || at("rethrows"), peek().isText("->") || peek().isText("(") {
      next()
      try skipParentheses()
      isThrowing = true
    }
    guard take("->") else { return type }
    let result = try parseType()
    return TypeSyntax(
      .function(parameters: elements, isThrowing: isThrowing, result: result), range(from: start))
  }

  private mutating func parseSimpleType() throws(SwiftDiagnostic) -> TypeSyntax {
    let start = current.range.lowerBound
    if take("[") {
      return try bracketed { (parser) throws(SwiftDiagnostic) in
        let first = try parser.parseType()
        var kind = TypeSyntax.Kind.array(first)
        if parser.take(":") { kind = .dictionary(key: first, value: try parser.parseType()) }
        try parser.expect("]", "in type")
        return TypeSyntax(kind, parser.range(from: start))
      }
    }
    if take("(") { return try parseTupleType(from: start) }
    let token = try name("type")
    let arguments = try parseGenericArguments()
    return TypeSyntax(.named(token.text, arguments: arguments, base: nil), range(from: start))
  }

  private mutating func parseTupleType(from start: Int) throws(SwiftDiagnostic) -> TypeSyntax {
    let elements = try bracketed { (parser) throws(SwiftDiagnostic) in
      var elements: [TypeSyntax.Element] = []
      while !parser.at(")") {
        var label: String?
        if parser.current.isName, parser.peek().isName, parser.peek(2).isText(":") {
          parser.next()
          label = parser.next().text
          parser.next()
        } else if parser.current.isName, parser.peek().isText(":") {
          label = parser.next().text
          parser.next()
        }
        let isInout = parser.at("inout")
        elements.append(
          .init(label: label == "_" ? nil : label, type: try parser.parseType(), isInout: isInout))
        if !parser.take(",") { break }
      }
      try parser.expect(")", "in type")
      return elements
    }
    if elements.count == 1, elements[0].label == nil, !at("->"), !at("throws"), !at("async") {
      var inner = elements[0].type
      inner.range = range(from: start)
      return inner
    }
    return TypeSyntax(.tuple(elements), range(from: start))
  }

  /// What may follow a type: `.Name`, `?`, `!`.
  private mutating func parseTypeSuffixes(
    _ base: TypeSyntax
  ) throws(SwiftDiagnostic) -> TypeSyntax {
    var type = base
    let start = base.range.lowerBound
    while true {
      if at("."), peek().isName {
        next()
        let member = next()
        if member.text == "Type" || member.text == "Protocol" {
          type = TypeSyntax(.metatype(type), range(from: start))
        } else {
          let arguments = try parseGenericArguments()
          type = TypeSyntax(
            .named(member.text, arguments: arguments, base: type), range(from: start))
        }
      } else if !current.hasSpaceBefore, takeFirst("?") {
        type = TypeSyntax(.optional(type), range(from: start))
      } else if !current.hasSpaceBefore, takeFirst("!") {
        type = TypeSyntax(.optional(type), range(from: start))
        type.isImplicitlyUnwrapped = true
      } else {
        return type
      }
    }
  }

  /// Passes over one character of the operator here, as `>` of `>>`.
  mutating func takeFirst(_ character: String) -> Bool {
    guard current.isOperator, current.text.hasPrefix(character) else { return false }
    if current.text == character {
      next()
      return true
    }
    let token = current
    tokens[index].text = String(token.text.dropFirst())
    tokens[index].range = token.range.lowerBound + 1..<token.range.upperBound
    tokens[index].hasSpaceBefore = false
    return true
  }

  /// `<A, B>` behind the name of a type; empty where there is none.
  mutating func parseGenericArguments() throws(SwiftDiagnostic) -> [TypeSyntax] {
    guard takeFirst("<") else { return [] }
    return try bracketed { (parser) throws(SwiftDiagnostic) in
      var arguments: [TypeSyntax] = []
      repeat { arguments.append(try parser.parseType()) } while parser.take(",")
      guard parser.takeFirst(">") else { throw parser.failure("expected '>' in type") }
      return arguments
    }
  }

  /// The generic arguments behind a name in an expression, where `<` is no comparison.
  mutating func genericArgumentsInExpression() -> [TypeSyntax] {
    // On the next line no operator could stand so, without a space behind it.
    guard current.isOperator, current.text == "<", !current.hasSpaceBefore || current.startsLine,
      !current.hasSpaceAfter || peek().startsLine && !current.startsLine
    else { return [] }
    var attempt = self
    guard let arguments = try? attempt.parseGenericArguments() else { return [] }
    let follower = attempt.current
    guard
      follower.startsLine || follower.isEnd
        || ["(", ")", "]", "{", "}", ".", ",", ":", ";", "?"].contains(follower.text)
    else { return [] }
    self = attempt
    return arguments
  }

  /// `<T: Bound, U>` behind the name of a declaration.
  mutating func parseGenericParameters() throws(SwiftDiagnostic) -> [GenericParameter] {
    guard takeFirst("<") else { return [] }
    var parameters: [GenericParameter] = []
    repeat {
      if at("each") {
        guard leavesToCompiler else {
          throw needsCompiler("a parameter pack", "name each parameter", at: current.range)
        }
        next()
      }
      let token = try name("an identifier to name generic parameter")
      let bounds = take(":") ? try parseBounds() : []
      parameters.append(GenericParameter(name: token.text, bounds: bounds, range: token.range))
    } while take(",")
    guard takeFirst(">") else { throw failure("expected '>' to complete generic parameter list") }
    return parameters
  }

  private mutating func parseBounds() throws(SwiftDiagnostic) -> [TypeSyntax] {
    let type = try parseType()
    if case .composition(let parts) = type.kind { return parts }
    return [type]
  }

  /// `where T: Bound, U == V`: the bounds of parameters, and what is equal.
  mutating func parseWhereClause() throws(SwiftDiagnostic) -> [GenericParameter] {
    guard take("where") else { return [] }
    var bounds: [GenericParameter] = []
    repeat {
      let type = try parseType()
      guard take(":") || take("==") else { throw failure("expected ':' or '==' in 'where' clause") }
      let bound = try parseBounds()
      if let name = type.path {
        bounds.append(GenericParameter(name: name, bounds: bound, range: type.range))
      }
    } while take(",")
    return bounds
  }
}

extension TypeSyntax {
  /// The names of a type without arguments, as `Item` or `Cell.Model`; nil for others.
  package var path: String? {
    guard case .named(let name, let arguments, let base) = kind, arguments.isEmpty else {
      return nil
    }
    guard let base else { return name }
    return base.path.map { $0 + "." + name }
  }
}
