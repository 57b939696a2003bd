public import Foundation

// Cells of storyboards that are not given, for code that was made fit: the class that it takes a
// cell for stands in for the prototype. Anywhere else an identifier is refused as UIKit refuses it.

extension UICollectionView {
  /// `dequeueReusableCell(withReuseIdentifier:for:)`, whose cell is taken for one of a class.
  public func dequeueReusableCell<Expected>(
    withReuseIdentifier identifier: String, for indexPath: IndexPath, expecting: Expected.Type
  ) -> UICollectionViewCell {
    expect(
      expecting as? UICollectionViewCell.Type ?? UICollectionViewCell.self,
      for: ReuseKey(identifier: identifier))
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`, whose view is taken for one
  /// of a class.
  public func dequeueReusableSupplementaryView<Expected>(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath,
    expecting: Expected.Type
  ) -> UICollectionReusableView {
    expect(
      expecting as? UICollectionReusableView.Type ?? UICollectionReusableView.self,
      for: ReuseKey(kind: elementKind, identifier: identifier))
    return dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  private func expect(_ type: UICollectionReusableView.Type, for key: ReuseKey) {
    guard lacksStoryboard, prototypes[key] == nil, classes[key] == nil else { return }
    classes[key] = type
  }
}

extension UITableView {
  /// `dequeueReusableCell(withIdentifier:for:)`, whose cell is taken for one of a class.
  public func dequeueReusableCell<Expected>(
    withIdentifier identifier: String, for indexPath: IndexPath, expecting: Expected.Type
  ) -> UITableViewCell {
    expect(expecting as? UITableViewCell.Type ?? UITableViewCell.self, for: identifier)
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// `dequeueReusableCell(withIdentifier:)`, whose cell is taken for one of a class.
  public func dequeueReusableCell<Expected>(
    withIdentifier identifier: String, expecting: Expected.Type
  ) -> UITableViewCell? {
    expect(expecting as? UITableViewCell.Type ?? UITableViewCell.self, for: identifier)
    return dequeueReusableCell(withIdentifier: identifier)
  }

  private func expect(_ type: UITableViewCell.Type, for identifier: String) {
    guard lacksStoryboard, prototypes[identifier] == nil, cellClasses[identifier] == nil
    else { return }
    cellClasses[identifier] = type
  }
}
