// swift-format-ignore-file
import Foundation

protocol Shape { var area: Double { get }; func scaled(by factor: Double) -> Self }
extension Shape {
  var isLarge: Bool { area > 10 }
  func describe() -> String { "\(type(of: self)): \(String(format: "%.1f", area))" }
}
struct Circle: Shape {
  var radius: Double
  var area: Double { .pi * pow(radius, 2) }
  func scaled(by factor: Double) -> Circle { Circle(radius: radius * factor) }
}
struct Rect: Shape, Equatable {
  var width, height: Double
  var area: Double { width * height }
  func scaled(by factor: Double) -> Rect { .init(width: width * factor, height: height * factor) }
}
let shapes: [any Shape] = [Circle(radius: 1), Rect(width: 3, height: 4)]
for shape in shapes { print(shape.describe(), shape.isLarge) }
print(shapes.map { $0.scaled(by: 2).area }.reduce(0, +).rounded())

func largest<S: Collection>(_ shapes: S) -> S.Element? where S.Element: Shape {
  shapes.max { $0.area < $1.area }
}
print(largest([Rect(width: 1, height: 1), Rect(width: 2, height: 3)])!)

struct Stack<Element> {
  private var elements: [Element] = []
  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  mutating func push(_ element: Element) { elements.append(element) }
  @discardableResult mutating func pop() -> Element? { elements.popLast() }
  func peek() -> Element? { elements.last }
}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { elements.map(\.description).joined(separator: " | ") }
}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.elements = elements }
}
var stack: Stack<Int> = [1, 2, 3]
stack.push(4)
stack.pop()
print(stack, stack.count, stack.peek() ?? 0)

struct Matrix {
  let rows: Int, columns: Int
  private(set) var grid: [Double]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: 0.0, count: rows * columns)
  }
  func indexIsValid(row: Int, column: Int) -> Bool { row >= 0 && row < rows && column >= 0 && column < columns }
  subscript(row: Int, column: Int) -> Double {
    get {
      assert(indexIsValid(row: row, column: column), "Index out of range")
      return grid[(row * columns) + column]
    }
    set {
      assert(indexIsValid(row: row, column: column), "Index out of range")
      grid[(row * columns) + column] = newValue
    }
  }
}
var matrix = Matrix(rows: 2, columns: 2)
matrix[0, 1] = 1.5
matrix[1, 0] += 3.2
print(matrix.grid)

// prints:
// Circle: 3.1 false
// Rect: 12.0 true
// 61.0
// Rect(width: 2.0, height: 3.0)
// 1 | 2 | 3 3 3
// [0.0, 1.5, 3.2, 0.0]
