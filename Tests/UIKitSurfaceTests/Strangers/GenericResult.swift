// swift-format-ignore-file
enum NetworkError: Error, LocalizedError {
  case notFound(String), timeout(seconds: Int)
  var errorDescription: String? {
    switch self {
    case .notFound(let path): return "No \(path)"
    case .timeout(let seconds): return "Took \(seconds) s"
    }
  }
}
func fetch(_ path: String) throws -> String {
  guard path.hasPrefix("/") else { throw NetworkError.notFound(path) }
  return "<\(path)>"
}
let results = ["/a", "b", "/c"].map { path in Result { try fetch(path) } }
for case .success(let text) in results { print(text) }
let failures = results.compactMap { result -> String? in
  guard case .failure(let error) = result else { return nil }
  return error.localizedDescription
}
print(failures)
do {
  let value = try results[1].get()
  print(value)
} catch let error as NetworkError {
  print("caught", error)
} catch {
  print("other")
}
print((try? results[0].map { $0.count }.get()) ?? -1)
let lengths = try results.filter { if case .success = $0 { true } else { false } }.map { try $0.get().count }
print(lengths)

class Node<T> {
  var value: T
  var next: Node<T>?
  weak var previous: Node<T>?
  init(_ value: T) { self.value = value }
  deinit { print("bye", value) }
}
struct LinkedList<T>: Sequence {
  private(set) var head: Node<T>?
  private var tail: Node<T>?
  mutating func append(_ value: T) {
    let node = Node(value)
    if let tail { tail.next = node; node.previous = tail } else { head = node }
    tail = node
  }
  func makeIterator() -> AnyIterator<T> {
    var current = head
    return AnyIterator {
      defer { current = current?.next }
      return current?.value
    }
  }
}
var list = LinkedList<String>()
list.append("x"); list.append("y")
for value in list { print(value) }
print(list.map { $0.uppercased() })

// prints:
// </a>
// </c>
// ["No b"]
// caught notFound("b")
// 4
// [4, 4]
// x
// y
// ["X", "Y"]
