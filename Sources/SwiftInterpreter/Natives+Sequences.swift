import SwiftReading
import Wording

extension NativeCall {
  /// The elements of the receiver.
  func elements() throws(Interruption) -> [Value] {
    let elements = try machine.elements(of: receiver, range)
    try machine.step(by: elements.count, range)
    return elements
  }

  /// The elements of an argument that is a sequence.
  func elements(_ index: Int) throws(Interruption) -> [Value] {
    try machine.elements(of: arguments[index], range)
  }

  func integer(_ index: Int) throws(Interruption) -> Int {
    guard case .int(let value) = arguments[index] else { throw machine.uninitialized(range) }
    return value
  }

  func test(_ closure: Value, _ arguments: [Value]) throws(Interruption) -> Bool {
    try callClosure(closure, with: arguments).asBool ?? false
  }

  /// Orders values stably, as Swift's own sort happens to.
  func sorted(
    _ values: [Value], _ isLess: (Value, Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> [Value] {
    guard values.count > 1 else { return values }
    var source = values
    var target = values
    var width = 1
    while width < source.count {
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(start + 2 * width, source.count)
        var left = start
        var right = middle
        for place in start..<end {
          let takesLeft: Bool
          if left >= middle {
            takesLeft = false
          } else if right >= end {
            takesLeft = true
          } else {
            takesLeft = try !isLess(source[right], source[left])
          }
          if takesLeft {
            target[place] = source[left]
            left += 1
          } else {
            target[place] = source[right]
            right += 1
          }
        }
        start = end
      }
      swap(&source, &target)
      width *= 2
      try machine.step(by: values.count, range)
    }
    return source
  }

  func shuffled(_ values: [Value]) -> [Value] {
    var values = values
    guard values.count > 1 else { return values }
    for place in stride(from: values.count - 1, to: 0, by: -1) {
      values.swapAt(place, machine.randomNumber(below: place + 1))
    }
    return values
  }

  func extreme(
    _ values: [Value], _ isBetter: (Value, Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> Value {
    guard var best = values.first else { return .none }
    for value in values.dropFirst() where try isBetter(value, best) { best = value }
    return .some(Payload(best))
  }
}

extension Machine {
  /// The next of a sequence that is the same in every run (SplitMix64).
  func nextRandom() -> UInt64 {
    random &+= 0x9E37_79B9_7F4A_7C15
    var z = random
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  func randomNumber(below count: Int) -> Int {
    Int(nextRandom().multipliedFullWidth(by: UInt64(max(1, count))).high)
  }
}

extension StandardLibrary {
  static let sequenceNatives: [String: NativeFunction] = [
    "Sequence.map(_:)": { (call) throws(Interruption) in
      let values = try call.elements()
      var result: [Value] = []
      result.reserveCapacity(values.count)
      for value in values { result.append(try call.callClosure(call.arguments[0], with: [value])) }
      return .array(result)
    },
    "Sequence.compactMap(_:)": { (call) throws(Interruption) in
      var result: [Value] = []
      for value in try call.elements() {
        if case .some(let new) = try call.callClosure(call.arguments[0], with: [value]) {
          result.append(new.value)
        }
      }
      return .array(result)
    },
    "Sequence.flatMap(_:)": { (call) throws(Interruption) in
      var result: [Value] = []
      for value in try call.elements() {
        let part = try call.callClosure(call.arguments[0], with: [value])
        result += try call.machine.elements(of: part, call.range)
        try call.machine.checkSize(result.count, call.range)
      }
      return .array(result)
    },
    "Sequence.filter(_:)": { (call) throws(Interruption) in
      var result: [Value] = []
      for value in try call.elements() where try call.test(call.arguments[0], [value]) {
        result.append(value)
      }
      return .array(result)
    },
    "Sequence.forEach(_:)": { (call) throws(Interruption) in
      for value in try call.elements() {
        _ = try call.callClosure(call.arguments[0], with: [value])
      }
      return .void
    },
    "Sequence.reduce(_:_:)": { (call) throws(Interruption) in
      var result = call.arguments[0]
      for value in try call.elements() {
        result = try call.callClosure(call.arguments[1], with: [result, value])
      }
      return result
    },
    "Sequence.reduce(into:_:)": { (call) throws(Interruption) in
      var result = call.arguments[0]
      call.arguments[0] = .void
      for value in try call.elements() {
        try call.machine.call(
          call.arguments[1], changing: &result, with: [value], at: call.range)
      }
      return result
    },
    "Sequence.sorted(by:)": { (call) throws(Interruption) in
      let call = call
      return .array(
        try call.sorted(try call.elements()) { (a, b) throws(Interruption) in
          try call.test(call.arguments[0], [a, b])
        })
    },
    "Sequence.sorted()": { (call) throws(Interruption) in
      let call = call
      return .array(
        try call.sorted(try call.elements()) { (a, b) throws(Interruption) in
          try call.machine.isLess(a, b, call.range)
        })
    },
    "Sequence.reversed()": { (call) throws(Interruption) in .array(try call.elements().reversed())
    },
    "Sequence.shuffled()": { (call) throws(Interruption) in
      .array(call.shuffled(try call.elements()))
    },
    "Sequence.shuffled(using:)": { (call) throws(Interruption) in
      .array(call.shuffled(try call.elements()))
    },
    "Sequence.enumerated()": { (call) throws(Interruption) in
      .array(
        try call.elements().enumerated().map { index, value in
          .tuple(TupleValue([.int(index), value], labels: ["offset", "element"]))
        })
    },
    "Sequence.contains(where:)": { (call) throws(Interruption) in
      for value in try call.elements() where try call.test(call.arguments[0], [value]) {
        return .bool(true)
      }
      return .bool(false)
    },
    "Sequence.contains(_:)": { (call) throws(Interruption) in
      for value in try call.elements() where try call.isEqual(value, call.arguments[0]) {
        return .bool(true)
      }
      return .bool(false)
    },
    "Sequence.allSatisfy(_:)": { (call) throws(Interruption) in
      for value in try call.elements() where try !call.test(call.arguments[0], [value]) {
        return .bool(false)
      }
      return .bool(true)
    },
    "Sequence.first(where:)": { (call) throws(Interruption) in
      for value in try call.elements() where try call.test(call.arguments[0], [value]) {
        return .some(Payload(value))
      }
      return .none
    },
    "Sequence.last(where:)": { (call) throws(Interruption) in
      for value in try call.elements().reversed() where try call.test(call.arguments[0], [value]) {
        return .some(Payload(value))
      }
      return .none
    },
    "Sequence.count(where:)": { (call) throws(Interruption) in
      var count = 0
      for value in try call.elements() where try call.test(call.arguments[0], [value]) {
        count += 1
      }
      return .int(count)
    },
    "Sequence.min()": { (call) throws(Interruption) in
      let call = call
      return try call.extreme(try call.elements()) { (a, b) throws(Interruption) in
        try call.machine.isLess(a, b, call.range)
      }
    },
    "Sequence.max()": { (call) throws(Interruption) in
      let call = call
      return try call.extreme(try call.elements()) { (a, b) throws(Interruption) in
        try !call.machine.isLess(a, b, call.range)
      }
    },
    "Sequence.min(by:)": { (call) throws(Interruption) in
      let call = call
      return try call.extreme(try call.elements()) { (a, b) throws(Interruption) in
        try call.test(call.arguments[0], [a, b])
      }
    },
    "Sequence.max(by:)": { (call) throws(Interruption) in
      let call = call
      return try call.extreme(try call.elements()) { (a, b) throws(Interruption) in
        try call.test(call.arguments[0], [b, a])
      }
    },
    "Sequence.elementsEqual(_:)": { (call) throws(Interruption) in
      .bool(
        try call.machine.isEqual(
          .array(try call.elements()), .array(try call.elements(0)), at: call.range))
    },
    "Sequence.starts(with:)": { (call) throws(Interruption) in
      let other = try call.elements(0)
      let own = Array(try call.elements().prefix(other.count))
      return .bool(try call.machine.isEqual(.array(own), .array(other), at: call.range))
    },
    "Sequence.lazy": { (call) throws(Interruption) in .array(try call.elements()) },
    "Sequence.prefix(while:)": { (call) throws(Interruption) in
      var result: [Value] = []
      for value in try call.elements() {
        guard try call.test(call.arguments[0], [value]) else { break }
        result.append(value)
      }
      return .array(result)
    },
    "Sequence.drop(while:)": { (call) throws(Interruption) in
      let values = try call.elements()
      var start = 0
      while start < values.count, try call.test(call.arguments[0], [values[start]]) { start += 1 }
      return .array(Array(values[start...]))
    },
    "Collection.count": { (call) throws(Interruption) in .int(try call.elements().count) },
    "Collection.isEmpty": { (call) throws(Interruption) in .bool(try call.elements().isEmpty) },
    "Collection.subscript(_:)": { (call) throws(Interruption) in
      let elements = try call.elements()
      let index = call.arguments[0].asInt ?? -1
      guard elements.indices.contains(index) else {
        throw call.machine.outOfRange(call.range)
      }
      return elements[index]
    },
    "Collection.first": { (call) throws(Interruption) in .optional(try call.elements().first) },
    "Collection.randomElement()": { (call) throws(Interruption) in
      let values = try call.elements()
      if values.isEmpty { return .none }
      return .some(Payload(values[call.machine.randomNumber(below: values.count)]))
    },
  ]
}
