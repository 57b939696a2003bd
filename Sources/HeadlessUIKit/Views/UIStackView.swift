public import Foundation

/// Views in a row or a column, which is what constraints make of them.
@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The custom spacing that stands for the stack's own.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The custom spacing that stands for the system's.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsChanged()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsChanged()
  }

  /// The largest finite number stands for the stack's own spacing, as in UIKit.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The room between an arranged view and the next.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let own = custom == Self.spacingUseDefault ? spacing : custom
    return own == Self.spacingUseSystem ? systemSpacing : own
  }

  /// Whether a view takes no room in the stack because it is hidden.
  func isArrangedAndHidden(_ view: UIView) -> Bool {
    view.isHidden && arrangedSubviews.contains { $0 === view }
  }

  open override var forFirstBaselineLayout: UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.first : shown.max(by: isShorter))?.forFirstBaselineLayout
      ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? shown.last : shown.max(by: isShorter))?.forLastBaselineLayout
      ?? self
  }

  /// A row has the baseline of the tallest of its views.
  private func isShorter(_ view: UIView, _ other: UIView) -> Bool {
    view.intrinsicContentSize.height < other.intrinsicContentSize.height
  }
}
