import SwiftExport
import Wording

/// Finds in a module's symbols what can be asked for, and how.
struct DefinitionFinder {
  let graph: SymbolGraph
  /// What was said of parameters.
  let values: ImportValues
  /// The texts of the files, by their paths.
  let texts: [String: String]
  /// The paths of the files that were asked for; the others came along.
  let named: Set<String>
  /// The cases without values of each enum, by the path of the enum.
  var cases: [String: [String]] = [:]
  /// All cases, those with values among them.
  var caseSymbols: [String: [SwiftSymbol]] = [:]
  /// The types, by path.
  var types: [String: SwiftSymbol] = [:]
  /// What the user's type aliases stand for.
  private var aliases: [String: String] = [:]
  /// What those stand for that are generic, by their names.
  var genericAliases: [String: GenericAlias] = [:]
  var initializers: [String: [SwiftSymbol]] = [:]

  var definitions: [ImportDefinition] = []
  var leftOut: [LeftOut] = []
  /// What the user's controllers may show, by name.
  var shown: Set<String> = []
  /// Whether samples stand for parameters that nothing tells, and the calls in which some do.
  var takesSamples = false
  var sampled: [String] = []

  /// Goes through all the symbols of `graph`, of the files with `texts`; `values` say what parameters
  /// are.
  ///
  /// - Parameter named: The paths of the files that were asked for; the others came along.
  init(
    _ graph: SymbolGraph, of texts: [String: String], named: Set<String>, values: ImportValues
  ) {
    self.graph = graph
    self.texts = texts
    self.named = named
    self.values = values
    for symbol in graph.symbols {
      let scope = symbol.scope.joined(separator: ".")
      if symbol.isType { types[symbol.path.joined(separator: ".")] = symbol }
      switch symbol.kind {
      case "enum.case":
        // Only a case without values can be written down as it is.
        if symbol.baseName == symbol.path.last {
          cases[scope, default: []].append(symbol.baseName)
        }
        caseSymbols[scope, default: []].append(symbol)
      case "init": initializers[scope, default: []].append(symbol)
      case "typealias":
        let type = symbol.type.drop { $0 == "=" || $0 == " " }
        genericAliases[symbol.baseName] = GenericAlias(type)
        aliases[symbol.baseName] = String(type)
        aliases[symbol.path.joined(separator: ".")] = String(type)
      default: break
      }
    }
    findShown()
    // A screen is shown before its layouts are asked for.
    for symbol in graph.symbols where symbol.isStandIn { visitExtended(symbol) }
    for symbol in graph.symbols { visit(symbol) }
    if !definitions.contains(where: { $0.isScreen && !$0.isBeside }) { takeSamples() }
    if definitions.allSatisfy({ $0.isLaunch || $0.isFactory }) { addCells() }
    // The app begins before anything else is asked; then come the screens that were asked for, so
    // that what came along takes no time from them.
    func turn(_ definition: ImportDefinition) -> Int {
      if definition.isLaunch { return 0 }
      if definition.isFactory { return 1 }
      return definition.isScreen && named.contains(definition.file) ? 2 : 3
    }
    definitions = (0...3).flatMap { place in definitions.filter { turn($0) == place } }
    findOpened()
  }

