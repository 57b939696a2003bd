public import Foundation

/// What stands at a side of a list cell.
@MainActor @preconcurrency public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosure, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
    case detail, popUpMenu
    case customView(ObjectIdentifier)
  }

  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayed: DisplayedState
  let actionHandler: (() -> Void)?
  /// What it shows, where that decides its width.
  let content: Content
  private let isHidden: Bool
  private let reservedWidth: LayoutDimension?
  let isLeading: Bool

  enum Content {
    case symbol
    case text(String, UIFont?)
    case view(UIView)
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false,
    isHidden: Bool?, reserved: LayoutDimension?, _ content: Content = .symbol,
    action: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden ?? false
    reservedWidth = reserved
    self.content = content
    actionHandler = action
  }

  /// Whether it stands in a cell that is edited, or is not.
  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: editing && !isHidden
    case .whenNotEditing: !editing && !isHidden
    }
  }

  /// The width that a cell keeps for it.
  var width: CGFloat {
    if case .custom(let width) = reservedWidth { return width }
    switch content {
    case .symbol: return symbolWidth
    case .text(let text, let font):
      let font = font ?? .preferredFont(forTextStyle: .body)
      return text.size(withAttributes: [.font: font]).width.rounded(.up)
    case .view(let view):
      let own = view.intrinsicContentSize.width
      return own > 0 ? own : view.bounds.width
    }
  }

  /// Those of a table's accessories; the ones that only lists have are as wide as a similar one.
  private var symbolWidth: CGFloat {
    switch accessoryType {
    case .disclosure, .outlineDisclosure, .popUpMenu: 9.5
    case .checkmark: 15
    default: 22
    }
  }

  /// Does what a tap on the accessory does.
  public func simulateTap() { actionHandler?() }

  // MARK: Options

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  public struct EditingOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public typealias DeleteOptions = EditingOptions
  public typealias InsertOptions = EditingOptions
  public typealias ReorderOptions = EditingOptions
  public typealias MultiselectOptions = EditingOptions

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  @MainActor @preconcurrency public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosure, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth, action: actionHandler)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth,
      action: actionHandler)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isLeading: true, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isLeading: true, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth, action: actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden,
      reserved: options.reservedLayoutWidth)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth,
      .text(text, options.font))
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    let selected = menu.selectedElements.first?.title
    return UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, reserved: options.reservedLayoutWidth,
      selected.map { .text($0, nil) } ?? .symbol)
  }

  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let (displayed, isLeading): (DisplayedState, Bool) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    return UICellAccessory(
      .customView(ObjectIdentifier(configuration.customView)), displayed, isLeading: isLeading,
      isHidden: configuration.isHidden, reserved: configuration.reservedLayoutWidth,
      .view(configuration.customView))
  }
}
