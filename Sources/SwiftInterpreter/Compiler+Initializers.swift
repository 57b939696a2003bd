import SwiftReading
import Wording

extension Compiler {
  func initializers(of type: Type) -> [FoundMember] {
    let type = resolved(type)
    let found = members("init", of: type, isStatic: true)
    guard let id = type.id, program[id].kind == .classType else { return found }
    return program.initializers(ofClass: type) + found.filter(\.isInherited)
  }

  /// Makes a value of a type.
  func construct(
    _ type: Type, _ arguments: [Argument], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    guard case .nominal(let id, let own) = resolved(type) else {
      throw failure("type '\(name(type))' cannot be made by a call", at: range)
    }
    if program[id].kind == .protocolType {
      throw failure(
        "type 'any \(program[id].name)' cannot be instantiated", at: range,
        fix: "name a type that conforms to it")
    }
    var type = Type.nominal(id, own)
    if own.isEmpty, !program[id].generics.isEmpty {
      type = .nominal(id, program[id].generics.map { _ in freshVariable() })
    }
    if conforms(type, to: .optionSet), arguments.count == 1, arguments[0].label == nil,
      case .array = arguments[0].value.kind
    {
      return try compile(arguments[0].value, expecting: type)
    }
    if arguments.count == 1, arguments[0].label == nil, resolved(type).integer != nil,
      arguments[0].value.isWrittenInteger
    {
      // `UInt(1)` is the literal itself, of that type.
      return try compile(arguments[0].value, expecting: type)
    }
    if program[id].name == "Result", type.arguments.count == 2, arguments.count == 1,
      arguments[0].isTrailing || arguments[0].label == "catching"
    {
      // What is caught may be any error.
      _ = unify(type.arguments[1], .error)
    }
    if id == KnownType.dictionary.id, arguments.first?.label == "grouping",
      let element = elementType(of: try compile(arguments[0].value).type)
    {
      // Each group is an array of what is grouped.
      _ = unify(type.arguments[1], .array(element))
    }
    let candidates = initializers(of: type).compactMap { $0.initializer }
    guard !candidates.isEmpty else {
      throw failure(
        "'\(name(type))' cannot be constructed because it has no accessible initializers",
        at: range)
    }
    return try call(
      candidates, .instance(type), arguments, name(type), range, range, wanted)
  }

  /// Makes a value of the type that another value is.
  func construct(
    as metatype: Typed, _ type: Type, _ arguments: [Argument], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let candidates = initializers(of: type).compactMap { $0.initializer }
    guard !candidates.isEmpty else { throw noMember("init", of: type, isStatic: true, at: range) }
    return try call(
      candidates, .dynamic(metatype.code, type), arguments, name(type), range, range, wanted)
  }

  /// An initialiser without its call: a function that makes values.
  func initializerValue(
    _ found: [FoundMember], _ type: Type, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let candidates = found.compactMap { $0.initializer }
    var chosen = candidates[0]
    if let wanted, case .function(let parameters, _) = wanted {
      // What takes one type alone fits better, then what is called without labels.
      let ranks = [(false, false), (false, true), (true, false), (true, true)]
      let ranked = ranks.flatMap { isGeneric, isLabelled in
        candidates.filter {
          !$0.function.generics.isEmpty == isGeneric
            && $0.function.parameters.contains { $0.label != nil } == isLabelled
        }
      }
      for candidate in ranked {
        let outer = bindings
        let candidate = instantiated(candidate)
        let types = candidate.function.parameters.map {
          $0.type.substituting(candidate.substitution)
        }
        if types.count == parameters.count,
          zip(parameters, types).allSatisfy({ conversion(from: $0, to: $1) != nil })
        {
          chosen = candidate
          break
        }
        bindings = outer
      }
    }
    let function = chosen.function
    let types = function.parameters.map { $0.type.substituting(chosen.substitution) }
    let result = function.isFailable ? Type.optional(type) : type
    return Typed(.function(types, result)) { (_) throws(Interruption) in
      .closure(
        ClosureValue { (m, arguments, range, _) throws(Interruption) in
          try m.construct(function, type, arguments, range)
        })
    }
  }

  /// `self.init(…)` and `super.init(…)`.
  func delegate(
    to base: String, _ arguments: [Argument], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    guard context.isInitializer, let own = context.selfType else {
      throw failure("initializer delegation can only occur within an initializer", at: range)
    }
    let type: Type
    if base == "super" {
      guard let above = program.superclass(of: own) else {
        throw failure("'super' cannot be used outside of a subclass", at: range)
      }
      type = above
    } else {
      type = own
      context.assignsSelf = true
    }
    let candidates = initializers(of: type).compactMap { $0.initializer }
    guard isReference(type) else {
      let value = try call(
        candidates, .instance(type), arguments, name(type), range, range, type)
      let code = value.code
      let target = try place(Expression(.name("self", []), range), mutatedBy: nil)
      return Typed(.void) { (m) throws(Interruption) in
        let new = try code(m)
        try target.modify(m) { (value: inout Value) throws(Interruption) in value = new }
        return .void
      }
    }
    if candidates.isEmpty, arguments.isEmpty { return constant(.void, .void) }
    var result = try call(
      candidates, .value(try selfValue(range), isSuper: base == "super"), arguments, name(type),
      range, range, nil)
    result.type = .void
    return result
  }
}