  mutating func visit(_ symbol: SwiftSymbol) {
    // What stands in for types that are not given is nothing of the user's.
    if symbol.isStandIn { return }
    if symbol.kind == "class" { return visitClass(symbol) }
    if symbol.kind == "struct" { return visitRepresentable(symbol) }
    let isMember = ["method", "property", "type.method", "type.property"].contains(symbol.kind)
    guard isMember || ["func", "var"].contains(symbol.kind) else { return }
    guard let gives = Gives(resolved(symbol.type)) else {
      if isFiller(symbol) { return visitFiller(symbol) }
      return isDataSource(resolved(symbol.type)) ? visitSource(symbol) : visitFactory(symbol)
    }
    // What a protocol requires is asked of the types that have it.
    if types[symbol.scope.joined(separator: ".")]?.kind == "protocol" { return }
    if isPartOfAnother(symbol) || gives == .group && isNamedByOthers(symbol) { return }
    if let reason = refusal(of: symbol) { return leave(out: symbol, because: reason) }
    let receivers = receivers(of: symbol)
    guard !receivers.isEmpty else {
      let isOfSection = symbol.scope == ["NSCollectionLayoutSection"]
      return leave(
        out: symbol,
        because: isOfSection
          ? "it changes a section, and there is none to begin with"
          : unsaid(symbol.scope.joined(separator: "."))
            ?? """
            \(symbol.scope.last ?? "it") cannot be made without arguments: import it with a file \
            whose function makes one and gives its layout
            """)
    }
    for receiver in receivers { define(symbol, gives, receiver) }
    for (unmade, reason) in unmadeCases(of: symbol) { leave(out: unmade, because: reason) }
  }

  /// Whether a layout is an enumeration's own, which others are to get by another of its members, or is
  /// called within a generic type that is shown, whose private members nobody else can ask.
  private func isPartOfAnother(_ symbol: SwiftSymbol) -> Bool {
    if symbol.isPrivate, isGenericScreen(symbol.scope), !calls(of: symbol).isEmpty { return true }
    guard symbol.isPrivate, types[symbol.scope.joined(separator: ".")]?.kind == "enum" else {
      return false
    }
    return graph.symbols.contains {
      $0.scope == symbol.scope && !$0.isPrivate && $0.isInstanceMember
        && Gives(resolved($0.type)) != nil && refusal(of: $0) == nil
    }
  }

  mutating func leave(out symbol: SwiftSymbol, because reason: Message) {
    leftOut.append(
      LeftOut(
        title: symbol.path.joined(separator: "."), file: symbol.file, line: symbol.line,
        reason: reason))
  }

  /// Why a declaration cannot be asked for, whatever it belongs to; nil when it can.
  func refusal(of symbol: SwiftSymbol) -> Message? {
    let isOfKnownTypes = isOfKnownTypes(symbol)
    if symbol.isGeneric, !isOfKnownTypes { return "it is generic" }
    if symbol.isAsync { return "it is asynchronous" }
    for count in 1..<max(1, symbol.path.count) {
      let scope = symbol.path.prefix(count).joined(separator: ".")
      guard let type = types[scope] else { continue }
      if type.isGeneric, !isOfKnownTypes { return "\(scope) is generic" }
      if count > 1, type.isPrivate { return "\(scope) is private" }
    }
    let unknown = symbol.parameters.first { parameter in
      !parameter.hasDefault && argument(for: parameter, of: symbol) == nil
        && truths(of: parameter).isEmpty && (cases[resolved(parameter.type)] ?? []).isEmpty
    }
    return unknown.map(reason(unknown:))
  }

  /// Whether a declaration is a member of a generic type which can be asked, for something can be given
  /// for all that the type is generic over.
  private func isOfKnownTypes(_ symbol: SwiftSymbol) -> Bool {
    symbol.isInstanceMember
      ? isGenericScreen(symbol.scope) : specializedScope(of: symbol) != nil
  }

  /// Whether a type is a controller, or another that is shown alone, that is generic over types which
  /// can be given, as its members then are over no others.
  private func isGenericScreen(_ scope: [String]) -> Bool {
    let path = scope.joined(separator: ".")
    guard let type = types[path], type.isGeneric else { return false }
    return isController(type) ? specialized(path) != nil : screenAlone(of: type) != nil
  }

