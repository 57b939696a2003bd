// swift-format-ignore-file
import UIKit

class InsertionSortArray: Hashable {

    struct SortNode: Hashable {
        let value: Int
        private let identifier = UUID()
        init(value: Int) {
            self.value = value
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }
        static func == (lhs: SortNode, rhs: SortNode) -> Bool {
            return lhs.identifier == rhs.identifier
        }
    }
    var values: [SortNode] {
        return nodes
    }
    var isSorted: Bool {
        return isSortedInternal
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
    static func == (lhs: InsertionSortArray, rhs: InsertionSortArray) -> Bool {
        return lhs.identifier == rhs.identifier
    }
    init(count: Int, seed: Int) {
        nodes = (0..<count).map { SortNode(value: ($0 * 7 + seed) % count) }
    }
    func sortNext() {
        performNextSortStep()
    }
    fileprivate func performNextSortStep() {
        if isSortedInternal {
            return
        }
        if nodes.count == 1 {
            isSortedInternal = true
            return
        }

        var index = currentIndex
        let currentNode = nodes[index]
        index -= 1
        while index >= 0 && currentNode.value < nodes[index].value {
            let tmp = nodes[index]
            nodes[index] = currentNode
            nodes[index + 1] = tmp
            index -= 1
        }
        currentIndex += 1
        if currentIndex >= nodes.count {
            isSortedInternal = true
        }
    }
    private var currentIndex = 1
    private var isSortedInternal = false
    private var nodes: [SortNode]
    private let identifier = UUID()
}

class InsertionSortController: UIViewController {
    static let nodeSize = CGSize(width: 16, height: 34)
    var insertionCollectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.SortNode>!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Insertion Sort Visualizer"
        let layout = createLayout()
        insertionCollectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(insertionCollectionView)
        configureDataSource()
        let snapshot = randomizedSnapshot(for: view.bounds)
        dataSource.apply(snapshot)
        while performSortStep() {}
    }

    /// Returns whether anything is still to be sorted.
    func performSortStep() -> Bool {
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
        dataSource.apply(updatedSnapshot)
        return sectionCountNeedingSort > 0
    }

    func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int,
            layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let contentSize = layoutEnvironment.container.effectiveContentSize
            let columns = Int(contentSize.width / InsertionSortController.nodeSize.width)
            let rowHeight = InsertionSortController.nodeSize.height
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                             heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                  heightDimension: .absolute(rowHeight))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
            let section = NSCollectionLayoutSection(group: group)
            return section
        }
        return layout
    }

    func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, InsertionSortArray.SortNode> { cell, indexPath, sortNode in
            cell.tag = sortNode.value
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: insertionCollectionView) {
            collectionView, indexPath, node in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: node)
        }
    }

    func randomizedSnapshot(for bounds: CGRect) -> NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode> {
        var snapshot = NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode>()
        let rowCount = 3
        let columnCount = 11
        for row in 0..<rowCount {
            let section = InsertionSortArray(count: columnCount, seed: row)
            snapshot.appendSections([section])
            snapshot.appendItems(section.values)
        }
        return snapshot
    }
}
