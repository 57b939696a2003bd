import SwiftExport

// How values of the user's types are made where nothing says how.
extension DefinitionFinder {
  /// Whether a type has an initializer that takes nothing.
  func canBeMade(_ path: String) -> Bool {
    guard let type = types[path], ["class", "struct"].contains(type.kind) else { return false }
    let own = initializers[path] ?? []
    if own.contains(where: { !$0.isPrivate && $0.parameters.allSatisfy(\.hasDefault) }) {
      return true
    }
    guard type.kind == "class" else { return false }
    // What calls another initializer of the class hides none that is inherited.
    let names = Set(own.filter { !$0.isConvenience }.compactMap(\.path.last))
    let overriding: Set<String> = ["init(nibName:bundle:)", "init(frame:)", "init(coder:)"]
    guard names.isSubset(of: overriding), names != ["init(coder:)"] else { return false }
    guard let parent = graph.superclasses[type.identifier] else { return true }
    if let known = types.first(where: { $0.value.identifier == parent }) {
      return canBeMade(known.key)
    }
    let needing = [
      "UICollectionViewCompositionalLayout", "UICollectionViewController", "UICollectionView",
      "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]
    return !needing.contains { parent == "HeadlessUIKit.\($0)" }
  }

  /// Whether a type has a property of another of the user's types that is taken to be set: by whoever
  /// makes it, unless it does so itself.
  func isGivenParts(_ path: String) -> Bool {
    graph.symbols.contains { symbol in
      symbol.kind == "property" && symbol.isImplicitlyUnwrapped
        && symbol.scope.joined(separator: ".") == path && isOwn(symbol.type)
    }
  }

  /// The properties of a controller that are taken to be set by whoever makes it, with what stands for
  /// what they would be.
  func givenParts(of path: String) -> [(name: String, value: String)] {
    graph.symbols.compactMap { symbol in
      guard symbol.kind == "property", symbol.isImplicitlyUnwrapped, !symbol.isPrivate,
        symbol.scope.joined(separator: ".") == path
      else { return nil }
      let type = resolved(symbol.type.filter { $0 != "!" })
      guard let own = types[type], own.kind != "protocol", !isView(own), !isController(own),
        // Objects that stand in are there already.
        own.kind != "class" || !own.isStandIn, !isSet(symbol)
      else { return nil }
      let part = SwiftSymbol.Parameter(
        label: symbol.baseName, name: symbol.baseName, type: type, hasDefault: false)
      return value(of: part, ofPlainValues: true).map { (symbol.baseName, $0) }
    }
  }

  /// Whether the file of a variable gives it a value.
  private func isSet(_ variable: SwiftSymbol) -> Bool {
    let name = variable.baseName
    return (texts[variable.file] ?? "").split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return ["\(name) = ", "self.\(name) = ", "self?.\(name) = "].contains { line.hasPrefix($0) }
    }
  }

  /// Whether a type is one of the user's, or made of those.
  private func isOwn(_ type: String) -> Bool {
    resolved(type).split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
      .contains { types[resolved(String($0))] != nil }
      && !type.contains("<")
  }

  /// The call that makes a type of what its initializers need: of nothing, of empty values, and of
  /// other types of the user's that can be made so; nil where something cannot.
  ///
  /// Numbers and answers are plain values: a screen shows itself without them, a layout that is reckoned
  /// with them would be another's.
  func making(_ path: String, ofPlainValues isPlain: Bool) -> String? {
    making(path, ofPlainValues: isPlain, within: [])
  }

  private static let deepest = 8

  /// - Parameter outer: The types that it is made for, from the outermost: what needs itself has no
  ///   beginning.
  private func making(
    _ path: String, ofPlainValues isPlain: Bool, within outer: [String]
  ) -> String? {
    guard outer.count < Self.deepest, !outer.contains(path) else { return nil }
    if path.hasSuffix(">") { return makingGeneric(path, ofPlainValues: isPlain, within: outer) }
    guard let type = types[path] else { return nil }
    let outer = outer + [path]
    if type.kind == "enum" {
      return (cases[path]?.first).map { "\(path).\(SwiftSource.escaped($0))" }
    }
    if type.kind == "protocol" {
      return conforming(to: type).lazy
        .compactMap { making($0, ofPlainValues: isPlain, within: outer) }.first
    }
    // A protocol of classes counts as generic: it says what its types are.
    guard ["class", "struct"].contains(type.kind), let made = specialized(path, within: outer)
    else { return nil }
    if canBeMade(path) { return "\(made)()" }
    if let own = ownValue(path) { return own }
    let own = (initializers[path] ?? []).filter { $0.path.last != "init(coder:)" }
      .filter { !$0.isAsync && !$0.isThrowing && !$0.isFailable && !$0.isPrivate }
      .sorted { $0.parameters.count < $1.parameters.count }
    for initializer in own {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        var parameter = parameter
        let generic = (type.generics + initializer.generics).first { $0.name == parameter.type }
        if let given = generic.flatMap({ self.type(for: $0, within: outer) }) {
          parameter.type = given
        }
        return value(of: parameter, ofPlainValues: isPlain, within: outer).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      if arguments.count == needed.count { return "\(made)(\(arguments.joined(separator: ", ")))" }
    }
    if type.isGeneric { return nil }
    return inherited(type, path, ofPlainValues: isPlain, within: outer)
  }

