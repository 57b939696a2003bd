// swift-format-ignore-file
var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
snapshot.appendSections(["header", 1])
snapshot.appendItems(["a", 2, UUID()], toSection: "header")
snapshot.appendItems([3.5, true], toSection: 1)
for item in snapshot.itemIdentifiers {
    switch item.base {
    case let text as String: print("text", text)
    case let number as Int: print("number", number)
    case is UUID: print("uuid")
    default: print("other")
    }
}
