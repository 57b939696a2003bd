import CompositionalLayout

extension NSCollectionLayoutGroup {
  /// A drawing of the group in a hundred columns and at most fifty rows, with glyphs of our own.
  public func visualDescription() -> String {
    layoutGroup(in: LayoutEnvironment(size: LayoutExtent(width: 100, height: 100)))
      .visualDescription()
  }
}
