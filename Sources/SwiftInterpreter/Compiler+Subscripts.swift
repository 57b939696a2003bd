import SwiftReading
import Wording

extension Compiler {
  func compileSubscript(
    _ base: Expression, _ arguments: [Argument], _ expression: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let range = expression.range
    if let (type, candidates) = try staticSubscripts(of: base) {
      return try call(
        candidates, dynamicType(type).map { .metatype($0) } ?? .none, arguments, "subscript", range,
        range, wanted)
    }
    let value = unwrapped(try compile(base), at: base.range)
    let type = resolved(value.type)
    let code = value.code
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try readKeyPath(arguments[0].value, of: value, range)
    }
    if arguments.count == 1, arguments[0].label == nil {
      if type.id == KnownType.array.id,
        let index = try integerIndex(arguments[0].value)
      {
        if let slot = value.slot {
          return Typed(type.arguments[0]) { (m) throws(Interruption) in
            guard case .int(let place) = try index(m) else { throw m.uninitialized(range) }
            guard case .array(let elements) = m.frame[slot] else { throw m.uninitialized(range) }
            guard elements.indices.contains(place) else { throw m.outOfRange(range) }
            return elements[place]
          }
        }
        return Typed(type.arguments[0]) { (m) throws(Interruption) in
          let array = try code(m)
          guard case .int(let place) = try index(m), case .array(let elements) = array else {
            throw m.uninitialized(range)
          }
          guard elements.indices.contains(place) else { throw m.outOfRange(range) }
          return elements[place]
        }
      }
      if type.id == KnownType.dictionary.id {
        let key = Result { () throws(SwiftDiagnostic) in
          try attempt { () throws(SwiftDiagnostic) in
            try check(arguments[0].value, type.arguments[0], .argument)
          }
        }
        if case .success(let key) = key {
          return Typed(.optional(type.arguments[1])) { (m) throws(Interruption) in
            let dictionary = try code(m)
            return .optional(try m.lookUp(try key(m), in: dictionary, range))
          }
        }
        // A place in the dictionary is no key.
        guard try resolved(compile(arguments[0].value).type).id == namedIndex?.id else {
          _ = try key.get()
          return constant(.void, .void)
        }
      }
    }
    let (candidates, operand) = try subscripts(of: type, range, arguments)
    if type == .string || type == .known(.substring), arguments.count == 1,
      arguments[0].label == nil,
      let typed = try? attempt({ () throws(SwiftDiagnostic) in
        try compile(arguments[0].value)
      }), resolved(typed.type) == .int
    {
      throw failure(
        "'subscript(_:)' is unavailable: cannot subscript \(name(type)) with an Int, use a String.Index instead",
        at: arguments[0].value.range, fix: "'Array(…)[…]' has characters by number")
    }
    return try call(
      candidates, .value(value, isSuper: false), operand, "subscript", range, range, wanted)
  }

  private var namedIndex: Type? { nestedType("Index", in: .known(.dictionary)) }

  /// The code of an index, where it is an integer and no range.
  private func integerIndex(_ expression: Expression) throws(SwiftDiagnostic) -> Code? {
    if case .binary(let name, _, _, _) = expression.kind, name == "..." || name == "..<" {
      return nil
    }
    if case .prefix(let name, _) = expression.kind, name.contains("..") { return nil }
    let typed = try compile(expression, expecting: .int)
    let type = resolved(typed.type)
    if type == .int { return typed.code }
    if type.id == KnownType.range.id || type.id == KnownType.closedRange.id { return nil }
    return try convert(typed, to: .int, .argument, at: expression.range)
  }

  /// The `static subscript`s of the type that is named before the bracket; nil where there are none.
  private func staticSubscripts(
    of base: Expression
  ) throws(SwiftDiagnostic) -> (type: Type, candidates: [Candidate])? {
    guard let type = try typeExpression(base) else { return nil }
    let candidates = members("subscript", of: type, isStatic: true).compactMap { $0.candidate }
    return candidates.isEmpty ? nil : (type, candidates)
  }

  /// The subscripts of a type, and the arguments with one-sided ranges written out.
  private func subscripts(
    of type: Type, _ range: SourceRange, _ arguments: [Argument]
  ) throws(SwiftDiagnostic) -> ([Candidate], [Argument]) {
    let candidates = members("subscript", of: type).compactMap { $0.candidate }
    guard !candidates.isEmpty else {
      if let wrapped = type.wrapped {
        throw failure(
          "value of optional type '\(name(type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(name(wrapped))'",
          at: range, fix: "write '?[…]', or '![…]' where it is never nil")
      }
      throw failure("value of type '\(name(type))' has no subscripts", at: range)
    }
    return (candidates, arguments.map { Self.oneSided($0) })
  }

  /// `a[2...]` has the label `from:`, `a[..<2]` has `upTo:`, in the prelude's own words.
  private static func oneSided(_ argument: Argument) -> Argument {
    guard case .prefix(let name, let bound) = argument.value.kind else { return argument }
    let labels = ["postfix...": "_from", "..<": "_upTo", "...": "_through"]
    guard let label = labels[name] else { return argument }
    return Argument(label: label, value: bound, labelRange: argument.labelRange)
  }

  func subscriptPlace(
    _ base: Expression, _ arguments: [Argument], _ range: SourceRange, _ method: String?
  ) throws(SwiftDiagnostic) -> Place {
    let get = try compileSubscript(
      base, arguments, Expression(.subscripting(base, arguments), range), nil)
    if let (_, candidates) = try staticSubscripts(of: base) {
      return try staticSubscriptPlace(candidates, get, arguments, range)
    }
    let value = try compile(base)
    if value.isImplicitlyUnwrapped, resolved(value.type).wrapped != nil {
      let forced = Expression(.forced(base), base.range)
      return try subscriptPlace(forced, arguments, range, method)
    }
    let type = resolved(value.type)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return try keyPathPlace(base, value, arguments[0].value, get, range, method)
    }
    if type.id == KnownType.array.id, arguments.count == 1, arguments[0].label == nil,
      let index = try integerIndex(arguments[0].value)
    {
      return arrayPlace(try place(base, mutatedBy: method), get, index, range)
    }
    if type.id == KnownType.dictionary.id,
      arguments.count == 1 || arguments.last?.label == "default"
    {
      return try dictionaryPlace(
        try place(base, mutatedBy: method), get, type, arguments, range)
    }
    return try ownSubscriptPlace(base, value, get, arguments, range, method)
  }

  private func arrayPlace(
    _ outer: Place, _ get: Typed, _ index: @escaping Code, _ range: SourceRange
  ) -> Place {
    let modify = outer.modify
    return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
      guard case .int(let place) = try index(m) else { throw m.uninitialized(range) }
      try modify(m) { (value: inout Value) throws(Interruption) in
        guard case .array(var elements) = value else { throw m.uninitialized(range) }
        guard elements.indices.contains(place) else { throw m.outOfRange(range) }
        value = .void
        defer { value = .array(elements) }
        var element = elements[place]
        elements[place] = .void
        defer { elements[place] = element }
        try body(&element)
      }
    }
  }

  private func dictionaryPlace(
    _ outer: Place, _ get: Typed, _ type: Type, _ arguments: [Argument], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Place {
    let key = try check(arguments[0].value, type.arguments[0], .argument)
    let modify = outer.modify
    var initial: Code?
    if arguments.count == 2 {
      initial = try check(arguments[1].value, type.arguments[1], .argument)
    }
    let defaultValue = initial
    return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
      let key = try key(m)
      let hash = try m.hash(of: key, at: range)
      try modify(m) { (value: inout Value) throws(Interruption) in
        guard case .dictionary(var table) = value else { throw m.uninitialized(range) }
        value = .void
        Machine.makeUnique(&table)
        defer { value = .dictionary(table) }
        try m.modifyEntry(key, hash, in: table, defaultValue, range, body)
      }
    }
  }

  private func staticSubscriptPlace(
    _ candidates: [Candidate], _ get: Typed, _ arguments: [Argument], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Place {
    for candidate in candidates {
      guard let setter = candidate.function.setter,
        let checked = try? check(arguments, candidate, "subscript", range, nil)
      else { continue }
      let codes = checked.arguments.map(\.code)
      let getter = candidate.function
      return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
        var operands: [Value] = []
        for code in codes { operands.append(try code(m)) }
        var element = try m.invoke(getter, on: nil, operands, range)
        try body(&element)
        _ = try m.invoke(setter, on: nil, operands + [element], range)
      }
    }
    throw failure("cannot assign through subscript: subscript is get-only", at: range)
  }

  private func ownSubscriptPlace(
    _ base: Expression, _ value: Typed, _ get: Typed, _ arguments: [Argument],
    _ range: SourceRange, _ method: String?
  ) throws(SwiftDiagnostic) -> Place {
    let type = resolved(value.type)
    let (candidates, operands) = try subscripts(of: type, range, arguments)
    for candidate in candidates {
      guard let setter = candidate.function.setter,
        let checked = try? check(operands, candidate, "subscript", range, nil)
      else { continue }
      let codes = checked.arguments.map(\.code)
      let getter = candidate.function
      let change:
        @Sendable (
          Machine, inout Value, (inout Value) throws(Interruption) -> Void
        ) throws(Interruption) -> Void = { (m, value, body) throws(Interruption) in
          var operands: [Value] = []
          for code in codes { operands.append(try code(m)) }
          var element = try m.invoke(getter, on: value, operands, range)
          try body(&element)
          try m.invokeMutating(setter, on: &value, operands + [element], range)
        }
      if isReference(type) {
        let code = value.code
        return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
          var object = try code(m)
          try change(m, &object, body)
        }
      }
      let modify = try place(base, mutatedBy: method).modify
      return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
        try modify(m) { (value: inout Value) throws(Interruption) in
          try change(m, &value, body)
        }
      }
    }
    throw failure("cannot assign through subscript: subscript is get-only", at: range)
  }
}
