import SwiftReading
import Wording

extension Compiler {
  func compileAssignment(
    _ name: String?, _ oper: SourceRange, _ target: Expression, _ value: Expression,
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    markDirect(value)
    if case .discard = target.kind {
      let code = try compile(value).code
      return Typed(.void) { (m) throws(Interruption) in
        _ = try code(m)
        return .void
      }
    }
    if case .tuple(let elements) = target.kind, name == nil {
      return try assignTuple(elements, value, range)
    }
    let place = try place(target, mutatedBy: nil)
    var isChain = false
    if case .optionalChain = target.kind { isChain = true }
    let code: Code
    if let name {
      code = try compound(name, oper, place, target, value, range)
    } else {
      let new = try check(value, place.type, .assignment)
      if let set = place.set {
        code = { (m) throws(Interruption) in
          try set(m, try new(m))
          return .void
        }
      } else {
        let modify = place.modify
        let isDropping = !resolved(place.type).isPlain
        code = { (m) throws(Interruption) in
          let value = try new(m)
          try modify(m) { (old: inout Value) throws(Interruption) in
            m.replace(&old, with: value, isDropping)
          }
          return .void
        }
      }
    }
    guard isChain else { return Typed(.void, code) }
    return Typed(.optional(.void)) { (m) throws(Interruption) in
      let mark = m.mark
      do throws(Interruption) {
        return .some(Payload(try code(m)))
      } catch {
        guard case .chainEnded = error else { throw error }
        m.unwind(to: mark)
        return .none
      }
    }
  }

  private func assignTuple(
    _ elements: [Argument], _ value: Expression, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    var places: [Place?] = []
    var types: [Type] = []
    for element in elements {
      if case .discard = element.value.kind {
        places.append(nil)
        types.append(freshVariable())
      } else {
        let place = try place(element.value, mutatedBy: nil)
        places.append(place)
        types.append(place.type)
      }
    }
    let code = try check(value, .tuple(types, types.map { _ in nil }), .assignment)
    let targets = places.map { $0?.modify }
    return Typed(.void) { (m) throws(Interruption) in
      for (modify, new) in zip(targets, try code(m).fields) {
        try modify?(m) { (old: inout Value) throws(Interruption) in old = new }
      }
      if m.heap.isWatching { m.hasDropped = true }
      return .void
    }
  }

  /// `a += b`, in place.
  private func compound(
    _ name: String, _ oper: SourceRange, _ place: Place, _ target: Expression,
    _ value: Expression, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Code {
    let type = resolved(place.type)
    let modify = place.modify
    if let own = type.id, let function = operatorFunction(named: name + "=", own) {
      let new = try check(value, function.parameters[1].type, .argument)
      return { (m) throws(Interruption) in
        let value = try new(m)
        try modify(m) { (old: inout Value) throws(Interruption) in
          try m.invokeMutating(function, on: &old, [value], range)
        }
        return .void
      }
    }
    if name == "+", type.id == KnownType.array.id {
      let typed = try compile(value, expecting: type)
      guard let element = elementType(of: typed.type),
        let conversion = conversion(from: element, to: type.arguments[0])
      else {
        throw failure(Border.assignment.message(self.name(typed.type), self.name(type)), at: range)
      }
      let code = typed.code
      return { (m) throws(Interruption) in
        let added = try m.elements(of: try code(m), range)
        try modify(m) { (old: inout Value) throws(Interruption) in
          guard case .array(var elements) = old else { throw m.uninitialized(range) }
          old = .void
          elements += added.map { Self.apply(conversion, to: $0) }
          old = .array(elements)
          try m.checkSize(elements.count, range)
        }
        return .void
      }
    }
    let right = try compile(
      value, expecting: name == "<<" || name == ">>" ? .int : place.type)
    // The operator reads the old value from a register of the machine.
    let old = Typed(type) { (m) throws(Interruption) in m.operand }
    let fixed = Typed(right.type, constant: right.constant) { (m) throws(Interruption) in
      m.secondOperand
    }
    let result = try combine(name, oper, old, fixed, target, value, range)
    let combined = try convert(result, to: type, .assignment, at: range)
    let new = right.code
    return { (m) throws(Interruption) in
      let right = try new(m)
      try modify(m) { (value: inout Value) throws(Interruption) in
        m.operand = value
        value = .void
        m.secondOperand = right
        value = try combined(m)
        m.operand = .void
        m.secondOperand = .void
      }
      return .void
    }
  }

  private func operatorFunction(named name: String, _ id: TypeID) -> Function? {
    for found in operatorCandidates(name, id) ?? [] {
      if case .function(let function) = found.member, function.parameters.count == 2,
        function.parameters[0].isInout
      {
        return function
      }
    }
    return nil
  }
}
