import SwiftReading
import Wording

extension Compiler {
  /// What has to happen at run time when a value of one type stands where another is expected.
  indirect enum Conversion: Sendable {
    case same
    /// A value becomes an optional that has it.
    case wrap(Conversion)
    /// The value inside of an optional or a collection is converted.
    case inOptional(Conversion)
    case inArray(Conversion)
    case inTuple([Conversion], [String?])
    /// What a function gives is converted.
    case inResult(Conversion)
    /// A function of several parameters takes one tuple apart.
    case takingApart

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// How a value of type `from` becomes one of type `to`; nil where it cannot.
  func conversion(from: Type, to: Type) -> Conversion? {
    let from = resolved(from)
    let to = resolved(to)
    if from == to { return .same }
    if case .variable = to { return unify(from, to) ? .same : nil }
    if let wanted = to.wrapped {
      if let given = from.wrapped {
        return conversion(from: given, to: wanted).map { $0.isSame ? .same : .inOptional($0) }
      }
      if case .variable = from { return unify(from, wanted) ? .wrap(.same) : nil }
      return conversion(from: from, to: wanted).map { .wrap($0) }
    }
    if case .variable = from { return unify(from, to) ? .same : nil }
    if isErased(from) || isErased(to) { return .same }
    switch (from, to) {
    case (.nominal(let own, let first), .nominal(let other, let second)):
      return nominalConversion(from, own, first, to, other, second)
    case (.tuple(let first, _), .tuple(let second, let labels)) where first.count == second.count:
      return tupleConversion(first, second, labels, from: from, to: to)
    case (.function(let first, let left), .function(let second, let right)):
      guard first.count == second.count else {
        return takesApart(first, second) && conversion(from: left, to: right)?.isSame == true
          ? .takingApart : nil
      }
      for (own, wanted) in zip(first, second) {
        guard conversion(from: wanted, to: own)?.isSame == true else { return nil }
      }
      if resolved(right) == .void, resolved(left) == .never { return .same }
      return conversion(from: left, to: right).map { $0.isSame ? .same : .inResult($0) }
    case (_, .nominal(KnownType.any.id, _)): return .same
    case (.parameter, .nominal(KnownType.sequence.id, let wanted)) where wanted.count == 1:
      guard let element = elementType(of: from) else { return nil }
      return conversion(from: element, to: wanted[0])?.isSame == true ? .same : nil
    case (.parameter, .nominal(let id, _)) where program[id].kind == .classType:
      return program.classBound(of: from).flatMap { conversion(from: $0, to: to) }
    case (.parameter, .nominal(let id, _)):
      return conforms(from, to: id) || program.protocols(of: from).contains { $0.id == id }
        ? .same : nil
    case (.metatype, .nominal(KnownType.anyObject.id, _)): return .same
    case (.metatype(let own), .metatype(let wanted)):
      return conversion(from: own, to: wanted)?.isSame == true ? .same : nil
    default: return unify(from, to) ? .same : nil
    }
  }

  /// Whether the one parameter is a tuple of what the several are: `zip(a, b).map(Pair.init)`.
  private func takesApart(_ several: [Type], _ one: [Type]) -> Bool {
    guard one.count == 1, case .tuple(let parts, _) = resolved(one[0]),
      parts.count == several.count
    else { return false }
    return zip(parts, several).allSatisfy { conversion(from: $0, to: $1)?.isSame == true }
  }

  /// Whether the type is an associated one that nothing says more of.
  func isErased(_ type: Type) -> Bool {
    if case .parameter(let index) = type { program.parameters[index].isAssociated } else { false }
  }

  private func tupleConversion(
    _ first: [Type], _ second: [Type], _ labels: [String?], from: Type, to: Type
  ) -> Conversion? {
    if unify(from, to) {
      if case .tuple(_, let own) = from, own != labels {
        return .inTuple(first.map { _ in .same }, labels)
      }
      return .same
    }
    var parts: [Conversion] = []
    for (own, wanted) in zip(first, second) {
      guard let part = conversion(from: own, to: wanted) else { return nil }
      parts.append(part)
    }
    return .inTuple(parts, labels)
  }

  private func nominalConversion(
    _ from: Type, _ own: TypeID, _ first: [Type], _ to: Type, _ other: TypeID, _ second: [Type]
  ) -> Conversion? {
    if other == KnownType.any.id || own == KnownType.never.id { return .same }
    if own == other {
      let outer = bindings
      if unify(from, to) { return .same }
      bindings = outer
      if own == KnownType.array.id || own == KnownType.set.id {
        return conversion(from: first[0], to: second[0]).map { $0.isSame ? .same : .inArray($0) }
      }
      if own == KnownType.dictionary.id, unify(first[0], second[0]) {
        return conversion(from: first[1], to: second[1])?.isSame == true ? .same : nil
      }
      return isUntyped(own, first, second) ? .same : nil
    }
    if from.isFloatingPoint, to.isFloatingPoint { return .same }
    if other == KnownType.anyHashable.id { return conforms(from, to: .hashable) ? .same : nil }
    if other == KnownType.anyObject.id { return conforms(from, to: .anyObject) ? .same : nil }
    if other == KnownType.sequence.id, let wanted = second.first {
      guard let element = elementType(of: from) else { return nil }
      return conversion(from: element, to: wanted)?.isSame == true ? .same : nil
    }
    if program[other].isComposition { return conforms(from, to: other) ? .same : nil }
    if program[other].kind == .protocolType {
      return program.protocols(of: from).contains { $0.id == other } ? .same : nil
    }
    if program[own].kind == .protocolType, let bound = program.classBound(of: from) {
      return conversion(from: bound, to: to)
    }
    // A subclass, with the arguments of its superclass.
    var above = program.superclass(of: from)
    while let current = above {
      if current.id == other { return unify(current, to) ? .same : nil }
      above = program.superclass(of: current)
    }
    return nil
  }

  /// Whether the types differ only where a struct of a prelude holds what nobody gave a type.
  private func isUntyped(_ own: TypeID, _ first: [Type], _ second: [Type]) -> Bool {
    guard program[own].isFromPrelude, program[own].kind != .enumeration,
      Int(own.index) >= KnownType.allCases.count
    else { return false }
    return zip(first, second).allSatisfy { a, b in
      resolved(a).id == KnownType.anyHashable.id || resolved(b).id == KnownType.anyHashable.id
        || unify(a, b)
    }
  }

  /// The code with a conversion behind it.
  func converted(_ code: @escaping Code, _ conversion: Conversion) -> Code {
    switch conversion {
    case .same: return code
    default:
      return { (m) throws(Interruption) in Self.apply(conversion, to: try code(m)) }
    }
  }

  static func apply(_ conversion: Conversion, to value: Value) -> Value {
    switch conversion {
    case .same: return value
    case .wrap(let inner): return .some(Payload(apply(inner, to: value)))
    case .inOptional(let inner):
      guard case .some(let payload) = value else { return value }
      return .some(Payload(apply(inner, to: payload.value)))
    case .inArray(let inner):
      guard case .array(let elements) = value else { return value }
      return .array(elements.map { apply(inner, to: $0) })
    case .inResult(let inner):
      return .closure(
        ClosureValue(captures: [value]) { (m, arguments, range, function) throws(Interruption) in
          apply(inner, to: try m.call(function, with: arguments, at: range))
        })
    case .takingApart:
      return .closure(
        ClosureValue(captures: [value]) { (m, arguments, range, function) throws(Interruption) in
          try m.call(function, with: arguments.first?.fields ?? [], at: range)
        })
    case .inTuple(let parts, let labels):
      return .tuple(
        TupleValue(zip(parts, value.fields).map { apply($0, to: $1) }, labels: labels))
    }
  }

  /// What a value was wanted for, in the compiler's words.
  enum Border {
    case declaration
    case argument
    case returned
    case assignment
    case element
    case condition
    case closureResult
    case raw

    func message(_ from: String, _ to: String) -> Message {
      switch self {
      case .declaration: "cannot convert value of type '\(from)' to specified type '\(to)'"
      case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
      case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
      case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
      case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
      case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
      case .closureResult:
        "cannot convert value of type '\(from)' to closure result type '\(to)'"
      case .raw: "cannot convert value of type '\(from)' to raw type '\(to)'"
      }
    }
  }

  /// An expression whose value has to have that type.
  func check(
    _ expression: Expression, _ type: Type, _ border: Border
  ) throws(SwiftDiagnostic) -> Code {
    let typed = try compile(expression, expecting: type)
    return try convert(typed, to: type, border, at: expression.range)
  }

  /// The code of an expression as a value of another type.
  func convert(
    _ typed: Typed, to type: Type, _ border: Border, at range: SourceRange
  ) throws(SwiftDiagnostic) -> Code {
    if let conversion = conversion(from: typed.type, to: type) {
      return converted(typed.code, conversion)
    }
    if typed.isImplicitlyUnwrapped {
      return try convert(unwrapped(typed, at: range), to: type, border, at: range)
    }
    let own = resolved(typed.type)
    if let wrapped = own.wrapped, conversion(from: wrapped, to: type) != nil {
      throw failure(
        "value of optional type '\(name(own))' must be unwrapped to a value of type '\(name(wrapped))'",
        at: range, fix: "write '?? …' with a default, '!', or 'if let'")
    }
    throw misfit(own, resolved(type), border, at: range)
  }
}
