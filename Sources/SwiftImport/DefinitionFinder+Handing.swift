import SwiftExport

// Methods by which others fill a screen with what they hand it, where none of these is given.
extension DefinitionFinder {
  /// Has a screen called, as a member of its class, by the methods of its own that fill it with what
  /// they are handed, in the order in which they stand: one that makes a snapshot anew first.
  func addHanded(of type: SwiftSymbol, to definition: inout ImportDefinition) {
    guard !type.isPrivate || type.path.count == 1 else { return }
    let own = graph.symbols.filter { $0.scope == type.path && $0.file == definition.file }
    let bodies = (own + methodsOfSources(among: own)).map { (symbol: $0, words: words(of: $0)) }
    func doing(_ names: (String) -> Bool) -> Set<String> {
      var found: Set<String> = []
      var count = -1
      // What calls a method that does so does so too.
      while count != found.count {
        count = found.count
        for body in bodies
        where body.symbol.kind == "method"
          && (body.words.contains(where: names) || !body.words.isDisjoint(with: found))
        { found.insert(body.symbol.baseName) }
      }
      return found
    }
    let filling = doing { $0 == "appendItems" }
    // A generic type is asked from outside.
    let methods = own.filter {
      isHanded($0, of: type) && filling.contains($0.baseName) && !(type.isGeneric && $0.isPrivate)
    }
    let beginning = doing { $0.hasSuffix("Snapshot") && $0.first?.isUppercase == true }
    let whole = methods.filter { beginning.contains($0.baseName) }
    definition.handed = (whole.isEmpty ? methods : whole).map(call)
    if !definition.handed.isEmpty, !type.isGeneric {
      definition.scope = type.path.joined(separator: ".")
    }
  }

  /// The methods of the classes that fill themselves and that properties among `symbols` are data
  /// sources of.
  private func methodsOfSources(among symbols: [SwiftSymbol]) -> [SwiftSymbol] {
    let sources = symbols.filter { $0.kind == "property" && isDataSource(resolved($0.type)) }
      .compactMap { types[resolved($0.type).filter { !"?!".contains($0) }]?.path }
    return sources.isEmpty ? [] : graph.symbols.filter { sources.contains($0.scope) }
  }

  /// Whether a function gives a snapshot, in which no number lays anything out.
  func givesSnapshot(_ symbol: SwiftSymbol) -> Bool {
    resolved(symbol.type).hasPrefix("NSDiffableDataSourceSnapshot<")
  }

  /// What stands for the records and lists that a function is handed which makes a snapshot of them;
  /// nil for another.
  func handedArgument(for parameter: SwiftSymbol.Parameter, of symbol: SwiftSymbol) -> String? {
    let type = resolved(parameter.type)
    let isPlain = (caseSymbols[type] ?? []).allSatisfy(\.parameters.isEmpty)
    let isChoice = types[type]?.kind == "enum" && isPlain
    guard givesSnapshot(symbol), !parameter.hasDefault, isRecord(type), !isChoice,
      let place = symbol.parameters.firstIndex(of: parameter)
    else { return nil }
    return "\(Self.handing)\"\(parameter.name)\", \(place + 1))"
  }

  /// What stands for what others hand code begins with.
  static let handing = "report.handed("

  /// Whether a method of a type gives back nothing, and is handed records or lists.
  private func isHanded(_ symbol: SwiftSymbol, of type: SwiftSymbol) -> Bool {
    let needed = symbol.parameters.filter { !$0.hasDefault }
    let isOfKnownTypes = symbol.generics.allSatisfy { own in
      type.generics.contains { $0.name == own.name }
    }
    return symbol.kind == "method" && isOfKnownTypes && !symbol.isAsync
      && ["", "()", "Void"].contains(symbol.type)
      && needed.contains { isRecord(resolved($0.type)) }
      && needed.allSatisfy { isRecord(resolved($0.type)) || isPlain(resolved($0.type), $0) }
  }

  /// Whether a type is one of the user's values, or a list.
  private func isRecord(_ type: String) -> Bool {
    if type.hasPrefix("[") { return true }
    guard let known = types[type] else { return false }
    return ["struct", "enum"].contains(known.kind)
      || known.kind == "class" && !isView(known)
        && !isController(known)
  }

  /// Whether a type is one of Swift's values, such as a set, or may be nothing.
  private func isPlain(_ type: String, _ parameter: SwiftSymbol.Parameter) -> Bool {
    if type.hasPrefix("Set<") { return true }
    let isOfUIKit = ["UI", "NS", "CG"].contains { type.hasPrefix($0) }
    return !type.contains("->") && !type.contains("<") && (parameter.isOptional || !isOfUIKit)
  }

  private func call(of symbol: SwiftSymbol) -> String {
    var place = 0
    let arguments = symbol.parameters.filter { !$0.hasDefault }.map { parameter in
      if isRecord(resolved(parameter.type)) { place += 1 }
      return (parameter.label.map { "\($0): " } ?? "")
        + "\(Self.handing)\"\(parameter.name)\", \(max(1, place)))"
    }
    return "\(SwiftSource.escaped(symbol.baseName))(\(arguments.joined(separator: ", ")))"
  }
}
