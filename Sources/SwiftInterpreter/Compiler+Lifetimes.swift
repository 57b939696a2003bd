import SwiftReading
import Wording

extension Compiler {
  /// `deinit`, which is compiled as a method that nobody can call.
  func declareDeinitializer(
    _ syntax: FunctionSyntax, _ declaration: Declaration, of id: TypeID
  ) throws(SwiftDiagnostic) {
    guard program[id].kind == .classType else {
      throw failure(
        "deinitializers may only be declared within a class", at: declaration.nameRange)
    }
    guard program[id].deinitializer == nil else {
      throw failure("invalid redeclaration of 'deinit'", at: declaration.nameRange)
    }
    let function = Function("deinit", at: declaration.nameRange)
    function.owner = id
    program[id].deinitializer = function
    let context = memberContext(of: id, isStatic: false)
    context.result = .void
    compileLater(function, syntax.body ?? [], in: context)
  }

  // MARK: References that keep nothing alive

  /// How a variable with that modifier refers to an object.
  func kind(_ modifier: WeakReference.Kind?, of type: Type) -> WeakReference.Kind? {
    modifier == .unowned && type.wrapped != nil ? .unownedOptional : modifier
  }

  /// The type of a variable: a `weak` one is optional where nothing else is written.
  func weakType(_ type: Type, _ modifier: WeakReference.Kind?) -> Type {
    modifier == .weak && type.wrapped == nil ? .optional(type) : type
  }

  /// A `weak` or `unowned` variable of a function.
  func weakPlace(
    of local: Local, _ reference: WeakReference.Kind, _ get: @escaping Code
  ) -> Place {
    let slot = local.slot
    let isBoxed = local.isBoxed
    return Place(type: local.type, get: get) { (m, body) throws(Interruption) in
      let raw = isBoxed ? m.boxed(m.frame[slot]) : m.frame[slot]
      var value = reference == .weak ? try get(m) : raw
      try body(&value)
      let weak = m.weakened(value, reference)
      if isBoxed { m.putBoxed(m.frame[slot], weak) } else { m.frame[slot] = weak }
    }
  }

  // MARK: Ends

  /// Notes the call that an expression is, and those that it is called on.
  ///
  /// While one runs, all that its statement holds stands on the stack or in variables, so that
  /// objects can be released in its body.
  func markDirect(_ expression: Expression) {
    switch expression.kind {
    case .parenthesized(let inner), .optionalChain(let inner), .chained(let inner),
      .forced(let inner), .attempt(_, let inner), .cast(_, let inner, _):
      markDirect(inner)
    case .member(let base, _, _, _): markDirect(base)
    case .call(let callee, let arguments):
      directCalls.insert(expression.range)
      markDirect(callee)
      if arguments.count == 1 { markDirect(arguments[0].value) }
    default: break
    }
  }

  /// A condition behind which what it made is gone.
  func releasing(_ test: @escaping Test) -> Test {
    if isPrelude { return test }
    return { (m) throws(Interruption) in
      let holds = try test(m)
      if m.hasDropped { try m.release() }
      return holds
    }
  }

  /// The slots of variables that were given since `first`; those of captured ones stay.
  func slots(since first: Int) -> [Int] {
    let captured = Set(context.captures.map(\.inner.slot))
    return (first..<max(first, context.frameSize)).filter { !captured.contains($0) }
  }

  /// Ends the lives of the variables whose slots were given since `first`, the last one first.
  func leaving(_ first: Int, _ code: @escaping StatementCode) -> StatementCode {
    let slots = slots(since: first)
    if slots.isEmpty || isPrelude { return code }
    return { (m) throws(Interruption) in
      let flow = try code(m)
      if m.heap.isWatching { try m.leave(slots, keeping: .void) }
      return flow
    }
  }
}

extension Declaration {
  /// How its variables refer to objects; nil where they keep them alive.
  var referenceKind: WeakReference.Kind? {
    modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : nil
  }
}

extension Type {
  /// Whether its values hold no objects.
  var isPlain: Bool {
    isNumber || self == .bool || self == .string || self == .character
      || wrapped.map { $0.isPlain } ?? false
  }
}
