package import JSON
package import WorldModel

/// A world as the text of a file: JSON with a version, the same text for the same world.
///
/// A property of `World` that is new makes a new version, unless it may be missing.
package enum WorldFile {
  /// The newest version, which is written; older ones are read too.
  static let version = 1

  /// The greatest whole number that a file may hold anywhere.
  ///
  /// What counts on from one, or adds up as many as a file has room for, stays a number.
  static let largestInteger = 1 << 32

  /// The text of a world.
  package static func text(of world: World) throws -> String {
    JSONPrinter.pretty(try value(of: world)) + "\n"
  }

  /// The same on one line, without spaces.
  package static func line(of world: World) throws -> String {
    JSONPrinter.compact(try value(of: world))
  }

  private static func value(of world: World) throws -> JSONValue {
    let value = try JSONValueEncoder().encode(world).sortingKeys
    return ["diffplayWorld": JSONValue(version), "world": value]
  }

  /// The world of a text.
  ///
  /// - Throws: `JSONError` at the first thing that no world of a known version has.
  package static func world(from text: String) throws(JSONError) -> World {
    let document = try JSONDocument(parsing: text)
    guard let number = document.value["diffplayWorld"] else {
      throw JSONError("this is no saved world", at: document.position(of: []))
    }
    guard case .number(let number) = number, let found = number.integer, found >= 1 else {
      throw JSONError(
        "this is not a version of the format", at: document.position(of: [.key("diffplayWorld")]))
    }
    guard found <= version else {
      throw JSONError(
        "the world has format version \(found); this program reads up to version \(version)",
        at: document.position(of: [.key("diffplayWorld")]))
    }
    return try JSONValueDecoder(integerLimit: largestInteger).decode(Contents.self, from: document)
      .world
  }

  /// What the file holds.
  private struct Contents: Decodable {
    var diffplayWorld: Int
    var world: World
  }
}

extension JSONValue {
  /// The value with the keys of all objects in it in the order of their bytes.
  fileprivate var sortingKeys: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.sortingKeys))
    case .object(let object):
      var sorted = JSONObject()
      for member in object.members.sorted(by: { $0.key < $1.key }) {
        sorted[member.key] = member.value.sortingKeys
      }
      return .object(sorted)
    case .null, .bool, .number, .string: return self
    }
  }
}
