// What stands for parameters of layouts that nothing tells, in files that show nothing else.
extension DefinitionFinder {
  /// Asks for what was left out as nothing tells its parameters, with values that are samples.
  mutating func takeSamples() {
    takesSamples = true
    defer { takesSamples = false }
    for symbol in graph.symbols {
      let title = symbol.path.joined(separator: ".")
      let index = leftOut.firstIndex {
        $0.title == title && $0.file == symbol.file && $0.line == symbol.line
      }
      guard let index, refusal(of: symbol) == nil, calls(of: symbol).isEmpty else { continue }
      leftOut.remove(at: index)
      visit(symbol)
    }
  }

  /// A value that may stand for a parameter, as its type and its name say what it is; nil where they
  /// say too little.
  func sample(for parameter: SwiftSymbol.Parameter) -> String? {
    let name = (parameter.label ?? parameter.name).lowercased() + parameter.name.lowercased()
    func says(_ words: String...) -> Bool { words.contains(where: name.contains) }
    switch resolved(parameter.type) {
    case "NSCollectionLayoutDimension":
      return says("height") ? ".absolute(100)" : ".fractionalWidth(0.5)"
    case "NSCollectionLayoutSpacing": return ".fixed(8)"
    case "NSDirectionalEdgeInsets":
      return ".init(top: 8, leading: 8, bottom: 8, trailing: 8)"
    case "UICollectionLayoutSectionOrthogonalScrollingBehavior": return ".continuous"
    case "UICollectionLayoutListConfiguration.Appearance": return ".insetGrouped"
    case "Int", "UInt":
      return says("column", "count", "perrow", "perline", "number") ? "2" : nil
    case "CGFloat", "Double", "Float":
      if says("ratio", "aspect") { return "1" }
      if says("fraction") { return "0.5" }
      if says("spac", "inset", "padding", "margin", "gap") { return "8" }
      return says("height", "width", "size", "side") ? "100" : nil
    case let type where type.contains("->"):
      return closure(type) { sample(for: parameter.with(type: $0)) }
    default: return nil
    }
  }

  /// Notes the values with which a layout is asked for, where some of them are samples.
  mutating func note(samplesFor symbol: SwiftSymbol, _ arguments: [String]) {
    let isSampled = symbol.parameters.contains { parameter in
      !parameter.hasDefault && knownArgument(for: parameter) == nil && sample(for: parameter) != nil
    }
    guard takesSamples, isSampled else { return }
    let title = symbol.path.joined(separator: ".").prefix { $0 != "(" }
    sampled.append("\(title)(\(arguments.joined(separator: ", ")))")
  }
}
