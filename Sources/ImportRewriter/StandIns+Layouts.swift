import SwiftSyntax

// Classes of layouts that are not given, as `WaterfallLayout(columns: 2)`.
extension StandIns {
  /// Whether a type is a layout of its own kind, of which nothing says that it is a flow layout.
  func isLayout(_ name: String, below superclass: String) -> Bool {
    superclass == "UICollectionViewFlowLayout" && !roles.superclasses.contains(name)
      && !trees.contains(where: \.namesFlowLayout)
  }

  /// Rows in the place of such a layout, which has what the code sets of it.
  func layout(_ name: String) -> String {
    let makers = (uses.labels[name] ?? []).filter { !$0.isEmpty && $0 != ["coder"] }.map { labels in
      let parameters = labels.enumerated().map { "\($1.escaped) p\($0): Any?" }
      return "convenience init(\(parameters.joined(separator: ", "))) { self.init() }; "
    }
    return "@dynamicMemberLookup class \(name): HeadlessUIKit.StandInLayout "
      + "{ private var standInValues = HeadlessUIKit.StandInValues(); \(makers.sorted().joined())"
      + "subscript<Value>(dynamicMember name: String) -> Value { "
      + "get { standInValues.value(of: name) } set { standInValues.set(newValue, for: name) } } }"
  }
}
