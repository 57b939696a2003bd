/// A value behind a reference, so that what holds it and is copied often stays small.
indirect enum Boxed<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  case value(Value)

  /// What is behind the reference.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Codable {
  init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
