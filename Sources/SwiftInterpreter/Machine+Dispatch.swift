extension Machine {
  /// The function that runs for `receiver`: an override, or what a type has for a requirement.
  func dispatched(_ function: Function, on receiver: Value) -> Function {
    guard function.isOverridden || function.isRequirement else { return function }
    return witness(function.selector, typeID(of: receiver)) ?? function
  }

  /// What a subclass has in place of a stored property's reader or writer; nil where it has none.
  @inline(__always)
  func override(of accessor: Function?, on receiver: Value) -> Function? {
    guard let accessor, accessor.isOverridden else { return nil }
    let chosen = dispatched(accessor, on: receiver)
    return chosen === accessor ? nil : chosen
  }

  /// The same for a static function, by the first argument.
  func dispatchedStatic(_ function: Function, _ start: Int) -> Function {
    witness(function.selector, typeID(of: stack[start])) ?? function
  }

  /// What a type or one above it has under a selector; a protocol's own where it has none.
  func witness(_ selector: Int, _ id: TypeID) -> Function? {
    var current: TypeID? = id
    while let type = current {
      if let function = program[type].dispatch[selector] { return function }
      current = program[type].superclass?.id
    }
    for proto in program.protocols(of: .nominal(id, [])) {
      if let id = proto.id, let function = program[id].dispatch[selector] { return function }
    }
    return nil
  }
}
