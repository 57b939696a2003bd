import SwiftReading
import Wording

extension Compiler {
  /// What an expression names, to be changed.
  ///
  /// - Parameter method: The mutating method that is to change it; nil for an assignment.
  func place(
    _ expression: Expression, mutatedBy method: String?
  ) throws(SwiftDiagnostic) -> Place {
    let range = expression.range
    switch expression.kind {
    case .name(let name, _): return try namePlace(name, range, method)
    case .parenthesized(let inner), .optionalChain(let inner):
      return try place(inner, mutatedBy: method)
    case .member(let base, let name, let nameRange, _):
      return try memberPlace(base, name, nameRange, method)
    case .subscripting(let base, let arguments):
      return try subscriptPlace(base, arguments, range, method)
    case .forced(let inner): return try unwrappedPlace(inner, range, method, isForced: true)
    case .chained(let inner): return try unwrappedPlace(inner, range, method, isForced: false)
    case .inoutReference(let inner): return try place(inner, mutatedBy: method)
    default:
      let typed = try compile(expression)
      if isReference(typed.type) {
        return Place(type: typed.type, get: typed.code, modify: Self.changeCopy(typed.code))
      }
      throw failure(
        method == nil
          ? "expression is not assignable"
          : "cannot use mutating member on immutable value: function call returns immutable value",
        at: range, fix: method.flatMap { Self.copying[$0] }.map { "'\($0)' gives a changed copy" })
    }
  }

  /// Changes a value that is a reference: what it refers to changes, and nothing is written back.
  private static func changeCopy(_ code: @escaping Code) -> Modify {
    { (m, body) throws(Interruption) in
      var value = try code(m)
      try body(&value)
    }
  }

  /// What gives a copy, in place of what changes a value.
  private static let copying = [
    "sort": "sorted", "reverse": "reversed", "shuffle": "shuffled", "formUnion": "union",
    "subtract": "subtracting", "merge": "merging",
  ]

  private func immutable(
    _ name: String, _ reason: Message, _ method: String?, _ range: SourceRange,
    isComputed: Bool = false, isParameter: Bool = false
  ) -> SwiftDiagnostic {
    failure(
      method == nil
        ? "cannot assign to value: \(reason)"
        : "cannot use mutating member on immutable value: \(reason)",
      at: range,
      fix: isParameter
        ? "write 'inout' before the type of the parameter, or copy it: 'var \(name) = \(name)'"
        : isComputed ? nil : "declare it with 'var'")
  }

  private func namePlace(
    _ name: String, _ range: SourceRange, _ method: String?
  ) throws(SwiftDiagnostic) -> Place {
    guard let named = find(name) else {
      if let type = context.selfType, context.isStatic, name == "self" {
        let value = metatype(type)
        return Place(type: value.type, get: value.code, modify: Self.changeCopy(value.code))
      }
      throw notFound(name, at: range)
    }
    switch named {
    case .local(let local):
      if local.isComputed {
        throw immutable(name, "'\(name)' is a get-only property", method, range, isComputed: true)
      }
      guard local.isVariable || !local.hasValue else {
        if isReference(local.type) {
          let value = read(local)
          if method != nil || name == "self" {
            return Place(type: local.type, get: value.code, modify: Self.changeCopy(value.code))
          }
        }
        if name == "self" {
          throw failure(
            method == nil
              ? "cannot assign to value: 'self' is immutable"
              : "cannot use mutating member on immutable value: 'self' is immutable",
            at: range, fix: "mark the method 'mutating'")
        }
        throw immutable(
          name, "'\(name)' is a 'let' constant", method, range, isParameter: local.isParameter)
      }
      if name == "self" { context.assignsSelf = true }
      return place(of: local)
    case .global(let property):
      return try globalPlace(property, range, method, isBare: true)
    case .members(let found, let isStatic):
      for candidate in found {
        guard case .property(let property) = candidate.member else { continue }
        if isStatic { return try globalPlace(property, range, method, isBare: true) }
        let base = Expression(.name("self", []), range)
        return try propertyPlace(property, candidate.substitution, base, range, method)
      }
    case .functions: break
    }
    throw failure("cannot assign to value: '\(name)' is a function", at: range)
  }

  func place(of local: Local) -> Place {
    let place = unobservedPlace(of: local)
    return local.isObserved && observedLocal != local.range ? observed(place, local) : place
  }