  /// The value that a type itself has to be shown with, as `Catalog.sample`.
  private func sample(ofType path: String) -> String? {
    ownValue(path, where: isSample)
  }

  /// Whether a name says that something is there to be shown.
  private func isSample(_ name: String) -> Bool {
    Self.samples.contains { name.lowercased().contains($0) }
  }

  private static let samples = [
    "sample", "mock", "preview", "example", "demo", "dummy", "stub", "fixture",
  ]

  /// A value that a type itself has or makes of nothing, as in `Factory.standard()`.
  func ownValue(
    _ path: String, where isMeant: (_ name: String) -> Bool = { _ in true }
  ) -> String? {
    let known = graph.symbols.first { symbol in
      isMeant(symbol.baseName) && ["type.method", "type.property"].contains(symbol.kind)
        && symbol.scope.joined(separator: ".") == path && resolved(symbol.type) == path
        && symbol.parameters.allSatisfy(\.hasDefault)
        && !symbol.isGeneric && !symbol.isAsync && !symbol.isThrowing && !symbol.isPrivate
    }
    return known.map {
      "\(path).\(SwiftSource.escaped($0.baseName))" + ($0.kind == "type.method" ? "()" : "")
    }
  }

  /// The types that conform to a protocol; those made to show something without a network come first,
  /// and those that stand in for what is not given last.
  private func conforming(to type: SwiftSymbol) -> [String] {
    func rank(_ type: SwiftSymbol) -> Int { type.isStandIn ? 2 : isSample(type.baseName) ? 0 : 1 }
    return
      types
      .filter { graph.conformances[$0.value.identifier]?.contains(type.identifier) == true }
      .sorted { (rank($0.value), $0.key) < (rank($1.value), $1.key) }
      .map(\.key)
  }

  /// A type with those that it is generic over; nil where nothing can be given for one of them.
  func specialized(_ path: String) -> String? { specialized(path, within: []) }

  /// - Parameter known: Those that are known, by the names of what the type is generic over.
  private func specialized(
    _ path: String, within outer: [String], to known: [String: String] = [:]
  ) -> String? {
    guard let type = types[path] else { return nil }
    guard type.isGeneric else { return path }
    let all = type.generics.compactMap { known[$0.name] ?? self.type(for: $0, within: outer) }
    guard !all.isEmpty, all.count == type.generics.count else { return nil }
    return "\(path)<\(all.joined(separator: ", "))>"
  }

  /// A generic type with those that a member of the type itself can be asked with: what the member's
  /// extension says, or others that can be given; nil for a member of anything else.
  func specializedScope(of symbol: SwiftSymbol) -> String? {
    let path = symbol.scope.joined(separator: ".")
    guard let type = types[path], type.isGeneric, !symbol.isInstanceMember, !symbol.isPrivate,
      symbol.generics.allSatisfy({ own in type.generics.contains { $0.name == own.name } })
    else { return nil }
    return specialized(path, within: [], to: symbol.sameTypes)
  }

  /// The first of the user's types that conforms to all of the user's protocols that `generic` has to,
  /// and can be made; nil where there is none, or where it has to conform to none of them.
  private func type(for generic: SwiftSymbol.Generic, within outer: [String]) -> String? {
    let bounds = generic.bounds.compactMap { types[resolved($0)] }
    // What identifies something may be a text, where it has to be no more.
    if bounds.isEmpty, generic.bounds.contains("Hashable"),
      Self.ofTexts.isSuperset(of: generic.bounds)
    {
      return "String"
    }
    guard let first = bounds.first else {
      return generic.superclass.flatMap { known in
        types[resolved(known)] == nil && generic.bounds.isEmpty ? known : nil
      }
    }
    return conforming(to: first).first { path in
      guard let type = types[path], !type.isGeneric,
        let known = graph.conformances[type.identifier],
        bounds.allSatisfy({ known.contains($0.identifier) })
      else { return false }
      return making(path, ofPlainValues: true, within: outer) != nil
    }
  }

