package import DiffableDataSource

/// An outline, as the playground keeps it.
package typealias Outline = SectionSnapshot<Identifier>

/// One editing call on a section snapshot, however it was spelled.
package enum OutlineEdit: Hashable, Sendable {
  case append([Identifier], to: Identifier?)
  case insert([Identifier], SnapshotEdit.Side, Identifier)
  case insertOutline(roots: [Identifier], SnapshotEdit.Side, Identifier)
  case delete([Identifier])
  case deleteAll
  case expand([Identifier])
  case collapse([Identifier])
  case replaceChildren(of: Identifier, roots: [Identifier])

  /// Makes the call.
  ///
  /// - Parameter other: The outline that is inserted or whose roots replace children; made of the
  ///   roots alone when nil.
  /// - Throws: What the outline refuses, which then stays as it was.
  package func apply(to outline: inout Outline, with other: Outline? = nil)
    throws(SectionSnapshotError)
  {
    switch self {
    case .append(let items, let parent): try outline.append(items, to: parent)
    case .insert(let items, .before, let anchor): try outline.insert(items, before: anchor)
    case .insert(let items, .after, let anchor): try outline.insert(items, after: anchor)
    case .insertOutline(let roots, .before, let anchor):
      try outline.insert(Self.outline(roots, or: other), before: anchor)
    case .insertOutline(let roots, .after, let anchor):
      try outline.insert(Self.outline(roots, or: other), after: anchor)
    case .delete(let items): try outline.delete(items)
    case .deleteAll: outline.deleteAll()
    case .expand(let items): outline.expand(items)
    case .collapse(let items): outline.collapse(items)
    case .replaceChildren(let parent, let roots):
      try outline.replace(childrenOf: parent, using: Self.outline(roots, or: other))
    }
  }

  /// An outline of root items, or the one that is given instead.
  package static func outline(
    _ roots: [Identifier], or other: Outline? = nil
  ) throws(SectionSnapshotError) -> Outline {
    if let other { return other }
    var outline = Outline()
    try outline.append(roots)
    return outline
  }
}
