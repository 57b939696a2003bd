public import Foundation
public import HeadlessUIKit

/// A cell's content that is made of SwiftUI's views.
///
/// What it comes to is an estimate: stacks share out room as constraints do, not by proposals.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  fileprivate let content: Content
  fileprivate var background: UIColor?
  fileprivate var margins: [Edge: CGFloat] = [:]
  fileprivate var leastWidth: CGFloat?
  /// A row is no lower than what a finger touches.
  fileprivate var leastHeight: CGFloat? = 44

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(rawValue: 1 << edge.rawValue)) {
      copy.margins[edge] = length
    }
    return copy
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }
  public func background(_ color: Color) -> Self {
    var copy = self
    copy.background = color.color
    return copy
  }
  public func background<Back: View>(@ViewBuilder content: () -> Back) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    (copy.leastWidth, copy.leastHeight) = (width, height)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView { HostingView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of such a content.
private final class HostingView<Content: View>: UIView, UIContentView, ValueMadeView {
  private let parts = PartTypes()
  var partTypes: Set<String> { parts.names }
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: UIHostingConfiguration<Content>) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIHostingConfiguration<Content> else { return }
    backgroundColor = shown.background
    let usual = directionalLayoutMargins
    let root = UIView()
    var surroundings = Surroundings()
    surroundings.parts = parts
    root.place(shown.content.view(in: surroundings), at: .center)
    fill(
      with: root,
      insets: NSDirectionalEdgeInsets(
        top: shown.margins[.top] ?? usual.top, leading: shown.margins[.leading] ?? usual.leading,
        bottom: shown.margins[.bottom] ?? usual.bottom,
        trailing: shown.margins[.trailing] ?? usual.trailing))
    if let least = shown.leastHeight {
      heightAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
    }
    if let least = shown.leastWidth {
      widthAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
    }
  }
}

/// A controller whose view is made of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = UIView()
    view.place(rootView.view(in: Surroundings()), at: .center)
    self.view = view
  }
}
