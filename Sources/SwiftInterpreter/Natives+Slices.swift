import SwiftReading
import Wording

extension Value {
  /// A part of an array, whose indices are those of the whole.
  static func slice(_ elements: some Sequence<Value>, from start: Int) -> Value {
    .structure(StructureValue(KnownType.arraySlice.id, [.array(Array(elements)), .int(start)]))
  }

  /// The index of the first element: 0 but for a slice.
  var firstIndex: Int {
    if case .structure(let structure) = self, structure.type == KnownType.arraySlice.id {
      structure.fields[1].asInt ?? 0
    } else {
      0
    }
  }
}

extension NativeCall {
  /// Changes the elements that the receiver has, an array or a slice, in place.
  mutating func withElements<Result>(
    dropsFirst: Bool = false, _ body: (inout [Value]) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    var elements = receiver.asArray ?? []
    let start = receiver.firstIndex
    let count = elements.count
    receiver = .void
    defer {
      receiver = .slice(elements, from: dropsFirst ? start + count - elements.count : start)
    }
    return try body(&elements)
  }

  /// The index of an element of a slice, as a place in what it holds.
  func sliceIndex(_ index: Int) throws(Interruption) -> Int {
    let (place, overflow) = try integer(index).subtractingReportingOverflow(receiver.firstIndex)
    guard !overflow else { throw machine.outOfRange(range) }
    return try checked(place, upTo: receiver.asArray?.count ?? 0)
  }
}

extension StandardLibrary {
  static let sliceNatives: [String: NativeFunction] = [
    "ArraySlice.startIndex": { (call) throws(Interruption) in .int(call.receiver.firstIndex) },
    "ArraySlice.firstIndex(of:)": { (call) throws(Interruption) in
      for (place, value) in try call.elements().enumerated()
      where try call.isEqual(value, call.arguments[0]) {
        return .some(Payload(.int(call.receiver.firstIndex + place)))
      }
      return .none
    },
    "ArraySlice.subscript(_:)": { (call) throws(Interruption) in
      guard case .int = call.arguments[0] else {
        let start = call.receiver.firstIndex
        let elements = call.receiver.asArray ?? []
        let bounds = try call.bounds(0, count: start + elements.count)
        guard bounds.lowerBound >= start else { throw call.machine.outOfRange(call.range) }
        return .slice(
          elements[bounds.lowerBound - start..<bounds.upperBound - start], from: bounds.lowerBound)
      }
      return (call.receiver.asArray ?? [])[try call.sliceIndex(0)]
    },
    "ArraySlice.subscript(_:)=": { (call) throws(Interruption) in
      let place = try call.sliceIndex(0)
      let new = call.arguments[1]
      try call.withElements { (elements) throws(Interruption) in elements[place] = new }
      return .void
    },
    "ArraySlice.append(_:)": { (call) throws(Interruption) in
      let new = call.arguments[0]
      try call.withElements { (elements) throws(Interruption) in elements.append(new) }
      return .void
    },
    "ArraySlice.popFirst()": { (call) throws(Interruption) in
      try call.withElements(dropsFirst: true) { (elements) throws(Interruption) in
        .optional(elements.isEmpty ? nil : elements.removeFirst())
      }
    },
    "ArraySlice.popLast()": { (call) throws(Interruption) in
      try call.withElements { (elements) throws(Interruption) in .optional(elements.popLast()) }
    },
    "ArraySlice.removeFirst()": { (call) throws(Interruption) in
      if call.receiver.asArray?.isEmpty ?? true {
        throw call.machine.trap(
          "Fatal error: Can't remove items from an empty collection", at: call.range)
      }
      return try call.withElements(dropsFirst: true) { (elements) throws(Interruption) in
        elements.removeFirst()
      }
    },
  ]

  static let indexNatives: [String: NativeFunction] = [
    "String._count": { (call) throws(Interruption) in .int(call.text.count) },
    "String._character(_:)": { (call) throws(Interruption) in
      let characters = Array(call.text)
      return .string(
        String(characters[try call.checked(try call.integer(0), upTo: characters.count)]))
    },
    "String._slice(_:_:)": { (call) throws(Interruption) in
      let lower = try call.integer(0)
      let upper = try call.integer(1)
      guard lower >= 0, lower <= upper, upper <= call.text.count else {
        throw call.machine.trap("Fatal error: String index is out of bounds", at: call.range)
      }
      return .string(String(Array(call.text)[lower..<upper]))
    },
    "String._find(_:)": { (call) throws(Interruption) in
      let characters = Array(call.text)
      let wanted = Array(call.words(0))
      guard !wanted.isEmpty, wanted.count <= characters.count else { return .none }
      for start in 0...(characters.count - wanted.count)
      where characters[start..<start + wanted.count].elementsEqual(wanted) {
        return .some(Payload(.int(start)))
      }
      return .none
    },
    "String._bytes": { (call) throws(Interruption) in
      .array(call.text.utf8.map { .int(Int($0)) })
    },
    "String._scalars": { (call) throws(Interruption) in
      .array(call.text.unicodeScalars.map { .string(String($0)) })
    },
    "String._integer(_:)": { (call) throws(Interruption) in
      let radix = try call.integer(0)
      guard (2...36).contains(radix) else {
        throw call.machine.trap("Fatal error: Radix not in range 2...36", at: call.range)
      }
      return .optional(Int(call.text, radix: radix).map { .int($0) })
    },
  ]
}
