// swift-format-ignore-file
extension Collection {
    subscript(safe index: Index) -> Element? {
        return indices.contains(index) ? self[index] : nil
    }
}
extension Array where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
extension Sequence {
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: key)
    }
}
let xs = [3, 1, 3, 2, 1]
print(xs.uniqued(), xs[safe: 9] as Any, xs[safe: 0] ?? 0)
print(["apple", "avocado", "pear"].grouped { $0.first! }.map { "\($0.key): \($0.value.count)" }.sorted())
