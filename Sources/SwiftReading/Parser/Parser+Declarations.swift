import Wording

extension Parser {
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "mutating", "nonmutating", "convenience", "required", "lazy", "weak", "unowned",
    "indirect", "dynamic", "optional", "nonisolated", "isolated", "distributed", "prefix",
    "postfix", "infix", "borrowing", "consuming", "async",
  ]
  private static let introducers: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "typealias",
    "import", "init", "deinit", "subscript", "case", "associatedtype", "actor", "operator",
    "precedencegroup", "macro",
  ]

  /// Whether a declaration begins here, in the midst of statements.
  var isDeclaration: Bool {
    if at("@") { return peek().isName && !peek().isText("unknown") }
    guard current.isWord else { return false }
    switch current.text {
    case "init", "subscript", "actor", "macro", "case", "operator", "precedencegroup":
      return ["actor", "precedencegroup"].contains(current.text) && peek().isName
        && !peek().startsLine
    case "async": return peek().isText("let") && !peek().startsLine
    case _ where Self.introducers.contains(current.text): return true
    case _ where Self.modifiers.contains(current.text):
      let follower = peek()
      if follower.isText("("), peek(2).isText("set") || peek(2).isText("safe") { return true }
      return follower.isWord
        && (Self.modifiers.contains(follower.text) || Self.introducers.contains(follower.text))
    default: return false
    }
  }

  mutating func parseDeclaration() throws(SwiftDiagnostic) -> Declaration {
    try nested { (parser) throws(SwiftDiagnostic) in try parser.parseDeclarationHere() }
  }

  private mutating func parseDeclarationHere() throws(SwiftDiagnostic) -> Declaration {
    let start = current.range.lowerBound
    var attributes: [String] = []
    var modifiers: Set<String> = []
    var wrapper: WrapperSyntax?
    while true {
      if at("@"), let found = try parseWrapper() {
        wrapper = found
      } else if at("@") {
        attributes.append(try parseAttribute())
      } else if current.isWord, Self.modifiers.contains(current.text),
        !(at("class") && !isClassModifier)
      {
        modifiers.insert(next().text)
        try skipParentheses()
      } else {
        break
      }
    }
    var declaration = try parseIntroduced(from: start)
    declaration.range = range(from: start)
    declaration.modifiers = modifiers
    declaration.attributes = attributes
    declaration.wrapper = wrapper
    if let wrapper, !leavesToCompiler, !declaration.mayBeWrapped {
      throw needsWrapper(wrapper.type)
    }
    return declaration
  }

  /// Whether `class` here makes a member of the type and no class.
  private var isClassModifier: Bool {
    ["func", "var", "override", "final", "subscript", "let", "private", "public"]
      .contains(peek().text)
  }

  private mutating func parseIntroduced(
    from start: Int
  ) throws(SwiftDiagnostic) -> Declaration {
    let keyword = current
    switch keyword.isWord ? keyword.text : "" {
    case "import":
      next()
      var path = try name("module name").text
      while take(".") { path += "." + next().text }
      return Declaration(.imported(path), range: keyword.range, nameRange: keyword.range)
    case "let", "var": return try parseVariable()
    case "func", "init", "deinit", "subscript": return try parseFunction()
    case "struct", "class", "enum", "protocol": return try parseTypeDeclaration()
    case "extension": return try parseExtension()
    case "typealias":
      next()
      let token = try name("identifier in typealias declaration")
      let generics = try parseGenericParameters()
      try expect("=", "in type alias declaration")
      return Declaration(
        .typeAlias(token.text, generics, try parseType()), range: token.range,
        nameRange: token.range)
    case "associatedtype":
      next()
      let token = try name("identifier in associatedtype declaration")
      if take(":") { _ = try parseType() }
      if take("=") { _ = try parseType() }
      _ = try parseWhereClause()
      return Declaration(
        .associatedType(token.text), range: token.range, nameRange: token.range)
    case "case": return try parseEnumCases()
    // One thing runs after the other, so that an actor is a class.
    case "actor": return try parseTypeDeclaration()
    case "operator":
      next()
      guard current.isOperator else { throw failure("expected operator name") }
      let token = next()
      if take(":") { _ = try name("precedence group identifier") }
      return Declaration(.operatorDeclaration, range: token.range, nameRange: token.range)
    case "precedencegroup":
      next()
      let token = try name("identifier after 'precedencegroup'")
      try parseRelations()
      return Declaration(.operatorDeclaration, range: token.range, nameRange: token.range)
    case "macro": throw needsCompiler("'macro'", "write a function", at: keyword.range)
    default: throw failure("expected declaration")
    }
  }

  /// Passes over what a precedence group says, which is noted already.
  private mutating func parseRelations() throws(SwiftDiagnostic) {
    try expect("{", "in precedence group")
    while !take("}") {
      if current.isEnd { throw failure("expected '}' in precedence group") }
      next()
    }
  }

  // MARK: Variables

  private mutating func parseVariable() throws(SwiftDiagnostic) -> Declaration {
    let isVariable = next().text == "var"
    let nameRange = current.range
    var bindings: [VariableSyntax.Binding] = []
    repeat {
      let pattern = try parseBindingPattern(isVariable: isVariable)
      var binding = VariableSyntax.Binding(pattern: pattern)
      if take(":") { binding.type = try parseType() }
      if at("=="), !current.startsLine {
        throw failure("expected '=' and a value", fix: "'==' compares, '=' gives a value")
      }
      if take("=") { binding.value = try parseExpression() }
      if at("{"), !current.startsLine || isAccessorStart {
        binding.accessors = try parseAccessors()
      }
      bindings.append(binding)
    } while take(",")
    // `var width, height: Double`: a name alone has the type of the next.
    for place in bindings.indices.dropLast().reversed() {
      guard bindings[place].type == nil, bindings[place].value == nil else { continue }
      bindings[place].type = bindings[place + 1].type
    }
    return Declaration(
      .variable(VariableSyntax(isVariable: isVariable, bindings: bindings)), range: nameRange,
      nameRange: nameRange)
  }

  private var isAccessorStart: Bool { ["get", "set", "willSet", "didSet"].contains(peek().text) }

  private mutating func parseAccessors() throws(SwiftDiagnostic) -> Accessors {
    if isAccessorStart,
      peek(2).isText("{") || peek(2).isText("(") || peek(2).isText("}") || peek(2).isWord
    {
      next()
      return try bracketed { (parser) throws(SwiftDiagnostic) in
        var accessors = Accessors()
        while !parser.take("}") { try parser.parseAccessor(into: &accessors) }
        return accessors
      }
    }
    let body = try parseBlock("to begin the getter")
    return Accessors(get: .init(body: body))
  }

  private mutating func parseAccessor(into accessors: inout Accessors) throws(SwiftDiagnostic) {
    while take("mutating") || take("nonmutating") {}
    let token = next()
    var accessor = Accessors.Accessor()
    if take("(") {
      accessor.parameter = try name("the name of the value").text
      try expect(")", "after the name of the value")
    }
    _ = take("async")
    if take("throws") { try skipParentheses() }
    if at("{") { accessor.body = try parseBlock("to begin the accessor") }
    switch token.text {
    case "get": accessors.get = accessor
    case "set": accessors.set = accessor
    case "willSet": accessors.willSet = accessor
    case "didSet": accessors.didSet = accessor
    default:
      index -= 1
      throw failure("expected 'get', 'set', 'willSet', or 'didSet' keyword")
    }
  }

  // MARK: Functions

  private mutating func parseFunction() throws(SwiftDiagnostic) -> Declaration {
    let keyword = next()
    var nameRange = keyword.range
    var function = FunctionSyntax(name: keyword.text, role: .function, parameters: [])
    switch keyword.text {
    case "init":
      let isFailable = !current.hasSpaceBefore && (takeFirst("?") || takeFirst("!"))
      function.role = .initializer(isFailable: isFailable)
    case "deinit":
      function.role = .deinitializer
      function.body = try parseBlock("after 'deinit'")
      return Declaration(.function(function), range: nameRange, nameRange: nameRange)
    case "subscript": function.role = .subscripting(nil)
    default:
      nameRange = current.range
      function.name =
        current.isOperator ? next().text : try name("identifier in function declaration").text
    }
    // `func <(a:b:)` has its operator and no generics.
    if !(tokens[index - 1].isOperator && at("(")) {
      function.generics = try parseGenericParameters()
    }
    try expect("(", "in argument list of function declaration")
    function.parameters = try parseParameters()
    if case .subscripting = function.role {
      // One name is no label in a subscript.
      for (index, parameter) in function.parameters.enumerated()
      where parameter.label == parameter.name {
        function.parameters[index].label = nil
      }
    }
    try parseEffects(of: &function)
    if take("->") { function.result = try parseType() }
    for bound in try parseWhereClause() {
      if let index = function.generics.firstIndex(where: { $0.name == bound.name }) {
        function.generics[index].bounds += bound.bounds
      } else {
        function.constraints.append(bound)
      }
    }
    if case .subscripting = function.role {
      if at("{") { function.role = .subscripting(try parseAccessors()) }
    } else if at("{") {
      function.body = try parseBlock("in function declaration")
    }
    return Declaration(.function(function), range: nameRange, nameRange: nameRange)
  }

  private mutating func parseEffects(of function: inout FunctionSyntax) throws(SwiftDiagnostic) {
    // What is awaited is done at once.
    if at("async") || at("reasync") { next() }
    if at("throws") || at("rethrows") {
      // One that rethrows throws what its closure does, which has its own 'try'.
      function.isThrowing = next().text == "throws"
      try skipParentheses()
    }
  }

  private mutating func parseParameters() throws(SwiftDiagnostic) -> [FunctionSyntax.Parameter] {
    try bracketed { (parser) throws(SwiftDiagnostic) in
      var parameters: [FunctionSyntax.Parameter] = []
      while !parser.at(")") {
        parameters.append(try parser.parseParameter())
        if !parser.take(",") { break }
      }
      try parser.expect(")", "in parameter list")
      return parameters
    }
  }

  private mutating func parseParameter() throws(SwiftDiagnostic) -> FunctionSyntax.Parameter {
    let start = current.range.lowerBound
    while at("@") { _ = try parseAttribute() }
    guard current.isName else { throw failure("expected parameter name followed by ':'") }
    let first = next()
    let label: String? = first.text == "_" ? nil : first.text
    let name = current.isName ? next().text : first.text
    guard take(":") else {
      throw failure(
        "expected ':' following argument label and parameter name",
        fix: "write its type: '\(name): …'")
    }
    var isAutoclosure = false
    while at("@") { isAutoclosure = try parseAttribute() == "autoclosure" || isAutoclosure }
    let isInout = at("inout")
    let type = try parseType()
    let isVariadic = take("...")
    let value = take("=") ? try parseExpression() : nil
    return FunctionSyntax.Parameter(
      label: label, name: name, type: type, defaultValue: value, isInout: isInout,
      isVariadic: isVariadic, isAutoclosure: isAutoclosure, range: range(from: start))
  }

  // MARK: Types

  private mutating func parseTypeDeclaration() throws(SwiftDiagnostic) -> Declaration {
    let keyword = next()
    let kind = TypeDeclarationSyntax.Kind(rawValue: keyword.text) ?? .classType
    let token = try name("identifier in \(keyword.text) declaration")
    let generics = try parseGenericParameters()
    var inherited = try parseInheritance()
    // `protocol P where Self: UIView` is what `protocol P: UIView` is.
    for bound in try parseWhereClause() where bound.name == "Self" { inherited += bound.bounds }
    let members = try parseMembers(of: token.text)
    let type = TypeDeclarationSyntax(
      kind: kind, name: token.text, generics: generics, inherited: inherited, members: members)
    return Declaration(.type(type), range: token.range, nameRange: token.range)
  }

  private mutating func parseInheritance() throws(SwiftDiagnostic) -> [TypeSyntax] {
    guard take(":") else { return [] }
    var inherited: [TypeSyntax] = []
    repeat {
      let type = try parseType()
      if case .composition(let parts) = type.kind {
        inherited += parts
      } else {
        inherited.append(type)
      }
    } while take(",")
    return inherited
  }

  private mutating func parseMembers(of type: String) throws(SwiftDiagnostic) -> [Declaration] {
    try expect("{", "in declaration of '\(type)'")
    return try bracketed { (parser) throws(SwiftDiagnostic) in
      var members: [Declaration] = []
      while true {
        while parser.take(";") {}
        if parser.take("}") { return members }
        if parser.current.isEnd { throw parser.failure("expected '}' in '\(type)'") }
        members.append(try parser.parseDeclaration())
      }
    }
  }

  private mutating func parseExtension() throws(SwiftDiagnostic) -> Declaration {
    next()
    let type = try parseType()
    let inherited = try parseInheritance()
    let bounds = try parseWhereClause()
    let members = try parseMembers(of: "extension")
    return Declaration(
      .extended(type, inherited: inherited, bounds: bounds, members), range: type.range,
      nameRange: type.range)
  }

  private mutating func parseEnumCases() throws(SwiftDiagnostic) -> Declaration {
    next()
    let nameRange = current.range
    var cases: [EnumCaseSyntax] = []
    repeat {
      let token = try name("identifier in enum 'case' declaration")
      var parameters: [FunctionSyntax.Parameter] = []
      if take("(") { parameters = try parseAssociatedValues() }
      let value = take("=") ? try parseExpression() : nil
      cases.append(
        EnumCaseSyntax(
          name: token.text, parameters: parameters, rawValue: value, range: token.range))
    } while take(",")
    return Declaration(.enumCases(cases), range: nameRange, nameRange: nameRange)
  }

  private mutating func parseAssociatedValues() throws(SwiftDiagnostic)
    -> [FunctionSyntax.Parameter]
  {
    try bracketed { (parser) throws(SwiftDiagnostic) in
      var parameters: [FunctionSyntax.Parameter] = []
      while !parser.at(")") {
        let start = parser.current.range.lowerBound
        var label: String?
        if parser.current.isName, parser.peek().isText(":") {
          label = parser.next().text
          parser.next()
        } else if parser.at("_"), parser.peek().isName, parser.peek(2).isText(":") {
          parser.next()
          parser.next()
          parser.next()
        }
        let type = try parser.parseType()
        let value = parser.take("=") ? try parser.parseExpression() : nil
        parameters.append(
          .init(
            label: label == "_" ? nil : label, name: label ?? "_", type: type,
            defaultValue: value, range: parser.range(from: start)))
        if !parser.take(",") { break }
      }
      try parser.expect(")", "in associated values")
      return parameters
    }
  }
}
