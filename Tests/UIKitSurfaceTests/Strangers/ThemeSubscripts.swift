// swift-format-ignore-file
import Foundation

/// A theme by the switch of the settings.
enum Theme: String {
    case light, dark

    static subscript(isDark: Bool) -> Theme { isDark ? .dark : .light }
}

protocol Storing {
    associatedtype Stored
    var defaultValue: Stored { get }
    func read(_ text: String) -> Stored
}

struct Volume: Storing {
    var defaultValue: Float = 0.1
    func read(_ text: String) -> Float { Float(text) ?? defaultValue }
}

struct Setting<S: Storing> {
    let storing: S
    var text = ""
    var value: S.Stored { storing.read(text) }
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
let setting = Setting(storing: Volume())
print(setting.value * 3, Setting(storing: Volume(), text: "0.75").value + 1)
print(type(of: setting.value), type(of: [setting.value]), type(of: Optional(setting)) == Setting<Volume>?.self)
print(Stack<Int>().push(1).push(2)[safe: 1] as Any, type(of: Stack<Int>().push(3)))
let label = { (text: inout String) -> Int in text += "!"; return text.count }
var greeting = "hi"
print(label(&greeting), greeting, { $0 + $1 }(1, 2), { "\($0)" }(3.5))
let names = ["Kim", "Lee", "Park"]
let filter: String? = "ar"
print(names.filter { filter.map($0.lowercased().contains) ?? true })

// prints:
// dark light "a" Swift.Int
// 0.3 1.75
// Float Array<Float> true
// Optional(2) Stack<Int>
// 3 hi! 3 3.5
// ["Park"]
