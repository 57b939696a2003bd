package import SwiftReading
package import Wording

/// One call of a native.
package struct NativeCall {
  /// The object or the struct's value, which a `mutating` native changes here.
  ///
  /// `.void` for what is no member.
  package var receiver: Value
  /// The arguments in the order of the parameters.
  ///
  /// Default values are filled in. A setter has the new value as its last.
  package var arguments: [Value]
  /// Where the call stands in the source that runs.
  package let range: SourceRange

  let machine: Machine
  /// The type whose member the native is.
  var owner: TypeID?

  // MARK: The program

  /// The generic arguments of the receiver, or of the value that an initialiser is to make, by name:
  /// `["Section", "Item"]`; empty where they are unknown, as of a value that is `.native`.
  package var typeArguments: [String] {
    guard let owner else { return [] }
    let known = machine.substitution(of: receiver)
    let names = machine.program[owner].generics.compactMap { parameter in
      known[parameter].flatMap { $0.hasParameters ? nil : machine.program.name(of: $0) }
    }
    return names.count == machine.program[owner].generics.count ? names : []
  }

  /// Calls a closure or function of the program.
  package func callClosure(
    _ closure: Value, with arguments: [Value]
  ) throws(Interruption) -> Value {
    try machine.call(closure, with: arguments, at: range)
  }

  /// Calls the method of `value` whose full name is `name`, as `collectionView(_:didSelect:)`, the
  /// overriding one where there is one; nil when it has none.
  package func callMethod(
    _ name: String, of value: Value, with arguments: [Value]
  ) throws(Interruption) -> Value? {
    try machine.callMethod(name, of: value, with: arguments, at: range)
  }

  /// Whether a method of `value` is the program's own, and none that a prelude has.
  package func overrides(_ name: String, in value: Value) -> Bool {
    guard let selector = machine.program.selectors[name],
      let function = machine.witness(selector, machine.typeID(of: value))
    else { return false }
    return !function.isFromPrelude
  }

  /// The property of `value` with that name, stored or computed.
  package func property(_ name: String, of value: Value) throws(Interruption) -> Value {
    try machine.property(name, of: value, at: range)
  }

  /// Writes a property of an object.
  package func setProperty(
    _ name: String, of object: Value, to new: Value
  ) throws(Interruption) {
    try machine.setProperty(name, of: object, to: new, at: range)
  }

  /// The outlets of an object that have no value yet, with the names of their classes.
  package func emptyOutlets(
    of object: Value
  ) throws(Interruption) -> [(name: String, className: String)] {
    var found: [(name: String, className: String)] = []
    for field in machine.program[machine.typeID(of: object)].fields where field.isOutlet {
      guard let type = field.type?.wrapped,
        try property(field.name, of: object).unwrapped == nil
      else { continue }
      found.append((field.name, machine.program.name(of: type)))
    }
    return found
  }

  /// Makes a value of a declared type by the initialiser with these labels (nil for `_`).
  package func make(
    _ type: String, _ arguments: [(label: String?, value: Value)] = []
  ) throws(Interruption) -> Value {
    try machine.make(type, arguments, at: range)
  }

  /// Makes a value of the type that a metatype is, as `make(_:_:)` does.
  package func make(
    of metatype: Value, _ arguments: [(label: String?, value: Value)] = []
  ) throws(Interruption) -> Value {
    guard case .type(let type) = metatype.unwrapped else { throw refusal("this is no type") }
    return try machine.make(type.type, arguments, at: range)
  }

  /// The case of an enum with that name.
  package func enumCase(_ name: String, of type: String) -> Value? {
    machine.enumCase(name, of: type)
  }

  /// The name of the case, where the value is one of an enum.
  package func caseName(of value: Value) -> String? { machine.caseName(of: value) }

  /// The name of the value's type as it runs: a subclass's, a case's enum.
  package func typeName(of value: Value) -> String { machine.typeName(of: value) }

  /// Whether the object is an instance of the class with that name or of one below it.
  package func isInstance(_ value: Value, of type: String) -> Bool {
    machine.isInstance(value, of: type)
  }

  /// Whether there is a class with that name that is `base` or one below it.
  package func isClass(_ name: String, below base: String) -> Bool {
    let types = machine.program.types
    guard let own = types.last(where: { $0.name == name })?.id,
      let base = types.last(where: { $0.name == base })?.id
    else { return false }
    return machine.program.isClass(own, at: base)
  }

  /// The classes below `base` that the program declares, no prelude.
  package func ownClasses(below base: String) -> [String] {
    machine.program.types.filter { type in
      type.kind == .classType && !type.isFromPrelude && isClass(type.name, below: base)
    }.map(\.name)
  }

  /// The type with that name as a value.
  package func metatype(of name: String) -> Value? {
    machine.program.types.last { $0.name == name }.map {
      .type(TypeValue(.nominal($0.id, []), name: name))
    }
  }

  /// Whether two values are equal: by the program's own `==` where it has one.
  package func isEqual(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    try machine.isEqual(a, b, at: range)
  }

  /// The hash of a value: by the program's own `hash(into:)` where it has one.
  package func hash(of value: Value) throws(Interruption) -> Int {
    try machine.hash(of: value, at: range)
  }

  /// The value as `print` writes it.
  package func text(of value: Value) throws(Interruption) -> String {
    try machine.describe(value, at: range)
  }

  /// Writes a line as `print` does.
  package func print(_ line: String) throws(Interruption) {
    try machine.print(line, terminator: "\n", at: range)
  }

  // MARK: The outside

  /// Whether who waits wants the run to stop; a native that takes long asks now and then.
  package var isCancelled: Bool { machine.limits.isCancelled() }

  /// Stops the run where who waits wants it.
  package func checkCancellation() throws(Interruption) { try machine.checkCancellation(range) }

  /// Reads and writes the host, which is a `Host`.
  package func withHost<Host: InterpreterHost, Result>(
    _ type: Host.Type = Host.self,
    _ body: (inout Host) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    guard var host = machine.host as? Host else {
      throw refusal("this call needs what is not here")
    }
    // The machine lets go of it, so that what the body writes is not shared.
    machine.host = EmptyHost()
    defer { machine.host = host }
    return try body(&host)
  }

  /// Reads and writes the native that the receiver is, in place.
  package mutating func withReceiver<Native: NativeValue, Result>(
    _ type: Native.Type = Native.self,
    _ body: (inout Native) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    guard case .native(var box) = receiver else { throw refusal("this call needs a native") }
    receiver = .void
    if !isKnownUniquelyReferenced(&box) { box = NativeBox(box.value) }
    defer { receiver = .native(box) }
    guard var native = box.value as? Native else { throw refusal("this call needs a native") }
    box.value = NoNative()
    defer { box.value = native }
    return try body(&native)
  }

  /// The native of that type which a value is.
  package func native<Native: NativeValue>(
    _ value: Value, as type: Native.Type = Native.self
  ) throws(Interruption) -> Native {
    guard case .native(let box) = value, let native = box.value as? Native else {
      throw refusal("this call needs a native")
    }
    return native
  }

  /// What a native throws to refuse the call.
  package func refusal(_ message: Message, fix: Message? = nil, uikit: String? = nil)
    -> Interruption
  {
    .refused(SwiftDiagnostic(message, at: range, fix: fix, kind: .trap, uikit: uikit))
  }
}

/// Stands where a native is while it is changed.
private struct NoNative: NativeValue {
  static var typeName: String { "" }
  var description: String { "" }
}
