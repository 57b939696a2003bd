/// The keys from the root of a value to the place that is being decoded or encoded.
///
/// A linked path, because most are never asked for as an array.
indirect enum JSONCodingPath {
  case root
  case step(any CodingKey, parent: JSONCodingPath)

  /// The path one step further.
  func appending(_ key: any CodingKey) -> JSONCodingPath { .step(key, parent: self) }

  /// The keys from the root on.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while case .step(let key, let parent) = path {
      keys.append(key)
      path = parent
    }
    return keys.reversed()
  }
}

/// A key of any object or a place in an array.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  /// The key under which a superclass is encoded.
  static let superclass = JSONKey(stringValue: "super")

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
