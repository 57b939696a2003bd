import SwiftReading
import Wording

/// A member with what its type's parameters stand for.
struct FoundMember {
  var member: Member
  var substitution: [Int: Type]
  /// Whether it comes from a protocol's extension.
  var isInherited = false
}

extension Compiler {
  /// What a name stands for that is no type.
  enum Named {
    case local(Local)
    case members([FoundMember], isStatic: Bool)
    case global(Property)
    case functions([Function])
  }

  /// What the name stands for here; nil for a type and for what is unknown.
  func find(_ name: String) -> Named? {
    if let local = local(name, from: context) { return .local(local) }
    if let type = context.selfType {
      if !context.isStatic {
        let own = members(name, of: type).filter { !$0.isType }
        if !own.isEmpty, local("self", from: context) != nil {
          return .members(own, isStatic: false)
        }
      }
      for outer in [type] + typeScope.reversed().map({ selfType(of: $0) }) {
        let statics = members(name, of: outer, isStatic: true).filter { !$0.isType }
        if context.isStatic || outer != type, !statics.isEmpty {
          return .members(statics, isStatic: true)
        }
      }
    }
    if name == "self", context.selfType != nil { return nil }
    if let property = program.globals[name] { return .global(property) }
    if let functions = program.functions[name] { return .functions(functions) }
    let outer = outerMembers(name)
    return outer.isEmpty ? nil : .members(outer, isStatic: false)
  }

  /// A local variable, captured where it is another function's.
  func local(_ name: String, from context: FunctionContext) -> Local? {
    if let own = context.local(name) { return own }
    guard let parent = context.parent, let outer = local(name, from: parent) else { return nil }
    if outer.isVariable, !outer.isBoxed { capturedRanges.insert(outer.range) }
    let inner = Local(
      name, slot: context.slot(), type: outer.type, isVariable: outer.isVariable,
      isBoxed: outer.isBoxed, range: outer.range)
    inner.function = outer.function
    inner.isComputed = outer.isComputed
    inner.isObserved = outer.isObserved
    inner.reference = outer.reference
    inner.isImplicitlyUnwrapped = outer.isImplicitlyUnwrapped
    context.captures.append((outer, inner))
    context.scopes[0][name] = inner
    return inner
  }

  /// A new variable of the function.
  func declare(
    _ name: String, _ type: Type, isVariable: Bool, at range: SourceRange
  ) -> Local {
    let local = Local(
      name, slot: context.slot(), type: type, isVariable: isVariable,
      isBoxed: isVariable && capturedRanges.contains(range), range: range)
    context.scopes[context.scopes.count - 1][name] = local
    return local
  }

  /// The members with that name, those of the type before those of its protocols.
  func members(_ name: String, of type: Type, isStatic: Bool = false) -> [FoundMember] {
    var found: [FoundMember] = []
    let start = program.classBound(of: resolved(type)) ?? resolved(type)
    var current: Type? = start
    while case .nominal(let id, let arguments)? = current {
      let declaration = program[id]
      var substitution = substitution(of: id, arguments)
      if let parameter = declaration.selfParameter { substitution[parameter] = type }
      let own = (isStatic ? declaration.statics : declaration.members)[name] ?? []
      // The last of equals counts; of a protocol, what it requires.
      let ordered = declaration.kind == .protocolType ? own : own.reversed()
      for member in ordered where !found.contains(where: { $0.overrides(member) }) {
        found.append(FoundMember(member: member, substitution: substitution))
      }
      current = program.superclass(of: .nominal(id, arguments))
    }
    for proto in program.protocols(of: resolved(type)) {
      guard let id = proto.id, proto != start else { continue }
      let declaration = program[id]
      let own = (isStatic ? declaration.statics : declaration.members)[name] ?? []
      if own.isEmpty { continue }
      let substitution = protocolSubstitution(declaration, for: type)
      for member in own where !found.contains(where: { $0.overrides(member) }) {
        found.append(
          FoundMember(member: member, substitution: substitution, isInherited: true))
      }
    }
    return found
  }

