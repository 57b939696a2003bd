public import HeadlessUIKit

// UIKit's views and controllers as SwiftUI's: made and updated once, when they are shown.

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a change comes with: nothing is animated here.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = true
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// What a view is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  /// The view that is made and updated once, and who must live as long.
  public var madeView: RepresentedView<Self> {
    let context = Context(coordinator: makeCoordinator())
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return RepresentedView(view, context.coordinator)
  }

  /// The same as any other view.
  var plainView: UIView { madeView }
}

extension UIViewControllerRepresentable {
  /// The view of the controller that is made and updated once.
  var plainView: UIView {
    let context = Context(coordinator: makeCoordinator())
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return RepresentedView<Self>(controller.view, (controller, context.coordinator))
  }
}

/// Holds a view, and who must live as long.
public final class RepresentedView<Representable: View>: UIView {
  private let kept: Any

  init(_ view: UIView, _ kept: Any) {
    self.kept = kept
    super.init(frame: view.frame)
    fill(with: view, insets: NSDirectionalEdgeInsets.zero)
  }

  /// Nothing: no nib has such a view.
  public required init?(coder: NSCoder) { nil }
}
