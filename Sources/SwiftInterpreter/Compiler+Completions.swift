import SwiftReading

/// What may be typed at a place, with what is in scope there.
extension Compiler {
  private func expression(_ text: String) -> Expression? {
    guard let statements = try? SwiftSource(text).parsed(), statements.count == 1,
      case .expression(let expression) = statements[0].kind
    else { return nil }
    return expression
  }

  // MARK: - Members

  func members(of base: String, isOptional: Bool) -> [Interpreter.Name] {
    guard let expression = expression(base) else { return [] }
    if let type = try? typeExpression(expression) {
      return members(of: type, isStatic: true)
    }
    guard let typed = try? compile(expression) else { return [] }
    var type = resolved(unwrapped(typed, at: expression.range).type)
    if isOptional, let wrapped = type.wrapped { type = resolved(wrapped) }
    if case .metatype(let own) = type { return members(of: own, isStatic: true) }
    return members(of: type, isStatic: false)
  }

  private func members(of type: Type, isStatic: Bool) -> [Interpreter.Name] {
    var names: [Interpreter.Name] = []
    for name in memberNames(of: type, isStatic: isStatic).sorted()
    where name.first?.isLetter == true {
      for found in members(name, of: type, isStatic: isStatic) {
        names.append(Interpreter.Name(name: name, signature: signature(of: found)))
      }
    }
    return names
  }

