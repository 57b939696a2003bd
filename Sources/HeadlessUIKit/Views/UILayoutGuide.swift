public import Foundation

/// A rectangle with anchors that is no view.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The guides that a view gives, which are where the view says.
  enum Role { case own, safeArea, margins, readable, content, frame, keyboard }

  open var identifier = ""
  /// The view whose coordinates it is in.
  public internal(set) weak var owningView: UIView?
  /// Where it was last laid out.
  public internal(set) var layoutFrame = CGRect.zero
  let role: Role

  public override init() { role = .own }

  init(_ role: Role, of view: UIView? = nil) {
    self.role = role
    owningView = view
    super.init()
    identifier =
      switch role {
      case .own: ""
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readable: "UIViewReadableContentGuide"
      case .content: "UIScrollView-contentLayoutGuide"
      case .frame: "UIScrollView-frameLayoutGuide"
      case .keyboard: "UIKeyboardLayoutGuide"
      }
  }
}

/// Where the keyboard is: none is shown here, so at the end of a view, as high as its safe area there.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let known = givenGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let known { return known }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    givenGuides.append(guide)
    return guide
  }

  /// The guide of a role, which is the same one each time.
  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let known = givenGuides.first(where: { $0.role == role }) { return known }
    let guide = UILayoutGuide(role, of: self)
    givenGuides.append(guide)
    return guide
  }
}
