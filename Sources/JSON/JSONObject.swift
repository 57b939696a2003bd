/// The members of a JSON object, in their order.
///
/// Two objects are equal when they hold the same members in the same order.
package struct JSONObject: Sendable {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    /// The name, which no other member of the object has.
    package var key: String
    /// What the name stands for.
    package var value: JSONValue

    /// The pair of `key` and `value`.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// From how many members on an index is kept; fewer are searched faster than hashed.
  private static let indexedCount = 12

  /// The members, each key once.
  package private(set) var members: [Member] = []
  /// The place of each key, empty while there are few.
  private var places: [String: Int] = [:]

  /// An object without members.
  package init() {}

  /// The value of a key; nil removes the member, a new key goes to the end.
  ///
  /// - Complexity: O(1) on average; O(*n*) for removing.
  package subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// The keys in order.
  package var keys: [String] { members.map(\.key) }

  /// Adds a member unless its key is there already.
  ///
  /// - Returns: Whether the member was added.
  @discardableResult
  package mutating func insert(_ key: String, _ value: JSONValue) -> Bool {
    guard place(of: key) == nil else { return false }
    append(key, value)
    return true
  }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key, value))
    if !places.isEmpty {
      places[key] = members.count - 1
    } else if members.count == Self.indexedCount {
      indexMembers()
    }
  }

  private mutating func remove(at place: Int) {
    members.remove(at: place)
    places = [:]
    if members.count >= Self.indexedCount { indexMembers() }
  }

  private mutating func indexMembers() {
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() { places[member.key] = place }
  }
}

extension JSONObject: Hashable {
  /// Whether both hold the same members in the same order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members == right.members
  }

  /// Feeds the members, and not the index over them.
  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// The members in the order written; of a repeated key the last value counts.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}