  /// The signature with what is known of the generic arguments.
  private func signature(of found: FoundMember) -> String {
    switch found.member {
    case .property(let property):
      let type = try? type(of: property, at: property.range)
      return type.map { name($0.substituting(found.substitution)) } ?? ""
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.label ?? "_") + ": " + name($0.type.substituting(found.substitution))
      }
      let result = function.result.substituting(found.substitution)
      return "(" + parameters.joined(separator: ", ") + ")"
        + (result == .void ? "" : " -> " + name(result))
    case .enumCase, .type: return program.signature(of: found.member)
    }
  }

  /// The cases of a type, and what else it has that gives one of it.
  func constants(of type: Type) -> [Interpreter.Name] {
    var type = resolved(type)
    while let wrapped = type.wrapped { type = resolved(wrapped) }
    return members(of: type, isStatic: true).filter { name in
      members(name.name, of: type, isStatic: true).contains { found in
        switch found.member {
        case .enumCase: true
        case .property(let property): property.type?.substituting(found.substitution) == type
        case .function(let function): function.result.substituting(found.substitution) == type
        case .type: false
        }
      }
    }
  }

  // MARK: - Calls

  /// What a call may call: functions with what their generic parameters stand for.
  private func candidates(of call: SwiftCaret.Call, in text: String) -> [FoundMember] {
    if let place = call.implicitName {
      guard let caret = SwiftCaret(in: text, at: place),
        var type = expectedType(at: caret, in: text).map({ resolved($0) })
      else { return [] }
      while let wrapped = type.wrapped { type = resolved(wrapped) }
      return call.callee == "init"
        ? initializers(of: type) : members(call.callee, of: type, isStatic: true)
    }
    guard let expression = expression(call.callee) else { return [] }
    if let type = try? typeExpression(expression) { return initializers(of: type) }
    switch expression.kind {
    case .name(let name, _): return functions(named: name)
    case .member(let base, let name, _, _):
      if let type = try? typeExpression(base) { return members(name, of: type, isStatic: true) }
      guard let typed = try? compile(base) else { return [] }
      return members(name, of: unwrapped(typed, at: base.range).type)
    default: return []
    }
  }

  private func functions(named name: String) -> [FoundMember] {
    switch find(name) {
    case .local(let local)?:
      return local.function.map { [FoundMember(member: .function($0), substitution: [:])] } ?? []
    case .members(let found, _)?: return found
    case .functions(let functions)?:
      return functions.map { FoundMember(member: .function($0), substitution: [:]) }
    case .global?, nil: return []
    }
  }

  /// The parameters that a call still takes, in each way that it can go on.
  func parameters(leftOf call: SwiftCaret.Call, in text: String) -> [[Interpreter.Name]] {
    var all: [[Interpreter.Name]] = []
    for found in candidates(of: call, in: text) {
      var rest = parameters(of: found)[...]
      if let label = call.label {
        rest = rest.drop { $0.name != label }
        guard !rest.isEmpty else { continue }
      } else {
        rest = rest.dropFirst(call.place)
      }
      if !all.contains(Array(rest)) { all.append(Array(rest)) }
    }
    return all
  }

  /// The parameters of a function, or the values of a case; `_` for one without a label.
  private func parameters(of found: FoundMember) -> [Interpreter.Name] {
    let labels: [String?]
    let types: [Type]
    switch found.member {
    case .function(let function):
      (labels, types) = (function.parameters.map(\.label), function.parameters.map(\.type))
    case .enumCase(let info): (labels, types) = (info.labels, info.types)
    case .property, .type: return []
    }
    return zip(labels, types).map { label, type in
      Interpreter.Name(
        name: label ?? "_", signature: name(type.substituting(found.substitution)))
    }
  }

  func labels(of call: SwiftCaret.Call, in text: String) -> [Interpreter.Name] {
    var names: [Interpreter.Name] = []
    for found in candidates(of: call, in: text) {
      guard case .function(let function) = found.member else { continue }
      for parameter in function.parameters.dropFirst(call.place) {
        guard let label = parameter.label else { continue }
        let type = name(parameter.type.substituting(found.substitution))
        let name = Interpreter.Name(name: label + ":", signature: type)
        if !names.contains(name) { names.append(name) }
        if parameter.defaultValue == nil { break }
      }
    }
    return names
  }

  /// The type that a place expects; nil where anything may stand.
  func expectedType(at caret: SwiftCaret, in text: String) -> Type? {
    if let annotation = caret.annotation {
      return expression(annotation).flatMap { try? typeExpression($0) }
    }
    if let target = caret.target.flatMap({ expression($0) }) {
      return (try? compile(target))?.type
    }
    if caret.isReturned { return context.result }
    guard let call = caret.call else { return nil }
    for found in candidates(of: call, in: text) {
      guard case .function(let function) = found.member else { continue }
      let parameter =
        call.label.map { label in function.parameters.first { $0.label == label } }
        ?? function.parameters.dropFirst(call.place).first
      if let parameter { return parameter.type.substituting(found.substitution) }
    }
    return nil
  }

  // MARK: - Names

  /// The names in scope that begin so: those of the type that is expected before the others, then
  /// those of the block and of the functions around it, members, and what stands at the top.
  func names(beginningWith word: String, expecting expected: Type?) -> [Interpreter.Name] {
    var names = near(beginningWith: word)
    let known = Set(names.map(\.name.name))
    let further = program.names(beginningWith: word).filter { !known.contains($0.name) }
    names += further.map { ($0, program.globals[$0.name]?.type) }
    guard let expected = expected.map({ resolved($0) }), !isVariable(expected) else {
      return names.map(\.name)
    }
    let wanted = expected.wrapped ?? expected
    for index in names.indices {
      guard let type = names[index].type.map({ resolved($0) }) else { continue }
      names[index].name.isExpected = (type.wrapped ?? type) == wanted
    }
    return names.filter(\.name.isExpected).map(\.name)
      + names.filter { !$0.name.isExpected }.map(\.name)
  }

  /// Local variables, the innermost first, and the members of `self`.
  private func near(beginningWith word: String) -> [(name: Interpreter.Name, type: Type?)] {
    func fits(_ name: String) -> Bool { name.hasPrefix(word) && name.first != "_" }
    var found: [(name: Interpreter.Name, type: Type?)] = []
    var known: Set<String> = []
    var current: FunctionContext? = context
    while let function = current {
      for scope in function.scopes.reversed() {
        for local in scope.values.sorted(by: { $0.name < $1.name })
        where fits(local.name) && known.insert(local.name).inserted {
          found.append((name(of: local), local.type))
        }
      }
      current = function.parent
    }
    guard let type = context.selfType else { return found }
    for name in members(of: type, isStatic: context.isStatic)
    where fits(name.name) && !known.contains(name.name) {
      let member = members(name.name, of: type, isStatic: context.isStatic).first
      guard case .property(let property)? = member?.member else {
        found.append((name, nil))
        continue
      }
      found.append((name, property.type))
    }
    return found
  }

  private func name(of local: Local) -> Interpreter.Name {
    let member = local.function.map { FoundMember(member: .function($0), substitution: [:]) }
    var name = Interpreter.Name(
      name: local.name, signature: member.map { signature(of: $0) } ?? name(local.type))
    name.isLocal = true
    return name
  }
}
