import SwiftReading
import Wording

extension Compiler {
  /// Watches what a superclass stores or computes: it is written as the superclass has it, with
  /// observers of its own around that.
  func watch(
    _ property: Property, _ above: Property, _ accessors: Accessors, in id: TypeID
  ) throws(SwiftDiagnostic) {
    guard property.type != nil else {
      throw failure("type annotation missing in pattern", at: property.range)
    }
    guard let getter = above.getter ?? above.reader, let setter = above.setter ?? above.writer
    else {
      throw failure(
        "cannot observe read-only property '\(property.name)'; it can't change",
        at: property.range)
    }
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

  /// Makes functions of a local variable's observers, in a scope with it.
  func observers(
    ofLocal binding: VariableSyntax.Binding
  ) throws(SwiftDiagnostic) -> [StatementCode] {
    guard case .name(let name, _) = binding.pattern.kind, let accessors = binding.accessors,
      let local = context.local(name)
    else { return [] }
    var codes: [StatementCode] = []
    let outer = observedLocal
    observedLocal = local.range
    defer { observedLocal = outer }
    for kind in Observer.allCases {
      let accessor = kind == .willSet ? accessors.willSet : accessors.didSet
      guard let accessor, let body = accessor.body else { continue }
      var closure = ClosureSyntax(body: body)
      closure.parameters = [
        .init(name: accessor.parameter ?? kind.parameter, type: nil, range: local.range)
      ]
      let place = body.first?.range ?? local.range
      let typed = try compileClosure(closure, place, .function([local.type], .void))
      let bind = bind(
        declare(kind.name(of: name), typed.type, isVariable: false, at: local.range))
      let code = typed.code
      let step: StatementCode = { (m) throws(Interruption) in
        try bind(m, try code(m))
        return .next
      }
      codes.append(step)
    }
    local.isObserved = true
    return codes
  }

  private enum Observer: String, CaseIterable {
    case willSet, didSet

    var parameter: String { self == .willSet ? "newValue" : "oldValue" }

    /// No program can write such a name.
    func name(of variable: String) -> String { variable + " " + rawValue }
  }

  /// A local variable that tells its observers what becomes of it.
  func observed(_ place: Place, _ local: Local) -> Place {
    let willSet = observer(.willSet, of: local)
    let didSet = observer(.didSet, of: local)
    let get = place.get
    let modify = place.modify
    let range = local.range
    return Place(type: place.type, get: get) { (m, body) throws(Interruption) in
      let old = try get(m)
      var new = old
      try body(&new)
      let changed = new
      if let willSet { _ = try m.call(try willSet(m), with: [changed], at: range) }
      try modify(m) { (value: inout Value) throws(Interruption) in value = changed }
      if let didSet { _ = try m.call(try didSet(m), with: [old], at: range) }
    }
  }

  private func observer(_ kind: Observer, of local: Local) -> Code? {
    self.local(kind.name(of: local.name), from: context).map { read($0).code }
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
      context.observed = property
      compileLater(function, body, in: context)
    }
  }
}
