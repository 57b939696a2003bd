import SwiftSyntax

// The declarations of what stands in.
extension StandIns {
  func subclass(_ name: String, of superclass: String) -> String {
    let making =
      switch superclass {
      case "UICollectionViewController": "collectionViewLayout: HeadlessUIKit.StandInLayout()"
      case "UICollectionView":
        "frame: .zero, collectionViewLayout: HeadlessUIKit.StandInLayout()"
      case _ where superclass.hasSuffix("Controller"): "nibName: nil, bundle: nil"
      case _ where superclass.hasSuffix("Layout"): ""
      default: "frame: .zero"
      }
    let lists = (uses.labels[name] ?? []).filter { !isUIKits($0, of: name, below: superclass) }
    let isPadded = superclass == "UILabel" && lists.joined().contains { $0.isOfRoom }
    let makers: [String] = lists.map { labels in
      let values = labels.enumerated().map { "\"\($0.element)\": p\($0.offset)" }
      let padding = isPadded ? "; standInPad([\(values.joined(separator: ", "))])" : ""
      return "convenience init(\(parameters(of: name, labels))) { self.init(\(making))\(padding) }"
    }
    let named = uses.members[name] ?? []
    let members =
      named.filter(\.isIdentifierName).map { "class var \($0): String { \"\(name)\" }" }
      + named.filter(\.isNibName).map {
        "class var \($0): UINib { UINib(nibName: \"\(name)\", bundle: nil) }"
      }
    // Of a view that holds others, these are asked for as well.
    let isExtended = extensions.code[name] != nil || superclass == "UIView"
    let list =
      makers.sorted() + members.sorted() + impliedTypes(of: name, lists)
      + setUp(name, below: superclass).map(\.text)
      + nested(in: name, besides: Self.inherited.union(Self.inheritedBy[superclass] ?? []))
    let marker = isExtended ? ", HeadlessUIKit.StandInExtended" : ""
    let base = isPadded ? "HeadlessUIKit.StandInPaddedLabel" : superclass
    return "class \(name): \(base)\(marker) { \(list.map { $0 + "; " }.joined())}"
  }

  /// A value, or an enumeration where code names some of its type's own.
  func valueOrCases(_ name: String) -> String {
    let members: Set<String> = (uses.members[name] ?? []).filter {
      $0.first?.isLowercase == true && !uses.isText($0, of: name)
    }
    let own = members.subtracting(["allCases"]).subtracting(roles.listed[name] ?? [])
    let cases = uses.cases(of: name, with: own.union(given(to: name)))
    let isMade = uses.labels[name]?.contains { $0 != ["rawValue"] } == true
    let isPlain =
      isMade || roles.generic[name] != nil
      || uses.nested[name] != nil && !uses.comesWithParts(among: cases)
    // Of which no case is named there is none, and a placeholder can stand for any; those of a
    // type in another are found out later.
    let isWithin = uses.nested.values.contains { $0.contains(name) }
    return cases.isEmpty && !(isWithin && members.contains("allCases")) || isPlain
      ? value(name, hasAllCases: members.contains("allCases"))
      : enumeration(name, uses.ordered(cases))
  }

  /// The names that other types are made with where this one is called for.
  private func given(to name: String) -> Set<String> {
    uses.implied.filter { key, _ in
      guard let label = key.split(separator: "_").last, let type = key.split(separator: "_").first
      else { return false }
      return uses.nested[String(type)]?.contains(name) == true && name.isCalled(String(label))
    }.reduce(into: []) { $0.formUnion($1.value) }
  }

  func managedObject(_ name: String) -> String {
    let named = (uses.members[name] ?? []).filter(\.isIdentifierName).sorted().map {
      "class var \($0): String { \"\(name)\" }; "
    }
    return """
      @dynamicMemberLookup class \(name): ImportedPackages.NSManagedObject { \(named.joined())\
      private var standInValues = HeadlessUIKit.StandInValues(); \
      override var standInNumber: Int? { didSet { standInValues.number = standInNumber } }; \
      subscript<Value>(dynamicMember name: String) -> Value { \
      get { standInValues.value(of: name) } set { standInValues.set(newValue, for: name) } }; \
      subscript(dynamicMember name: String) -> HeadlessUIKit.StandInMember { \
      standInValues.member(name) }; class func fetchRequest() -> NSFetchRequest<\(name)> { \
      NSFetchRequest(entityName: "\(name)") } }
      """
  }

