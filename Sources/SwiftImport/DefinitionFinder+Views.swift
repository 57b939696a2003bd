import SwiftExport
import Wording

// Views that hold a screen's collection view, and what fills one, where the controllers that show them
// are not given.
extension DefinitionFinder {
  /// Takes in a view as a screen of its own, where it holds a collection view and no controller shows
  /// it; tells of one that cannot be made.
  mutating func visitView(_ symbol: SwiftSymbol) {
    guard let made = made(view: symbol) else {
      let isBase = graph.superclasses.values.contains(symbol.identifier)
      if !isBase, holdsCollectionView(symbol), isShownAlone(symbol) {
        leave(out: symbol, because: "it cannot be made without arguments")
      }
      return
    }
    definitions.append(definition(of: symbol, made, call: Self.screen(showing: made)))
  }

  /// Takes in what fills a collection view that it is given as a screen of a list, where no controller
  /// is there to give it one.
  mutating func visitFilling(_ symbol: SwiftSymbol) {
    guard let made = made(filling: symbol) else { return }
    var definition = definition(of: symbol, made, call: Self.screen(filledBy: made))
    definition.isOfList = true
    definitions.append(definition)
  }

  /// Takes in a view of SwiftUI's that shows a collection view of its own, or one that is made of a
  /// generic view which does, as that says the types.
  mutating func visitRepresentable(_ symbol: SwiftSymbol) {
    guard showsCollectionView(symbol) else { return visitHosted(symbol) }
    guard graph.conformances[symbol.identifier]?.contains(Self.representable) == true,
      !symbol.isGeneric, !symbol.isPrivate || symbol.path.count == 1,
      let made = making(symbol.path.joined(separator: "."), ofPlainValues: true)
    else { return }
    var definition = definition(of: symbol, call: Self.screen(showing: "\(made).madeView"))
    definition.title = canBeMade(definition.title) ? definition.title : Self.told(made)
    definition.isScreen = true
    definition.isOfView = true
    // It is made of empty lists for want of others.
    definition.lacksData = made.contains(": []")
    definitions.append(definition)
  }

  private func showsCollectionView(_ type: SwiftSymbol) -> Bool {
    graph.symbols.contains {
      $0.scope == type.path && $0.baseName == "makeUIView"
        && resolved($0.type) == "UICollectionView"
    }
  }

  private mutating func visitHosted(_ symbol: SwiftSymbol) {
    let parts = types.values.filter { $0.isGeneric && showsCollectionView($0) }.map(\.baseName)
    guard !parts.isEmpty, !symbol.isGeneric, !symbol.isPrivate || symbol.path.count == 1,
      graph.conformances[symbol.identifier]?.contains("HostedViews.View") == true,
      !words(within: symbol).isDisjoint(with: parts),
      let made = making(symbol.path.joined(separator: "."), ofPlainValues: true)
    else { return }
    var definition = definition(
      of: symbol, call: "report.screen { UIHostingController(rootView: \(made)) }")
    definition.title = canBeMade(definition.title) ? definition.title : Self.told(made)
    definition.isScreen = true
    definition.lacksData = made.contains(": []")
    definitions.append(definition)
  }

  private static let representable = "HostedViews.UIViewRepresentable"

  /// Takes in a function that makes a data source of the collection view that it is given as a screen
  /// of a list, where no controller is there to call it.
  mutating func visitSource(_ symbol: SwiftSymbol) {
    let scope = symbol.scope.joined(separator: ".")
    let outer = types[scope]
    guard ["func", "method", "type.method"].contains(symbol.kind), !symbol.isGeneric,
      !symbol.isAsync, !symbol.isThrowing, isBesideNone || isBesideOthers(symbol),
      outer.map({ isController($0) || isView($0) || $0.kind == "protocol" }) != true,
      outer.flatMap(made(filling:)) == nil, let receiver = receivers(of: symbol).first
    else { return }
    let needed = symbol.parameters.filter { !$0.hasDefault }
    let arguments = needed.compactMap { parameter in
      value(of: parameter, ofPlainValues: true).map {
        (parameter.label.map { "\($0): " } ?? "") + $0
      }
    }
    let name = SwiftSource.escaped(symbol.baseName)
    let made = "\(receiver.expression)\(name)(\(arguments.joined(separator: ", ")))"
    guard arguments.count == needed.count, Self.fillsList(made) else { return }
    addList(symbol, title: Self.told(made), filledBy: made)
  }

