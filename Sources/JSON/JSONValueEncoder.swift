/// Makes JSON from `Encodable` values without Foundation, keys in the order of encoding.
package struct JSONValueEncoder: Sendable {
  /// An encoder.
  package init() {}

  /// Encodes a value.
  ///
  /// - Throws: `EncodingError.invalidValue` for infinity and not a number, and what the value's own
  ///   `encode(to:)` throws.
  package func encode(_ value: some Encodable) throws -> JSONValue {
    try JSONEncoding.value(value, at: .root)
  }
}

/// What a value has encoded so far.
///
/// A reference, because containers handed out earlier go on writing into it.
final class JSONEncodedNode {
  /// A finished value, or one to which a container may still add.
  enum Part {
    case value(JSONValue)
    case node(JSONEncodedNode)

    /// The value as it stands now.
    var finished: JSONValue {
      switch self {
      case .value(let value): value
      case .node(let node): node.finished
      }
    }
  }

  /// What kind of container was asked for; the first one decides.
  private enum Content {
    case nothing
    case value(JSONValue)
    case array([Part])
    case object([(key: String, part: Part)])
  }

  private var content = Content.nothing

  /// Makes this an object unless it is something already.
  func beginObject() { if case .nothing = content { content = .object([]) } }

  /// Makes this an array unless it is something already.
  func beginArray() { if case .nothing = content { content = .array([]) } }

  /// Makes this a single value.
  func set(_ value: JSONValue) { content = .value(value) }

  /// The elements so far.
  var count: Int { if case .array(let parts) = content { parts.count } else { 0 } }

  /// Adds a member of an object.
  func append(_ part: Part, for key: String) {
    guard case .object(var members) = content else { return }
    content = .nothing
    members.append((key, part))
    content = .object(members)
  }

  /// Adds an element of an array.
  func append(_ part: Part) {
    guard case .array(var parts) = content else { return }
    content = .nothing
    parts.append(part)
    content = .array(parts)
  }

  /// The value as it stands now; an object without members where nothing was encoded.
  var finished: JSONValue {
    switch content {
    case .nothing: return [:]
    case .value(let value): return value
    case .array(let parts): return .array(parts.map(\.finished))
    case .object(let members):
      var object = JSONObject()
      for member in members { object[member.key] = member.part.finished }
      return .object(object)
    }
  }
}
