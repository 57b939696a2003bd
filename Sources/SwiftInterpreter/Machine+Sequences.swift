import SwiftReading
import Wording

extension Machine {
  /// What a `for` loop goes through.
  func elements(of value: Value, _ range: SourceRange) throws(Interruption) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .set(let table): return table.keys
    case .dictionary(let table):
      return zip(table.keys, table.values).map {
        .tuple(TupleValue([$0, $1], labels: ["key", "value"]))
      }
    case .string(let text): return text.map { .string(String($0)) }
    case .structure(let structure):
      if let numbers = try integers(structure, range) { return numbers }
      if let elements = value.asArray { return elements }
      if let made = try callMethod("makeElements()", of: value, with: [], at: range) {
        return made.asArray ?? []
      }
      return try ownElements(of: value, range)
    default: return try ownElements(of: value, range)
    }
  }

  /// All that the iterator of a program's own sequence gives.
  private func ownElements(
    of value: Value, _ range: SourceRange
  ) throws(Interruption) -> [Value] {
    guard var iterator = try iterator(of: value, range) else {
      throw trap("this cannot be gone through", at: range)
    }
    var elements: [Value] = []
    while let element = try next(of: &iterator, range) {
      try step(range)
      elements.append(element)
      try checkSize(elements.count, range)
    }
    return elements
  }

  /// What gives the elements of a program's own sequence; nil where the value is none.
  func iterator(of value: Value, _ range: SourceRange) throws(Interruption) -> Value? {
    switch value {
    case .structure, .object, .some, .enumCase, .enumPayload: break
    default: return nil
    }
    if let made = try callMethod("makeIterator()", of: value, with: [], at: range) { return made }
    let hasNext = program.selectors["next()"].flatMap { witness($0, typeID(of: value)) } != nil
    return hasNext ? value : nil
  }

  /// The next element of an iterator; nil behind the last.
  func next(of iterator: inout Value, _ range: SourceRange) throws(Interruption) -> Value? {
    guard let selector = program.selectors["next()"],
      let function = witness(selector, typeID(of: iterator))
    else { return nil }
    guard function.isMutating else {
      return try invoke(function, on: iterator, [], range).unwrapped
    }
    let start = top
    try push(iterator)
    iterator = .void
    defer {
      iterator = stack[start]
      stack[start] = .void
    }
    let value = try invoke(function, from: start, range, keepsFrame: true)
    top = start
    return value.unwrapped
  }

  private func integers(
    _ structure: StructureValue, _ range: SourceRange
  ) throws(Interruption) -> [Value]? {
    guard structure.type == KnownType.range.id || structure.type == KnownType.closedRange.id,
      let (type, lower) = structure.fields[0].integer,
      let start = structure.fields[0].asInteger, let end = structure.fields[1].asInteger
    else { return nil }
    let isClosed = structure.type == KnownType.closedRange.id
    let count = Int(clamping: end - start + (isClosed ? 1 : 0))
    try checkSize(count, range)
    try step(by: count, range)
    return (0..<max(0, count)).map { type.value(bits: lower &+ $0) }
  }
}
