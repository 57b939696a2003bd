import Foundation

/// What an outlet holds that no nib has connected: a view of its type, made when it is needed.
@MainActor public enum NibOutlet {
  /// A view, a constraint or an item for the outlet of that name; nil for anything else.
  ///
  /// A collection view of a controller fills the controller's view, as most do.
  public static func made<Value>(_ name: String, of owner: AnyObject) -> Value? {
    let made = object(as: Value.self)
    if made != nil { StandInUses.note(\.outlets, "\(type(of: owner)).\(name)") }
    StandInViews.registerElsewhere(made)
    if let view = made as? UIScrollView, let controller = owner as? UIViewController,
      let parent = controller.viewIfLoaded
    {
      view.frame = parent.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    } else if let view = made as? UIView {
      place(view, in: owner)
    }
    return made as? Value
  }

  /// Puts a view into what its owner shows.
  static func place(_ view: UIView, in owner: AnyObject) {
    switch owner {
    case let cell as UICollectionViewCell: cell.contentView.addSubview(view)
    case let cell as UITableViewCell: cell.contentView.addSubview(view)
    case let parent as UIView: parent.addSubview(view)
    case let controller as UIViewController: controller.viewIfLoaded?.addSubview(view)
    default: break
    }
  }

  private static func object<Value>(as type: Value.Type) -> Any? {
    switch type {
    case is UICollectionView.Type:
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case let view as UIView.Type: return view.init(coder: EmptyCoder())
    case is NSLayoutConstraint.Type:
      return NSLayoutConstraint(
        item: UIView(frame: .zero), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    case is UIBarButtonItem.Type: return UIBarButtonItem()
    case is UITapGestureRecognizer.Type: return UITapGestureRecognizer()
    case is UICollectionViewFlowLayout.Type: return UICollectionViewFlowLayout()
    default: return nil
    }
  }
}

/// A coder with nothing in it, for what is made by `init(coder:)`.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
}
