public import Foundation

// Objects of classes that are values: Objective-C makes them by any initializer, Swift by those that
// are `required`, which UIKit's are not.
extension RuntimeNames {
  private typealias Making = @MainActor (CGRect) -> AnyObject

  private static var makings: [ObjectIdentifier: Making] = [
    ObjectIdentifier(UIViewController.self): { _ in UIViewController() },
    ObjectIdentifier(UITableViewController.self): { _ in UITableViewController() },
    ObjectIdentifier(UIView.self): UIView.init(frame:),
    ObjectIdentifier(UIControl.self): UIControl.init(frame:),
    ObjectIdentifier(UILabel.self): UILabel.init(frame:),
    ObjectIdentifier(UIButton.self): UIButton.init(frame:),
    ObjectIdentifier(UIImageView.self): UIImageView.init(frame:),
    ObjectIdentifier(UIStackView.self): UIStackView.init(frame:),
    ObjectIdentifier(UISwitch.self): UISwitch.init(frame:),
    ObjectIdentifier(UITextField.self): UITextField.init(frame:),
    ObjectIdentifier(UIScrollView.self): UIScrollView.init(frame:),
    ObjectIdentifier(UITextView.self): UITextView.init(frame:),
    ObjectIdentifier(UIActivityIndicatorView.self): UIActivityIndicatorView.init(frame:),
    ObjectIdentifier(UIProgressView.self): UIProgressView.init(frame:),
    ObjectIdentifier(UIPageControl.self): UIPageControl.init(frame:),
    ObjectIdentifier(UISlider.self): UISlider.init(frame:),
    ObjectIdentifier(UISearchBar.self): UISearchBar.init(frame:),
    ObjectIdentifier(UICollectionReusableView.self): UICollectionReusableView.init(frame:),
    ObjectIdentifier(UICollectionViewCell.self): UICollectionViewCell.init(frame:),
    ObjectIdentifier(UICollectionViewListCell.self): UICollectionViewListCell.init(frame:),
  ]

  /// Tells how an object of a class is made of nothing.
  public static func addMaking<Made: AnyObject>(_ make: @escaping @MainActor () -> Made) {
    makings[ObjectIdentifier(Made.self)] = { _ in make() }
  }

  /// Tells how a view of a class is made by its frame.
  public static func addMaking<Made: AnyObject>(_ make: @escaping @MainActor (CGRect) -> Made) {
    makings[ObjectIdentifier(Made.self)] = make
  }

  /// An object of a class that some is known to be made of nothing; nil for others.
  package static func madeObject(of type: AnyClass) -> AnyObject? {
    makings[ObjectIdentifier(type)]?(.zero)
  }

  /// An object of a class that is a value, as `init()` or `init(frame:)` of the class makes it.
  public static func made<Made: AnyObject>(_ type: Made.Type, frame: CGRect = .zero) -> Made {
    guard let made = makings[ObjectIdentifier(type)]?(frame) as? Made else {
      fatalError(
        "Use of unimplemented initializer 'init()' for class '\(String(reflecting: type))'")
    }
    return made
  }
}
