import SwiftReading
import Wording

extension NativeCall {
  func table(_ value: Value) throws(Interruption) -> Table {
    switch value {
    case .set(let table), .dictionary(let table): return table
    default: throw machine.uninitialized(range)
    }
  }

  /// A set of the elements of an argument.
  func makeSet(_ values: [Value]) throws(Interruption) -> Table {
    let table = Table()
    try machine.step(by: values.count, range)
    for value in values { try machine.insert(value, nil, into: table, range) }
    return table
  }

  func has(_ value: Value, _ table: Table) throws(Interruption) -> Bool {
    try machine.find(value, in: table, range) != nil
  }

  /// The elements that pass a test, as a set.
  func filtered(
    _ values: [Value], _ test: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> Value {
    var kept: [Value] = []
    for value in values where try test(value) { kept.append(value) }
    return .set(try makeSet(kept))
  }

  /// Changes the set or dictionary that the receiver is, in place.
  mutating func withTable<Result>(
    _ body: (Table, borrowing NativeCall) throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    var isSet = false
    if case .set = receiver { isSet = true }
    var table = try self.table(receiver)
    receiver = .void
    Machine.makeUnique(&table)
    defer { receiver = isSet ? .set(table) : .dictionary(table) }
    return try body(table, self)
  }

  func pair(_ key: Value, _ value: Value) -> Value {
    .tuple(TupleValue([key, value], labels: ["key", "value"]))
  }
}

extension StandardLibrary {
  private static let union: NativeFunction = { (call) throws(Interruption) in
    .set(try call.makeSet(try call.elements() + call.elements(0)))
  }
  private static let subtracting: NativeFunction = { (call) throws(Interruption) in
    let call = call
    let other = try call.makeSet(try call.elements(0))
    return try call.filtered(try call.elements()) { (value) throws(Interruption) in
      try !call.has(value, other)
    }
  }
  private static let intersection: NativeFunction = { (call) throws(Interruption) in
    let call = call
    let other = try call.makeSet(try call.elements(0))
    return try call.filtered(try call.elements()) { (value) throws(Interruption) in
      try call.has(value, other)
    }
  }

  /// A mutating form of a native that gives a new value.
  private static func mutating(_ native: @escaping NativeFunction) -> NativeFunction {
    { (call) throws(Interruption) in
      call.receiver = try native(&call)
      return .void
    }
  }

