// swift-format-ignore-file
struct Page<Value> {
    var number: Int
    var values: [Value]
    func map<T>(_ transform: (Value) throws -> T) rethrows -> Page<T> {
        Page<T>(number: number, values: try values.map(transform))
    }
}
struct Wrapper<Base: Hashable>: Hashable, Identifiable {
    let id: Int
    var base: Base
}
extension Wrapper: CustomStringConvertible where Base: CustomStringConvertible {
    var description: String { "#\(id) \(base.description)" }
}
let page = Page(number: 1, values: [10, 20, 30])
let wrapped = page.map { Wrapper(id: $0, base: "value \($0)") }
print(wrapped.values.map(\.description), wrapped.values.first.map { $0.id + 1 } as Any)
var snapshot = NSDiffableDataSourceSnapshot<Int, Wrapper<String>>()
snapshot.appendSections([wrapped.number])
snapshot.appendItems(wrapped.values)
print(snapshot.numberOfItems(inSection: 1))
