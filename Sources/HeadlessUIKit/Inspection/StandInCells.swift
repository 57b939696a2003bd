public import Foundation

// What methods of an app's own, which are not given, take from a collection view by a class.
extension UICollectionView {
  /// A cell of a class.
  public func standInCell<Cell: UICollectionViewCell>(
    of type: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    let name = String(describing: type)
    register(type, forCellWithReuseIdentifier: name)
    return dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell ?? leftOut()
  }

  /// A supplementary view of a class; a header where no kind is told.
  public func standInView<View: UICollectionReusableView>(
    of type: View.Type, kind: String?, for indexPath: IndexPath
  ) -> View {
    let (name, kind) = (String(describing: type), kind ?? Self.elementKindSectionHeader)
    register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    return view as? View ?? leftOut()
  }
}

// The same of tables.
extension UITableView {
  /// A cell of a class.
  public func standInCell<Cell: UITableViewCell>(
    of type: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    let name = String(describing: type)
    register(type, forCellReuseIdentifier: name)
    return dequeueReusableCell(withIdentifier: name, for: indexPath) as? Cell ?? leftOut()
  }

  /// A header or footer of a class.
  public func standInView<View: UITableViewHeaderFooterView>(of type: View.Type) -> View {
    let name = String(describing: type)
    register(type, forHeaderFooterViewReuseIdentifier: name)
    return dequeueReusableHeaderFooterView(withIdentifier: name) as? View ?? leftOut()
  }
}
