import SwiftReading

extension Interpreter {
  /// What may be typed at a place of an entry, which counts bytes of UTF-8: members of the value or
  /// type before a dot, members of the type that the place expects behind a dot alone, and else the
  /// labels of an open call, as `name:`, with the names at the top.
  ///
  /// What is typed of a word is the beginning of all of them. The statements before count where they
  /// are right; local variables are not known.
  ///
  /// - Complexity: O(*n* log *n*) in the text and the names.
  package func completions(in text: String, at offset: Int) -> [Name] {
    guard let caret = SwiftCaret(in: text, at: offset) else { return [] }
    let copy = declaring(caret.preceding)
    var found: [Name]
    switch caret.role {
    case .member(let base, let isOptional): found = copy.members(of: base, isOptional: isOptional)
    case .implicit: found = copy.expectedType(at: caret).map { copy.constants(of: $0) } ?? []
    case .name:
      found = copy.names(beginningWith: caret.word)
      if let call = caret.call, call.isAtStart { found = copy.labels(of: call) + found }
    }
    found = found.filter { $0.name.hasPrefix(caret.word) }
    return found
  }

  /// The parameters that are left at a place of an entry, the one that is typed first.
  ///
  /// Of each function that the open call there may mean; none where an argument's value is begun.
  package func parameters(in text: String, at offset: Int) -> [[Name]] {
    guard let caret = SwiftCaret(in: text, at: offset), let call = caret.call, caret.word.isEmpty,
      call.isAtStart || call.isAtValue
    else { return [] }
    let copy = declaring(caret.preceding)
    let compiler = Compiler(copy.program)
    var all: [[Name]] = []
    for found in copy.candidates(call.callee, compiler) {
      guard case .function(let function) = found.member else { continue }
      var rest = function.parameters[...]
      if let label = call.label {
        rest = rest.drop { $0.label != label }
        guard !rest.isEmpty else { continue }
      } else {
        rest = rest.dropFirst(call.place)
      }
      let names = rest.map { parameter in
        Name(
          name: parameter.label ?? "_",
          signature: compiler.name(parameter.type.substituting(found.substitution)),
          isStatic: false)
      }
      if !all.contains(names) { all.append(names) }
    }
    return all
  }

  /// With what the statements before a caret declare, where they are right.
  private func declaring(_ source: String) -> Interpreter {
    var copy = self
    let compiler = Compiler(program)
    if !source.isEmpty, let statements = try? SwiftSource(source).parsed(),
      (try? compiler.compileEntry(statements)) != nil
    {
      copy.program = compiler.program
    }
    return copy
  }

  private func expression(_ text: String) -> Expression? {
    guard let statements = try? SwiftSource(text).parsed(), statements.count == 1,
      case .expression(let expression) = statements[0].kind
    else { return nil }
    return expression
  }

  private func members(of base: String, isOptional: Bool) -> [Name] {
    let compiler = Compiler(program)
    guard let expression = expression(base) else { return [] }
    if let type = try? compiler.typeExpression(expression) {
      return members(of: type, isStatic: true, compiler)
    }
    guard let typed = try? compiler.compile(expression) else { return [] }
    var type = compiler.resolved(compiler.unwrapped(typed, at: expression.range).type)
    if isOptional, let wrapped = type.wrapped { type = compiler.resolved(wrapped) }
    if case .metatype(let own) = type { return members(of: own, isStatic: true, compiler) }
    return members(of: type, isStatic: false, compiler)
  }

  private func members(of type: Type, isStatic: Bool, _ compiler: Compiler) -> [Name] {
    var names: [Name] = []
    for name in compiler.memberNames(of: type, isStatic: isStatic).sorted()
    where name.first?.isLetter == true {
      for found in compiler.members(name, of: type, isStatic: isStatic) {
        names.append(
          Name(
            name: name, signature: signature(of: found, compiler), isStatic: isStatic))
      }
    }
    return names
  }

  /// The signature with what is known of the generic arguments.
  private func signature(of found: FoundMember, _ compiler: Compiler) -> String {
    switch found.member {
    case .property(let property):
      let type = try? compiler.type(of: property, at: property.range)
      return type.map { compiler.name($0.substituting(found.substitution)) } ?? ""
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.label ?? "_") + ": " + compiler.name($0.type.substituting(found.substitution))
      }
      let result = function.result.substituting(found.substitution)
      return "(" + parameters.joined(separator: ", ") + ")"
        + (result == .void ? "" : " -> " + compiler.name(result))
    case .enumCase, .type: return signature(of: found.member)
    }
  }

  /// The cases of a type, and what else it has that gives one of it.
  private func constants(of type: Type) -> [Name] {
    let compiler = Compiler(program)
    var type = compiler.resolved(type)
    while let wrapped = type.wrapped { type = compiler.resolved(wrapped) }
    return members(of: type, isStatic: true, compiler).filter { name in
      compiler.members(name.name, of: type, isStatic: true).contains { found in
        switch found.member {
        case .enumCase: true
        case .property(let property): property.type?.substituting(found.substitution) == type
        case .function(let function): function.result.substituting(found.substitution) == type
        case .type: false
        }
      }
    }
  }

  /// What a call may call: functions with what their generic parameters stand for.
  private func candidates(_ callee: String, _ compiler: Compiler) -> [FoundMember] {
    guard let expression = expression(callee) else { return [] }
    if let type = try? compiler.typeExpression(expression) {
      return compiler.initializers(of: type)
    }
    switch expression.kind {
    case .name(let name, _):
      return (program.functions[name] ?? []).map {
        FoundMember(member: .function($0), substitution: [:])
      }
    case .member(let base, let name, _, _):
      if let type = try? compiler.typeExpression(base) {
        return compiler.members(name, of: type, isStatic: true)
      }
      guard let typed = try? compiler.compile(base) else { return [] }
      return compiler.members(name, of: compiler.unwrapped(typed, at: base.range).type)
    default: return []
    }
  }

  private func labels(of call: SwiftCaret.Call) -> [Name] {
    let compiler = Compiler(program)
    var names: [Name] = []
    for found in candidates(call.callee, compiler) {
      guard case .function(let function) = found.member else { continue }
      for parameter in function.parameters.dropFirst(call.place) {
        guard let label = parameter.label else { continue }
        let type = compiler.name(parameter.type.substituting(found.substitution))
        let name = Name(name: label + ":", signature: type, isStatic: false)
        if !names.contains(name) { names.append(name) }
        if parameter.defaultValue == nil { break }
      }
    }
    return names
  }

  private func expectedType(at caret: SwiftCaret) -> Type? {
    let compiler = Compiler(program)
    if let annotation = caret.annotation {
      return expression(annotation).flatMap { try? compiler.typeExpression($0) }
    }
    if let target = caret.target.flatMap({ expression($0) }) {
      return (try? compiler.compile(target))?.type
    }
    guard let call = caret.call else { return nil }
    for found in candidates(call.callee, compiler) {
      switch found.member {
      case .function(let function):
        let parameter =
          call.label.map { label in function.parameters.first { $0.label == label } }
          ?? function.parameters.dropFirst(call.place).first
        if let parameter { return parameter.type.substituting(found.substitution) }
      case .property, .enumCase, .type: continue
      }
    }
    return nil
  }
}
