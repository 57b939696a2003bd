// swift-format-ignore-file
private func makeMenu() -> UIMenu {
    let add = UIAction(title: "Add", image: UIImage(systemName: "plus")) { [unowned self] _ in self.addItem() }
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        self.removeLast()
    }
    return UIMenu(title: "", children: [add, delete])
}
func addItem() {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems(["Item \(snapshot.numberOfItems + 1)"])
    dataSource.apply(snapshot)
}
func removeLast() {
    var snapshot = dataSource.snapshot()
    guard let last = snapshot.itemIdentifiers.last else { return }
    snapshot.deleteItems([last])
    dataSource.apply(snapshot)
}
func setupNavigationBar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in print("refresh") })
}
