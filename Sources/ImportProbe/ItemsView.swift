import Foundation
import HeadlessUIKit

/// A view of sections with items: a collection view or a table.
@MainActor protocol ItemsView: UIView {
  /// How many items there are in each section.
  var itemCounts: [Int] { get }
  /// What gives it its items.
  var itemSource: AnyObject? { get }
  /// Whether views of UIKit's own stand for all that its data source would give.
  var showsPlainViews: Bool { get set }

  func reloadData()
  /// What the cell of an item says, which is asked for where it is off screen.
  func text(ofItemAt path: IndexPath) -> String?
}

extension ItemsView {
  var showsItems: Bool { itemCounts.contains { $0 > 0 } }
}

extension UICollectionView: ItemsView {
  var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }
  var itemSource: AnyObject? { dataSource }

  func text(ofItemAt path: IndexPath) -> String? {
    (cellForItem(at: path) ?? askedCell(at: path))?.firstText
  }
}

extension UITableView: ItemsView {
  var itemCounts: [Int] { (0..<numberOfSections).map(numberOfRows(inSection:)) }
  var itemSource: AnyObject? { dataSource }

  func text(ofItemAt path: IndexPath) -> String? { cellForRow(at: path)?.firstText }

  /// Whether its sections and items have identifiers.
  var isDiffable: Bool { dataSource is any InspectableDataSource }
}

extension UIView {
  /// The first view inside it that shows items: its collection view, or else its table.
  ///
  /// Of several collection views it is the first that something gives items. Those in a table's cells or
  /// above its rows are no more than parts of one with a diffable data source.
  var itemsView: (any ItemsView)? {
    let views = all(UICollectionView.self)
    if let table = first(UITableView.self), table.isDiffable,
      views.allSatisfy({ $0.isDescendant(of: table) })
    {
      return table
    }
    return views.first { $0.dataSource != nil } ?? views.first ?? first(UITableView.self)
  }

  /// The views of a type inside it, from the first.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    if let view = self as? View { return [view] }
    return subviews.flatMap { $0.all(type) }
  }
}