  private func unobservedPlace(of local: Local) -> Place {
    let slot = local.slot
    let get = read(local).code
    if let reference = local.reference { return weakPlace(of: local, reference, get) }
    if local.isBoxed {
      return Place(type: local.type, get: get) { (m, body) throws(Interruption) in
        let box = m.frame[slot]
        var value = m.takeBoxed(box)
        defer { m.putBoxed(box, value) }
        try body(&value)
      }
    }
    let modify: Modify = { (m, body) throws(Interruption) in
      let place = m.frame + slot
      try body(&place.pointee)
    }
    return Place(type: local.type, get: get, modify: modify) { (m, value) throws(Interruption) in
      m.frame[slot] = value
    }
  }

  /// - Parameter isBare: Whether its name stands alone.
  private func globalPlace(
    _ property: Property, _ range: SourceRange, _ method: String?, isBare: Bool = false
  ) throws(SwiftDiagnostic) -> Place {
    let read = try read(global: property, at: range)
    guard property.isVariable else {
      if isReference(read.type), method != nil {
        return Place(type: read.type, get: read.code, modify: Self.changeCopy(read.code))
      }
      throw immutable(property.name, "'\(property.name)' is a 'let' constant", method, range)
    }
    if case .global(let place) = property.storage {
      let get = read.code
      let isDirect = isDirect(property, ofSelf: isBare)
      let observed = !isDirect && (property.willSet != nil || property.didSet != nil)
      let needsInitial = property.isStatic
      let willSet = property.willSet
      let didSet = property.didSet
      if let reference = property.reference {
        return Place(type: read.type, get: get) { (m, body) throws(Interruption) in
          var value = try get(m)
          try body(&value)
          m.globals[place] = m.weakened(value, reference)
        }
      }
      return Place(type: read.type, get: get) { (m, body) throws(Interruption) in
        if needsInitial { _ = try get(m) }
        if observed {
          let old = m.globals[place]
          var new = old
          try body(&new)
          if let willSet { _ = try m.invoke(willSet, on: nil, [new], range) }
          m.globals[place] = new
          if let didSet { _ = try m.invoke(didSet, on: nil, [old], range) }
          return
        }
        var value = m.globals[place]
        m.globals[place] = .void
        defer { m.globals[place] = value }
        try body(&value)
      }
    }
    guard let setter = property.setter else {
      throw immutable(
        property.name, "'\(property.name)' is a get-only property", method, range,
        isComputed: true)
    }
    let get = read.code
    var place = Place(type: read.type, get: get) { (m, body) throws(Interruption) in
      var value = try get(m)
      try body(&value)
      _ = try m.invoke(setter, on: nil, [value], range)
    }
    place.set = { (m, value) throws(Interruption) in
      _ = try m.invoke(setter, on: nil, [value], range)
    }
    return place
  }

  // MARK: Members

  private func memberPlace(
    _ base: Expression, _ name: String, _ range: SourceRange, _ method: String?
  ) throws(SwiftDiagnostic) -> Place {
    if let type = try typeExpression(base) {
      for candidate in members(name, of: type, isStatic: true) {
        if case .property(let property) = candidate.member {
          return try globalPlace(property, range, method)
        }
      }
      throw noMember(name, of: type, isStatic: true, at: range)
    }
    var isSuper = false
    if case .name("super", _) = base.kind { isSuper = true }
    let value = isSuper ? try superValue(range) : try compile(base)
    if isUnwrapped(value, for: name) {
      return try memberPlace(Expression(.forced(base), base.range), name, range, method)
    }
    let type = resolved(value.type)
    if isOuterSelf(type), let property = program.globals[name] {
      return try globalPlace(property, range, method, isBare: base.isSelf)
    }
    if case .tuple(let types, let labels) = type {
      guard let index = Int(name) ?? labels.firstIndex(of: name), index < types.count else {
        throw noMember(name, of: type, isStatic: false, at: range)
      }
      let outer = try place(base, mutatedBy: method)
      let modify = outer.modify
      let get = outer.get
      let read: Code = { (m) throws(Interruption) in try get(m).fields[index] }
      return Place(type: types[index], get: read) { (m, body) throws(Interruption) in
        try modify(m) { (value: inout Value) throws(Interruption) in
          guard case .tuple(let tuple) = value else { throw m.uninitialized(range) }
          var elements = tuple.elements
          value = .void
          defer { value = .tuple(TupleValue(elements, labels: tuple.labels)) }
          try body(&elements[index])
        }
      }
    }
    for candidate in members(name, of: type) {
      guard case .property(let property) = candidate.member else { continue }
      return try propertyPlace(property, candidate.substitution, base, range, method, isSuper)
    }
    throw noMember(name, of: type, isStatic: false, at: range)
  }