  private static let ofTexts: Set = ["Hashable", "Equatable", "Comparable", "Sendable", "Codable"]

  /// The call of an initializer that a class without its own has of its superclass.
  private func inherited(
    _ type: SwiftSymbol, _ path: String, ofPlainValues isPlain: Bool, within outer: [String]
  ) -> String? {
    let own = (initializers[path] ?? []).filter { !$0.isConvenience }
    let parent = graph.superclasses[type.identifier]
    guard own.allSatisfy({ $0.path.last == "init(coder:)" }),
      let known = types.first(where: { $0.value.identifier == parent })
    else { return ofStoryboard(type, path, ofPlainValues: isPlain, within: outer) }
    let all = (initializers[known.key] ?? []).filter {
      $0.path.last != "init(coder:)" && !$0.isAsync && !$0.isThrowing && !$0.isFailable
        && !$0.isPrivate
    }
    let said = typesOfSuperclass(of: type, known.value)
    for initializer in all.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter -> String? in
        var parameter = parameter
        parameter.type = said[parameter.type] ?? parameter.type
        // What a generic superclass takes, the compiler knows: it is made of nothing.
        let isOpen = known.value.isGeneric && types[resolved(parameter.type)] == nil
        let isMade = !isOpen || !parameter.type.hasSuffix(">")
        let made = isMade ? value(of: parameter, ofPlainValues: isPlain, within: outer) : nil
        return (made ?? (isOpen ? ".init()" : nil)).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      if arguments.count == needed.count { return "\(path)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }

  /// The types that a class gives its generic superclass, by the names that it has for them, as its
  /// file says.
  private func typesOfSuperclass(of type: SwiftSymbol, _ parent: SwiftSymbol) -> [String: String] {
    let head = "class \(type.baseName): \(parent.path.joined(separator: "."))<"
    guard parent.isGeneric, let text = texts[type.file]?.replacing(" :", with: ":"),
      let start = text.firstRange(of: head)?.upperBound
    else { return [:] }
    let all = text[start...].prefix { $0 != ">" && $0 != "{" }.split(separator: ",")
      .map { $0.filter { !$0.isWhitespace } }
    guard all.count == parent.generics.count, !all.contains(where: { $0.contains("<") }) else {
      return [:]
    }
    return Dictionary(zip(parent.generics.map(\.name), all)) { first, _ in first }
  }

  /// A controller that only storyboards make, with initializers that they call alone; a collection
  /// view, its controller or a data source without initializers of its own: storyboards, which make the
  /// first two, give them a flow layout.
  private func ofStoryboard(
    _ type: SwiftSymbol, _ path: String, ofPlainValues isPlain: Bool, within outer: [String]
  ) -> String? {
    let all = initializers[path] ?? []
    if all.allSatisfy({ $0.isConvenience || $0.path.last != "init(coder:)" }) {
      let layout = "collectionViewLayout: UICollectionViewFlowLayout()"
      switch graph.superclasses[type.identifier] {
      case "HeadlessUIKit.UICollectionViewController": return "\(path)(\(layout))"
      case "HeadlessUIKit.UICollectionView": return "\(path)(frame: .zero, \(layout))"
      case "HeadlessUIKit.UICollectionViewDiffableDataSource":
        return "\(path)(collectionView: \(Self.list))\(Self.provider)"
      case "HeadlessUIKit.UITableViewDiffableDataSource":
        return "\(path)(tableView: \(Self.table))\(Self.provider)"
      default: break
      }
    }
    let own = all.filter { !$0.isConvenience }
    guard isController(type), own.contains(where: { $0.path.last == "init(coder:)" }),
      own.allSatisfy({ $0.parameters.contains { $0.label == "coder" } })
    else { return nil }
    return codedMaking(path, ofPlainValues: isPlain, within: outer) ?? path + Self.coder
  }

  /// What a storyboard makes a controller with.
  static let coder = "(coder: NSCoder())!"

  func value(
    of parameter: SwiftSymbol.Parameter, ofPlainValues isPlain: Bool, within outer: [String] = []
  ) -> String? {
    let type = resolved(parameter.type)
    let said = values.literal(label: parameter.label, name: parameter.name, type: type)
    if let said { return said }
    if parameter.isOptional { return "nil" }
    // A text that names something changes no layout.
    if let plain = Self.plainValues[type] {
      if type == "String" { return plain }
      return isPlain ? number(for: parameter, of: type) ?? plain : nil
    }
    if let known = Self.emptyValues[type] { return known }
    if type.contains("->") {
      return closure(type) {
        value(of: parameter.with(type: $0), ofPlainValues: isPlain, within: outer)
      }
    }
    if type.hasPrefix("StoreOf<") { return store(of: String(type.dropFirst(8).dropLast()), outer) }
    if type.hasPrefix("Binding<") {
      return binding(to: String(type.dropFirst(8).dropLast()), parameter, isPlain, outer)
    }
    if let subject = Self.subject(type) { return subject }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    let made = making(type, ofPlainValues: isPlain, within: outer)
    guard isPlain, let record = types[type], record.kind == "struct", !record.isGeneric,
      sample(ofType: type) == nil
    else { return sample(ofType: type) ?? made }
    let list = list(ofType: type).map { ", \(Self.listing)\($0) }" } ?? ""
    return "\(Self.placeholder)(\(type).self\(list)) ?? \(made ?? "HeadlessUIKit.leftOut()"))"
  }

  /// A binding to what nobody changes; nil where that cannot be made.
  private func binding(
    to type: String, _ parameter: SwiftSymbol.Parameter, _ isPlain: Bool, _ outer: [String]
  ) -> String? {
    if type.hasSuffix("?") { return ".constant(nil)" }
    return value(of: parameter.with(type: type), ofPlainValues: isPlain, within: outer)
      .map { ".constant(\($0))" }
  }

  /// What a record that a screen is made with begins with: one that tells more than an empty one.
  static let placeholder = "(report.placeholder"

  /// A store of the Composable Architecture, whose state is as it is made.
  private func store(of reducer: String, _ outer: [String]) -> String? {
    let path = resolved(reducer)
    guard let state = making("\(path).State", ofPlainValues: true, within: outer),
      let made = making(path, ofPlainValues: true, within: outer)
    else { return nil }
    return "StoreOf<\(path)>(initialState: \(state)) { \(made) }"
  }

  private static let plainValues = [
    "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "Bool": "false",
    "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt32": "0", "UInt64": "0",
  ]

  /// The collection view of a screen that is made, for what fills one.
  static let list = "report.listView"
  /// The table of one.
  static let table = "report.tableView"

  /// Whether what is made takes one of them.
  static func fillsList(_ made: String) -> Bool { made.contains(list) || made.contains(table) }

  /// What gives no cells of a list, where that is not given.
  static let provider = " { _, _, _ in nil }"

  /// What gives plain cells of a list to what is made with that.
  static let plainCells =
    "{ view, path, _ in view.standInCell(of: UICollectionViewCell.self, for: path) }"

  /// What code sends values through that has none to begin with; nil for another type.
  static func subject(_ type: String) -> String? {
    let subjects = ["PublishRelay<", "PublishSubject<", "PassthroughSubject<"]
    return subjects.contains(where: type.hasPrefix) ? "\(type)()" : nil
  }

  private static let emptyValues = [
    "NSNumber": "0", "UIColor": "UIColor.clear", "Notification.Name": "Notification.Name(\"\")",
    "AnyHashable": "\"\"", "Data": "Data()", "Locale": "Locale.current",
    "Calendar": "Calendar.current", "Bundle": "Bundle.main", "URLSession": "URLSession.shared",
    "PHAsset": "PHAsset()", "TimeInterval": "0", "Decimal": "0", "IndexSet": "IndexSet()",
    "URL": "URL(fileURLWithPath: \"/\")", "Date": "Date(timeIntervalSince1970: 0)",
    "UUID": "UUID()", "IndexPath": "IndexPath(item: 0, section: 0)", "CGRect": "CGRect.zero",
    "CGSize": "CGSize.zero", "UIView": "UIView()", "UIImage": "UIImage()",
    "UIViewController": "UIViewController()", "UIWindow": "UIWindow()",
    "UINavigationController": "UINavigationController()",
    "UITabBarController": "UITabBarController()", "NotificationCenter": "NotificationCenter()",
    "UserDefaults": "UserDefaults.standard", "FileManager": "FileManager.default",
    "DispatchQueue": "DispatchQueue.main", "OperationQueue": "OperationQueue.main",
    "JSONDecoder": "JSONDecoder()", "NSPersistentContainer": "NSPersistentContainer()",
    "NSPersistentCloudKitContainer": "NSPersistentCloudKitContainer()",
    "NSManagedObjectContext": "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)",
    "NSManagedObjectID": "NSManagedObjectID()",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIUserInterfaceStyle": ".light",
    "NSCollectionLayoutEnvironment": "environment",
    "UITraitCollection": "environment.traitCollection",
    "UICollectionView": list, "UITableView": table, "UITableViewCell.CellStyle": ".default",
  ]
}

extension String {
  /// The text with its first character in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
