extension StandardLibrary {
  /// Differences of arrays, which the transaction of a reordering has too.
  static let differences = """
    enum _CollectionChange<ChangeElement> {
      case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
      case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
    }
    struct CollectionDifference<ChangeElement>: Collection {
      typealias Change = _CollectionChange<ChangeElement>
      typealias Element = _CollectionChange<ChangeElement>
      let insertions: [_CollectionChange<ChangeElement>]
      let removals: [_CollectionChange<ChangeElement>]
      var count: Int { insertions.count + removals.count }
      var isEmpty: Bool { count == 0 }
      func makeElements() -> [_CollectionChange<ChangeElement>] {
        Array(removals.reversed()) + insertions
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference<ChangeElement>(insertions: removals.map { _turned($0) }, removals: insertions.map { _turned($0) })
      }
      func _turned(_ change: _CollectionChange<ChangeElement>) -> _CollectionChange<ChangeElement> {
        switch change {
        case .insert(let offset, let element, let other): .remove(offset: offset, element: element, associatedWith: other)
        case .remove(let offset, let element, let other): .insert(offset: offset, element: element, associatedWith: other)
        }
      }
    }
    extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        var gone: [ChangeElement: [Int]] = [:]
        var come: [ChangeElement: [Int]] = [:]
        for change in makeElements() {
          switch change {
          case .remove(let offset, let element, _): gone[element, default: []].append(offset)
          case .insert(let offset, let element, _): come[element, default: []].append(offset)
          }
        }
        func associated(_ change: _CollectionChange<ChangeElement>) -> _CollectionChange<ChangeElement> {
          switch change {
          case .remove(let offset, let element, _):
            guard gone[element]!.count == 1, let others = come[element], others.count == 1 else { return change }
            return .remove(offset: offset, element: element, associatedWith: others[0])
          case .insert(let offset, let element, _):
            guard come[element]!.count == 1, let others = gone[element], others.count == 1 else { return change }
            return .insert(offset: offset, element: element, associatedWith: others[0])
          }
        }
        return CollectionDifference<ChangeElement>(insertions: insertions.map { associated($0) }, removals: removals.map { associated($0) })
      }
    }
    func _changes<T>(_ old: [T], _ new: [T], _ areEquivalent: ((T, T) -> Bool)?) -> (insertions: [Int], removals: [Int])
    extension Array {
      func difference(from other: [Element], by areEquivalent: (Element, Element) -> Bool) -> CollectionDifference<Element> {
        _difference(other, _changes(other, self, areEquivalent))
      }
      func _difference(_ other: [Element], _ changes: (insertions: [Int], removals: [Int])) -> CollectionDifference<Element> {
        CollectionDifference<Element>(
          insertions: changes.insertions.map { .insert(offset: $0, element: self[$0], associatedWith: nil) },
          removals: changes.removals.map { .remove(offset: $0, element: other[$0], associatedWith: nil) })
      }
      func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
        var result = self
        for change in difference.removals.reversed() {
          guard case .remove(let offset, _, _) = change, offset < result.count else { return nil }
          result.remove(at: offset)
        }
        for change in difference.insertions {
          guard case .insert(let offset, let element, _) = change, offset <= result.count else { return nil }
          result.insert(element, at: offset)
        }
        return result
      }
    }
    extension Array where Element: Equatable {
      func difference(from other: [Element]) -> CollectionDifference<Element> {
        _difference(other, _changes(other, self, nil))
      }
    }

    """

  static let differenceNatives: [String: NativeFunction] = [
    "_changes(_:_:_:)": { (call) throws(Interruption) in
      let old = call.arguments[0].asArray ?? []
      let new = call.arguments[1].asArray ?? []
      let predicate = call.arguments[2].unwrapped
      var failure: Interruption?
      // After a failure all are called equal, which ends the search at once.
      let difference = new.indices.difference(from: old.indices) { before, after in
        if failure != nil { return true }
        do throws(Interruption) {
          try call.machine.step(call.range)
          if let predicate {
            let answer = try call.callClosure(predicate, with: [old[before], new[after]])
            return answer.asBool == true
          }
          return try call.isEqual(old[before], new[after])
        } catch {
          failure = error
          return true
        }
      }
      if let failure { throw failure }
      let places = { (changes: [CollectionDifference<Int>.Change]) in
        Value.array(
          changes.map { change in
            switch change {
            case .insert(let offset, _, _), .remove(let offset, _, _): .int(offset)
            }
          })
      }
      return .tuple(
        TupleValue(
          [places(difference.insertions), places(difference.removals)],
          labels: ["insertions", "removals"]))
    }
  ]
}
