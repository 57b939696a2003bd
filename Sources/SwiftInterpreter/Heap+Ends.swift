extension Heap {
  /// Objects that nothing refers to any more, with those that go when they go.
  struct Ends {
    /// Those without any reference, in the order in which they end.
    var first: [ObjectReference] = []
    /// To whom an object that no variable reaches refers, in the order of its properties.
    var references: [ObjectReference: [ObjectReference]] = [:]
    /// How many such objects refer to one.
    var counts: [ObjectReference: Int] = [:]
    /// How many values were gone through.
    var cost = 0
  }

  /// Finds the objects whose last reference has gone.
  ///
  /// Those that no root reaches and that refer to each other in a circle are none of them.
  ///
  /// - Parameter dropped: What was dropped last, whose objects end in the order in which it has them.
  /// - Complexity: O(*n*) in the objects and what they hold.
  func ends(of dropped: Value, _ visitRoots: ((Value) -> Void) -> Void) -> Ends {
    var ends = Ends()
    var reached = [Bool](repeating: false, count: objects.count)
    var pending: [ObjectReference] = []
    var seen: Set<UnsafeRawPointer> = []
    func reach(_ value: Value) {
      Self.visitReferences(in: value, &seen, &ends.cost) { reference in
        guard !reached[Int(reference.index)] else { return }
        reached[Int(reference.index)] = true
        pending.append(reference)
      }
    }
    visitRoots(reach)
    while let reference = pending.popLast() {
      for field in objects[Int(reference.index)].fields where field.mayHold { reach(field) }
    }
    guard watched.contains(where: { !reached[Int($0.index)] }) else { return ends }
    countReferences(outside: reached, &ends)
    var order: [ObjectReference: Int] = [:]
    seen = []
    Self.visitReferences(in: dropped, &seen, &ends.cost) { order[$0] = order[$0] ?? order.count }
    ends.first.sort { a, b in
      let (x, y) = (order[a] ?? .max, order[b] ?? .max)
      return x == y ? serial(of: a) < serial(of: b) : x < y
    }
    return ends
  }

  private func countReferences(outside reached: [Bool], _ ends: inout Ends) {
    var unreached: [ObjectReference] = []
    for index in objects.indices
    where !reached[index] && !objects[index].isGone && !isFree(objects[index]) {
      unreached.append(ObjectReference(index: Int32(index)))
    }
    for reference in unreached {
      let object = objects[Int(reference.index)]
      var seen: Set<UnsafeRawPointer> = []
      var targets: [ObjectReference] = []
      for field in object.fields where field.mayHold {
        Self.visitReferences(in: field, &seen, &ends.cost) { target in
          guard !reached[Int(target.index)] else { return }
          // A function that calls itself has itself.
          if object.type == Self.functionBox, target == reference { return }
          targets.append(target)
        }
      }
      ends.references[reference] = targets
      for target in targets { ends.counts[target, default: 0] += 1 }
    }
    ends.first = unreached.filter { ends.counts[$0, default: 0] == 0 }
  }

  private func serial(of reference: ObjectReference) -> Int { objects[Int(reference.index)].serial }

  /// Calls `visit` with the objects that a value refers to, those in what it holds too.
  private static func visitReferences(
    in value: Value, _ seen: inout Set<UnsafeRawPointer>, _ cost: inout Int,
    _ visit: (ObjectReference) -> Void
  ) {
    var pending = [value]
    while let value = pending.popLast() {
      cost += 1
      if case .object(let reference) = value {
        visit(reference)
        continue
      }
      let count = pending.count
      value.visitParts { pending.append($0) }
      guard pending.count > count else { continue }
      if let place = value.place, !seen.insert(place).inserted {
        pending.removeSubrange(count...)
      } else {
        // The first is the last on the stack.
        pending[count...].reverse()
      }
    }
  }
}
