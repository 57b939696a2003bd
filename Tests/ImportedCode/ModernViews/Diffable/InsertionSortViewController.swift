// swift-format-ignore-file
import UIKit

class InsertionSortArray: Hashable {
  struct SortNode: Hashable {
    let value: Int
    let color: UIColor
    init(value: Int, maxValue: Int) {
      let hue = CGFloat(value) / CGFloat(maxValue)
      self.value = value
      self.color = UIColor(hue: hue, saturation: 1.0, brightness: 1.0, alpha: 1.0)
    }
    private let identifier = UUID()
    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
    static func == (lhs: SortNode, rhs: SortNode) -> Bool {
      return lhs.identifier == rhs.identifier
    }
  }
  var values: [SortNode] { return nodes }
  var isSorted: Bool { return isSortedInternal }

  init(count: Int) {
    nodes = (0..<count).map { SortNode(value: $0, maxValue: count) }.shuffled()
  }

  func sortNext() {
    guard !isSortedInternal else { return }
    let current = nodes[currentIndex]
    var index = currentIndex
    while index > 0, current.value < nodes[index - 1].value {
      nodes.swapAt(index, index - 1)
      index -= 1
    }
    currentIndex += 1
    if currentIndex >= nodes.count { isSortedInternal = true }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
  static func == (lhs: InsertionSortArray, rhs: InsertionSortArray) -> Bool {
    return lhs.identifier == rhs.identifier
  }

  private var currentIndex = 1
  private var isSortedInternal = false
  private var nodes: [SortNode]
  private var identifier = UUID()
}

class InsertionSortViewController: UIViewController {

  static let nodeSize = CGSize(width: 16, height: 34)
  static let reuseIdentifier = "cell-id"
  var insertionCollectionView: UICollectionView! = nil
  var dataSource:
    UICollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.SortNode>! = nil
  var isSorting = false
  var isSorted = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Insertion Sort Visualizer"
    configureHierarchy()
    configureDataSource()
    configureNavItem()
  }
}

extension InsertionSortViewController {

  func configureHierarchy() {
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .black
    view.addSubview(collectionView)
    insertionCollectionView = collectionView
  }
  func configureNavItem() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: isSorting ? "Stop" : "Sort", style: .plain, target: self,
      action: #selector(toggleSort))
  }
  @objc
  func toggleSort() {
    isSorting.toggle()
    if isSorting {
      performSortStep()
    }
    configureNavItem()
  }
  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<
      UICollectionViewCell, InsertionSortArray.SortNode
    > { (cell, indexPath, sortNode) in
      cell.backgroundColor = sortNode.color
    }
    dataSource = UICollectionViewDiffableDataSource<
      InsertionSortArray, InsertionSortArray.SortNode
    >(collectionView: insertionCollectionView) { (collectionView, indexPath, node) in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: node)
    }
    let bounds = insertionCollectionView.bounds
    let snapshot = randomizedSnapshot(for: bounds)
    dataSource.apply(snapshot)
  }
  func performSortStep() {
    if !isSorting {
      return
    }
    var sectionCountNeedingSort = 0
    var updatedSnapshot = dataSource.snapshot()
    updatedSnapshot.sectionIdentifiers.forEach {
      let section = $0
      if !section.isSorted {
        section.sortNext()
        let items = section.values
        updatedSnapshot.deleteItems(items)
        updatedSnapshot.appendItems(items, toSection: section)
        sectionCountNeedingSort += 1
      }
    }
    var shouldReset = false
    var delay = 125
    if sectionCountNeedingSort > 0 {
      dataSource.apply(updatedSnapshot)
    } else {
      delay = 1000
      shouldReset = true
    }
    let bounds = insertionCollectionView.bounds
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) {
      if shouldReset {
        let snapshot = self.randomizedSnapshot(for: bounds)
        self.dataSource.apply(snapshot, animatingDifferences: false)
      }
      self.performSortStep()
    }
  }
  func layout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.effectiveContentSize
      let columns = Int(contentSize.width / InsertionSortViewController.nodeSize.width)
      let rowHeight = InsertionSortViewController.nodeSize.height
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(rowHeight))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: groupSize, subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    return layout
  }
  func randomizedSnapshot(
    for bounds: CGRect
  ) -> NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode> {
    var snapshot = NSDiffableDataSourceSnapshot<
      InsertionSortArray, InsertionSortArray.SortNode
    >()
    let rowCount = rows(for: bounds)
    let columnCount = columns(for: bounds)
    for _ in 0..<rowCount {
      let section = InsertionSortArray(count: columnCount)
      snapshot.appendSections([section])
      snapshot.appendItems(section.values)
    }
    return snapshot
  }
  func rows(for bounds: CGRect) -> Int {
    return Int(bounds.height / InsertionSortViewController.nodeSize.height)
  }
  func columns(for bounds: CGRect) -> Int {
    return Int(bounds.width / InsertionSortViewController.nodeSize.width)
  }
}