  /// A type's name with aliases and what is nested looked up.
  func resolved(_ type: String) -> String {
    guard types[type] == nil else { return type }
    if let closure = closure(ofAlias: type) { return closure }
    // An alias within a type is told with it where the compiler found it out.
    let alias = type.split(separator: ".").last.map(String.init) ?? type
    let name = aliases[type] ?? aliases[alias] ?? identity(type) ?? type
    guard types[name] == nil else { return name }
    let nested = types.keys.filter { $0.hasSuffix("." + name) }
    return nested.count == 1 ? nested.first ?? name : name
  }

  /// The type of what identifies a value of the user's, as `Note.ID` names it; nil for another name.
  private func identity(_ name: String) -> String? {
    guard name.hasSuffix(".ID"), let type = types[String(name.dropLast(3))] else { return nil }
    return graph.symbols.first {
      $0.kind == "property" && $0.scope == type.path && $0.baseName == "id"
    }?.type
  }

  /// What the playground supplies for a parameter, a sample where it may; nil when it knows nothing to
  /// supply.
  private func argument(
    for parameter: SwiftSymbol.Parameter, of symbol: SwiftSymbol
  ) -> String? {
    knownArgument(for: parameter) ?? calledNumber(for: parameter, of: symbol)
      ?? handedArgument(for: parameter, of: symbol)
      ?? (takesSamples && !parameter.hasDefault && (cases[resolved(parameter.type)] ?? []).isEmpty
        ? sample(for: parameter) : nil)
  }

  /// What is said of a parameter, or follows from its type; nil for what could only be a sample.
  func knownArgument(for parameter: SwiftSymbol.Parameter) -> String? {
    let said = values.literal(
      label: parameter.label, name: parameter.name, type: resolved(parameter.type))
    if let said { return said }
    switch resolved(parameter.type) {
    case "NSCollectionLayoutEnvironment": return Self.environment
    case "UITraitCollection": return "environment.traitCollection"
    case "UIView": return "report.screenView"
    case let type where types[type]?.isStandIn == true && types[type]?.kind == "struct":
      return "\(type)()"
    case "Int":
      return Self.isIndex(parameter) ? Self.index : givenNumber(for: parameter, of: "Int")
    case let type where type.contains("->"):
      guard !parameter.hasDefault else { return nil }
      return closure(type) { value(of: parameter.with(type: $0), ofPlainValues: false) }
    case let type: return everyCase(type) ?? Self.subject(type)
    }
  }

  /// Whether a number is that of a section.
  static func isIndex(_ parameter: SwiftSymbol.Parameter) -> Bool {
    [parameter.label ?? "", parameter.name].map { $0.lowercased() }
      .contains { $0.contains("section") || $0.contains("index") }
  }

  private static let environment = "environment"
  private static let index = "index"

  // MARK: Receivers

  /// What a member is asked of, and the name that it gives; nothing when there is none.
  struct Receiver {
    var expression: String
    var name: String?
    /// What it is told as; nil for the type alone.
    var title: String?
  }

  func receivers(of symbol: SwiftSymbol) -> [Receiver] {
    let scope = symbol.scope.joined(separator: ".")
    guard !scope.isEmpty else { return [Receiver(expression: "")] }
    guard symbol.isInstanceMember else {
      return [Receiver(expression: (specializedScope(of: symbol) ?? scope) + ".")]
    }
    if types[scope]?.kind == "enum" { return receivers(ofCasesOf: scope) }
    if let screen = types[scope].flatMap({ screenAlone(of: $0) }) {
      return [Receiver(expression: "\(screen).content.")]
    }
    let isScreen = types[scope].map(isController) ?? false
    if isGenericScreen(symbol.scope), let type = specialized(scope) {
      let made = making(scope, ofPlainValues: true).map { " { \($0) }." } ?? "?."
      return [Receiver(expression: "report.screen(\(type).self)\(made)")]
    }
    guard canBeMade(scope) else {
      guard isScreen else {
        let variants = receivers(madeOfCasesBy: scope)
        guard variants.isEmpty else { return variants }
        let made = making(scope, ofPlainValues: givesSnapshot(symbol))
        return made.map { [Receiver(expression: "\(kept($0, of: scope)).")] } ?? []
      }
      // The app or a storyboard may make it.
      let made = making(scope, ofPlainValues: true).map { " \(Self.maker(of: scope, $0).closure)." }
      return [Receiver(expression: "report.screen(\(scope).self)" + (made ?? "?."))]
    }
    let made = isScreen ? "report.screen { \(scope)() }" : kept("\(scope)()", of: scope)
    return [Receiver(expression: "\(made).")]
  }

