import CompositionalLayout
public import Foundation

/// A list's appearance; what colours and separators look like has no effect on frames.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable { case none, supplementary }

  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var contentHuggingElements: ContentHuggingElements = []

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var base: ListConfiguration {
    ListConfiguration(
      appearance: ListConfiguration.Appearance.allCases[appearance.rawValue],
      headerMode: ListConfiguration.HeaderMode.allCases[headerMode.rawValue],
      footerMode: ListConfiguration.FooterMode.allCases[footerMode.rawValue],
      headerTopPadding: headerTopPadding.map { Double($0) })
  }
}

/// How the lines between the cells of a list look.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Stands for insets that the list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The actions that swiping a cell or a row offers.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
  public convenience override init() { self.init(actions: []) }
}

/// One action that swiping offers.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  /// Does what a tap on the action does.
  ///
  /// - Returns: What the handler told its completion; `nil` when it has told nothing yet.
  @discardableResult
  public func simulateTap() -> Bool? {
    var told: Bool?
    handler(self, UIView(frame: .zero)) { told = $0 }
    return told
  }
}
