// swift-format-ignore-file
let numbers = [5, 3, 8, 1, 9, 2]
let slice = numbers[2...4]
print(slice, slice.startIndex, slice.endIndex, slice.indices, slice[3], Array(slice))
print(slice.firstIndex(of: 1) as Any, slice.map { $0 * 2 }, slice.enumerated().map { "\($0):\($1)" })
let (low, high) = numbers.reduce(into: ([Int](), [Int]())) { $1 < 5 ? $0.0.append($1) : $0.1.append($1) }
print(low, high)
print(numbers.sorted(by: >).prefix(3), numbers.min()!, numbers.max()!, numbers.contains(8))
print(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
var dictionary = ["a": 1, "b": 2]
dictionary["c", default: 0] += 5
dictionary.merge(["a": 10]) { old, new in old + new }
print(dictionary.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
print(dictionary.mapValues { $0 * 2 }.values.sorted(), dictionary.keys.sorted())
if let index = dictionary.index(forKey: "a") { print(dictionary[index].value) }
let chunks = stride(from: 0, to: numbers.count, by: 4).map { Array(numbers[$0..<min($0 + 4, numbers.count)]) }
print(chunks)
extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0 ..< Swift.min($0 + size, count)]) }
  }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
extension Collection where Element == Int {
  var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
print(numbers.chunked(into: 2), numbers[safe: 99] ?? -1, [1, 2, 1, 3].uniqued(), numbers.average)
var queue = ArraySlice(numbers)
while let head = queue.popFirst() { print(head, terminator: " ") }
print()
print(Array(1...3).flatMap { Array(repeating: $0, count: $0) }, [[1], [2, 3]].joined().map { $0 })
let set: Set = [3, 1, 2]
print(set.sorted(), set.isSuperset(of: [1]), set.union([9]).count)
print(numbers.partition(by: 4), numbers.last { $0 > 5 } ?? 0)
extension Array where Element == Int {
  func partition(by pivot: Int) -> (less: [Int], more: [Int]) { (filter { $0 < pivot }, filter { $0 >= pivot }) }
}
let pairs = Array(numbers.enumerated())
print(pairs[0].offset, pairs.last!.element, (1...10).filter { $0.isMultiple(of: 3) })
outer: for i in 1... {
  for j in 1..<i where i * j > 20 { print(i, j); break outer }
}
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 })
let lazySquares = (1...1_000_000).lazy.map { $0 * $0 }.filter { $0 % 2 == 0 }.prefix(3)
print(Array(lazySquares))
print(numbers.indices.filter { numbers[$0] > 4 }, numbers.split(separator: 8).map(Array.init))

// prints:
// [8, 1, 9] 2 5 2..<5 1 [8, 1, 9]
// Optional(3) [16, 2, 18] ["0:8", "1:1", "2:9"]
// [3, 1, 2] [5, 8, 9]
// [9, 8, 5] 1 9 true
// [-2, 5, -7, 8, -7]
// [("a", 11), ("b", 2), ("c", 5)]
// [4, 10, 22] ["a", "b", "c"]
// 11
// [[5, 3, 8, 1], [9, 2]]
// [[5, 3], [8, 1], [9, 2]] -1 [1, 2, 3] 4.666666666666667
// 5 3 8 1 9 2 
// [1, 2, 2, 3, 3, 3] [1, 2, 3]
// [1, 2, 3] true 4
// (less: [3, 1, 2], more: [5, 8, 9]) 9
// 0 2 [3, 6, 9]
// 6 4
// [1, 3, 9, 27, 81]
// [4, 16, 36]
// [0, 2, 4] [[5, 3], [1, 9, 2]]
