import UIKit

/// A wall of photos that follows the size of text and of the window, with pages on top.
final class PhotoWallViewController: UIViewController {
  enum Section: Int, CaseIterable { case pages, wall }

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  private(set) var turns: [String] = []
  private(set) var previousCategories: [UIContentSizeCategory?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "사진"
    navigationItem.setRightBarButton(
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForName() }),
      animated: false)
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: wall())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.indicatorStyle = .white
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.textProperties.colorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.5)
      }
      content.imageProperties.preferredSymbolConfiguration = .init(
        font: content.textProperties.font, scale: .large)
      cell.contentConfiguration = content
      cell.tintColor = content.imageProperties.resolvedTintColor(for: .systemPink)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((1...30).map { "사진 \($0)" }, toSection: .wall)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func wall() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let isWide = environment.container.effectiveContentSize.width > 600
      let columns = isLarge ? 1 : isWide ? 6 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        repeatingSubitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }

  private func askForName() {
    let alert = UIAlertController(title: "새 사진", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "이름" }
    alert.addAction(UIAlertAction(title: "취소", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "추가", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        Task { await self?.add(name) }
      })
    present(alert, animated: true)
  }

  func add(_ name: String) async {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([name], toSection: .pages)
    await dataSource.apply(snapshot, animatingDifferences: true)
    await collectionView.performBatchUpdates {}
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    turns.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
    coordinator.animate(
      alongsideTransition: { _ in
        self.turns.append("along \(Int(self.view.bounds.width))")
      },
      completion: { context in
        if !context.isCancelled { self.turns.append("did") }
      })
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previousCategories.append(previousTraitCollection?.preferredContentSizeCategory)
  }
}

extension PhotoWallViewController: UICollectionViewDelegate {
  /// Rests where a row begins.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / 100).rounded(velocity.y > 0 ? .up : .down)
    targetContentOffset.pointee = CGPoint(x: 0, y: row * 100)
  }
}

/// The first header stretches when the content is pulled down.
final class StretchyLayout: UICollectionViewCompositionalLayout {
  override init(section: NSCollectionLayoutSection) {
    super.init(section: section)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for attribute in attributes ?? [] {
      guard attribute.representedElementKind == UICollectionView.elementKindSectionHeader,
        let offset = collectionView?.contentOffset.y, offset < 0
      else { continue }
      attribute.frame = CGRect(
        x: 0, y: offset, width: attribute.frame.width, height: attribute.frame.height - offset)
    }
    return attributes
  }
}

/// Columns that are at least 300 wide, as wide as the safe area lets them be.
final class ColumnFlowLayout: UICollectionViewFlowLayout {
  private(set) var movements: [String] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let available = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
    let columns = max(1, (available / 300).rounded(.down))
    itemSize = CGSize(width: (available / columns).rounded(.down), height: 70)
    minimumInteritemSpacing = 0
    sectionInsetReference = .fromSafeArea
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !newBounds.size.equalTo(collectionView?.bounds.size ?? .zero)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    return context
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movements.append("\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movements.append(movementCancelled ? "cancelled" : "dropped at \(indexPaths.map(\.item))")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    movements.append("update of \(elementKind)")
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
}
