import Foundation

extension RuntimeNames {
  /// The names of the cases of enumerations, each in the order in which its code has them: Swift's
  /// runtime has those first that something comes with.
  nonisolated(unsafe) private static var caseOrders: [[String]] = []

  /// Tells the names of an enumeration's cases in their order.
  public static func addCases(_ names: [String]) { caseOrders.append(names) }

  /// The places of cases in the order of the code that has cases of just these names; as they are where
  /// none was told.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cases, for each enumeration that was told.
  nonisolated package static func declaredOrder(of names: [String]) -> [Int] {
    let all = Set(names)
    guard let order = caseOrders.first(where: { $0.count == names.count && Set($0) == all }) else {
      return Array(names.indices)
    }
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    return order.compactMap { places[$0] }
  }

  /// The cases of items that code puts into sections, by the names of these.
  nonisolated(unsafe) private static var itemCases: [String: String] = [:]

  /// Tells which case the items of a section are of.
  public static func addItemCase(_ name: String, ofSection section: String) {
    itemCases[section] = name
  }

  /// The case that the items of a section are of, as code puts them there; nil where it does not say.
  nonisolated package static func itemCase(ofSection section: String) -> String? {
    itemCases[section]
  }

  nonisolated(unsafe) private static var itemTypesOfSections: [String: any Hashable.Type] = [:]

  /// Items of any type that code appends to a section: of what type they are there is noted, but on
  /// other threads than the main one.
  nonisolated public static func appended<Item: Hashable>(
    _ items: [Item], to section: String
  ) -> [AnyHashable] {
    if Thread.isMainThread, Item.self != AnyHashable.self {
      itemTypesOfSections[section] = Item.self
    }
    return items
  }

  /// The same where nothing says of what type they are.
  nonisolated public static func appended(
    _ items: [AnyHashable], to section: String
  ) -> [AnyHashable] { items }

  /// The type of the items that code appended to a section.
  nonisolated package static func itemType(ofSection section: String) -> (any Hashable.Type)? {
    itemTypesOfSections[section]
  }
}
