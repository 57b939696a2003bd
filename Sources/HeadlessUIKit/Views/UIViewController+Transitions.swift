public import Foundation

/// What is known of a transition while it goes on.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// Lets a controller do something beside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a change of size, which takes no time.
private final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

extension UIViewController {
  /// Always `nil`: controllers come on screen and leave it without a transition.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Does what turning the device or resizing the window does: tells, resizes and lays out.
  public func simulateTransition(to size: CGSize) {
    loadViewIfNeeded()
    let transition = SizeTransition()
    viewWillTransition(to: size, with: transition)
    view.frame.size = size
    viewWillLayoutSubviews()
    transition.run()
    view.layoutIfNeeded()
    viewDidLayoutSubviews()
  }
}
