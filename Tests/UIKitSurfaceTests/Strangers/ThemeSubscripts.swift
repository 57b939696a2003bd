// swift-format-ignore-file
import Foundation

/// A theme by the switch of the settings.
enum Theme: String {
    case light, dark

    static subscript(isDark: Bool) -> Theme { isDark ? .dark : .light }
}

class Stack<Element> {
    private var items: [Element] = []
    subscript(safe index: Int) -> Element? { items.indices.contains(index) ? items[index] : nil }
    func push(_ element: Element) -> Self {
        items.append(element)
        return self
    }
}

print(Theme[true], Theme[false].rawValue, String(reflecting: "a"), String(reflecting: Int.self))
print(Stack<Int>().push(1).push(2)[safe: 1] as Any, type(of: Stack<Int>().push(3)))
print({ $0 + $1 }(1, 2), { "\($0)" }(3.5))
let names = ["Kim", "Lee", "Park"]
let filter: String? = "ar"
print(names.filter { filter.map($0.lowercased().contains) ?? true })

// prints:
// dark light "a" Swift.Int
// Optional(2) Stack<Int>
// 3 3.5
// ["Park"]
