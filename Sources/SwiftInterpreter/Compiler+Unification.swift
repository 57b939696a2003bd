import SwiftReading

extension Compiler {
  func freshVariable() -> Type {
    bindings.append(nil)
    return .variable(bindings.count - 1)
  }

  /// The type with what was found for its variables.
  func resolved(_ type: Type) -> Type {
    switch type {
    case .variable(let index): return bindings[index].map { resolved($0) } ?? type
    case .nominal(let id, let arguments):
      return arguments.isEmpty ? type : .nominal(id, arguments.map { resolved($0) })
    case .tuple(let types, let labels):
      return types.isEmpty ? type : .tuple(types.map { resolved($0) }, labels)
    case .function(let parameters, let result):
      return .function(parameters.map { resolved($0) }, resolved(result))
    case .inoutParameter(let inner): return .inoutParameter(resolved(inner))
    case .metatype(let inner): return .metatype(resolved(inner))
    case .parameter: return type
    }
  }

  func hasVariables(_ type: Type) -> Bool {
    switch resolved(type) {
    case .variable: true
    case .nominal(_, let arguments): arguments.contains { hasVariables($0) }
    case .tuple(let types, _): types.contains { hasVariables($0) }
    case .function(let parameters, let result):
      hasVariables(result) || parameters.contains { hasVariables($0) }
    case .inoutParameter(let inner), .metatype(let inner): hasVariables(inner)
    case .parameter: false
    }
  }

  func isVariable(_ type: Type) -> Bool {
    if case .variable = resolved(type) { true } else { false }
  }

  /// Makes two types one, finding variables; what was found stays also when they differ.
  func unify(_ a: Type, _ b: Type) -> Bool {
    let a = resolved(a)
    let b = resolved(b)
    if a == b { return true }
    switch (a, b) {
    case (.variable(let index), let other), (let other, .variable(let index)):
      guard !occurs(index, in: other) else { return false }
      bindings[index] = other
      return true
    case (.nominal(let left, let first), .nominal(let right, let second)):
      if a.isFloatingPoint, b.isFloatingPoint { return true }
      return left == right && unifyAll(first, second)
    case (.tuple(let first, let left), .tuple(let second, let right)):
      return unifyAll(first, second)
        && zip(left, right).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
    case (.function(let first, let left), .function(let second, let right)):
      return unifyAll(first, second) && unify(left, right)
    case (.metatype(let left), .metatype(let right)),
      (.inoutParameter(let left), .inoutParameter(let right)):
      return unify(left, right)
    default: return false
    }
  }

  private func unifyAll(_ a: [Type], _ b: [Type]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { unify($0, $1) }
  }

  private func occurs(_ index: Int, in type: Type) -> Bool {
    switch resolved(type) {
    case .variable(let other): other == index
    case .nominal(_, let arguments): arguments.contains { occurs(index, in: $0) }
    case .tuple(let types, _): types.contains { occurs(index, in: $0) }
    case .function(let parameters, let result):
      occurs(index, in: result) || parameters.contains { occurs(index, in: $0) }
    case .inoutParameter(let inner), .metatype(let inner): occurs(index, in: inner)
    case .parameter: false
    }
  }

  /// Tries something that may fail, without what it found when it does.
  func attempt<Result>(
    _ body: () throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result {
    let bindings = bindings
    let captures = context.captures.count
    do {
      return try body()
    } catch {
      self.bindings = bindings
      context.forgetCaptures(from: captures)
      throw error
    }
  }

  /// Whether a type conforms to a protocol.
  func conforms(_ type: Type, to known: KnownType) -> Bool { conforms(type, to: known.id) }

  func conforms(_ type: Type, to id: TypeID) -> Bool {
    let type = resolved(type)
    if id == KnownType.any.id { return true }
    if program[id].isComposition, !isVariable(type) {
      return program[id].conformances.allSatisfy { part in
        part.id.map { conforms(type, to: $0) } ?? false
      }
    }
    if program[id].kind == .classType, !isVariable(type) {
      return program.classBound(of: type)?.id.map { program.isClass($0, at: id) } ?? false
    }
    switch type {
    case .variable: return true
    case .tuple(let types, _):
      return [KnownType.equatable.id, KnownType.comparable.id].contains(id)
        && types.allSatisfy { conforms($0, to: id) }
    case .nominal(let own, let arguments):
      if own == id { return true }
      if id == KnownType.anyObject.id { return program[own].kind == .classType }
      guard program.protocols(of: type).contains(where: { $0.id == id }) else {
        return isSynthesized(own, id)
      }
      // A collection is equal or hashed by its elements.
      let isConditional =
        id == KnownType.equatable.id || id == KnownType.hashable.id
        || id == KnownType.comparable.id
      return !isConditional || Int(own.index) >= KnownType.allCases.count
        || arguments.allSatisfy { conforms($0, to: id) }
    case .parameter: return program.protocols(of: type).contains { $0.id == id }
    default: return false
    }
  }

  /// Whether the compiler itself makes an enum without associated values conform.
  private func isSynthesized(_ own: TypeID, _ id: TypeID) -> Bool {
    let declaration = program[own]
    guard declaration.kind == .enumeration,
      id == KnownType.equatable.id || id == KnownType.hashable.id
    else { return false }
    return declaration.cases.allSatisfy { $0.types.isEmpty }
  }
}
