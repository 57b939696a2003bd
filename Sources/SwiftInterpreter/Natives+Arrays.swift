import SwiftReading
import Wording

extension NativeCall {
  /// Changes the array that the receiver is, in place.
  mutating func withArray<Result>(
    _ body: (inout [Value], borrowing NativeCall) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    guard case .array(var elements) = receiver else { throw machine.uninitialized(range) }
    receiver = .void
    defer { receiver = .array(elements) }
    let result = try body(&elements, self)
    try machine.checkSize(elements.count, range)
    return result
  }

  func checked(_ index: Int, upTo count: Int) throws(Interruption) -> Int {
    guard index >= 0, index < count else { throw machine.outOfRange(range) }
    return index
  }

  /// The bounds of a range of integers, within `0...count`.
  func bounds(_ index: Int, count: Int) throws(Interruption) -> Range<Int> {
    guard case .structure(let structure) = arguments[index],
      case .int(let lower) = structure.fields[0], case .int(var upper) = structure.fields[1]
    else { throw machine.uninitialized(range) }
    if structure.type == KnownType.closedRange.id { upper &+= 1 }
    guard lower >= 0, upper <= count, lower <= upper else {
      throw machine.trap("Fatal error: Array index is out of range", at: range)
    }
    return lower..<upper
  }

  func slice(_ bounds: Range<Int>) throws(Interruption) -> Value {
    guard case .array(let elements) = receiver else { throw machine.uninitialized(range) }
    guard bounds.lowerBound >= 0, bounds.upperBound <= elements.count else {
      throw machine.trap("Fatal error: Array index is out of range", at: range)
    }
    return .slice(elements[bounds], from: bounds.lowerBound)
  }

  func nonNegative(_ index: Int) throws(Interruption) -> Int {
    let value = try integer(index)
    if value < 0 {
      throw machine.trap("Fatal error: Can't take a negative number of elements", at: range)
    }
    return value
  }
}

extension StandardLibrary {
  static let arrayNatives: [String: NativeFunction] = arrayReading.merging(arrayWriting) { a, _ in a
  }

  private static let first: NativeFunction = { (call) throws(Interruption) in
    .optional(call.receiver.asArray?.first)
  }
  private static let last: NativeFunction = { (call) throws(Interruption) in
    .optional(call.receiver.asArray?.last)
  }
  private static let prefix: NativeFunction = { (call) throws(Interruption) in
    .slice(
      (call.receiver.asArray ?? []).prefix(try call.nonNegative(0)), from: call.receiver.firstIndex)
  }
  private static let suffix: NativeFunction = { (call) throws(Interruption) in
    let elements = call.receiver.asArray ?? []
    let kept = elements.suffix(try call.nonNegative(0))
    return .slice(kept, from: call.receiver.firstIndex + elements.count - kept.count)
  }
  private static let dropFirst: NativeFunction = { (call) throws(Interruption) in
    let elements = call.receiver.asArray ?? []
    let kept = elements.dropFirst(try call.nonNegative(0))
    return .slice(kept, from: call.receiver.firstIndex + elements.count - kept.count)
  }
  private static let dropLast: NativeFunction = { (call) throws(Interruption) in
    .slice(
      (call.receiver.asArray ?? []).dropLast(try call.nonNegative(0)),
      from: call.receiver.firstIndex)
  }
  private static let joined: NativeFunction = { (call) throws(Interruption) in
    let separator = call.arguments[0].asString ?? ""
    var text = ""
    for (index, part) in (call.receiver.asArray ?? []).enumerated() {
      guard case .string(let words) = part else {
        throw call.refusal("only strings can be joined with a separator")
      }
      text += index == 0 ? words : separator + words
      try call.machine.checkSize(text.utf8.count, call.range)
    }
    return .string(text)
  }
  private static let copy: NativeFunction = { (call) throws(Interruption) in
    .array(try call.elements(0))
  }