  /// A reducer that changes nothing, of a state and actions that are not given either.
  func reducer(_ name: String) -> String {
    """
    struct \(name): ImportedPackages.Reducer { init() {}; \(value("State")); \(value("Action")); \
    func reduce(into state: inout State, action: Action) -> ComposableEffect<Action> { .none }; \
    typealias Body = Never }
    """
  }

  func view(_ name: String) -> String {
    let makers = (uses.labels[name] ?? [[]]).map { "init(\(parameters(of: name, $0))) {}" }.sorted()
    return "struct \(name): HostedViews.View { \(makers.joined(separator: "; ")); "
      + "var body: some HostedViews.View { HostedViews.EmptyView() } }"
  }

  /// The types that a generic one is of.
  func generics(_ name: String, bound: String? = nil) -> String {
    guard let count = roles.generic[name], count > 0 else { return "" }
    let all = (0..<count).map { "T\($0)" + (bound.map { ": \($0)" } ?? "") }
    return "<\(all.joined(separator: ", "))>"
  }

  func value(_ name: String, hasAllCases: Bool = false) -> String {
    // A snapshot has none twice, so that those of the code's are not the same.
    let isIdentifier = uses.identifiers.contains(name)
    let makers = makers(of: name, emptyOne: "init() {}") {
      "standInValues = \($0)" + (isIdentifier ? ".toldApart(of: \"\(name)\")" : "")
    }
    let isNamed = !(uses.members[name] ?? []).isEmpty || roles.bases.contains(name)
    let statics = isNamed ? ", HeadlessUIKit.StandInStatics" : ""
    return "struct \(name)\(generics(name)): HeadlessUIKit.StandIn, HeadlessUIKit.StandInMaking"
      + "\(statics) { var standInValues = HeadlessUIKit.StandInValues(); \(makers)"
      + (hasAllCases && roles.listed[name]?.contains("allCases") != true
        ? "; static var allCases: [Self] { \(isIdentifier ? "[]" : "HeadlessUIKit.someCases()") } }"
        : " }")
  }

  func object(_ name: String, below types: String = "") -> String {
    let makers = makers(of: name, emptyOne: "init() { super.init() }") {
      "super.init(standInValues: \($0))"
    }
    return "final class \(name)\(generics(name)): HeadlessUIKit.StandInObject, "
      + "HeadlessUIKit.StandInMaking\(types) { \(makers) }"
  }

  /// The class that data sources are below, of sections and items.
  static let dataSource = "UICollectionViewDiffableDataSource"

  /// Whether a type is likely to be a data source of sections and items, as a library's own is.
  func isDataSource(_ name: String) -> Bool {
    name.hasSuffix("DataSource") && roles.generic[name] == 2
      && uses.ofCollectionViews.contains(name)
  }

  /// A data source, of which other initializers than UIKit's do not say what its cells are.
  func dataSource(_ name: String) -> String {
    let known: Set = [["collectionView"], ["collectionView", "cellProvider"]]
    let makers = (uses.labels[name] ?? []).filter {
      $0.first == "collectionView" && !known.contains($0)
    }.map { labels in
      let rest = labels.dropFirst().enumerated().map { "\($1.escaped) p\($0): Any?" }
      return "convenience init(collectionView: UICollectionView, "
        + "\(rest.joined(separator: ", "))) "
        + "{ self.init(collectionView: collectionView) { _, _, _ in nil } }"
    }
    return "class \(name)\(generics(name, bound: "Hashable")): \(Self.dataSource)<T0, T1> "
      + "{ \(makers.sorted().joined(separator: "; ")) }"
  }

  /// Whether a type is the delegate of the app, which code asks the application for.
  func isDelegateOfApp(_ name: String) -> Bool {
    name.hasSuffix("AppDelegate") && (uses.members[name] ?? []).isEmpty && uses.labels[name] == nil
  }

  /// The delegate of an app; where that has a database, with what Xcode's template gives it then.
  func delegateOfApp(_ name: String) -> String {
    let database =
      isFetching
      ? "let persistentContainer = ImportedPackages.NSPersistentContainer(name: \"\"); "
        + "func saveContext() {}; "
      : ""
    return (isFetching ? "import ImportedPackages\n" : "") + """
      @dynamicMemberLookup final class \(name): NSObject, UIApplicationDelegate { \
      private var standInValues = HeadlessUIKit.StandInValues(); \(database)\
      subscript<Value>(dynamicMember name: String) -> Value { \
      get { standInValues.value(of: name) } set { standInValues.set(newValue, for: name) } } }
      """
  }

