// swift-format-ignore-file
outer: for i in 1...5 {
    for j in stride(from: 10, through: 0, by: -5) {
        if i * j == 20 { print("found \(i)×\(j)"); break outer }
        guard j != 5 else { continue outer }
    }
}
let text = "The quick brown fox"
let words = text.split(separator: " ").map(String.init)
print(words.count, words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "_"))
print(text.components(separatedBy: " ").last?.reversed().map { String($0) }.joined() ?? "")
print(text.replacingOccurrences(of: "quick", with: "slow"), text.hasPrefix("The"), text.contains("fox"))
let letters = Dictionary(words.map { ($0.first!, $0.count) }, uniquingKeysWith: +)
print(letters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var counter = 0
repeat { counter += 1 } while counter < 3
print(counter, Int("42") ?? 0, Double("3.5")!, Bool("true") as Any, text.isEmpty ? "empty" : "\(text.count) chars")
print("""
    Multi
      line \(counter)
    """)
