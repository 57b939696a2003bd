// swift-format-ignore-file
func unique<T: Hashable>(_ items: [T]) -> [T] {
    var seen = Set<T>()
    return items.filter { seen.insert($0).inserted }
}
func largest<C: Collection>(in c: C) -> C.Element? where C.Element: Comparable { c.max() }
func describe(_ x: some CustomStringConvertible) -> String { x.description }
func all(_ xs: [any CustomStringConvertible]) -> String { xs.map(\.description).joined(separator: ",") }
extension Array where Element: Hashable { func uniqued() -> [Element] { unique(self) } }
print(unique([1, 2, 1]), largest(in: ["a", "c", "b"]) ?? "-", describe(3), all([1, "x", 2.5]), [3, 3].uniqued())

// prints:
// [1, 2] c 3 1,x,2.5 [3]