  /// A type that is only asked for members.
  func statics(_ name: String) -> String {
    let nested = nested(in: name).joined(separator: "; ")
    return "enum \(name): HeadlessUIKit.StandInStatics { \(nested) }"
  }

  /// A protocol: what conforms to it has what the code asks of it.
  ///
  /// One type that does is there, for code that has to be given one.
  func protocolDeclaration(_ name: String) -> String {
    let classes = (roles.parameters[name] ?? []).sorted().compactMap {
      roles.registered[$0] ?? uses.registered[$0]
    }
    let bound = classes.first ?? (roles.weak.contains(name) ? "AnyObject" : nil)
    let isIdentifier = roles.parameters[name]?.isDisjoint(with: uses.identifiers) == false
    let all =
      "HeadlessUIKit.StandInProtocol\(bound.map { ", \($0)" } ?? "")"
      + (isIdentifier ? ", Hashable, Sendable" : "")
    // What snapshots tell apart needs something to differ in.
    let value = name.prefix(1).lowercased() + name.dropFirst()
    let part = isIdentifier ? "var \(value.escaped) = \"\"; " : ""
    let given =
      switch bound {
      case nil: "struct \(name)NotGiven: \(name), HeadlessUIKit.StandInMaking { \(part)init() {} }"
      case "AnyObject":
        "final class \(name)NotGiven: \(name), HeadlessUIKit.StandInMaking { init() {} }"
      case let superclass?: "final class \(name)NotGiven: \(superclass), \(name) {}"
      }
    let types = associatedTypes(of: name)
    return "protocol \(name): \(all) { \(types.map(\.required).joined(separator: "; ")) }; \(given)"
      + types.compactMap(\.declared).map { "\n\($0)" }.joined()
  }

  /// What apps call within a type the data source that it fills, and its snapshots.
  private static let sources = [
    "DataSource": "UICollectionViewDiffableDataSource", "Snapshot": "NSDiffableDataSourceSnapshot",
  ]
  private static let sourceTypes: Set = ["Section", "Item"]

  /// The types within UIKit's classes that those below have as well.
  private static let inherited: Set = [
    "CellRegistration", "SupplementaryRegistration", "ScrollPosition", "ScrollDirection",
    "AnimationOptions", "AnimationCurve", "ContentMode", "KeyframeAnimationOptions", "ListCell",
  ]
  private static let inheritedBy: [String: Set<String>] = [
    "UIButton": ["Configuration", "ButtonType", "State", "Event"],
    "UITableView": ["Style", "RowAnimation"], "UITableViewCell": ["CellStyle", "SelectionStyle"],
    "UITextField": ["BorderStyle", "ViewMode", "State", "Event"],
    "UIStackView": ["Alignment", "Distribution"],
  ]

  /// The types that are named within a type, each with what it has of its own.
  ///
  /// - Parameter known: Those of them that it has otherwise.
  func nested(in name: String, besides known: Set<String> = []) -> [String] {
    var types = (uses.nested[name] ?? []).subtracting([name, "self", "Type", "Protocol"])
      .subtracting(known)
    if !types.isDisjoint(with: Self.sources.keys) { types.formUnion(Self.sourceTypes) }
    // Of a section these are the items that it is a list of.
    if roles.sectionModels.contains(name) { types.remove("Item") }
    return types.sorted().map { type in
      if let source = Self.sources[type] { return "typealias \(type) = \(source)<Section, Item>" }
      if Self.sourceTypes.contains(type), !types.isDisjoint(with: Self.sources.keys) {
        return valueOrCases(type)
      }
      if uses.nested[type]?.contains(name) == true { return "enum \(type) {}" }
      if let superclass = KnownSuperclass(named: type)?.name, !uses.types.contains(type),
        !holdsMeasures(type)
      {
        return subclass(type, of: superclass)
      }
      // Where a type of this name is declared alone, its uses without the outer one are that one's.
      let isOwn = !uses.declaredOnTop.contains(type)
      let isValue =
        uses.memberTypes.contains(type) || uses.members[type]?.contains("allCases") == true
        || isOwn
          && (roles.held.contains(type) || uses.labels[type] != nil || uses.types.contains(type)
            || !given(to: type).isEmpty)
      return isValue ? valueOrCases(type) : statics(type)
    }
  }

