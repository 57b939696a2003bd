import SwiftReading
import Wording

extension Machine {
  /// Puts a value in place of another, which may have been the last to refer to an object.
  func replace(_ old: inout Value, with new: Value, _ isDropping: Bool) {
    if isDropping, heap.isWatching {
      dropped = old
      hasDropped = true
    }
    old = new
  }

  // MARK: References that keep nothing alive

  /// What a `weak` or `unowned` variable stores of a value.
  func weakened(
    _ value: Value, _ kind: WeakReference.Kind, isWatching: Bool = true
  ) -> Value {
    if case .weak = value { return value }
    var value = value
    while case .some(let payload) = value { value = payload.value }
    guard case .object(let reference) = value else {
      return .weak(WeakReference(kind: kind, isWatching: isWatching, target: nil))
    }
    if isWatching, !heap.isGone(reference) { heap.watch(reference) }
    return .weak(WeakReference(kind: kind, isWatching: isWatching, target: reference))
  }

  /// What reading such a variable gives.
  func strengthened(_ value: Value, _ range: SourceRange) throws(Interruption) -> Value {
    guard case .weak(let weak) = value else { return value }
    guard let target = weak.target else {
      if weak.kind == .unowned { throw uninitialized(range) }
      return .none
    }
    switch weak.kind {
    case .weak: return heap.isGone(target) ? .none : .some(Payload(.object(target)))
    case .unowned, .unownedOptional:
      if heap.isGone(target) {
        throw trap(
          "Fatal error: Attempted to read an unowned reference but the object was already deallocated",
          at: range)
      }
      return weak.kind == .unowned ? .object(target) : .some(Payload(.object(target)))
    }
  }

  /// Changes a stored property that is `weak` or `unowned`.
  func modifyWeak(
    _ field: inout Value, _ weak: WeakReference, _ range: SourceRange,
    _ body: (inout Value) throws(Interruption) -> Void
  ) throws(Interruption) {
    var value = weak.kind == .weak ? try strengthened(field, range) : field
    try body(&value)
    if case .weak = value { return }
    field = weakened(value, weak.kind, isWatching: weak.isWatching)
  }

  // MARK: Ends

  /// Whether a class or one above it has a `deinit`.
  func hasDeinitializer(_ id: TypeID) -> Bool {
    var current: TypeID? = id
    while let type = current {
      if program[type].deinitializer != nil { return true }
      current = program[type].superclass?.id
    }
    return false
  }

  /// Ends the lives of variables, the last one first.
  ///
  /// - Parameter value: What lives on, though no variable has it.
  func leave(_ slots: [Int], keeping value: Value) throws(Interruption) {
    guard heap.isWatching else { return }
    waiting.append(value)
    defer { waiting.removeLast() }
    for slot in slots.reversed() where frame[slot].mayHold {
      dropped = frame[slot]
      frame[slot] = .void
      hasDropped = true
      try release()
    }
    try release()
  }

  /// Runs `deinit` of the objects that nothing refers to any more, where all references can be seen.
  ///
  /// Objects that keep each other alive stay, as they do in Swift.
  ///
  /// - Parameter isLast: Whether the entry ends, and it is looked for them in any case.
  func release(isLast: Bool = false) throws(Interruption) {
    guard hasDropped, hidden == 0, heap.isWatching else { return }
    releasing.requests += 1
    // What takes long is done less often, so that programs with many objects stay fast.
    guard isLast || releasing.requests * 50 >= releasing.cost - 20_000 else { return }
    hasDropped = false
    let dropped = dropped
    self.dropped = .void
    if !isLast, allAreHeld() { return }
    releasing.requests = 0
    var ends = heap.ends(of: dropped) { visit in
      for global in globals where global.mayHold { visit(global) }
      for index in 0..<top where stack[index].mayHold { visit(stack[index]) }
      for value in [result, operand, secondOperand] + waiting { visit(value) }
      for reference in due { visit(.object(reference)) }
      for work in queue { visit(work.work) }
      host.visitValues(visit)
    }
    releasing.cost = ends.cost
    // An object, then what it alone referred to, in the order of its properties.
    let others = due.count
    due += ends.first.reversed()
    while due.count > others, let reference = due.popLast() {
      guard !heap.isGone(reference) else { continue }
      try deinitialize(reference)
      heap.end(reference)
      var following: [ObjectReference] = []
      for next in ends.references[reference] ?? [] {
        ends.counts[next, default: 0] -= 1
        if ends.counts[next] == 0 { following.append(next) }
      }
      due += following.reversed()
    }
  }

  /// Whether variables in reach hold all objects of whose end something is told, as `self` is held.
  private func allAreHeld() -> Bool {
    guard heap.watched.count <= 4 else { return false }
    return heap.watched.allSatisfy { reference in
      func isHeld(by value: Value) -> Bool {
        switch value {
        case .object(let own): own == reference
        case .some(let payload): payload.value.asObject == reference
        default: false
        }
      }
      return (0..<top).contains { isHeld(by: stack[$0]) } || globals.contains(where: isHeld)
    }
  }

  /// Runs the `deinit` of the class, then those above it.
  private func deinitialize(_ reference: ObjectReference) throws(Interruption) {
    var current: TypeID? = heap.type(of: reference)
    guard current != Heap.box, current != Heap.functionBox else { return }
    while let type = current {
      if let function = program[type].deinitializer {
        let kept = (result, operand, secondOperand, passedTypes)
        waiting += [result, operand, secondOperand, .object(reference)]
        (result, operand, secondOperand) = (.void, .void, .void)
        isDirect = true
        _ = try invoke(function, on: .object(reference), [], function.range)
        waiting.removeLast(4)
        (result, operand, secondOperand, passedTypes) = kept
      }
      current = program[type].superclass?.id
    }
  }
}
