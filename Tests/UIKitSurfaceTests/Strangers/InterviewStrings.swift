// swift-format-ignore-file
func isPalindrome(_ s: String) -> Bool {
    let chars = s.lowercased().filter { $0.isLetter || $0.isNumber }
    return chars == String(chars.reversed())
}
func groupAnagrams(_ words: [String]) -> [[String]] {
    Dictionary(grouping: words) { String($0.sorted()) }.values.map { $0.sorted() }.sorted { $0.count > $1.count || ($0.count == $1.count && $0[0] < $1[0]) }
}
func firstUnique(_ s: String) -> Character? {
    var counts: [Character: Int] = [:]
    s.forEach { counts[$0, default: 0] += 1 }
    return s.first { counts[$0] == 1 }
}
func compress(_ s: String) -> String {
    guard var current = s.first else { return "" }
    var n = 0, out = ""
    for c in s {
        if c == current { n += 1 } else { out += "\(current)\(n)"; current = c; n = 1 }
    }
    return out + "\(current)\(n)"
}
func longestPrefix(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(first) { prefix, word in
        String(zip(prefix, word).prefix { $0 == $1 }.map { $0.0 })
    }
}
func twoSum(_ nums: [Int], _ target: Int) -> (Int, Int)? {
    var seen = [Int: Int]()
    for (i, n) in nums.enumerated() {
        if let j = seen[target - n] { return (j, i) }
        seen[n] = i
    }
    return nil
}
func binarySearch<T: Comparable>(_ array: [T], _ key: T) -> Int? {
    var range = array.startIndex..<array.endIndex
    while !range.isEmpty {
        let mid = range.lowerBound + range.count / 2
        switch array[mid] {
        case key: return mid
        case ..<key: range = (mid + 1)..<range.upperBound
        default: range = range.lowerBound..<mid
        }
    }
    return nil
}
func permutations<T>(_ xs: [T]) -> [[T]] {
    guard xs.count > 1 else { return [xs] }
    return xs.indices.flatMap { i -> [[T]] in
        var rest = xs
        let x = rest.remove(at: i)
        return permutations(rest).map { [x] + $0 }
    }
}
func isBalanced(_ s: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var stack: [Character] = []
    for c in s {
        if pairs.values.contains(c) { stack.append(c) }
        else if let open = pairs[c], stack.popLast() != open { return false }
    }
    return stack.isEmpty
}
print(isPalindrome("A man, a plan, a canal: Panama"), groupAnagrams(["eat", "tea", "tan", "ate", "nat", "bat"]))
print(firstUnique("swiss") ?? "-", compress("aaabccd"), longestPrefix(["flower", "flow", "flight"]))
if let (a, b) = twoSum([2, 7, 11, 15], 26) { print(a, b) }
print(binarySearch([1, 3, 5, 7, 9], 7) as Any, permutations([1, 2, 3]).count, permutations(Array("abc")).map { String($0) })
print(isBalanced("{[()]}"), isBalanced("([)]"))
let text = "the quick brown the lazy dog the end"
let freq = text.split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map { "\($0.key)=\($0.value)" })
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5; grid[0][0] += 2
print(grid, grid.flatMap { $0 }.max()!)

// prints:
// true [["ate", "eat", "tea"], ["nat", "tan"], ["bat"]]
// w a3b1c2d1 fl
// 2 3
// Optional(3) 6 ["abc", "acb", "bac", "bca", "cab", "cba"]
// true false
// ["the=3", "brown=1"]
// [[2, 0, 0], [0, 0, 5]] 5
