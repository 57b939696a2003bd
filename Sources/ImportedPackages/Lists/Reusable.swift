public import Foundation
public import HeadlessUIKit

// The calls of the package Reusable: views are known by the names of their classes.

@MainActor @preconcurrency
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  public static var reuseIdentifier: String { String(describing: self) }
}

@MainActor @preconcurrency
public protocol NibLoadable: AnyObject {
  static var nib: UINib { get }
}

extension NibLoadable {
  public static var nib: UINib {
    UINib(nibName: String(describing: self), bundle: Bundle(for: self))
  }
}

public typealias NibReusable = Reusable & NibLoadable

/// A controller of the storyboard that is called as it is.
@MainActor @preconcurrency
public protocol StoryboardBased: AnyObject {
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
  }
}

extension StoryboardBased where Self: UIViewController {
  public static func instantiate() -> Self {
    guard let found = sceneStoryboard.instantiateInitialViewController() as? Self else {
      fatalError("The initialViewController of '\(sceneStoryboard)' is not of class '\(self)'")
    }
    return found
  }
}

extension UICollectionView {
  public func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable {
    register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public func register<Cell: UICollectionViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
  }

  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = cell as? Cell else { Self.fail(cellType.reuseIdentifier, cellType) }
    return cell
  }

  public func register<Supplementary: UICollectionReusableView>(
    supplementaryViewType: Supplementary.Type, ofKind elementKind: String
  ) where Supplementary: Reusable {
    register(
      supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
      withReuseIdentifier: supplementaryViewType.reuseIdentifier)
  }

  public func dequeueReusableSupplementaryView<Supplementary: UICollectionReusableView>(
    ofKind elementKind: String, for indexPath: IndexPath,
    viewType: Supplementary.Type = Supplementary.self
  ) -> Supplementary where Supplementary: Reusable {
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
    guard let view = view as? Supplementary else { Self.fail(viewType.reuseIdentifier, viewType) }
    return view
  }

  private static func fail(_ identifier: String, _ type: Any.Type) -> Never {
    fatalError("what was registered as \(identifier) is no \(type)")
  }
}
