package import WorldModel
import WorldWording

extension OutlineEdit {
  /// The call as Swift writes it.
  package var swiftSpelling: String {
    switch self {
    case .append(let items, nil): "outline.append(\(items.swiftLiteral))"
    case .append(let items, let parent?):
      "outline.append(\(items.swiftLiteral), to: \(parent.swiftLiteral))"
    case .insert(let items, let side, let anchor):
      "outline.insert(\(items.swiftLiteral), \(side.rawValue): \(anchor.swiftLiteral))"
    case .insertOutline(let roots, let side, let anchor):
      "outline.insert(snapshotWithRoots(\(roots.swiftLiteral)), \(side.rawValue):"
        + " \(anchor.swiftLiteral))"
    case .delete(let items): "outline.delete(\(items.swiftLiteral))"
    case .deleteAll: "outline.deleteAll()"
    case .expand(let items): "outline.expand(\(items.swiftLiteral))"
    case .collapse(let items): "outline.collapse(\(items.swiftLiteral))"
    case .replaceChildren(let parent, let roots):
      "outline.replace(childrenOf: \(parent.swiftLiteral),"
        + " using: snapshotWithRoots(\(roots.swiftLiteral)))"
    }
  }
}

extension Identifier {
  /// The identifier as a Swift string literal.
  package var swiftLiteral: String { Self.quote(name) }
}

extension [Identifier] {
  /// The identifiers as a Swift array literal.
  var swiftLiteral: String { "[" + map(\.swiftLiteral).joined(separator: ", ") + "]" }
}
