// The initializers of UIKit's classes that those below them have.
extension StandIns {
  private static let uikits: Set = [
    [], ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["style", "reuseIdentifier"],
    ["rootViewController"], ["image"], ["type"], ["collectionViewLayout"],
    ["frame", "collectionViewLayout"], ["arrangedSubviews"],
  ]

  /// Those of them that most views have not, each with the one that has it.
  private static let ofOneView: [[String]: String] = [
    ["type"]: "UIButton", ["image"]: "UIImageView", ["arrangedSubviews"]: "UIStackView",
    ["style"]: "UIActivityIndicatorView",
  ]

  private static let plainViews: Set = [
    "UIView", "UIButton", "UILabel", "UIControl", "UITextField", "UITextView", "UIStackView",
    "UIImageView", "UICollectionViewCell", "UICollectionReusableView",
  ]

  private static let kindsOfButtons: Set = [
    "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close", "plain",
    "roundedRect",
  ]

  /// Whether an initializer with these labels, which a class is made with, is that of UIKit's class
  /// that it is below.
  func isUIKits(_ labels: [String], of name: String, below superclass: String) -> Bool {
    guard Self.uikits.contains(labels) else { return false }
    guard let owner = Self.ofOneView[labels], Self.plainViews.contains(superclass) else {
      return true
    }
    guard owner == superclass else { return false }
    // A button may be of a kind of the app's.
    let kinds = uses.implied["\(name)_type"] ?? []
    return labels != ["type"] || kinds.isSubset(of: Self.kindsOfButtons)
  }
}
