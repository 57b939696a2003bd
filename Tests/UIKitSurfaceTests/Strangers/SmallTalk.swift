// swift-format-ignore-file
func total(_ xs: Int...) -> Int { xs.reduce(0, +) }
let counts = [3, 1, 2]
let words = zip(counts, ["a", "b", "c"]).map { String(repeating: $1, count: $0) }
let byLength = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(total(1, 2, 3), words, byLength.sorted { $0.value < $1.value }.map(\.key))
let chunked = stride(from: 0, to: 10, by: 3).map { Array($0..<min($0 + 3, 10)) }
print(chunked)
label: for i in 0... { for j in 0..<3 where i * j == 4 { print(i, j); break label } }
print("\(Double(7) / 2) \(7 / 2) \(7 % 3) \(-7 / 2) \(0x1F) \(1_000) \(1e3)")
if case let (x, y) = (1, 2), x < y { print("less") }
let opt: String?? = "x"
print(opt as Any, opt!! + "y")

// prints:
// 6 ["aaa", "b", "cc"] ["b", "cc", "aaa"]
// [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9]]
// 2 2
// 3.5 3 1 -3 31 1000 1000.0
// less
// Optional(Optional("x")) xy
