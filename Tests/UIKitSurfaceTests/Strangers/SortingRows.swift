// swift-format-ignore-file
class InsertionSortArray: Hashable {
    struct SortNode: Hashable {
        let value: Int
        let color: UIColor
        init(value: Int, maxValue: Int) {
            self.value = value
            let hue = CGFloat(value) / CGFloat(maxValue)
            self.color = UIColor(hue: hue, saturation: 1.0, brightness: 1.0, alpha: 1.0)
        }
        private let identifier = UUID()
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: SortNode, rhs: SortNode) -> Bool { lhs.identifier == rhs.identifier }
    }
    var values: [SortNode] { nodes }
    var isSorted: Bool { isSortedInternal }
    func sortNext() { performNextSortStep() }
    init(count: Int) { nodes = (0..<count).map { SortNode(value: $0, maxValue: count) }.reversed() }
    private var currentIndex = 1
    private var isSortedInternal = false
    private var nodes: [SortNode]
    private let identifier = UUID()
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    static func == (lhs: InsertionSortArray, rhs: InsertionSortArray) -> Bool { lhs.identifier == rhs.identifier }
}
extension InsertionSortArray {
    fileprivate func performNextSortStep() {
        if isSortedInternal { return }
        if nodes.count == 1 { isSortedInternal = true; return }
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
        if currentIndex >= nodes.count { isSortedInternal = true }
    }
}
typealias Snap = NSDiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.SortNode>
let rows = (0..<3).map { _ in InsertionSortArray(count: 4) }
let ds = UICollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.SortNode>(collectionView: collectionView) { cv, ip, node in
    let cell = UICollectionViewCell()
    cell.backgroundColor = node.color
    return nil
}
func performSortStep() {
    var updatedSnapshot = ds.snapshot()
    var sectionCountNeedingSort = 0
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
    if sectionCountNeedingSort > 0 { print("sorting", sectionCountNeedingSort, updatedSnapshot.numberOfItems) }
}
var start = Snap()
start.appendSections(rows)
rows.forEach { start.appendItems($0.values, toSection: $0) }
performSortStep()
