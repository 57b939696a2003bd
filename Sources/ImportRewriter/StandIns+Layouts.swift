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
      + "get { standInValues.value(of: name) } set { standInValues.set(newValue, for: name) } }; "
      // What is called so may be what makes layouts.
      + "subscript(dynamicMember name: String) -> HeadlessUIKit.StandInMember { "
      + "standInValues.member(name) } }"
  }
}

// Items of layouts that an app has names for, as `NSCollectionLayoutItem.fullSize`.
extension StandIns {
  /// Whether a member that is not given is an item of a layout.
  func isItem(of type: String, _ member: String) -> Bool {
    type == "NSCollectionLayoutItem" && member.first?.isLowercase == true
  }

  /// Adds an item that is as large as its group.
  mutating func addItem(
    _ name: String, of type: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    let size =
      "layoutSize: .init(widthDimension: .fractionalWidth(1), "
      + "heightDimension: .fractionalHeight(1))"
    let call = place.token.callOfMember.map { call in
      call.arguments.enumerated().map { "\($1.label?.text ?? "_") p\($0): Any?" }
    }
    let declared =
      call.map { "func \(name.escaped)(\($0.joined(separator: ", "))) -> \(type)" }
      ?? "var \(name.escaped): \(type)"
    let line = "extension \(type) { static \(declared) { .init(\(size)) } }\n"
    if !text.contains(line) { text += line }
    note("\(type).\(name)", as: "\(type)(1w x 1h)", refusal, place)
  }
}