  /// What makes a value of a type; an object is kept for what it gives, which may need it later.
  func kept(_ made: String, of path: String) -> String {
    types[path]?.kind == "class" ? "\(Self.keeping)\(made))" : made
  }

  // MARK: Definitions

  /// One definition for each combination of what enums among its parameters may be.
  private mutating func define(_ symbol: SwiftSymbol, _ gives: Gives, _ receiver: Receiver) {
    let own = Self.name(symbol.baseName)
    var variants: [(arguments: [String], name: String?)] = [([], receiver.name)]
    for parameter in symbol.parameters {
      let label = parameter.label.map { "\($0): " } ?? ""
      if let argument = argument(for: parameter, of: symbol) {
        variants = variants.map { ($0.arguments + [label + argument], $0.name) }
      } else if !parameter.hasDefault, case let truths = truths(of: parameter), !truths.isEmpty {
        variants = variants.flatMap { variant in
          let names = [variant.name, (variant.name ?? own) + parameter.name.capitalizedFirst]
          return zip(truths, names).map { (variant.arguments + [label + $0], $1) }
        }
      } else if !parameter.hasDefault, let cases = cases[resolved(parameter.type)] {
        variants = variants.flatMap { variant in
          cases.map {
            (variant.arguments + ["\(label).\(SwiftSource.escaped($0))"], variant.name ?? $0)
          }
        }
      }
    }
    for (arguments, name) in variants {
      let isFunction = ["func", "method", "type.method"].contains(symbol.kind)
      var call = receiver.expression + SwiftSource.escaped(symbol.baseName)
      if isFunction { call += "(\(arguments.joined(separator: ", ")))" }
      let isHanded = call.contains(Self.handing)
      if symbol.isThrowing || isHanded { call = "try? " + call }
      if gives == .group { call = "report.section(around: \(call))" }
      let takesIndex = symbol.parameters.contains {
        self.argument(for: $0, of: symbol) == Self.index
      }
      if takesIndex {
        guard gives == .section || gives == .group else { continue }
        call = "{ index, environment in \(call) }"
      }
      var definition = ImportDefinition(
        name: name ?? own,
        title: receiver.title.map { "\($0).\(symbol.path.last ?? own)" } ?? title(of: symbol),
        file: symbol.file, line: symbol.line,
        // Of a generic type nobody would say which types it is of.
        scope: isOfKnownTypes(symbol) ? "" : symbol.scope.joined(separator: "."),
        call: call)
      definition.isSnapshot = gives == .snapshot
      definition.lacksData = isHanded
      definition.isOfGroup = gives == .group
      definitions.append(definition)
      note(samplesFor: symbol, arguments)
    }
  }

  /// What a declaration gives that the playground can use.
  private enum Gives {
    case section, group, layout, snapshot

    init?(_ type: String) {
      switch type {
      case "NSCollectionLayoutSection": self = .section
      case "NSCollectionLayoutGroup": self = .group
      case "[NSCollectionLayoutSection]", "UICollectionViewLayout",
        "UICollectionViewCompositionalLayout",
        "UICollectionViewCompositionalLayoutSectionProvider":
        self = .layout
      case _ where type.hasPrefix("NSDiffableDataSourceSnapshot<"): self = .snapshot
      case _
      where type.hasPrefix("(Int, ") && type.contains("-> NSCollectionLayoutSection"):
        self = .layout
      default: return nil
      }
    }
  }
}
