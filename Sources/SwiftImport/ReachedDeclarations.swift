/// What declarations at the top of files name, and what these name in turn.
struct ReachedDeclarations {
  /// The names that each declaration writes, by its own.
  private let written: [String: Set<String>]
  /// What the files declare at the top.
  private let own: Set<String>

  /// What is named by the declarations of `graph`, of the files with `texts`.
  init(in graph: SymbolGraph, of texts: [String: String]) {
    own = Set(graph.symbols.filter { $0.path.count == 1 }.map(\.baseName))
    var written: [String: Set<String>] = [:]
    for (file, symbols) in Dictionary(grouping: graph.symbols, by: \.file) {
      guard let text = texts[file] else { continue }
      let owners = Dictionary(grouping: symbols, by: \.line).mapValues {
        Set($0.compactMap(\.path.first))
      }
      var owner: Set<String> = []
      for (number, line) in DefinitionFinder.lines(of: text).enumerated() {
        owner = owners[number + 1] ?? owner
        // What extends a type does not name it, nor do comments.
        guard !owner.isEmpty, !DefinitionFinder.isComment(line), !line.contains("extension ")
        else { continue }
        let words = DefinitionFinder.names(in: line).map(String.init)
        for name in owner { written[name, default: []].formUnion(words) }
      }
    }
    self.written = written
  }

  /// The declarations that `roots` name, what extends other modules, and those that name a root, each
  /// with all that they name in turn.
  ///
  /// - Parameter isUpward: Whether a declaration that names a root may make it.
  func names(from roots: Set<String>, isUpward: (String) -> Bool) -> Set<String> {
    var next = written.keys.filter { name in
      roots.contains(name) || !own.contains(name)
        || isUpward(name) && written[name]?.isDisjoint(with: roots) == false
    }
    var reached = Set(next)
    while let name = next.popLast() {
      for written in written[name] ?? [] where own.contains(written) {
        if reached.insert(written).inserted { next.append(written) }
      }
    }
    return reached
  }
}
