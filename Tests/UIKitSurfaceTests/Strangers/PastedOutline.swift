// swift-format-ignore-file
struct Menu: Hashable {
    let title: String
    var children: [Menu] = []
}
let menus: [Menu] = [
    Menu(title: "Layouts", children: [Menu(title: "Grid"), Menu(title: "List", children: [Menu(title: "Plain"), Menu(title: "Grouped")])]),
    Menu(title: "Data"),
]
func initialSnapshot() -> NSDiffableDataSourceSectionSnapshot<Menu> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Menu>()
    func addItems(_ items: [Menu], to parent: Menu?) {
        snapshot.append(items, to: parent)
        for item in items where !item.children.isEmpty {
            addItems(item.children, to: item)
        }
    }
    addItems(menus, to: nil)
    snapshot.expand(snapshot.rootItems)
    return snapshot
}
let s = initialSnapshot()
print(s.visibleItems.map(\.title))
print(s.items.map { String(repeating: "  ", count: s.level(of: $0)) + $0.title }.joined(separator: "\n"))
