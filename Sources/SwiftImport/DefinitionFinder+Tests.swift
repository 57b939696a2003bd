import SwiftExport

// Classes of tests, of which the collection views are looked at that they make.
extension DefinitionFinder {
  /// Whether a class is one of tests.
  func isOfTests(_ symbol: SwiftSymbol) -> Bool {
    graph.ancestor(of: symbol.identifier) == "ImportedPackages.XCTestCase"
  }

  /// How many tests of a class are run at most.
  private static let mostTests = 12

  /// Takes in a class of tests as a screen of what they make, where it has any.
  mutating func visitTests(_ symbol: SwiftSymbol) {
    let tests = graph.symbols.filter { test in
      test.kind == "method" && test.scope == symbol.path && test.baseName.hasPrefix("test")
        && test.parameters.isEmpty && !test.isAsync && !test.isPrivate
    }
    let path = symbol.path.joined(separator: ".")
    guard !tests.isEmpty, !symbol.isGeneric, canBeMade(path) else { return }
    let calls = tests.prefix(Self.mostTests).map { test in
      "(\"\(test.baseName)\", { try $0.\(SwiftSource.escaped(test.baseName))() })"
    }
    var definition = ImportDefinition(
      name: Self.name(symbol.baseName), title: path, file: symbol.file, line: symbol.line,
      scope: "",
      call: "report.screen(testedBy: { \(path)() }, [\(calls.joined(separator: ", "))])")
    definition.isScreen = true
    definition.isOfView = true
    definition.lacksData = true
    definitions.append(definition)
  }
}
