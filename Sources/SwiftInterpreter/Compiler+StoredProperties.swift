import SwiftReading

/// How stored properties are reached: as they are stored, or through what a subclass has in their
/// place.
extension Compiler {
  /// Whether a stored property is reached here as it is stored, without observers and overrides: by
  /// the initialisers of the type that declares it, and by its own observers.
  ///
  /// - Parameter isSelf: Whether it is one of `self`, or global.
  func isDirect(_ property: Property, ofSelf isSelf: Bool) -> Bool {
    guard isSelf else { return false }
    if context.observed === property { return true }
    return context.isInitializer && property.owner != nil
      && property.owner == context.selfType.flatMap { resolved($0).id }
  }

  /// Reads what is stored, or what a subclass has in its place.
  func readField(
    _ place: Int, _ property: Property, of base: Typed, _ range: SourceRange, isSuper: Bool
  ) -> Code {
    let code = base.code
    let isSelf = base.slot.map { $0 == local("self", from: context)?.slot } ?? false
    let isStatic = isSuper || !isReference(base.type) || isDirect(property, ofSelf: isSelf)
    let reader = isStatic ? nil : property.reader
    if property.isLazy, let initial = property.initial {
      return { (m) throws(Interruption) in
        let value = try code(m)
        if let own = m.override(of: reader, on: value) {
          return try m.invoke(own, on: value, range)
        }
        return try m.lazyField(place, of: value, initial, range)
      }
    }
    if let reader {
      return { (m) throws(Interruption) in
        let value = try code(m)
        if let own = m.override(of: reader, on: value) {
          return try m.invoke(own, on: value, range)
        }
        return try m.field(place, of: value, range)
      }
    }
    if let slot = base.slot {
      return { (m) throws(Interruption) in try m.field(place, of: m.frame[slot], range) }
    }
    return { (m) throws(Interruption) in try m.field(place, of: try code(m), range) }
  }

  /// A stored property of an object, or what a subclass has in its place.
  func fieldPlace(
    _ index: Int, _ property: Property, _ type: Type, _ object: @escaping Code,
    _ get: @escaping Code, _ range: SourceRange, _ isSuper: Bool, isDirect: Bool
  ) -> Place {
    let willSet = isDirect ? nil : property.willSet
    let didSet = isDirect ? nil : property.didSet
    let isLazy = property.isLazy
    let reader = isDirect || isSuper ? nil : property.reader
    let writer = isDirect || isSuper ? nil : property.writer
    var place = Place(type: type, get: get) { (m, body) throws(Interruption) in
      var value = try object(m)
      if let reader, let setter = m.override(of: writer, on: value) {
        var new = try m.invoke(m.dispatched(reader, on: value), on: value, range)
        try body(&new)
        _ = try m.invoke(setter, on: value, [new], range)
        return
      }
      if isLazy { _ = try get(m) }
      try m.modifyField(index, of: &value, willSet, didSet, range, body)
    }
    guard let writer else { return place }
    let isDropping = !resolved(type).isPlain
    place.set = { (m, new) throws(Interruption) in
      var value = try object(m)
      if let setter = m.override(of: writer, on: value) {
        _ = try m.invoke(setter, on: value, [new], range)
        return
      }
      try m.modifyField(index, of: &value, willSet, didSet, range) {
        (old: inout Value) throws(Interruption) in m.replace(&old, with: new, isDropping)
      }
    }
    return place
  }
}
