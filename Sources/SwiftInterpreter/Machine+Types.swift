import SwiftReading

extension Machine {
  /// The type of a value as it runs, with its generic arguments where they are known.
  func type(of value: Value) -> Type {
    switch value {
    case .structure(let structure): .nominal(structure.type, structure.arguments)
    case .object(let reference):
      .nominal(heap.type(of: reference), heap.arguments(of: reference))
    default: .nominal(typeID(of: value), [])
    }
  }

  /// What the generic parameters of a value's type, and of those above it, stand for.
  func substitution(of value: Value) -> [Int: Type] {
    var found: [Int: Type] = [:]
    var type: Type? = type(of: value)
    while case .nominal(let id, let arguments)? = type {
      found.merge(program.substitution(of: id, arguments)) { first, _ in first }
      type = type.flatMap { program.superclass(of: $0) }
    }
    return found
  }
}

extension Compiler {
  /// The generic arguments that a new value of a type gets, where they are known; nil where not.
  func typeArguments(
    _ type: Type
  ) -> (@Sendable (Machine) throws(Interruption) -> [Type])? {
    guard case .nominal(let id, let arguments) = type, !arguments.isEmpty,
      Int(id.index) >= KnownType.allCases.count, !hasVariables(type)
    else { return nil }
    guard type.hasParameters, let own = local("self", from: context) else {
      return { (_) throws(Interruption) in arguments }
    }
    let code = read(own).code
    return { (m) throws(Interruption) in
      let substitution = m.substitution(of: try code(m))
      return arguments.map { $0.substituting(substitution) }
    }
  }

  /// A type that may name the generic parameters of the type of `self`, as it is when it runs.
  func runtimeType(_ type: Type) -> @Sendable (Machine) throws(Interruption) -> Type {
    let type = resolved(type)
    guard type.hasParameters, !context.isStatic, let own = local("self", from: context) else {
      return { (_) throws(Interruption) in type }
    }
    let code = read(own).code
    return { (m) throws(Interruption) in type.substituting(m.substitution(of: try code(m))) }
  }
}

extension Type {
  /// Whether generic parameters stand in it.
  var hasParameters: Bool {
    switch self {
    case .parameter: true
    case .nominal(_, let arguments): arguments.contains { $0.hasParameters }
    case .tuple(let types, _): types.contains { $0.hasParameters }
    case .function(let parameters, let result):
      result.hasParameters || parameters.contains { $0.hasParameters }
    case .inoutParameter(let inner), .metatype(let inner): inner.hasParameters
    case .variable: false
    }
  }
}
