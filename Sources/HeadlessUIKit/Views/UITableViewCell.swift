public import Foundation

/// The view of one row.
@MainActor @preconcurrency open class UITableViewCell: UIView, ReusableView, ConfiguredCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public internal(set) var reuseIdentifier: String?
  public private(set) var contentView = UIView(frame: .zero)
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let detailTextLabel: UILabel?
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var editingStyle: EditingStyle { .none }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  open var isSelected = false { didSet { stateChanged(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(from: oldValue, to: isHighlighted) } }
  open var isEditing = false { didSet { stateChanged(from: oldValue, to: isEditing) } }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView = replacingContent(contentView, with: contentConfiguration) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private let style: CellStyle
  private var needsUpdateConfiguration = true

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    detailTextLabel = style == .default ? nil : UILabel(frame: .zero)
    super.init(frame: .zero)
    addContent(contentView, in: bounds)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    style = .default
    detailTextLabel = nil
    super.init(coder: coder)
    addContent(contentView, in: bounds)
  }

  /// Creates a cell of a class known at run time only.
  ///
  /// Swift calls no initializer on such a class that is not `required`, which Apple's
  /// `init(style:reuseIdentifier:)` is not. A convenience initializer is inherited along with it.
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  override var isLayoutBoundary: Bool { true }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Configuration

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
  }

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

/// The view above or below the rows of a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView, ReusableView {
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContent(contentView, in: bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent(contentView, in: bounds)
  }

  /// Creates a view of a class known at run time only.
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  override var isLayoutBoundary: Bool { true }

  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}
