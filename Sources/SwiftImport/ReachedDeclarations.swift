/// What declarations at the top of files name, and what these name in turn.
final class ReachedDeclarations {
  /// The names that each declaration writes, by its own.
  private lazy var written = names()
  private let graph: SymbolGraph
  private let texts: [String: String]
  private var known: Set<String>?

  /// What is named by the declarations of `graph`, of the files with `texts`.
  init(in graph: SymbolGraph, of texts: [String: String]) { (self.graph, self.texts) = (graph, texts) }

  /// The declarations that `roots` name, what extends other modules, and those that name a root, each
  /// with all that they name in turn; found out once.
  ///
  /// - Parameter isUpward: Whether a declaration that names a root may make it.
  func names(from roots: Set<String>, isUpward: (String) -> Bool) -> Set<String> {
    if let known { return known }
    let own = Set(graph.symbols.filter { $0.path.count == 1 }.map(\.baseName))
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
    known = reached
    return reached
  }

  private func names() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (file, symbols) in Dictionary(grouping: graph.symbols, by: \.file) {
      guard let text = texts[file] else { continue }
      let owners = Dictionary(grouping: symbols, by: \.line).mapValues {
        Set($0.compactMap(\.path.first))
      }
      var owner: Set<String> = []
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        owner = owners[number + 1] ?? owner
        // What extends a type does not name it, nor do comments.
        let code = line.drop { $0 == " " }
        guard !owner.isEmpty, !code.hasPrefix("//"), !code.contains("extension ") else { continue }
        let words = code.utf8.split { !Self.isOfName($0) }.compactMap { String(Substring($0)) }
        for name in owner { names[name, default: []].formUnion(words) }
      }
    }
    return names
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
