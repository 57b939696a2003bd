/// The objects and captured variables of a program.
struct Heap: Sendable {
  struct Object: Sendable {
    var type: TypeID
    var fields: [Value]
    /// The generic arguments of the type, where they were known.
    var arguments: [Type] = []
    /// The place in the order in which objects were made.
    var serial = 0
    /// Whether the last reference to it has gone.
    var isGone = false
  }

  /// The type of a captured variable's box.
  static let box = TypeID(index: -1)
  private static let free = TypeID(index: -2)

  func isFree(_ object: Object) -> Bool { object.type == Self.free }

  /// The type of a local function's box: a function that calls itself is not kept alive by that.
  static let functionBox = TypeID(index: -3)

  private(set) var objects: [Object] = []
  private var unused: [Int32] = []
  private var made = 0
  /// How many had been made when it was last collected.
  private var collected = 0
  /// The objects of whose end something is to be told: a `deinit` runs, a variable becomes nil.
  private(set) var watched: Set<ObjectReference> = []

  var count: Int { objects.count - unused.count }

  var isWatching: Bool { !watched.isEmpty }

  mutating func watch(_ reference: ObjectReference) { watched.insert(reference) }

  /// The object's last reference has gone.
  mutating func end(_ reference: ObjectReference) {
    objects[Int(reference.index)].isGone = true
    watched.remove(reference)
  }

  func isGone(_ reference: ObjectReference) -> Bool { objects[Int(reference.index)].isGone }

  mutating func allocate(
    _ type: TypeID, _ fields: [Value], _ arguments: [Type] = []
  ) -> ObjectReference {
    made += 1
    let object = Object(type: type, fields: fields, arguments: arguments, serial: made)
    if let index = unused.popLast() {
      objects[Int(index)] = object
      return ObjectReference(index: index)
    }
    objects.append(object)
    return ObjectReference(index: Int32(objects.count - 1))
  }

  func type(of reference: ObjectReference) -> TypeID { objects[Int(reference.index)].type }

  func arguments(of reference: ObjectReference) -> [Type] {
    objects[Int(reference.index)].arguments
  }

  func fields(of reference: ObjectReference) -> [Value] { objects[Int(reference.index)].fields }

  subscript(reference: ObjectReference, field: Int) -> Value {
    get { objects[Int(reference.index)].fields[field] }
    set { objects[Int(reference.index)].fields[field] = newValue }
  }

  /// Whether enough was made since the last collection for one to be worth its time; and always where
  /// something is to be told of an object's end.
  var isWorthCollecting: Bool { isWatching || made - collected > max(64, count / 2) }

  /// Frees what no root reaches.
  ///
  /// - Complexity: O(*n*) in the objects and what they hold, each once.
  mutating func collect(_ visitRoots: ((Value) -> Void) -> Void) {
    var reached = [Bool](repeating: false, count: objects.count)
    var pending: [Value] = []
    // What is shared has as many paths to it as two to the power of how deep it lies: `a = [a, a]`.
    // It is kept, so that nothing else comes to lie in its place meanwhile.
    var seen: Set<UnsafeRawPointer> = []
    var kept: [Value] = []
    visitRoots { pending.append($0) }
    while let value = pending.popLast() {
      if case .weak(let weak) = value {
        // Nothing else may come to lie where a variable looks for it.
        if let target = weak.target { pending.append(.object(target)) }
        continue
      }
      let count = pending.count
      value.visitParts { pending.append($0) }
      if pending.count > count, let place = value.place {
        if seen.insert(place).inserted {
          kept.append(value)
        } else {
          pending.removeSubrange(count...)
        }
      }
      if case .object(let reference) = value, !reached[Int(reference.index)] {
        reached[Int(reference.index)] = true
        pending += objects[Int(reference.index)].fields
      }
    }
    collected = made
    unused = []
    for index in objects.indices where !reached[index] {
      if objects[index].type != Self.free { objects[index] = Object(type: Self.free, fields: []) }
      unused.append(Int32(index))
      watched.remove(ObjectReference(index: Int32(index)))
    }
  }
}

extension Value {
  /// Calls `visit` with the values in it that may hold objects.
  func visitParts(_ visit: (Value) -> Void) {
    switch self {
    case .array(let elements): for element in elements where element.mayHold { visit(element) }
    case .dictionary(let table), .set(let table):
      for key in table.keys where key.mayHold { visit(key) }
      for value in table.values where value.mayHold { visit(value) }
    case .some(let payload): visit(payload.value)
    case .tuple, .structure, .enumPayload: for part in fields where part.mayHold { visit(part) }
    case .closure(let closure): for part in closure.captures where part.mayHold { visit(part) }
    case .native(let box): box.value.visitValues(visit)
    default: break
    }
  }

  /// Where what it holds lies, which its copies share; nil for what has no parts.
  var place: UnsafeRawPointer? {
    func place(_ box: AnyObject) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque())
    }
    return switch self {
    case .array(let elements):
      elements.withUnsafeBufferPointer { $0.baseAddress.map { UnsafeRawPointer($0) } }
    case .dictionary(let box), .set(let box): place(box)
    case .some(let box): place(box)
    case .tuple(let box): place(box)
    case .structure(let box): place(box)
    case .enumPayload(let box): place(box)
    case .closure(let box): place(box)
    case .native(let box): place(box)
    default: nil
    }
  }

  /// Whether an object may be in it.
  var mayHold: Bool {
    switch self {
    case .void, .bool, .int, .double, .string, .none, .enumCase, .type: false
    default: true
    }
  }
}
