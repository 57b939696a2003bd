// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        guard count > 0 else { return nil }
        defer { count -= 1 }
        return count
    }
}
for n in Countdown(count: 3) { print(n, terminator: " ") }
print(Array(Countdown(count: 4)).map(String.init).joined(separator: "-"))
struct Stack<Element> {
    private var storage: [Element] = []
    var isEmpty: Bool { storage.isEmpty }
    mutating func push(_ e: Element) { storage.append(e) }
    @discardableResult mutating func pop() -> Element? { storage.popLast() }
}
extension Stack: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { self.storage = elements }
}
var stack: Stack = [1, 2, 3]
stack.pop()
stack.push(9)
while let top = stack.pop() { print(top) }
