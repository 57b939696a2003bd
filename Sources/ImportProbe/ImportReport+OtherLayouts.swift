import CompositionalLayout
import Foundation
import HeadlessUIKit
import ImportRecords

/// Layouts that are not compositional, such as a flow layout, by the frames that they give.
extension ImportReport {
  /// Takes the frames of a layout of another kind: each section as a custom group of them.
  ///
  /// They hold for these items on this screen. Where sections reach into each other, so that none can
  /// stand below the one before, only the layout's class is told.
  func takeFrames(of collectionView: UICollectionView, into record: inout ImportRecord) {
    let layout = collectionView.collectionViewLayout
    record.otherLayout = "\(type(of: layout))"
    let size = layout.collectionViewContentSize
    let axis: LayoutAxis =
      size.width > collectionView.bounds.width && size.height <= collectionView.bounds.height
      ? .horizontal : .vertical
    let sections = (0..<collectionView.numberOfSections).map {
      DrawnSection(index: $0, of: collectionView, along: axis)
    }
    guard let drawn = DrawnSection.stacked(sections, content: LayoutExtent(size), along: axis)
    else { return }
    var configuration = LayoutConfiguration()
    configuration.scrollDirection = axis
    configuration.contentInsetsReference = .none
    record.layouts = drawn
    record.configuration = configuration
  }
}

/// Where the views of a section stand in the content.
private struct DrawnSection {
  private var cells: [LayoutRect]
  private var header: LayoutRect?
  private var footer: LayoutRect?

  @MainActor init(index: Int, of collectionView: UICollectionView, along axis: LayoutAxis) {
    let layout = collectionView.collectionViewLayout
    cells = (0..<collectionView.numberOfItems(inSection: index)).map { item in
      let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: index))
      return attributes.map { LayoutRect($0.frame) } ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    }
    func boundary(_ kind: String) -> LayoutRect? {
      let frame = layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: index))?.frame
      return frame.map { LayoutRect($0) }.flatMap { $0.size[axis] > 0 ? $0 : nil }
    }
    header = boundary(UICollectionView.elementKindSectionHeader)
    footer = boundary(UICollectionView.elementKindSectionFooter)
  }

  private var all: [LayoutRect] { cells + [header, footer].compactMap(\.self) }

  /// Sections that stand one behind the other, as layouts; nil where they do not.
  static func stacked(
    _ sections: [DrawnSection], content: LayoutExtent, along axis: LayoutAxis
  ) -> [LayoutSection?]? {
    var layouts: [LayoutSection?] = []
    var start = 0.0
    for (index, section) in sections.enumerated() {
      guard !section.all.isEmpty else {
        layouts.append(nil)
        continue
      }
      let next = sections[(index + 1)...].lazy.flatMap(\.all).map { $0.origin[axis] }.min()
      let end = next ?? max(content[axis], section.all.map { $0.end(axis) }.max() ?? 0)
      guard section.all.allSatisfy({ $0.origin[axis] >= start && $0.end(axis) <= end + 0.01 }),
        let layout = section.layout(from: start, to: end, across: content, along: axis)
      else { return nil }
      layouts.append(layout)
      start = end
    }
    return layouts
  }

  /// The section as a custom group between its header and its footer.
  private func layout(
    from start: Double, to end: Double, across content: LayoutExtent, along axis: LayoutAxis
  ) -> LayoutSection? {
    var (start, end) = (start, end)
    var items: [LayoutBoundaryItem] = []
    for (frame, isHeader) in [(header, true), (footer, false)] {
      guard let frame else { continue }
      let length = isHeader ? frame.end(axis) - start : end - frame.origin[axis]
      let size: LayoutSize =
        axis == .vertical
        ? LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
        : LayoutSize(widthDimension: .absolute(length), heightDimension: .fractionalHeight(1))
      items.append(
        LayoutBoundaryItem(
          layoutSize: size,
          elementKind: isHeader
            ? UICollectionView.elementKindSectionHeader
            : UICollectionView.elementKindSectionFooter,
          alignment: axis == .vertical
            ? (isHeader ? .top : .bottom) : (isHeader ? .leading : .trailing)))
      if isHeader { start += length } else { end -= length }
    }
    var extent = content
    extent[axis] = max(end - start, 0.001)
    let group = try? LayoutGroup.custom(
      layoutSize: LayoutSize(
        widthDimension: .absolute(extent.width), heightDimension: .absolute(extent.height)),
      items: cells.map { frame in
        var frame = frame
        frame.origin[axis] -= start
        return LayoutCustomItem(frame: frame)
      })
    guard let group, !cells.isEmpty else { return nil }
    var section = LayoutSection(group: group)
    section.boundarySupplementaryItems = items
    return section
  }
}
