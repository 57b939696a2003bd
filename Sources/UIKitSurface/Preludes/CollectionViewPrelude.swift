/// UIKit's collection view, its cells and their registrations.
let collectionViewPrelude = #"""
  protocol UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView
  }
  protocol UICollectionViewDelegate {}
  protocol UICollectionViewDataSourcePrefetching {}
  protocol UIScrollViewDelegate {}

  class UIScrollView: UIView {
    enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    enum KeyboardDismissMode: Int { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    struct DecelerationRate: Hashable {
      let rawValue: CGFloat
      static let normal = DecelerationRate(rawValue: 0.998)
      static let fast = DecelerationRate(rawValue: 0.99)
    }
    var _offset = CGPoint.zero
    var contentOffset: CGPoint {
      get { _offset }
      set { _offset = newValue }
    }
    var contentInset = UIEdgeInsets.zero
    var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    var showsVerticalScrollIndicator = true
    var showsHorizontalScrollIndicator = true
    var isScrollEnabled = true
    var isPagingEnabled = false
    var bounces = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var decelerationRate = DecelerationRate.normal
    var keyboardDismissMode = KeyboardDismissMode.none
    var refreshControl: UIRefreshControl? = nil
    var contentSize: CGSize {
      get { _contentSize() }
      set {}
    }
    var isDecelerating: Bool { false }
    var isDragging: Bool { false }
    var isTracking: Bool { false }
    var isDirectionalLockEnabled = false
    var scrollIndicatorInsets = UIEdgeInsets.zero
    var adjustedContentInset: UIEdgeInsets { contentInset }
    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    var contentLayoutGuide: UILayoutGuide { UILayoutGuide(_of: self, 4) }
    var frameLayoutGuide: UILayoutGuide { UILayoutGuide(_of: self, 5) }
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.contentOffset = contentOffset
    }
  }

  class UICollectionView: UIScrollView {
    enum ScrollDirection: Int { case vertical, horizontal }
    enum ElementCategory: Int { case cell, supplementaryView, decorationView }

    struct ScrollPosition: OptionSet, Hashable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let top = ScrollPosition(rawValue: 1)
      static let centeredVertically = ScrollPosition(rawValue: 2)
      static let bottom = ScrollPosition(rawValue: 4)
      static let left = ScrollPosition(rawValue: 8)
      static let centeredHorizontally = ScrollPosition(rawValue: 16)
      static let right = ScrollPosition(rawValue: 32)
    }

    struct CellRegistration<Cell, Item> {
      typealias Handler = (Cell, IndexPath, Item) -> Void
      let _handler: (Cell, IndexPath, Item) -> Void
      let _cellClass: Any
      let _identifier: String
      var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? =
        nil
      init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
        _handler = handler
        _cellClass = Cell.self
        _identifier = _newRegistration()
      }
    }

    struct SupplementaryRegistration<Supplementary> {
      typealias Handler = (Supplementary, String, IndexPath) -> Void
      let _elementKind: String
      let _handler: (Supplementary, String, IndexPath) -> Void
      let _viewClass: Any
      let _identifier: String
      init(
        elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
      ) {
        _elementKind = elementKind
        _handler = handler
        _viewClass = Supplementary.self
        _identifier = _newRegistration()
      }
    }

    static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    weak var delegate: Any? = nil
    weak var dataSource: Any? = nil { didSet { _needsCounts = true } }
    var _needsCounts = true
    /// Whether it is the world's own view, which no program has placed.
    var _fillsScreen = false
    /// Whether cells may be prototypes of a storyboard, which nobody registers.
    var _hasPrototypes = false
    weak var prefetchDataSource: Any? = nil
    var isPrefetchingEnabled = true
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsFocus = true
    var selectionFollowsFocus = false
    var remembersLastFocusedIndexPath = false
    var dragInteractionEnabled = true
    var isEditing = false
    var backgroundView: UIView? = nil
    var _selected: [IndexPath] = []
    var _classes: [String: Any] = [:]
    var _dequeued: [UICollectionReusableView] = []
    var _cells: [IndexPath: UICollectionViewCell] = [:]
    var collectionViewLayout: UICollectionViewLayout {
      didSet { _adopt(animated: false) }
    }

    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      layout.collectionView = self
      _setCollectionView(self)
    }

    required init?(coder: NSCoder) { return nil }

    func _adopt(animated: Bool) {
      collectionViewLayout.collectionView = self
      _setLayout(self, animated)
    }

    func setCollectionViewLayout(
      _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
      if animated { _willAnimateLayout() }
      collectionViewLayout = layout
      completion?(true)
    }

    func reloadData() {
      _needsCounts = true
      _reloadData(self)
    }

    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      _needsCounts = true
      _invalidate(collectionViewLayout)
      completion?(true)
    }

    override var contentOffset: CGPoint {
      get { _contentOffset() }
      set { _setContentOffset(newValue) }
    }

    func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      _scroll(indexPath, scrollPosition.rawValue)
    }

    func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      guard let indexPath else { _selected = []; return }
      _selected = allowsMultipleSelection ? _selected + [indexPath] : [indexPath]
      if scrollPosition.rawValue != 0 { _scroll(indexPath, scrollPosition.rawValue) }
    }

    func deselectItem(at indexPath: IndexPath, animated: Bool) {
      _selected = _selected.filter { $0 != indexPath }
    }

    var indexPathsForSelectedItems: [IndexPath]? { _selected }
    var numberOfSections: Int { _numberOfSections() }
    func numberOfItems(inSection section: Int) -> Int { _numberOfItems(section) }
    var indexPathsForVisibleItems: [IndexPath] { _visibleItems() }
    var visibleCells: [UICollectionViewCell] {
      _layOut()
      return _visibleItems().compactMap { _cells[$0] }
    }

    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      _layOut()
      return _cells[indexPath]
    }

    func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
      _cells.first(where: { $0.value === cell })?.key
    }

    func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

    func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { _attributes(indexPath) }

    func supplementaryView(
      forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { nil }

    override func layoutIfNeeded() {
      super.layoutIfNeeded()
      _layOut()
    }

    func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      _classes["/" + identifier] = cellClass
    }

    func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      _classes[elementKind + "/" + identifier] = viewClass
    }

    func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      _dequeue("/" + identifier, identifier, "UICollectionElementKindCell")
        as! UICollectionViewCell
    }

    func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      _dequeue(elementKind + "/" + identifier, identifier, elementKind)
    }

    func _dequeue(
      _ key: String, _ identifier: String, _ noun: String
    ) -> UICollectionReusableView {
      guard let viewClass = _classes[key] ?? _prototype(identifier, noun) else {
        _raise(
          "could not dequeue a view of kind: \(noun) with identifier \(identifier) - must "
            + "register a nib or a class for the identifier or connect a prototype cell in a "
            + "storyboard")
        fatalError()
      }
      let usual =
        noun == "UICollectionElementKindCell" ? "UICollectionViewCell" : "UICollectionReusableView"
      let view = _instance(viewClass, usual) as! UICollectionReusableView
      _connectOutlets(view)
      view.reuseIdentifier = identifier
      _dequeued.append(view)
      return view
    }

    func dequeueConfiguredReusableCell<Cell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      let name = registration._identifier
      if name.hasSuffix("!") {
        _raise(
          "Attempted to dequeue a cell using a registration that was created inside "
            + "-collectionView:cellForItemAtIndexPath: or inside a "
            + "UICollectionViewDiffableDataSource cell provider. Creating a new registration each "
            + "time a cell is requested will prevent reuse and cause created cells to remain "
            + "inaccessible in memory for the lifetime of the collection view. Registrations "
            + "should be created up front and reused. Registration: "
            + "<UICollectionViewCellRegistration: 0x...>")
        fatalError()
      }
      _classes["/" + name] = registration._cellClass
      let cell = _dequeue("/" + name, name, "UICollectionElementKindCell") as! Cell
      if let handler = registration.configurationUpdateHandler {
        (cell as? UICollectionViewCell)?.configurationUpdateHandler = handler
      }
      if let item { registration._handler(cell, indexPath, item) }
      return cell
    }

    func dequeueConfiguredReusableSupplementary<Supplementary>(
      using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
      let name = registration._identifier
      let key = registration._elementKind + "/" + name
      _classes[key] = registration._viewClass
      let view = _dequeue(key, name, registration._elementKind) as! Supplementary
      registration._handler(view, registration._elementKind, indexPath)
      return view
    }

    func _request(_ indexPath: IndexPath) {
      guard let source = _cellSource else { return }
      _requestsViews(1)
      _dequeued = []
      let cell = source._cell(self, indexPath)
      _requestsViews(-1)
      _expectReturned(cell)
      if cell.reuseIdentifier == nil {
        _raise(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        fatalError()
      }
      _cells[indexPath] = cell
      if !cell._isConfigured { cell._updateConfiguration() }
      _keep(cell, indexPath)
      _measure(cell, indexPath)
    }

    func _measure(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
      guard let proposed = _proposed(indexPath) else { return }
      let size = proposed.size
      cell.frame = proposed.frame
      _takeSize(cell, cell.preferredLayoutAttributesFitting(proposed), size)
    }

    func _requestSupplementary(_ kind: String, _ indexPath: IndexPath) {
      guard let source = _cellSource else { return }
      _requestsViews(1)
      let view = source._supplementary(self, kind, indexPath)
      _requestsViews(-1)
      guard let proposed = _proposedView(kind, indexPath) else { return }
      let size = proposed.size
      view.frame = proposed.frame
      _takeSize(view, view.preferredLayoutAttributesFitting(proposed), size)
    }
  }

  func _layOut() {
    _shownCollectionView()?._askCounts()
    _layOutIfNeeded()
    guard let view = _shownCollectionView() else { return }
    for _ in 0..<8 {
      for path in _takeCellRequests() { view._request(path) }
      for resized in _takeResizedCells() { view._measure(resized.cell, resized.indexPath) }
      // Cells of other sizes than were estimated bring others on screen.
      if !_takesSizes() { break }
    }
    for request in _takeSupplementaryRequests() {
      view._requestSupplementary(request.kind, request.indexPath)
    }
    _ = _takesSizes()
    _takeContents()
  }

  struct _ResizedCell {
    let cell: UICollectionViewCell
    let indexPath: IndexPath
  }

  struct _SupplementaryRequest {
    let kind: String
    let indexPath: IndexPath
  }

  func _instance(_ viewClass: Any, _ usual: String) -> Any
  func _layOutIfNeeded()
  func _shownCollectionView() -> UICollectionView?
  func _takeCellRequests() -> [IndexPath]
  func _takeSupplementaryRequests() -> [_SupplementaryRequest]
  func _setCollectionView(_ view: Any)
  func _setLayout(_ view: Any, _ animated: Bool)
  func _willAnimateLayout()
  func _reloadData(_ view: Any)
  func _scroll(_ indexPath: IndexPath, _ position: Int)
  func _setContentOffset(_ offset: CGPoint)
  func _contentOffset() -> CGPoint
  func _numberOfSections() -> Int
  func _numberOfItems(_ section: Int) -> Int
  func _visibleItems() -> [IndexPath]
  func _newRegistration() -> String
  func _requestsViews(_ change: Int)
  """#
