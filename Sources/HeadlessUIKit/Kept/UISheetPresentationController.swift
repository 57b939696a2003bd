public import Foundation

/// What a sheet's own height is asked with.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A sheet over a controller: only kept.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  public struct Detent: Hashable, Sendable {
    private let name: String
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    @MainActor @preconcurrency public static func medium() -> Detent { Detent(name: "medium") }
    @MainActor @preconcurrency public static func large() -> Detent { Detent(name: "large") }
    @MainActor @preconcurrency public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(name: identifier?.rawValue ?? "custom") }
  }

  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open func animateChanges(_ changes: () -> Void) { changes() }
  open var preferredCornerRadius: CGFloat?
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open weak var sourceView: UIView?
  open func invalidateDetents() {}
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
