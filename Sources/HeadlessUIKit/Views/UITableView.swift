import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// A table view without a screen, over the same state as a collection view.
///
/// Rows, headers and footers stand one below the other, with the paddings of the table's style.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"

  public let style: Style
  /// Rows that a storyboard has; nil where a data source gives them.
  var staticSections: [StaticSection]?
  open weak var delegate: (any UITableViewDelegate)? { didSet { setNeedsGeometry() } }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsGeometry() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsGeometry() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsGeometry() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsGeometry() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsGeometry() }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var sectionIndexColor: UIColor?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var dragInteractionEnabled = true
  open var isEditing = false {
    didSet { for cell in visibleCells { cell.setEditing(isEditing, animated: false) } }
  }

  /// Whether its rows are plain cells, whatever its data source would give.
  package var showsPlainViews = false

  var state = CollectionViewState()
  let displayed = DisplayedViews()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// What makes the cells that a nib or a storyboard describes.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  /// Whether it comes from a storyboard that is not given.
  var lacksStoryboard = false
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var headerFooterPrototypes: [String: () -> UITableViewHeaderFooterView?] = [:]
  var pendingUpdate: PendingUpdate?
  var prefetching = Prefetching()
  /// The row for which the request that is going on has dequeued a cell.
  var dequeuedRow: IndexPath?
  var hasLaidOut = false
  var needsReload = true { didSet { if needsReload { setNeedsLayout() } } }
  private var geometry: TableGeometry?
  private var isLayingOut = false
  private var lastWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsGeometry()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    commitCounts()
    if bounds.width != lastWidth {
      lastWidth = bounds.width
      state.forgetMeasurements()
      setNeedsGeometry()
    }
    measure()
    hasLaidOut = true
    displayed.carryOut(state.display(elements(in: bounds)), for: self)
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(currentGeometry.height) + footerHeight)
    tableFooterView?.frame.origin.y = CGFloat(currentGeometry.height)
    if !displayed.isUpdating { displayed.endLeaving() }
    prefetchAhead()
  }

  /// Asks the rows on screen that size themselves, from top to bottom, for their heights.
  private func measure() {
    var asked: Set<ItemIndexPath> = []
    while let element = elements(in: bounds).first(where: { needsMeasuring($0, asked) }) {
      let path = element.place.path
      asked.insert(path)
      guard let cell = displayed.obtain(element, from: self) as? UITableViewCell else {
        continue
      }
      cell.frame = CGRect(element.frame)
      cell.updateConfigurationIfNeeded()
      let size = cell.systemLayoutSizeFitting(
        cell.bounds.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let old = state.measured(path)
      state.measure(path, as: CompositionalLayout.LayoutExtent(size))
      if old?.height != size.height { geometry = nil }
    }
  }

  private func needsMeasuring(_ element: DisplayedElement, _ asked: Set<ItemIndexPath>) -> Bool {
    guard case .cell(let path) = element.place, !asked.contains(path) else { return false }
    return state.measured(path) == nil && fixedHeight(ofRowAt: path) == nil
  }

  func elements(in rect: CGRect) -> [DisplayedElement] {
    let insets = adjustedContentInset
    let visible =
      Double(
        bounds.minY + insets.top)...Double(
        max(bounds.maxY - insets.bottom, bounds.minY + insets.top))
    return currentGeometry.elements(
      in: Double(rect.minY)...Double(rect.maxY), floatingIn: style == .plain ? visible : nil)
  }

  func setNeedsGeometry() {
    geometry = nil
    setNeedsLayout()
  }

  var currentGeometry: TableGeometry {
    if let geometry { return geometry }
    let made = TableGeometry(
      width: Double(bounds.width), side: sideInset,
      top: Double(tableHeaderView?.bounds.height ?? 0), rowCounts: state.itemCounts,
      extents: TableGeometry.Extents(
        header: { self.extent(ofBoundary: TableGeometry.headerKind, $0) },
        row: {
          self.fixedHeight(ofRowAt: $0) ?? self.state.measured($0)?.height
            ?? self.estimatedHeight(ofRowAt: $0)
        },
        footer: { self.extent(ofBoundary: TableGeometry.footerKind, $0) },
        padding: { self.padding(ofSection: $0, header: $1, footer: $2) }
      ))
    geometry = made
    return made
  }

  /// The geometry and what is on screen as one end of an animation.
  var stage: AnimationStage {
    let geometry = currentGeometry
    return AnimationStage(onScreen: Array(state.displayed.values)) { place in
      let frame: LayoutRect? =
        switch place {
        case .cell(let path): geometry.row(path)
        case .supplementary(let kind, let path): geometry.boundary(kind, section: path.section)
        case .decoration: nil
        }
      return frame.map { DisplayedElement(place: place, frame: $0) }
    }
  }

  /// Asks the data source for its counts if nothing is known of them.
  func commitCounts() {
    guard needsReload else { return }
    needsReload = false
    displayed.carryOut(state.reload(itemCounts: currentCounts()), for: self)
    displayed.endLeaving()
    setNeedsGeometry()
  }

  /// The counts that the data source answers now.
  func currentCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  open func reloadData() { needsReload = true }

  /// What the last update animates; each of its batches in turn.
  public internal(set) var simulatedAnimations: [SimulatedAnimation] = []

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(frame); dataSource: \(dataSource == nil ? "nil" : "set")>"
    }
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
