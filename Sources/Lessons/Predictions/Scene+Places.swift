import CompositionalLayout
import DiffableDataSource
import WorldModel

extension Scene {
  /// Where an item stands in the content; nil where it is not laid out.
  func frame(of item: Identifier) -> LayoutRect? {
    snapshot.item(named: item).flatMap(snapshot.indexPath(for:)).flatMap {
      solution.cell(item: $0.item, section: $0.section)?.frame
    }
  }
}

extension Double {
  /// Whether it is the same place as `other`, in points, as far as two decimals tell.
  func isSamePoint(as other: Double) -> Bool { abs(self - other) <= 0.01 }
}
