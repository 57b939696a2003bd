import UIKit

/// What a laid out view has, in the shapes of the cases.
@MainActor struct LayoutElements {
  private let view: UICollectionView
  private let attributes: [UICollectionViewLayoutAttributes]

  /// All elements, or those that the visible bounds meet.
  init(of view: UICollectionView, visibleOnly: Bool) {
    self.view = view
    let layout = view.collectionViewLayout
    if visibleOnly {
      attributes = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.frame.intersects(view.bounds) }
      return
    }
    let size = layout.collectionViewContentSize
    let everywhere = CGRect(
      x: -size.width - 10_000, y: -size.height - 10_000, width: 3 * size.width + 20_000,
      height: 3 * size.height + 20_000)
    let others = (layout.layoutAttributesForElements(in: everywhere) ?? [])
      .filter { $0.representedElementCategory != .cell }
    // Of a section that scrolls on its own, a layout lists only what is near its viewport.
    let cells = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    attributes = cells + others
  }

  private func cells(in section: Int) -> [UICollectionViewLayoutAttributes] {
    attributes.filter { $0.representedElementCategory == .cell && $0.indexPath.section == section }
      .sorted { $0.indexPath.item < $1.indexPath.item }
  }

  /// The frames of a section's cells, in order.
  func frames(in section: Int) -> [CGRect] { cells(in: section).map(\.frame) }

  /// Section number to the frames of all its items in order.
  var cells: Value {
    .object(
      Dictionary(
        uniqueKeysWithValues: (0..<view.numberOfSections).map { section in
          ("\(section)", .list(frames(in: section).map { Value($0) }))
        }))
  }

  /// Section number to frames in order, or to item and frame where the first are not among them.
  var visibleCells: Value {
    var sections: [String: Value] = [:]
    for section in 0..<view.numberOfSections {
      let cells = cells(in: section)
      if cells.isEmpty { continue }
      let isPrefix = cells.enumerated().allSatisfy { $0.offset == $0.element.indexPath.item }
      sections["\(section)"] =
        isPrefix
        ? .list(cells.map { Value($0.frame) })
        : .object(
          Dictionary(
            uniqueKeysWithValues: cells.map { ("\($0.indexPath.item)", Value($0.frame)) }))
    }
    return .object(sections)
  }

  /// The frames of all cells, in the order of their places.
  var allCellFrames: Value {
    .list((0..<view.numberOfSections).flatMap { frames(in: $0) }.map { Value($0) })
  }

  /// Supplementary and decoration views by kind and place, and the orders that they change.
  var views: [String: Value] {
    var answer: [String: Value] = [:]
    let views = attributes.filter { $0.representedElementCategory == .supplementaryView }
    if !views.isEmpty {
      var kinds = Self.byKind(views)
      if let raised = views.first(where: { $0.zIndex >= 1_000_000_000 }) {
        kinds["zIndex"] = Value(raised.zIndex)
      }
      answer["supplementary"] = .object(kinds)
    }
    let decorations = attributes.filter { $0.representedElementCategory == .decorationView }
    if let first = decorations.first {
      var kinds = Self.byKind(decorations)
      kinds["zIndex"] = Value(first.zIndex)
      answer["decoration"] = .object(kinds)
      answer["cellZIndex"] = .object(
        Dictionary(
          uniqueKeysWithValues: (0..<view.numberOfSections).compactMap { section in
            cells(in: section).first.map { ("section \(section)", Value($0.zIndex)) }
          }))
    }
    return answer
  }

  private static func byKind(_ views: [UICollectionViewLayoutAttributes]) -> [String: Value] {
    var kinds: [String: [String: Value]] = [:]
    for view in views {
      let path = view.indexPath
      let isGlobal = path.count < 2 || path.item == .max
      let place = isGlobal ? "global" : "\(path.section).\(path.item)"
      kinds[view.representedElementKind ?? "", default: [:]][place] = Value(view.frame)
    }
    return kinds.mapValues { .object($0) }
  }
}

extension Value {
  init(_ rect: CGRect) {
    self = [Value(rect.minX), Value(rect.minY), Value(rect.width), Value(rect.height)]
  }
  init(_ size: CGSize) { self = [Value(size.width), Value(size.height)] }
  init(_ point: CGPoint) { self = [Value(point.x), Value(point.y)] }
}
