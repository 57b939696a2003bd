// swift-format-ignore-file
import Foundation
let price = 1234.5
print(String(format: "%.2f", price), String(format: "%5d|%-5d|%05d", 42, 42, 42))
print(String(format: "%@ has %d items (%x)", "Cart", 3, 255))
let name = "swift"
print(name.prefix(1).uppercased() + name.dropFirst())
print(name[name.startIndex], name[name.index(name.startIndex, offsetBy: 2)])
if let range = name.range(of: "if") { print(name[range], name[..<range.lowerBound]) }
print("a-b_c".split { $0 == "-" || $0 == "_" })
print("one two  three".split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true))
let words = ["apple", "Banana", "cherry"]
print(words.sorted(by: { $0.lowercased() < $1.lowercased() }), words.map(\.count))
print(words.map { $0.first! }, words.joined(separator: ", "))
print("hello".reversed().map(String.init).joined(), String("hello".reversed()))
print("x=\(words.count > 2 ? "many" : "few")", "tab\tend", #"raw \(name)"#)
for (i, c) in "héllo".enumerated() where c.isLetter { print(i, c, terminator: " ") }
print()
print("42".compactMap(\.wholeNumberValue), Int("0x1F".dropFirst(2), radix: 16) ?? 0)
print("abc" < "abd", "a" + "b", "ab" * 2)
func * (lhs: String, rhs: Int) -> String { String(repeating: lhs, count: rhs) }
print("%".padding(toLength: 3, withPad: "-", startingAt: 0))
print("Hello World".replacingOccurrences(of: " ", with: "_").lowercased())
print("  trim ".trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
print("k1=v1&k2=v2".components(separatedBy: "&").reduce(into: [String: String]()) { dict, pair in
  let parts = pair.components(separatedBy: "=")
  dict[parts[0]] = parts[1]
}.sorted { $0.key < $1.key }.map { "\($0)->\($1)" })
let multi = """
  first
    indented \
  continued
  """
print(multi)
print(multi.contains("indented"), multi.count, multi.utf8.count, "é".unicodeScalars.count)

// prints:
// 1234.50    42|42   |00042
// Cart has 3 items (ff)
// Swift
// s i
// if sw
// ["a", "b", "c"]
// ["one", "two  three"]
// ["apple", "Banana", "cherry"] [5, 6, 6]
// ["a", "B", "c"] apple, Banana, cherry
// olleh olleh
// x=many tab	end raw \(name)
// 0 h 1 é 2 l 3 l 4 o 
// [4, 2] 31
// true ab abab
// %--
// hello_world
// false
// ["k1->v1", "k2->v2"]
// first
//   indented continued
// true 26 26 1
