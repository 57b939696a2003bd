// swift-format-ignore-file
var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
snapshot.appendSections(["A", "B"])
snapshot.appendItems([1, 2, 3], toSection: "A")
snapshot.appendItems([4, 5], toSection: "B")
dataSource.apply(snapshot, animatingDifferences: false)

snapshot.moveItem(5, beforeItem: 1)
snapshot.insertItems([10, 11], afterItem: 2)
snapshot.moveSection("B", beforeSection: "A")
if let index = snapshot.indexOfItem(10) { print("index", index) }
print(snapshot.sectionIdentifier(containingItem: 5) ?? "-")
dataSource.apply(snapshot, animatingDifferences: true, completion: { print("applied") })
