#if os(Linux)
  import Foundation
  import HeadlessUIKit
#else
  import UIKit
#endif

/// A screen on which a view or a controller is shown.
///
/// Here there is no window: a view has the screen's size, traits and safe area of its own. On a Mac
/// a window has them, and what it shows inherits them.
@MainActor struct Stage {
  /// What the layout stands in.
  let collectionView: UICollectionView
  /// What must live as long as the view is looked at.
  private let held: [AnyObject]

  /// A layout with plain cells, as many as the screen says.
  init(showing layout: UICollectionViewLayout, on screen: LayoutScreen) {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: screen.size), collectionViewLayout: layout)
    let source = PlainDataSource(itemCounts: screen.itemCounts)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: PlainDataSource.identifier)
    view.dataSource = source
    self.init(showing: view, on: screen, holding: [source])
  }

  /// A view with its own data.
  init(showing view: UICollectionView, on screen: LayoutScreen, holding held: [AnyObject] = []) {
    #if os(Linux)
      view.frame = CGRect(origin: .zero, size: screen.size)
      view.prepare(for: screen)
      view.layoutIfNeeded()
      self.held = held
    #else
      let controller = UIViewController()
      let window = Self.window(showing: controller, on: screen)
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      window.layoutIfNeeded()
      self.held = held + [window]
    #endif
    collectionView = view
  }

  /// The first collection view of a controller; nil where it shows none.
  init?(showing controller: UIViewController, on screen: LayoutScreen) {
    #if os(Linux)
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(origin: .zero, size: screen.size)
      controller.view.prepare(for: screen)
      controller.simulateAppearing()
      held = [controller]
    #else
      held = [Self.window(showing: controller, on: screen), controller]
    #endif
    guard let view = controller.view.first(UICollectionView.self) else { return nil }
    view.layoutIfNeeded()
    collectionView = view
  }

  #if !os(Linux)
    /// A window as large as the screen; the safe area of the simulator's own is evened out.
    private static func window(
      showing controller: UIViewController, on screen: LayoutScreen
    ) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
      window.rootViewController = controller
      controller.traitOverrides.set(for: screen)
      window.isHidden = false
      let given = window.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: screen.safeArea.top - given.top, left: screen.safeArea.left - given.left,
        bottom: screen.safeArea.bottom - given.bottom, right: screen.safeArea.right - given.right)
      window.layoutIfNeeded()
      return window
    }
  #endif
}

#if os(Linux)
  extension UIView {
    /// Gives the view the traits and the safe area of a screen.
    fileprivate func prepare(for screen: LayoutScreen) {
      traitOverrides.set(for: screen)
      safeAreaInsets = UIEdgeInsets(
        top: screen.safeArea.top, left: screen.safeArea.left, bottom: screen.safeArea.bottom,
        right: screen.safeArea.right)
    }
  }
#endif

extension TestPlace {
  /// What something with a screen gives; nil where UIKit raises an exception meanwhile, which fails
  /// the test.
  ///
  /// Apple's UIKit ends the whole run with one.
  @MainActor func tellingExceptions<Answer>(
    on screen: LayoutScreen, _ body: @MainActor () throws -> Answer
  ) rethrows -> Answer? {
    #if os(Linux)
      var answer: Answer?
      let raised = try UIKitException.observe { answer = try body() }
      for exception in raised {
        fail("On \(screen.title) UIKit raises \(exception.name): \(exception.reason)")
      }
      return raised.isEmpty ? answer : nil
    #else
      return try body()
    #endif
  }
}

extension UITraitOverrides {
  fileprivate mutating func set(for screen: LayoutScreen) {
    displayScale = screen.scale
    userInterfaceIdiom = screen.isPad ? .pad : .phone
    horizontalSizeClass = screen.sizeClasses.horizontal
    verticalSizeClass = screen.sizeClasses.vertical
    layoutDirection = screen.readsRightToLeft ? .rightToLeft : .leftToRight
    preferredContentSizeCategory = screen.category
  }
}

/// Gives empty cells and headers, for layouts that are looked at without data.
private final class PlainDataSource: NSObject, UICollectionViewDataSource {
  static let identifier = "LayoutTesting"

  private let itemCounts: [Int]

  init(itemCounts: [Int]) { self.itemCounts = itemCounts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCounts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
