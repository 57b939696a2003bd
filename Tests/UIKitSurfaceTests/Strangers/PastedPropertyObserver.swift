// swift-format-ignore-file
class ViewModel {
    var items: [String] = [] {
        didSet {
            guard items != oldValue else { return }
            onChange?(items)
        }
    }
    var onChange: (([String]) -> Void)?
    private(set) var selected: Set<String> = []
    func toggle(_ item: String) {
        if selected.contains(item) { selected.remove(item) } else { selected.insert(item) }
    }
}
let viewModel = ViewModel()
viewModel.onChange = { [weak viewModel] items in
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Selected", "Other"])
    let (on, off) = (items.filter { viewModel?.selected.contains($0) == true }, items.filter { viewModel?.selected.contains($0) != true })
    snapshot.appendItems(on, toSection: "Selected")
    snapshot.appendItems(off, toSection: "Other")
    print(snapshot.itemIdentifiers(inSection: "Selected"), snapshot.itemIdentifiers(inSection: "Other"))
}
viewModel.toggle("b")
viewModel.items = ["a", "b", "c"]
viewModel.items.append("d")
