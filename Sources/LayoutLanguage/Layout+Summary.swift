package import CompositionalLayout
package import Wording

extension LayoutSection {
  /// The section's layout in half a line.
  package var summary: Message {
    let size = group.layoutSize.words
    let kind = LayoutPrinter.kind(of: group)
    var words: Message
    switch (kind, group.count) {
    case ("horizontal", nil): words = "horizontal groups \(size)"
    case ("horizontal", let count?): words = "horizontal groups \(size) of \(count)"
    case ("vertical", nil): words = "vertical groups \(size)"
    case ("vertical", let count?): words = "vertical groups \(size) of \(count)"
    case (_, nil): words = "\(kind) groups \(size)"
    case (_, let count?): words = "\(kind) groups \(size) of \(count)"
    }
    if orthogonalScrollingBehavior != .none {
      words = "\(words), \(orthogonalScrollingBehavior.rawValue)"
    }
    let kinds = boundarySupplementaryItems.map { Message(verbatim: $0.elementKind) }
    return kinds.isEmpty ? words : "\(words), with \(kinds.listedWithAnd)"
  }
}

extension LayoutConfiguration {
  /// What the layout says of all sections, in half a line.
  package var summary: Message {
    var words: Message = "\(scrollDirection.rawValue)"
    if interSectionSpacing != 0 {
      words = "\(words), spacing \(NumberText.rounded(interSectionSpacing))"
    }
    if contentInsetsReference != .safeArea {
      words = "\(words), \(contentInsetsReference.rawValue)"
    }
    let kinds = boundarySupplementaryItems.map { Message(verbatim: $0.elementKind) }
    return kinds.isEmpty ? words : "\(words), with \(kinds.listedWithAnd)"
  }
}