  /// Whether a type within another only holds values that the code asks for, as `Constants.Layout` does:
  /// it is no view or layout, whatever it is called.
  private func holdsMeasures(_ type: String) -> Bool {
    let members = (uses.members[type] ?? []).filter {
      $0.first?.isLowercase == true && !$0.isIdentifierName && !$0.isNibName && $0 != "self"
    }
    return !members.isEmpty && uses.labels[type] == nil
  }

  /// The initializers of a type, one for each way that it is made in and one for none.
  func makers(
    of name: String, emptyOne: String, body: (_ values: String) -> String
  ) -> String {
    let lists = (uses.labels[name] ?? []).filter { !$0.isEmpty }
    let makers: [String] = lists.map { labels in
      let values = labels.enumerated().map { "\"\($0.element)\": p\($0.offset)" }
      let all = "HeadlessUIKit.StandInValues([\(values.joined(separator: ", "))])"
      return "init(\(parameters(of: name, labels))) { \(body(all)) }"
    }
    let members: [String] =
      listedValues(of: name) + makers.sorted() + impliedTypes(of: name, lists)
      + databaseMembers(of: name)
    return
      ([emptyOne] + members
      + nested(in: name))
      .joined(separator: "; ")
  }

  /// The lists of its own values that a type is asked for: nothing is in them but for all cases of one
  /// that is none of sections or items, some of which there are.
  func listedValues(of name: String) -> [String] {
    (roles.listed[name] ?? []).filter { $0.first?.isLowercase == true }.sorted().map {
      let isOfCases = $0 == "allCases" && !uses.identifiers.contains(name)
      return "static var \($0.escaped): [\(name)\(generics(name))] "
        + "{ HeadlessUIKit.\(isOfCases ? "someCases()" : "StandInValues.missingList()") }"
    }
  }

  /// The parameters of an initializer of a type: anything, or what the code names after a point.
  private func parameters(of name: String, _ labels: [String]) -> String {
    labels.enumerated().map { index, label in
      let type: String = impliedType(label, of: name) ?? "Any"
      return "\(label.escaped) p\(index): \(type)?"
    }.joined(separator: ", ")
  }

  /// What makes values over time of RxSwift's that end at once.
  private static let streams: Set = ["just", "empty", "never"]

  /// The type of what a type is made with that the code names after a point: one that is called as
  /// that is, or an enumeration of these names.
  private func impliedType(_ label: String, of name: String) -> String? {
    guard let names = uses.implied["\(name)_\(label)"] else { return nil }
    if isFetching, names.isSubset(of: Self.streams) { return "ImportedPackages.Observable<Any>" }
    let type = knownType(label, of: name) ?? "\(label)_"
    if uses.impliedKeys.contains("\(name)_\(label)") { return "[\(type): Any]" }
    return uses.impliedLists.contains("\(name)_\(label)") ? "[\(type)]" : type
  }

  private func knownType(_ label: String, of name: String) -> String? {
    let known = uses.declared.union(missing).union(uses.nested[name] ?? [])
    return known.sorted().first { $0.isCalled(label) }
  }

  /// The enumerations of what a type is made with that the code names after a point.
  private func impliedTypes(of name: String, _ lists: Set<[String]>) -> [String] {
    Set(lists.joined()).sorted().compactMap { label in
      guard knownType(label, of: name) == nil else { return nil }
      let names = uses.implied["\(name)_\(label)"]
      if isFetching, names?.isSubset(of: Self.streams) == true { return nil }
      return names.map {
        enumeration("\(label)_", $0.sorted(), givenTo: "\(name)_\(label)")
      }
    }
  }
}

extension String {
  /// The name of a generic type without the types that it is of.
  var withoutGenerics: String {
    var depth = 0
    return filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }

  /// Whether what is made with a value of this name is likely to have room around what it shows.
  fileprivate var isOfRoom: Bool {
    ["inset", "padding"].contains(where: lowercased().contains)
  }

  /// Whether a type's member of this name is likely to be the nib that its views are made of.
  var isNibName: Bool { lowercased().hasSuffix("nib") }

  /// Whether a type of this name is likely to be that of a value, or of the values of a list, that is
  /// called `label`.
  func isCalled(_ label: String) -> Bool {
    let (name, label) = (lowercased(), label.lowercased())
    return name == label || name + "s" == label
  }
}
