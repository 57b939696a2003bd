import UIKit

public enum Spacing {
  public static let small: CGFloat = 8
  public static let large: CGFloat = 20
}

extension UIColor {
  public static let card = UIColor {
    $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .white
  }
}

public protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { public static var reuseIdentifier: String { String(describing: self) } }

extension UICollectionView {
  public func register<Cell: UICollectionViewCell & Reusable>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }
  public func dequeue<Cell: UICollectionViewCell & Reusable>(
    _ type: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as! Cell
  }
}
