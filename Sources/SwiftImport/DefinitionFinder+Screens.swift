import SwiftExport
import Wording

// Which classes are screens or layouts of their own, and what makes or begins them.
extension DefinitionFinder {
  /// The classes of UIKit's that a screen can be one of.
  private static let controllers = Set(
    [
      "UIViewController", "UICollectionViewController", "UITableViewController",
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController",
    ].map { "HeadlessUIKit.\($0)" }
      + ["NSViewController", "NSWindowController"].map { "ImportedPackages.\($0)" })

  /// Whether a type is below one of these.
  func isController(_ type: SwiftSymbol) -> Bool {
    Self.controllers.contains(graph.ancestor(of: type.identifier) ?? "")
  }

  /// Takes in a class that is a screen, a layout, or what the app begins with.
  mutating func visitClass(_ symbol: SwiftSymbol) {
    let path = symbol.path.joined(separator: ".")
    let ancestor = graph.ancestor(of: symbol.identifier)
    if let conformances = graph.conformances[symbol.identifier],
      !conformances.isDisjoint(with: Self.delegates), canBeMade(path)
    {
      var definition = ImportDefinition(
        name: symbol.baseName, title: path, file: symbol.file, line: symbol.line, scope: "",
        call: "{ \(path)() }")
      definition.isLaunch = true
      return definitions.append(definition)
    }
    if isOfTests(symbol) { return visitTests(symbol) }
    let isController = Self.controllers.contains(ancestor ?? "")
    if isView(symbol) { return visitView(symbol) }
    let isLayout = ancestor == "HeadlessUIKit.UICollectionViewCompositionalLayout"
    guard isController || isLayout else { return visitFilling(symbol) }
    if isController, !canBeMade(path) || symbol.isGeneric, specialized(path) != nil,
      !symbol.isGeneric || !graph.superclasses.values.contains(symbol.identifier)
    {
      return defineMadeByApp(symbol)
    }
    guard canBeMade(path), !symbol.isGeneric else {
      // What others are below is there as they are.
      if isController, graph.superclasses.values.contains(symbol.identifier) { return }
      return leave(out: symbol, because: "it cannot be made without arguments")
    }
    var definition = definition(
      of: symbol, call: isController ? "report.screen { \(path)() }" : "\(path)()")
    if isController { give(parts: givenParts(of: path), to: &definition) }
    definition.isScreen = isController
    definition.isGivenParts = isController && isGivenParts(path)
    if isController { addSources(of: symbol, to: &definition) }
    definitions.append(definition)
  }

  /// Has a controller that is made of nothing be given what whoever makes it would set, where the app
  /// does not.
  private func give(parts: [(name: String, value: String)], to definition: inout ImportDefinition) {
    guard !parts.isEmpty else { return }
    let path = definition.title
    let setting = Self.setting(parts, of: path)
    definition.call = "report.screen({ \(path)() }, giving: \(setting))"
    definition.titleOfApp = path
    definition.title = Self.told("\(path)(\(Self.list(parts)))")
    definition.scope = path
    definition.lacksData = true
  }

  private static func list(_ parts: [(name: String, value: String)]) -> String {
    parts.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
  }

  /// The closure that gives a controller what whoever makes it would set.
  private static func setting(_ parts: [(name: String, value: String)], of path: String) -> String {
    let all = parts.map { "made.\(SwiftSource.escaped($0.name)) = \($0.value); " }.joined()
    return "{ (made: \(path)) in \(all)}"
  }

  /// Takes in a controller of which only extensions are given, where the first of these is.
  mutating func visitExtended(_ symbol: SwiftSymbol) {
    guard graph.conformances[symbol.identifier]?.contains("HeadlessUIKit.StandInExtended") == true,
      let member = graph.symbols.first(where: { $0.scope == symbol.path && !$0.isStandIn })
    else { return }
    var symbol = symbol
    (symbol.file, symbol.line) = (member.file, member.line)
    visitClass(symbol)
  }

  /// The protocols of what an app begins with.
  private static let delegates: Set = [
    "HeadlessUIKit.UIApplicationDelegate", "HeadlessUIKit.UIWindowSceneDelegate",
  ]

  /// A controller that needs more than its name to be made.
  private mutating func defineMadeByApp(_ symbol: SwiftSymbol) {
    let path = symbol.path.joined(separator: ".")
    var definition = definition(
      of: symbol, call: "report.screen(\(specialized(path) ?? path).self)")
    if let made = making(path, ofPlainValues: true) {
      definition.titleOfApp = path
      definition.title = Self.told(made)
      let maker = Self.maker(of: path, made)
      definition.call += " \(maker.closure)"
      // What takes more than a coder is given by it what it shows.
      let parts = symbol.isGeneric || maker.isCoded ? [] : givenParts(of: path)
      if !parts.isEmpty {
        definition.call += " giving: \(Self.setting(parts, of: path))"
        let bare = definition.title
        definition.title =
          (bare.hasSuffix(")") ? "\(bare.dropLast()), " : "\(bare)(")
          + "\(Self.told(Self.list(parts))))"
        definition.scope = path
        definition.lacksData = true
      }
    }
    definition.isScreen = true
    definition.needsApp = true
    // What is made up identifies nothing that the code would find.
    definition.lacksData =
      definition.lacksData || symbol.isGeneric
      || [Self.placeholder, "UUID()"].contains(where: definition.call.contains)
    addSources(of: symbol, to: &definition)
    definitions.append(definition)
  }

  /// A class as it is asked by a call, where it is in reach.
  func definition(of symbol: SwiftSymbol, call: String) -> ImportDefinition {
    ImportDefinition(
      name: Self.name(symbol.baseName), title: symbol.path.joined(separator: "."),
      file: symbol.file, line: symbol.line,
      scope: symbol.isPrivate && symbol.path.count > 1 ? symbol.scope.joined(separator: ".") : "",
      call: call)
  }

  /// A function that makes a controller of nothing that has to be said, or a variable of a file, such
  /// as a playground's, that is one.
  mutating func visitFactory(_ symbol: SwiftSymbol) {
    guard ["type.method", "method", "func", "var"].contains(symbol.kind), !symbol.isThrowing,
      symbol.parameters.allSatisfy(\.hasDefault),
      symbol.type == "UIViewController" || types[resolved(symbol.type)].map(isController) == true,
      types[symbol.scope.joined(separator: ".")]?.kind != "protocol", refusal(of: symbol) == nil
    else { return }
    // What a controller makes are other screens, of what it was given.
    let scope = symbol.scope.joined(separator: ".")
    if symbol.kind == "method", types[scope].map(isController) != false { return }
    guard let receiver = receivers(of: symbol).first else { return }
    var definition = ImportDefinition(
      name: Self.name(symbol.baseName), title: symbol.path.joined(separator: "."),
      file: symbol.file, line: symbol.line, scope: scope,
      call: "{ \(receiver.expression)\(SwiftSource.escaped(symbol.baseName))"
        + (symbol.kind == "var" ? " }" : "() }"))
    definition.isFactory = true
    definitions.append(definition)
  }
}