  static let setNatives: [String: NativeFunction] = [
    "Set.init()": { (_) throws(Interruption) in .set(Table()) },
    "Set.init(_:)": { (call) throws(Interruption) in .set(try call.makeSet(try call.elements(0))) },
    "Set.insert(_:)": { (call) throws(Interruption) in
      let isNew = try call.withTable { (table, call) throws(Interruption) in
        try call.machine.insert(call.arguments[0], nil, into: table, call.range)
      }
      return .tuple(
        TupleValue([.bool(isNew), call.arguments[0]], labels: ["inserted", "memberAfterInsert"]))
    },
    "Set.remove(_:)": { (call) throws(Interruption) in
      try call.withTable { (table, call) throws(Interruption) in
        guard let place = try call.machine.find(call.arguments[0], in: table, call.range) else {
          return .none
        }
        let old = table.keys[place]
        table.remove(at: place)
        return .some(Payload(old))
      }
    },
    "Set.removeAll(keepingCapacity:)": { (call) throws(Interruption) in
      call.receiver = .set(Table())
      return .void
    },
    "Set.union(_:)": union, "Set.formUnion(_:)": mutating(union),
    "Set.subtracting(_:)": subtracting, "Set.subtract(_:)": mutating(subtracting),
    "Set.intersection(_:)": intersection, "Set.formIntersection(_:)": mutating(intersection),
    "Set.symmetricDifference(_:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      let other = try call.makeSet(try call.elements(0))
      var kept: [Value] = []
      for value in own.keys where try !call.has(value, other) { kept.append(value) }
      for value in other.keys where try !call.has(value, own) { kept.append(value) }
      return .set(try call.makeSet(kept))
    },
    "Set.isSubset(of:)": { (call) throws(Interruption) in
      let other = try call.makeSet(try call.elements(0))
      for value in try call.elements() where try !call.has(value, other) { return .bool(false) }
      return .bool(true)
    },
    "Set.isSuperset(of:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      for value in try call.elements(0) where try !call.has(value, own) { return .bool(false) }
      return .bool(true)
    },
    "Set.isDisjoint(with:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      for value in try call.elements(0) where try call.has(value, own) { return .bool(false) }
      return .bool(true)
    },
    "Set.filter(_:)": { (call) throws(Interruption) in
      let call = call
      return try call.filtered(try call.elements()) { (value) throws(Interruption) in
        try call.test(call.arguments[0], [value])
      }
    },
    "Set.contains(_:)": { (call) throws(Interruption) in
      .bool(try call.has(call.arguments[0], try call.table(call.receiver)))
    },
  ]

  private static let merge: NativeFunction = { (call) throws(Interruption) in
    let other = try call.table(call.arguments[0])
    return try call.withTable { (table, call) throws(Interruption) in
      for (key, value) in zip(other.keys, other.values) {
        try call.combine(key, value, into: table, call.arguments[1])
      }
      return .void
    }
  }

  static let dictionaryNatives: [String: NativeFunction] = [
    "Dictionary.init()": { (_) throws(Interruption) in .dictionary(Table()) },
    "Dictionary.init(uniqueKeysWithValues:)": { (call) throws(Interruption) in
      let table = Table()
      for entry in try call.elements(0) {
        guard try call.machine.insert(entry.fields[0], entry.fields[1], into: table, call.range)
        else {
          throw call.machine.trap(
            "Fatal error: Duplicate values for key: '\(try call.text(of: entry.fields[0]))'",
            at: call.range)
        }
      }
      return .dictionary(table)
    },
    "Dictionary.init(grouping:by:)": { (call) throws(Interruption) in
      let table = Table()
      for value in try call.elements(0) {
        let key = try call.callClosure(call.arguments[1], with: [value])
        if let place = try call.machine.find(key, in: table, call.range) {
          guard case .array(var group) = table.values[place] else { continue }
          table.values[place] = .void
          group.append(value)
          table.values[place] = .array(group)
        } else {
          try call.machine.insert(key, .array([value]), into: table, call.range)
        }
      }
      return .dictionary(table)
    },
    "Dictionary.init(_:uniquingKeysWith:)": { (call) throws(Interruption) in
      let table = Table()
      for entry in try call.elements(0) {
        try call.combine(entry.fields[0], entry.fields[1], into: table, call.arguments[1])
      }
      return .dictionary(table)
    },
    "Dictionary.subscript(_:)": { (call) throws(Interruption) in
      .optional(try call.machine.lookUp(call.arguments[0], in: call.receiver, call.range))
    },
    "Dictionary.subscript(_:default:)": { (call) throws(Interruption) in
      try call.machine.lookUp(call.arguments[0], in: call.receiver, call.range)
        ?? call.arguments[1]
    },
    "Dictionary.keys": { (call) throws(Interruption) in .array(try call.table(call.receiver).keys)
    },
    "Dictionary.values": { (call) throws(Interruption) in
      .array(try call.table(call.receiver).values)
    },
    "Dictionary.removeValue(forKey:)": { (call) throws(Interruption) in
      try call.withTable { (table, call) throws(Interruption) in
        guard let place = try call.machine.find(call.arguments[0], in: table, call.range) else {
          return .none
        }
        let old = table.values[place]
        table.remove(at: place)
        return .some(Payload(old))
      }
    },
    "Dictionary.updateValue(_:forKey:)": { (call) throws(Interruption) in
      try call.withTable { (table, call) throws(Interruption) in
        let old = try call.machine.find(call.arguments[1], in: table, call.range)
          .map { table.values[$0] }
        try call.machine.insert(call.arguments[1], call.arguments[0], into: table, call.range)
        return .optional(old)
      }
    },
    "Dictionary.removeAll(keepingCapacity:)": { (call) throws(Interruption) in
      call.receiver = .dictionary(Table())
      return .void
    },
    "Dictionary.merge(_:uniquingKeysWith:)": merge,
    "Dictionary.merging(_:uniquingKeysWith:)": { (call) throws(Interruption) in
      _ = try merge(&call)
      return call.receiver
    },
    "Dictionary.filter(_:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      let table = Table()
      for (key, value) in zip(own.keys, own.values)
      where try call.test(call.arguments[0], [call.pair(key, value)]) {
        try call.machine.insert(key, value, into: table, call.range)
      }
      return .dictionary(table)
    },
    "Dictionary.mapValues(_:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      let table = Table(copying: own)
      for place in own.values.indices {
        table.values[place] = try call.callClosure(call.arguments[0], with: [own.values[place]])
      }
      return .dictionary(table)
    },
    "Dictionary.compactMapValues(_:)": { (call) throws(Interruption) in
      let own = try call.table(call.receiver)
      let table = Table()
      for (key, value) in zip(own.keys, own.values) {
        if case .some(let new) = try call.callClosure(call.arguments[0], with: [value]) {
          try call.machine.insert(key, new.value, into: table, call.range)
        }
      }
      return .dictionary(table)
    },
  ]
}

extension NativeCall {
  /// Writes an entry, combined with the value that is there.
  fileprivate func combine(
    _ key: Value, _ value: Value, into table: Table, _ closure: Value
  ) throws(Interruption) {
    var value = value
    if let place = try machine.find(key, in: table, range) {
      value = try callClosure(closure, with: [table.values[place], value])
    }
    try machine.insert(key, value, into: table, range)
  }
}
