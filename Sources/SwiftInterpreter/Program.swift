import SwiftReading

/// All that was declared.
struct Program: Sendable {
  var types: [TypeDeclaration] = []
  var parameters: [ParameterInfo] = []
  /// The types at the top, by name.
  var typeNames: [String: Type] = [:]
  var functions: [String: [Function]] = [:]
  var globals: [String: Property] = [:]
  var globalCount = 0
  var selectors: [String: Int] = [:]
  /// The property wrappers, by name.
  var wrappers: [String: TypeDeclarationSyntax] = [:]
  /// The number of the source that is compiled or run.
  var source = 0

  subscript(id: TypeID) -> TypeDeclaration {
    get { types[Int(id.index)] }
    set { types[Int(id.index)] = newValue }
    _modify { yield &types[Int(id.index)] }
  }

  /// The number of a name in the tables of dispatch.
  mutating func selector(_ name: String) -> Int {
    if let selector = selectors[name] { return selector }
    selectors[name] = selectors.count
    return selectors.count - 1
  }

  /// The type of the superclass of a class, with its arguments.
  func superclass(of type: Type) -> Type? {
    guard case .nominal(let id, let arguments) = type, let above = self[id].superclass else {
      return nil
    }
    return above.substituting(substitution(of: id, arguments))
  }

  func substitution(of id: TypeID, _ arguments: [Type]) -> [Int: Type] {
    var substitution: [Int: Type] = [:]
    for (parameter, argument) in zip(self[id].generics, arguments) {
      substitution[parameter] = argument
    }
    for alias in self[id].aliases { substitution[alias.parameter] = substitution[alias.original] }
    return substitution
  }

  /// The initialisers of a class: its own, and those of its superclass that it inherits.
  ///
  /// It inherits all where it has no designated one, and the convenience ones where it overrides all
  /// that are designated, as *The Swift Programming Language* has it.
  func initializers(ofClass type: Type) -> [FoundMember] {
    guard case .nominal(let id, let arguments) = type else { return [] }
    let substitution = substitution(of: id, arguments)
    var found: [FoundMember] = []
    for member in (self[id].statics["init"] ?? []).reversed() {
      guard case .function = member, !found.contains(where: { $0.overrides(member) }) else {
        continue
      }
      found.append(FoundMember(member: member, substitution: substitution))
    }
    guard let above = superclass(of: type) else { return found }
    let names = Set(found.map(\.function.fullName))
    var inherited = initializers(ofClass: above)
    if self[id].hasInitializer {
      let designated = inherited.filter { !$0.function.isConvenience }
      guard designated.allSatisfy({ names.contains($0.function.fullName) }) else { return found }
      inherited.removeAll { !$0.function.isConvenience }
    }
    return found + inherited.filter { !names.contains($0.function.fullName) }
  }

  /// The protocols that a type conforms to, those of its superclasses and those that they refine.
  func protocols(of type: Type) -> [Type] {
    var found: [Type] = []
    // Few, so that looking through them is cheaper than to hash.
    var ids: [TypeID] = []
    func visit(_ type: Type) {
      switch type {
      case .nominal(let id, _):
        let declaration = self[id]
        if declaration.kind == .protocolType {
          guard !ids.contains(id) else { return }
          ids.append(id)
          found.append(type)
        }
        for conformance in declaration.conformances { visit(conformance) }
        if let above = superclass(of: type) { visit(above) }
      case .parameter(let index):
        for bound in parameters[index].bounds { visit(bound) }
      default: break
      }
    }
    visit(type)
    return found
  }

  /// The class of a type, or the one that a generic parameter is bound to.
  func classBound(of type: Type) -> Type? {
    switch type {
    case .nominal(let id, _):
      switch self[id].kind {
      case .classType: type
      case .protocolType: self[id].conformances.lazy.compactMap { classBound(of: $0) }.first
      default: nil
      }
    case .parameter(let index):
      parameters[index].bounds.lazy.compactMap { classBound(of: $0) }.first
    default: nil
    }
  }

  /// Whether instances of `id` are instances of `other` too.
  func isClass(_ id: TypeID, at other: TypeID) -> Bool {
    var current: TypeID? = id
    while let type = current {
      if type == other { return true }
      current = self[type].superclass?.id
    }
    return false
  }

  /// The type as a program writes it.
  func name(of type: Type) -> String {
    switch type {
    case .nominal(let id, let arguments):
      switch id {
      case KnownType.optional.id: return optionalName(arguments[0])
      case KnownType.array.id: return "[\(name(of: arguments[0]))]"
      case KnownType.dictionary.id:
        return "[\(name(of: arguments[0])) : \(name(of: arguments[1]))]"
      default:
        if arguments.isEmpty { return self[id].name }
        return self[id].name + "<" + arguments.map { name(of: $0) }.joined(separator: ", ") + ">"
      }
    case .tuple(let types, let labels):
      let elements = zip(types, labels).map { type, label in
        (label.map { $0 + ": " } ?? "") + name(of: type)
      }
      return "(" + elements.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(" + parameters.map { name(of: $0) }.joined(separator: ", ") + ") -> "
        + (result == .void ? "Void" : name(of: result))
    case .inoutParameter(let type): return "inout " + name(of: type)
    case .metatype(let type): return name(of: type) + ".Type"
    case .parameter(let index): return parameters[index].name
    case .variable: return "_"
    }
  }

  private func optionalName(_ type: Type) -> String {
    if case .function = type { return "(\(name(of: type)))?" }
    return name(of: type) + "?"
  }
}

extension Type {
  /// The generic parameters in it.
  var parameters: Set<Int> {
    switch self {
    case .parameter(let index): [index]
    case .nominal(_, let types), .tuple(let types, _):
      types.reduce(into: []) { $0.formUnion($1.parameters) }
    case .function(let types, let result):
      types.reduce(into: result.parameters) { $0.formUnion($1.parameters) }
    case .inoutParameter(let type), .metatype(let type): type.parameters
    case .variable: []
    }
  }

  /// The type with generic parameters replaced.
  func substituting(_ substitution: [Int: Type]) -> Type {
    if substitution.isEmpty { return self }
    switch self {
    case .nominal(let id, let arguments):
      return arguments.isEmpty
        ? self : .nominal(id, arguments.map { $0.substituting(substitution) })
    case .tuple(let types, let labels):
      return .tuple(types.map { $0.substituting(substitution) }, labels)
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.substituting(substitution) }, result.substituting(substitution))
    case .inoutParameter(let type): return .inoutParameter(type.substituting(substitution))
    case .metatype(let type): return .metatype(type.substituting(substitution))
    case .parameter(let index): return substitution[index] ?? self
    case .variable: return self
    }
  }
}