  private static let arrayReading: [String: NativeFunction] = [
    "Array.init()": { (_) throws(Interruption) in .array([]) },
    "Array.init(_:)": copy,
    "ArraySlice.init(_:)": copy,
    "Array.init(repeating:count:)": { (call) throws(Interruption) in
      let count = try call.nonNegative(1)
      try call.machine.checkSize(count, call.range)
      return .array([Value](repeating: call.arguments[0], count: count))
    },
    "Array.count": { (call) throws(Interruption) in .int(call.receiver.asArray?.count ?? 0) },
    "Array.isEmpty": { (call) throws(Interruption) in
      .bool(call.receiver.asArray?.isEmpty ?? true)
    },
    "Array.first": first, "Array.last": last, "ArraySlice.last": last,
    "Array.prefix(_:)": prefix, "ArraySlice.prefix(_:)": prefix,
    "Array.suffix(_:)": suffix, "ArraySlice.suffix(_:)": suffix,
    "Array.dropFirst(_:)": dropFirst, "ArraySlice.dropFirst(_:)": dropFirst,
    "Array.dropLast(_:)": dropLast, "ArraySlice.dropLast(_:)": dropLast,
    "Array.joined(separator:)": joined, "ArraySlice.joined(separator:)": joined,
    "Array.joined()": { (call) throws(Interruption) in
      let parts = call.receiver.asArray ?? []
      if case .string? = parts.first { return .string(parts.compactMap(\.asString).joined()) }
      var result: [Value] = []
      for part in parts { result += try call.machine.elements(of: part, call.range) }
      return .array(result)
    },
    "Array.subscript(_:)": { (call) throws(Interruption) in
      let elements = call.receiver.asArray ?? []
      guard case .int(let index) = call.arguments[0] else {
        return try call.slice(try call.bounds(0, count: elements.count))
      }
      return elements[try call.checked(index, upTo: elements.count)]
    },
    "Array.subscript(_from:)": { (call) throws(Interruption) in
      let lower = try call.integer(0)
      let count = call.receiver.asArray?.count ?? 0
      guard lower <= count else { throw call.machine.outOfRange(call.range) }
      return try call.slice(lower..<count)
    },
    "Array.subscript(_upTo:)": { (call) throws(Interruption) in
      try call.slice(0..<(try call.nonNegative(0)))
    },
    "Array.subscript(_through:)": { (call) throws(Interruption) in
      try call.slice(0..<(try call.nonNegative(0)) + 1)
    },
    "Array.firstIndex(of:)": { (call) throws(Interruption) in
      for (index, value) in try call.elements().enumerated()
      where try call.isEqual(value, call.arguments[0]) {
        return .some(Payload(.int(index)))
      }
      return .none
    },
    "Array.firstIndex(where:)": { (call) throws(Interruption) in
      for (index, value) in try call.elements().enumerated()
      where try call.test(call.arguments[0], [value]) {
        return .some(Payload(.int(index)))
      }
      return .none
    },
    "Array.lastIndex(of:)": { (call) throws(Interruption) in
      for (index, value) in try call.elements().enumerated().reversed()
      where try call.isEqual(value, call.arguments[0]) {
        return .some(Payload(.int(index)))
      }
      return .none
    },
    "Array.lastIndex(where:)": { (call) throws(Interruption) in
      for (index, value) in try call.elements().enumerated().reversed()
      where try call.test(call.arguments[0], [value]) {
        return .some(Payload(.int(index)))
      }
      return .none
    },
    "Array.description": { (call) throws(Interruption) in
      .string(try call.text(of: call.receiver))
    },
  ]

  private static let removeRange: NativeFunction = { (call) throws(Interruption) in
    try call.withArray { (elements, call) throws(Interruption) in
      elements.removeSubrange(try call.bounds(0, count: elements.count))
      return .void
    }
  }

  private static let arrayWriting: [String: NativeFunction] = [
    "Array.subscript(_:)=": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements[try call.checked(try call.integer(0), upTo: elements.count)] = call.arguments[1]
        return .void
      }
    },
    "Array.append(_:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements.append(call.arguments[0])
        return .void
      }
    },
    "Array.append(contentsOf:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements += try call.elements(0)
        return .void
      }
    },
    "Array.insert(_:at:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        let place = try call.checked(try call.integer(1), upTo: elements.count + 1)
        elements.insert(call.arguments[0], at: place)
        return .void
      }
    },
    "Array.insert(contentsOf:at:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        let place = try call.checked(try call.integer(1), upTo: elements.count + 1)
        elements.insert(contentsOf: try call.elements(0), at: place)
        return .void
      }
    },
    "Array.remove(at:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements.remove(at: try call.checked(try call.integer(0), upTo: elements.count))
      }
    },
    "Array.removeFirst()": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        if elements.isEmpty {
          throw call.machine.trap(
            "Fatal error: Can't remove first element from an empty collection", at: call.range)
        }
        return elements.removeFirst()
      }
    },
    "Array.removeLast()": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        if elements.isEmpty {
          throw call.machine.trap(
            "Fatal error: Can't remove last element from an empty collection", at: call.range)
        }
        return elements.removeLast()
      }
    },
    "Array.removeFirst(_:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements.removeFirst(try call.checked(try call.integer(0), upTo: elements.count + 1))
        return .void
      }
    },
    "Array.removeLast(_:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements.removeLast(try call.checked(try call.integer(0), upTo: elements.count + 1))
        return .void
      }
    },
    "Array.popLast()": { (call) throws(Interruption) in
      try call.withArray { (elements, _) throws(Interruption) in .optional(elements.popLast()) }
    },
    "Array.removeAll(keepingCapacity:)": { (call) throws(Interruption) in
      call.receiver = .array([])
      return .void
    },
    "Array.removeAll(where:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        var kept: [Value] = []
        for value in elements where try !call.test(call.arguments[0], [value]) {
          kept.append(value)
        }
        elements = kept
        return .void
      }
    },
    "Array.removeSubrange(_:)": removeRange,
    "Array.replaceSubrange(_:with:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements.replaceSubrange(
          try call.bounds(0, count: elements.count), with: try call.elements(1))
        return .void
      }
    },
    "Array.swapAt(_:_:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        let first = try call.checked(try call.integer(0), upTo: elements.count)
        elements.swapAt(first, try call.checked(try call.integer(1), upTo: elements.count))
        return .void
      }
    },
    "Array.sort()": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        let machine = call.machine
        let range = call.range
        elements = try call.sorted(elements) { (a, b) throws(Interruption) in
          try machine.isLess(a, b, range)
        }
        return .void
      }
    },
    "Array.sort(by:)": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        let machine = call.machine
        let range = call.range
        let closure = call.arguments[0]
        elements = try call.sorted(elements) { (a, b) throws(Interruption) in
          try machine.call(closure, with: [a, b], at: range).asBool ?? false
        }
        return .void
      }
    },
    "Array.reverse()": { (call) throws(Interruption) in
      try call.withArray { (elements, _) throws(Interruption) in
        elements.reverse()
        return .void
      }
    },
    "Array.shuffle()": { (call) throws(Interruption) in
      try call.withArray { (elements, call) throws(Interruption) in
        elements = call.shuffled(elements)
        return .void
      }
    },
  ]
}
