import SwiftReading
import Wording

extension Compiler {
  /// Watches what a superclass stores or computes.
  func watch(
    _ property: Property, _ above: Property, _ accessors: Accessors, in id: TypeID
  ) throws(SwiftDiagnostic) {
    property.type = property.type ?? above.type
    property.storage = above.storage
    if case .field = above.storage {
      try declareReader(of: property, id)
      return try declareObservers(accessors, of: property)
    }
    guard let getter = above.getter, let setter = above.setter else { return }
    let range = property.range
    let own = Function(property.name, at: range)
    own.owner = id
    own.parameters = [.init(label: nil, name: "newValue", type: property.type ?? .any)]
    own.selector = setter.selector
    own.frameSize = 2
    own.code = { (m) throws(Interruption) in
      let (object, new) = (m.frame[0], m.frame[1])
      let old = try m.invoke(getter, on: object, range)
      if let willSet = property.willSet { _ = try m.invoke(willSet, on: object, [new], range) }
      _ = try m.invoke(setter, on: object, [new], range)
      if let didSet = property.didSet { _ = try m.invoke(didSet, on: object, [old], range) }
      return .void
    }
    property.getter = getter
    property.setter = own
    program[id].dispatch[own.selector] = own
    try declareObservers(accessors, of: property)
  }

  /// The property of a superclass with that name; nil where there is none.
  func observed(_ name: String, above id: TypeID) -> Property? {
    guard program[id].kind == .classType else { return nil }
    var current = program[id].superclass?.id
    while let type = current {
      for case .property(let property) in program[type].members[name] ?? [] {
        return property
      }
      current = program[type].superclass?.id
    }
    return nil
  }

  func declareObservers(_ accessors: Accessors, of property: Property) throws(SwiftDiagnostic) {
    if property.type == nil, property.owner != nil {
      // Its type is known when all is declared.
      early.append(PendingWork(scope: typeScope, kind: .observers(property, accessors)))
      return
    }
    try compileObservers(accessors, of: property)
  }

  func compileObservers(_ accessors: Accessors, of property: Property) throws(SwiftDiagnostic) {
    let range = property.range
    let type = try type(of: property, at: range)
    for (accessor, name) in [(accessors.willSet, "newValue"), (accessors.didSet, "oldValue")] {
      guard let accessor, let body = accessor.body else { continue }
      let function = Function(property.name, at: range)
      function.owner = property.owner
      function.isStatic = property.isStatic
      function.isMutating =
        !property.isStatic && property.owner.map { program[$0].kind != .classType } ?? false
      function.parameters = [.init(label: nil, name: accessor.parameter ?? name, type: type)]
      if name == "newValue" { property.willSet = function } else { property.didSet = function }
      let context =
        property.owner.map { memberContext(of: $0, isStatic: property.isStatic) }
        ?? FunctionContext(parent: nil)
      context.result = .void
      compileLater(function, body, in: context)
    }
  }
}