  /// Takes in a screen of a list that code fills by a function.
  mutating func addList(_ symbol: SwiftSymbol, title: String, filledBy made: String) {
    var definition = ImportDefinition(
      name: Self.name(symbol.baseName), title: title, file: symbol.file, line: symbol.line,
      scope: symbol.scope.joined(separator: "."), call: Self.screen(filledBy: made))
    definition.isScreen = true
    definition.isOfView = true
    definition.isOfList = true
    definition.lacksData = true
    definition.isBeside = isBesideOthers(symbol)
    definitions.append(definition)
  }

  private func definition(
    of symbol: SwiftSymbol, _ made: String, call: String
  ) -> ImportDefinition {
    var definition = definition(of: symbol, call: call)
    if !canBeMade(definition.title) { definition.title = Self.told(made) }
    definition.isScreen = true
    definition.isOfView = true
    definition.lacksData = true
    definition.isBeside = isBesideOthers(symbol)
    addSources(of: symbol, to: &definition)
    return definition
  }

  /// The call that gives the screen of a view that is made.
  private static func screen(showing made: String) -> String {
    "report.screen(showing: { \(made) })"
  }

  /// The call that gives the screen of a list that what is made fills.
  private static func screen(filledBy made: String) -> String {
    "report.screen(filledBy: { \(made) })"
  }

  /// The call that gives the screen of a type whose controller is not given; nil for others.
  func screenAlone(of type: SwiftSymbol) -> String? {
    made(view: type).map(Self.screen(showing:)) ?? made(filling: type).map(Self.screen(filledBy:))
  }

  /// UIKit's views that others are below which hold a collection view or a table, and these.
  private static let views = Set(
    [
      "UIView", "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell",
      "UITableViewHeaderFooterView", "UIStackView", "UIControl", "UIScrollView",
    ].map { "HeadlessUIKit.\($0)" }
  ).union(lists)

  /// Those that show items themselves.
  private static let lists: Set = ["HeadlessUIKit.UICollectionView", "HeadlessUIKit.UITableView"]

  /// Whether a class is one of views.
  func isView(_ type: SwiftSymbol) -> Bool {
    Self.views.contains(graph.ancestor(of: type.identifier) ?? "")
  }

  /// The call that makes a view that is a screen; nil where it is none.
  private func made(view symbol: SwiftSymbol) -> String? {
    guard isView(symbol), holdsCollectionView(symbol), isShownAlone(symbol) else { return nil }
    return making(symbol.path.joined(separator: "."), ofPlainValues: true)
  }

  /// The call that makes a data source, or what has one, of a list; nil for another type.
  private func made(filling symbol: SwiftSymbol) -> String? {
    guard !isView(symbol),
      isDataSource(symbol.path.joined(separator: ".")) || hasDataSource(symbol),
      isShownAlone(symbol)
    else { return nil }
    let made = making(symbol.path.joined(separator: "."), ofPlainValues: true)
    return made.flatMap { Self.fillsList($0) ? $0 : nil }
  }

  /// Whether a class is in reach, of types that can be given, and none of the user's controllers
  /// shows it.
  private func isShownAlone(_ type: SwiftSymbol) -> Bool {
    type.kind == "class" && (!type.isPrivate || type.path.count == 1)
      && (!type.isGeneric || specialized(type.path.joined(separator: ".")) != nil)
      && (isBesideNone || isBesideOthers(type))
  }

  /// Whether a type is one of the user's controllers.
  func isOwnController(_ type: SwiftSymbol) -> Bool {
    !type.isStandIn && type.kind == "class" && isController(type)
  }

  private func holdsCollectionView(_ type: SwiftSymbol) -> Bool {
    if Self.lists.contains(graph.ancestor(of: type.identifier) ?? "") { return hasDataSource(type) }
    return graph.symbols.contains { symbol in
      guard symbol.kind == "property", symbol.scope == type.path else { return false }
      let held = resolved(symbol.type.filter { !"?!".contains($0) })
      let ancestor = types[held].flatMap { graph.ancestor(of: $0.identifier) }
      return Self.lists.contains(ancestor ?? "HeadlessUIKit.\(held)")
    }
  }

  private func hasDataSource(_ type: SwiftSymbol) -> Bool {
    graph.symbols.contains {
      $0.kind == "property" && $0.scope == type.path
        && isDataSource(resolved($0.type.filter { !"?!".contains($0) }))
    }
  }
}