  /// What the parameters of a type stand for, and what their associated types are by that.
  func substitution(of id: TypeID, _ arguments: [Type]) -> [Int: Type] {
    var found = program.substitution(of: id, arguments)
    for parameter in program[id].generics where !program.parameters[parameter].associated.isEmpty {
      guard let type = found[parameter].map({ resolved($0) }), !isVariable(type),
        type != .parameter(parameter)
      else { continue }
      for associated in program.parameters[parameter].associated {
        guard let name = program.parameters[associated].name.split(separator: ".").last else {
          continue
        }
        found[associated] = associatedType(String(name), of: type)
      }
    }
    return found
  }

  /// What `Self` and the associated types of a protocol stand for in a type.
  private func protocolSubstitution(
    _ declaration: TypeDeclaration, for type: Type
  ) -> [Int: Type] {
    var substitution: [Int: Type] = [:]
    if let parameter = declaration.selfParameter {
      substitution[parameter] = type
      for alias in declaration.aliases where alias.original == parameter {
        substitution[alias.parameter] = type
      }
    }
    for parameter in declaration.generics {
      let name = program.parameters[parameter].name
      substitution[parameter] = associatedType(name, of: type) ?? .parameter(parameter)
    }
    return substitution
  }

  func associatedType(_ name: String, of type: Type) -> Type? {
    let type = resolved(type)
    if case .parameter(let index) = type { return associatedType(name, ofParameter: index) }
    guard case .nominal(let id, let arguments) = type else { return nil }
    for (parameter, argument) in zip(program[id].generics, arguments)
    where program.parameters[parameter].name == name {
      return argument
    }
    if let nested = nestedType(name, in: type) { return nested }
    if name == "Element", let element = iteratedType(of: type) { return element }
    return witnessedType(name, of: type)
  }

  /// The parameter that stands for it: one with bounds of its own, or the protocol's.
  private func associatedType(_ name: String, ofParameter index: Int) -> Type? {
    let full = program.parameters[index].name + "." + name
    let known = program.parameters.firstIndex { $0.base == index && $0.name == full }
    if let known { return .parameter(known) }
    for proto in program.protocols(of: .parameter(index)) {
      for generic in proto.id.map({ program[$0].generics }) ?? []
      where program.parameters[generic].name == name {
        return .parameter(generic)
      }
    }
    return nil
  }

  /// What a program's own sequence gives, as `makeIterator()` or `next()` says.
  private func iteratedType(of type: Type) -> Type? {
    guard let id = type.id, Int(id.index) >= KnownType.allCases.count,
      program[id].kind != .protocolType
    else { return nil }
    let substitution = substitution(of: id, type.arguments)
    let result = { [program] (name: String) -> Type? in
      for case .function(let function) in program[id].members[name] ?? []
      where function.parameters.isEmpty {
        return function.result.substituting(substitution)
      }
      return nil
    }
    if let iterator = result("makeIterator") { return associatedType("Element", of: iterator) }
    return result("next").flatMap { $0.wrapped }
  }

  /// The elements that a `for` loop gets from a value of that type.
  func elementType(of type: Type) -> Type? {
    let type = resolved(type)
    guard conforms(type, to: .sequence), !isVariable(type) else { return nil }
    return associatedType("Element", of: type)
  }

  /// The place of the method whose type fits, of some with one name.
  func method(of wanted: Type, in found: [FoundMember]) -> Int? {
    found.firstIndex { candidate in
      guard case .function(let function) = candidate.member else { return false }
      let outer = bindings
      let own = instantiate(function, candidate.substitution).type
      if conversion(from: own, to: wanted) != nil { return true }
      bindings = outer
      return false
    }
  }

  /// The names of all members of a type.
  func memberNames(of type: Type, isStatic: Bool) -> Set<String> {
    var names: Set<String> = []
    var current: Type? = program.classBound(of: resolved(type)) ?? resolved(type)
    while case .nominal(let id, _)? = current {
      names.formUnion((isStatic ? program[id].statics : program[id].members).keys)
      current = current.flatMap { program.superclass(of: $0) }
    }
    for proto in program.protocols(of: resolved(type)) {
      guard let id = proto.id else { continue }
      names.formUnion((isStatic ? program[id].statics : program[id].members).keys)
    }
    if case .tuple(_, let labels) = resolved(type) { names.formUnion(labels.compactMap { $0 }) }
    return names.filter { $0 != "init" && $0 != "subscript" && $0.first != "_" }
  }

