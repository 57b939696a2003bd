public import Foundation
import HeadlessUIKit

/// A view in other surroundings, or with something around it.
public struct ModifiedView<Content: View>: View, MadeView {
  public typealias Body = Never
  let content: Content
  var surround: (inout Surroundings) -> Void = { _ in }
  var wrap: (UIView) -> UIView = { $0 }

  func made(in surroundings: Surroundings) -> [UIView] {
    var inner = surroundings
    surround(&inner)
    return content.views(in: inner).map(wrap)
  }
}

extension View {
  private func surrounded(_ change: @escaping (inout Surroundings) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self, surround: change)
  }

  private func changed(_ change: @escaping @MainActor (UIView) -> Void) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      wrap: {
        change($0)
        return $0
      })
  }

  private func wrapped(
    _ arrange: @escaping @MainActor (_ outer: UIView, _ inner: UIView) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      wrap: { inner in
        let outer = UIView()
        arrange(outer, inner)
        return outer
      })
  }

  // MARK: Text

  public func font(_ font: Font?) -> ModifiedView<Self> {
    surrounded { if let font { $0.font = font.font } }
  }
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedView<Self> {
    surrounded { if let weight { $0.font = Font($0.font).weight(weight).font } }
  }
  public func bold(_ isActive: Bool = true) -> ModifiedView<Self> {
    fontWeight(isActive ? .bold : nil)
  }
  public func italic(_ isActive: Bool = true) -> ModifiedView<Self> { surrounded { _ in } }
  public func monospacedDigit() -> ModifiedView<Self> { surrounded { _ in } }
  public func lineLimit(_ number: Int?) -> ModifiedView<Self> {
    surrounded { $0.lineLimit = number ?? 0 }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView<Self> {
    surrounded {
      $0.alignment =
        switch alignment {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedView<Self> { surrounded { _ in } }

  // MARK: Colour

  public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
    surrounded { if let color { $0.color = color.color } }
  }
  public func foregroundStyle(_ style: Color) -> ModifiedView<Self> { foregroundColor(style) }
  public func tint(_ color: Color?) -> ModifiedView<Self> {
    changed { if let color { $0.tintColor = color.color } }
  }
  public func opacity(_ opacity: Double) -> ModifiedView<Self> {
    changed { $0.alpha = CGFloat(opacity) }
  }
  public func hidden() -> ModifiedView<Self> { opacity(0) }

  // MARK: Room

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
    let room = edges.insets(length ?? Self.usualPadding)
    return wrapped { $0.fill(with: $1, insets: room) }
  }
  public func padding(_ length: CGFloat) -> ModifiedView<Self> { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    wrapped { $0.fill(with: $1, insets: insets.directional) }
  }
  /// What `padding()` is on a phone.
  private static var usualPadding: CGFloat { 16 }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    wrapped { outer, inner in
      outer.place(inner, at: alignment)
      outer.widthAnchor.hold(width)
      outer.heightAnchor.hold(height)
      inner.take(width, height)
    }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    wrapped { outer, inner in
      outer.place(inner, at: alignment)
      outer.widthAnchor.keep(from: minWidth, to: maxWidth)
      outer.heightAnchor.keep(from: minHeight, to: maxHeight)
    }
  }

  public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedView<Self> {
    changed { view in
      view.contentMode = contentMode == .fit ? .scaleAspectFit : .scaleAspectFill
      guard let ratio, ratio > 0 else { return }
      let constraint = view.widthAnchor.constraint(
        equalTo: view.heightAnchor, multiplier: ratio)
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
  }
  public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> ModifiedView<Self> { aspectRatio(contentMode: .fill) }
  public func fixedSize() -> ModifiedView<Self> { fixedSize(horizontal: true, vertical: true) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView<Self> {
    changed { view in
      let axes: [(NSLayoutConstraint.Axis, Bool)] = [
        (.horizontal, horizontal), (.vertical, vertical),
      ]
      for (axis, isFixed) in axes where isFixed {
        view.setContentCompressionResistancePriority(.required, for: axis)
      }
    }
  }
  public func layoutPriority(_ value: Double) -> ModifiedView<Self> {
    changed {
      let priority = UILayoutPriority(Float(min(max(750 + value, 1), 999)))
      $0.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
  }

  // MARK: What is behind and before it

  public func background(_ color: Color) -> ModifiedView<Self> {
    wrapped { outer, inner in
      outer.fill(with: inner)
      outer.backgroundColor = color.color
    }
  }
  public func background<Back: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Back
  ) -> ModifiedView<Self> {
    let back = content()
    return wrapped { outer, inner in
      outer.fill(with: back.view(in: Surroundings()))
      outer.fill(with: inner)
    }
  }
  public func background<Back: View>(_ back: Back) -> ModifiedView<Self> {
    background { back }
  }
  public func background(_ color: Color, in shape: some Shape) -> ModifiedView<Self> {
    let radius = shape.cornerRadius
    return wrapped { outer, inner in
      outer.fill(with: inner)
      outer.backgroundColor = color.color
      outer.layer.cornerRadius = radius
    }
  }
  public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> ModifiedView<Self> {
    let front = content()
    return wrapped { outer, inner in
      outer.fill(with: inner)
      for view in front.views(in: Surroundings()) {
        outer.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
          view.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        ])
      }
    }
  }
  public func overlay<Front: View>(
    _ front: Front, alignment: Alignment = .center
  ) -> ModifiedView<Self> { overlay(alignment: alignment) { front } }
  public func cornerRadius(_ radius: CGFloat) -> ModifiedView<Self> {
    changed {
      $0.layer.cornerRadius = radius
      $0.clipsToBounds = true
    }
  }
  public func clipShape(_ shape: some Shape) -> ModifiedView<Self> {
    cornerRadius(shape.cornerRadius)
  }
  public func clipped() -> ModifiedView<Self> { changed { $0.clipsToBounds = true } }
  public func border(_ color: Color, width: CGFloat = 1) -> ModifiedView<Self> {
    changed {
      $0.layer.borderWidth = width
      $0.layer.borderColor = color.color.cgColor
    }
  }

  // MARK: What changes no size

  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedView<Self> { surrounded { _ in } }
  /// Buttons that nobody swipes to.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> ModifiedView<Self> { surrounded { _ in } }
  public func disabled(_ isDisabled: Bool) -> ModifiedView<Self> { surrounded { _ in } }
  public func labelsHidden() -> ModifiedView<Self> { surrounded { _ in } }
  public func contentShape(_ shape: some Shape) -> ModifiedView<Self> { surrounded { _ in } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView<Self> { surrounded { _ in } }
  public func rotationEffect(_ angle: Angle) -> ModifiedView<Self> { surrounded { _ in } }
  public func scaleEffect(_ scale: CGFloat) -> ModifiedView<Self> { surrounded { _ in } }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func imageScale(_ scale: Image.Scale) -> ModifiedView<Self> { surrounded { _ in } }
  public func accessibilityLabel(_ label: String) -> ModifiedView<Self> { surrounded { _ in } }
  public func accessibilityHidden(_ isHidden: Bool) -> ModifiedView<Self> { surrounded { _ in } }
  public func accessibilityIdentifier(_ name: String) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedView<Self> { surrounded { _ in } }
  /// Appearing and what is put off until then happens nowhere here.
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func task(_ action: @escaping @Sendable () async -> Void) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func animation(_ animation: Animation?, value: some Equatable) -> ModifiedView<Self> {
    surrounded { _ in }
  }
  public func id(_ id: some Hashable) -> ModifiedView<Self> { surrounded { _ in } }
  public func environmentObject(_ object: AnyObject) -> ModifiedView<Self> { surrounded { _ in } }
}

extension UIView {
  /// Takes the extents that a frame around it gives, where it has none of its own.
  fileprivate func take(_ width: CGFloat?, _ height: CGFloat?) {
    for (anchor, extent, axis) in [
      (widthAnchor, width, NSLayoutConstraint.Axis.horizontal), (heightAnchor, height, .vertical),
    ] {
      guard let extent, contentHuggingPriority(for: axis).rawValue <= 1 else { continue }
      let constraint = anchor.constraint(equalToConstant: extent)
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
  }
}

extension NSLayoutDimension {
  @MainActor fileprivate func hold(_ extent: CGFloat?) {
    if let extent, extent.isFinite, extent >= 0 {
      constraint(equalToConstant: extent).isActive = true
    }
  }

  /// Holds it between bounds; one without an upper bound takes all the room there is.
  @MainActor fileprivate func keep(from least: CGFloat?, to most: CGFloat?) {
    if let least, least.isFinite {
      constraint(greaterThanOrEqualToConstant: least).isActive = true
    }
    guard let most else { return }
    let wanted = constraint(equalToConstant: most.isFinite ? most : Self.allTheRoom)
    wanted.priority = UILayoutPriority(240)
    wanted.isActive = true
    if most.isFinite { constraint(lessThanOrEqualToConstant: most).isActive = true }
  }

  private static var allTheRoom: CGFloat { 10_000 }
}