  private func propertyPlace(
    _ property: Property, _ substitution: [Int: Type], _ base: Expression, _ range: SourceRange,
    _ method: String?, _ isSuper: Bool = false
  ) throws(SwiftDiagnostic) -> Place {
    let type = try type(of: property, at: range).substituting(substitution)
    let value = isSuper ? try superValue(range) : try compile(base)
    let isOwnInitializer = context.isInitializer && base.isSelf
    if isOwnInitializer { context.assigned.insert(property.name) }
    guard property.isVariable || isOwnInitializer else {
      let found = try member(
        members(property.name, of: value.type), of: value, property.name, range, nil)
      if isReference(type), method != nil {
        return Place(type: type, get: found.code, modify: Self.changeCopy(found.code))
      }
      let isComputed = property.getter != nil && property.setter == nil
      throw immutable(
        property.name,
        isComputed
          ? "'\(property.name)' is a get-only property"
          : "'\(property.name)' is a 'let' constant", method, range, isComputed: isComputed)
    }
    let get = try member(
      members(property.name, of: value.type), of: value, property.name, range, nil
    ).code
    if isReference(value.type) {
      return objectPlace(
        property, type, value.code, get, range, isSuper,
        isDirect: isDirect(property, ofSelf: base.isSelf))
    }
    let outer = try place(base, mutatedBy: method)
    let modify = outer.modify
    if case .field(let index) = property.storage {
      let isDirect = isDirect(property, ofSelf: base.isSelf)
      let willSet = isDirect ? nil : property.willSet
      let didSet = isDirect ? nil : property.didSet
      return Place(type: type, get: get) { (m, body) throws(Interruption) in
        try modify(m) { (value: inout Value) throws(Interruption) in
          try m.modifyField(index, of: &value, willSet, didSet, range, body)
        }
      }
    }
    guard let setter = property.setter else {
      throw immutable(
        property.name, "'\(property.name)' is a get-only property", method, range,
        isComputed: true)
    }
    var place = Place(type: type, get: get) { (m, body) throws(Interruption) in
      try modify(m) { (value: inout Value) throws(Interruption) in
        guard let getter = property.getter else { throw m.uninitialized(range) }
        var new = try m.invoke(m.dispatched(getter, on: value), on: value, range)
        try body(&new)
        try m.invokeMutating(m.dispatched(setter, on: value), on: &value, [new], range)
      }
    }
    place.set = { (m, new) throws(Interruption) in
      try modify(m) { (value: inout Value) throws(Interruption) in
        try m.invokeMutating(m.dispatched(setter, on: value), on: &value, [new], range)
      }
    }
    return place
  }

  /// A property of an object: nothing is written back to where the reference stands.
  private func objectPlace(
    _ property: Property, _ type: Type, _ object: @escaping Code, _ get: @escaping Code,
    _ range: SourceRange, _ isSuper: Bool, isDirect: Bool
  ) -> Place {
    if case .field(let index) = property.storage {
      return fieldPlace(index, property, type, object, get, range, isSuper, isDirect: isDirect)
    }
    let getter = property.getter
    let setter = property.setter
    let write: @Sendable (Machine, Value, Value) throws(Interruption) -> Void = {
      (m, value, new) throws(Interruption) in
      guard let setter else { throw m.uninitialized(range) }
      _ = try m.invoke(isSuper ? setter : m.dispatched(setter, on: value), on: value, [new], range)
    }
    var place = Place(type: type, get: get) { (m, body) throws(Interruption) in
      let value = try object(m)
      guard let getter else { throw m.uninitialized(range) }
      let reader = isSuper ? getter : m.dispatched(getter, on: value)
      var new = try m.invoke(reader, on: value, range)
      try body(&new)
      try write(m, value, new)
    }
    place.set = { (m, new) throws(Interruption) in try write(m, try object(m), new) }
    return place
  }

  private func unwrappedPlace(
    _ inner: Expression, _ range: SourceRange, _ method: String?, isForced: Bool
  ) throws(SwiftDiagnostic) -> Place {
    let read =
      isForced
      ? try compileForced(inner, range, nil) : try compileChained(inner, range)
    if isReference(read.type) {
      return Place(type: read.type, get: read.code, modify: Self.changeCopy(read.code))
    }
    let outer = try place(inner, mutatedBy: method)
    let modify = outer.modify
    let isImplicit = inner.range == range
    return Place(type: read.type, get: read.code) { (m, body) throws(Interruption) in
      try modify(m) { (value: inout Value) throws(Interruption) in
        guard case .some(let payload) = value else {
          if !isForced { throw .chainEnded }
          throw m.trap(Self.nilFound(isImplicit: isImplicit), at: range)
        }
        var new = payload.value
        value = .none
        defer { value = .some(Payload(new)) }
        try body(&new)
      }
    }
  }
}

extension Expression {
  var isSelf: Bool { if case .name("self", _) = kind { true } else { false } }
}
