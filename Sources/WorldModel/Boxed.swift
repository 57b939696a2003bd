/// A value behind a reference, so that what holds it and is copied often stays small.
package indirect enum Boxed<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  case value(Value)

  /// What is behind the reference.
  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Codable {
  package init(from decoder: any Decoder) throws { self = .value(try Value(from: decoder)) }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