  func noMember(_ name: String, of type: Type, isStatic: Bool, at range: SourceRange)
    -> SwiftDiagnostic
  {
    if isVariable(type) { return unknownType(at: range) }
    let own = self.name(isOuterSelf(type) ? program.superclass(of: resolved(type)) ?? type : type)
    if let wrapped = resolved(type).wrapped, !isStatic,
      !members(name, of: wrapped).isEmpty
    {
      return failure(
        "value of optional type '\(own)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(self.name(wrapped))'",
        at: range, fix: "write '?.\(name)', or '!.\(name)' where it is never nil")
    }
    if !isStatic, !members(name, of: type, isStatic: true).isEmpty {
      return failure(
        "static member '\(name)' cannot be used on instance of type '\(own)'", at: range,
        fix: "write '\(own).\(name)'")
    }
    let names = memberNames(of: type, isStatic: isStatic)
    let fix =
      isStatic ? suggestedStatic(name, type, names) : suggestedMember(name, names)
    return failure(
      isStatic
        ? "type '\(own)' has no member '\(name)'"
        : "value of type '\(own)' has no member '\(name)'", at: range, fix: fix)
  }

  /// The cases of an enum of the program's, where they are few.
  private func cases(of type: Type) -> Message? {
    guard let id = resolved(type).id, program[id].kind == .enumeration,
      Int(id.index) >= KnownType.allCases.count, (1...6).contains(program[id].cases.count)
    else { return nil }
    let names = program[id].cases.map { "'.\($0.name)'" }.joined(separator: ", ")
    return "it has \(names)"
  }

  /// What is made by a call in Swift, and by a static function elsewhere.
  private static let foreignStatics = [
    "String.format": "String(format:)", "String.valueOf": "String(…)", "Int.parseInt": "Int(…)",
  ]

  /// The static member that other languages have there, one that is spelt nearly so, or the cases.
  private func suggestedStatic(_ name: String, _ type: Type, _ names: Set<String>) -> Message? {
    if let known = Self.foreignStatics["\(self.name(type)).\(name)"] {
      return "Swift's is '\(known)'"
    }
    return suggestion(for: name, among: names) ?? cases(of: type)
  }

  /// The member that other languages call by that name, or one that is spelt nearly so.
  private func suggestedMember(_ name: String, _ names: Set<String>) -> Message? {
    if name == "toString" { return "write 'String(…)' around it" }
    if let known = Self.foreignNames[name], names.contains(known) { return "Swift's is '\(known)'" }
    return suggestion(for: name, among: names)
  }

  /// What members of strings and collections are called elsewhere, with their names in Swift.
  private static let foreignNames = [
    "length": "count", "size": "count", "push": "append", "add": "append", "pop": "popLast",
    "indexOf": "firstIndex", "includes": "contains", "containsObject": "contains",
    "addObject": "append", "toUpperCase": "uppercased", "toLowerCase": "lowercased",
    "startsWith": "hasPrefix", "endsWith": "hasSuffix", "slice": "prefix", "find": "first",
    "some": "contains", "every": "allSatisfy", "concat": "append", "objectAtIndex": "first",
    "splice": "removeSubrange", "each": "forEach",
  ]

  func notFound(_ name: String, at range: SourceRange) -> SwiftDiagnostic {
    var known = Set(program.globals.keys).union(program.functions.keys)
      .union(program.typeNames.keys)
    var current: FunctionContext? = context
    while let context = current {
      for scope in context.scopes { known.formUnion(scope.keys) }
      current = context.parent
    }
    if let type = context.selfType { known.formUnion(memberNames(of: type, isStatic: false)) }
    known = known.filter { $0.first != "$" && $0.first?.isLetter == true }
    return failure(
      "cannot find '\(name)' in scope", at: range,
      fix: Self.foreign(name) ?? suggestion(for: name, among: known))
  }
}

extension FoundMember {
  /// The function that it is.
  var function: Function {
    guard case .function(let function) = member else {
      preconditionFailure("only functions are asked for")
    }
    return function
  }

  var isType: Bool { if case .type = member { true } else { false } }

  /// Whether it stands before a member of a superclass or protocol with the same name.
  func overrides(_ other: Member) -> Bool {
    switch (member, other) {
    case (.function(let own), .function(let other)):
      own.fullName == other.fullName
        && own.parameters.map(\.type) == other.parameters.map(\.type)
    case (.function, _), (_, .function): false
    default: true
    }
  }
}
