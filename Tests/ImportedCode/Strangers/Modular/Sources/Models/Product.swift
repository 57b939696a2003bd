import Foundation

public struct Product: Hashable, Identifiable, Sendable {
  public let id: String
  public var name: String
  public var price: Decimal
  public init(id: String, name: String, price: Decimal) {
    self.id = id
    self.name = name
    self.price = price
  }
}

extension Product {
  public static let samples = ["Lamp", "Chair", "Desk"].map {
    Product(id: $0.lowercased(), name: $0, price: 10)
  }
}
