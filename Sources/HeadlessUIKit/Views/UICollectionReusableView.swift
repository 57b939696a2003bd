import CompositionalLayout
public import Foundation

/// A view that is put aside and used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView, ReusableView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a class known at run time only.
  ///
  /// Swift calls no initializer on such a class that is not `required`, which Apple's
  /// `init(frame:)` is not. A convenience initializer is inherited along with it.
  public required convenience init(dequeuedAt frame: CGRect) { self.init(frame: frame) }

  override var isLayoutBoundary: Bool { true }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// What constraints make of the axes that are estimated, by `systemLayoutSizeFitting`; without
  /// constraints, what `sizeThatFits` answers, which is the size that it has unless code says more.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard measuresItself else {
      let wish = sizeThatFits(layoutAttributes.size)
      if axes.contains(.horizontal) { layoutAttributes.size.width = wish.width }
      if axes.contains(.vertical) { layoutAttributes.size.height = wish.height }
      return layoutAttributes
    }
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes == [.horizontal] ? .required : .fittingSizeLevel)
    if size != layoutAttributes.size { layoutAttributes.size = size }
    return layoutAttributes
  }
}

extension UICollectionReusableView {
  /// Whether constraints inside, or texts of a list, make its size.
  var measuresItself: Bool {
    updateConstraintsInside()
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    return hasConstraintsInside || listSize(within: bounds.width) != nil
      || intrinsicContentSize != none
  }
}

/// The view of one item.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView,
  ConfiguredCell
{
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public private(set) var contentView = UIView(frame: .zero)
  open var isSelected = false { didSet { stateChanged(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = replacingContent(contentView, with: contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdateConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent(contentView, in: bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent(contentView, in: bounds)
  }

  /// Where the content view stands.
  var contentFrame: CGRect { bounds }

  // MARK: Configuration

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state)
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
}

/// A cell of a list; its accessories are not shown, but the content keeps clear of them.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { placeContent() } }
  open var indentationLevel = 0 { didSet { placeContent() } }
  open var indentationWidth: CGFloat = 10 { didSet { placeContent() } }
  open var indentsAccessories = true
  public private(set) lazy var separatorLayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  var isEditing = false {
    didSet {
      stateChanged(from: oldValue, to: isEditing)
      if oldValue != isEditing { placeContent() }
    }
  }

  /// The content stands between the accessories, which are 16 points from the edges, and 8 from
  /// each other and the content; and as many steps further in as the cell is indented.
  override var contentFrame: CGRect {
    let shown = accessories.filter { $0.isShown(editing: isEditing) }
    func room(_ accessories: [UICellAccessory]) -> CGFloat {
      accessories.isEmpty ? 0 : accessories.reduce(16) { $0 + $1.width + 8 }
    }
    let leading =
      room(shown.filter(\.isLeading)) + CGFloat(max(0, indentationLevel)) * indentationWidth
    let trailing = room(shown.filter { !$0.isLeading })
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? trailing : leading, y: 0,
      width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  private func placeContent() {
    guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
    contentView.frame = contentFrame
  }

  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    placeContent()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainCell()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = isEditing
    return state
  }
}

/// A cell that shows configurations, of a collection or a table.
@MainActor @preconcurrency protocol ConfiguredCell: UIView {
  var contentView: UIView { get }
  /// Where the content view stands.
  var contentFrame: CGRect { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func setNeedsUpdateConfiguration()
}

extension UIView {
  /// Adds a view that stands in a frame and grows with this one.
  func addContent(_ view: UIView, in frame: CGRect) {
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension ConfiguredCell {
  var contentFrame: CGRect { bounds }

  func stateChanged(from old: Bool, to new: Bool) {
    if old != new { setNeedsUpdateConfiguration() }
  }

  func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  /// The view that shows a configuration: the old one if it takes it, otherwise one of its own.
  func replacingContent(_ old: UIView, with content: (any UIContentConfiguration)?) -> UIView {
    guard let content else { return old }
    if let view = old as? any UIContentView, view.supports(content) {
      view.configuration = content
      return old
    }
    let view: UIView = content.makeContentView()
    old.removeFromSuperview()
    addContent(view, in: contentFrame)
    return view
  }

  /// Gives configurations the chance to look different in another state.
  func updateConfigurations(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }
}
