public import Foundation
import HeadlessUIKit

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public struct Alignment: Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// What SwiftUI puts between two views where a stack does not say: 8 points between most.
let usualSpacing: CGFloat = 8

extension View {
  fileprivate func stacked(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat?, _ alignment: UIStackView.Alignment,
    in surroundings: Surroundings
  ) -> UIStackView {
    var inner = surroundings
    inner.axis = axis
    let stack = UIStackView(arrangedSubviews: views(in: inner))
    stack.axis = axis
    stack.spacing = spacing ?? usualSpacing
    stack.alignment = alignment
    return stack
  }
}

public struct HStack<Content: View>: View, MadeView {
  public typealias Body = Never
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func made(in surroundings: Surroundings) -> [UIView] {
    let across: UIStackView.Alignment =
      switch alignment {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      case .firstTextBaseline: .firstBaseline
      case .lastTextBaseline: .lastBaseline
      }
    return [content.stacked(.horizontal, spacing: spacing, across, in: surroundings)]
  }
}

public struct VStack<Content: View>: View, MadeView {
  public typealias Body = Never
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

  func made(in surroundings: Surroundings) -> [UIView] {
    let across: UIStackView.Alignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return [content.stacked(.vertical, spacing: spacing, across, in: surroundings)]
  }
}

/// Made whole: here no part of a stack waits until it is scrolled to.
public typealias LazyHStack = HStack
public typealias LazyVStack = VStack

public struct ZStack<Content: View>: View, MadeView {
  public typealias Body = Never
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    var inner = surroundings
    inner.axis = nil
    let outer = UIView()
    for view in content.views(in: inner) { outer.place(view, at: alignment) }
    return [outer]
  }
}

public struct Spacer: View, MadeView {
  public typealias Body = Never
  private let least: CGFloat
  public init(minLength: CGFloat? = nil) { least = minLength ?? 0 }

  func made(in surroundings: Surroundings) -> [UIView] {
    let view = UIView()
    // A stack gives it what is left over, before it stretches anything else.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
    }
    let isVertical = surroundings.axis == .vertical
    let (long, short) =
      isVertical ? (view.heightAnchor, view.widthAnchor) : (view.widthAnchor, view.heightAnchor)
    long.constraint(greaterThanOrEqualToConstant: least).isActive = true
    let none = long.constraint(equalToConstant: least)
    none.priority = UILayoutPriority(2)
    none.isActive = true
    short.constraint(equalToConstant: 0).isActive = true
    return [view]
  }
}

public struct Divider: View, MadeView {
  public typealias Body = Never
  public init() {}
  func made(in surroundings: Surroundings) -> [UIView] {
    let view = UIView()
    view.backgroundColor = .separator
    let thickness =
      surroundings.axis == .horizontal ? view.widthAnchor : view.heightAnchor
    thickness.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    return [view]
  }
}

extension UIView {
  /// Holds a view inside at an alignment, at least as large as that.
  func place(_ view: UIView, at alignment: Alignment) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      alignment.horizontal == .leading
        ? view.leadingAnchor.constraint(equalTo: leadingAnchor)
        : alignment.horizontal == .trailing
          ? view.trailingAnchor.constraint(equalTo: trailingAnchor)
          : view.centerXAnchor.constraint(equalTo: centerXAnchor),
      alignment.vertical == .top
        ? view.topAnchor.constraint(equalTo: topAnchor)
        : alignment.vertical == .bottom
          ? view.bottomAnchor.constraint(equalTo: bottomAnchor)
          : view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    // It hugs what is inside as far as nothing else says how large it is.
    for (outer, inner) in [(widthAnchor, view.widthAnchor), (heightAnchor, view.heightAnchor)] {
      let hug = outer.constraint(equalTo: inner)
      hug.priority = UILayoutPriority(200)
      hug.isActive = true
    }
  }

  /// Holds a view inside with room around it.
  func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}
