import Foundation
public import HeadlessUIKit

/// Begins an app as iOS does: its delegates are made and told, and what they put into the window
/// is the first screen.
extension ImportReport {
  /// Makes a delegate of the app or of its scene, and tells it that the app begins.
  public func launch(_ make: () -> AnyObject) {
    let delegate = make()
    let application = UIApplication.shared
    if let delegate = delegate as? any UIApplicationDelegate {
      application.delegate = delegate
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      know(delegate.window?.rootViewController)
    }
    if let delegate = delegate as? any UIWindowSceneDelegate {
      let scene = UIWindowScene()
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      know(delegate.window?.rootViewController)
    }
    for window in application.windows { know(window.rootViewController) }
    know(UIStoryboard.main?.instantiateInitialViewController())
    delegates.append(delegate)
  }

  /// Remembers the controllers that a function of the app's makes, as whoever calls it would have
  /// them.
  public func know(_ make: () -> UIViewController?) { remember(make()) }

  private func remember(_ root: UIViewController?) {
    for controller in root?.shownControllers ?? [] where !(controller is UINavigationController) {
      let type = ObjectIdentifier(type(of: controller))
      if made[type] == nil { made[type] = controller }
    }
  }

  /// Whether the app made a controller when it began, or a function of its did.
  func isOfApp(_ controller: UIViewController) -> Bool {
    made[ObjectIdentifier(type(of: controller))] === controller
  }

  /// Loads what the app shows first, as its window does before the main queue turns: what was put
  /// off while the app began may count on it.
  func loadFirstScreen() {
    guard let firstScreen, !unloaded.contains("\(type(of: firstScreen))") else { return }
    keepRequests()
    firstScreen.loadViewIfNeeded()
    keepRequests(of: firstScreen)
  }

  /// Remembers the controllers that an app shows, the first with a collection view as the screen.
  private func know(_ root: UIViewController?) {
    guard let root else { return }
    remember(root)
    if firstScreen == nil { firstScreen = root.shownControllers.first { !$0.isContainer } }
  }
}

extension UIViewController {
  /// It and the controllers inside it, from the one that is seen first.
  fileprivate var shownControllers: [UIViewController] {
    var inside = children
    if let bar = self as? UITabBarController, let selected = bar.selectedViewController {
      inside = [selected] + inside.filter { $0 !== selected }
    }
    return [self] + inside.flatMap(\.shownControllers)
  }

  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
