// swift-format-ignore-file
import Foundation

class Shape: CustomStringConvertible {
    let name: String
    var scale = 1.0 {
        willSet { if newValue > 10 { print("\(name) gets big: \(newValue)") } }
        didSet { scale = min(max(scale, 0.1), 20) }
    }
    var area: Double { 0 }
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "Shape") }
    final func describe() -> String { "\(name) of \(String(format: "%.2f", area * scale * scale))" }
    var description: String { describe() }
    class func unit() -> Shape { Shape() }
    static func == (a: Shape, b: Shape) -> Bool { a.area == b.area }
}
class Circle: Shape {
    var radius: Double
    init(radius: Double) {
        self.radius = radius
        super.init(name: "Circle")
    }
    override var area: Double { .pi * radius * radius }
    override class func unit() -> Shape { Circle(radius: 1) }
}
class Rect: Shape {
    var width, height: Double
    init(_ width: Double, _ height: Double, name: String = "Rect") {
        (self.width, self.height) = (width, height)
        super.init(name: name)
    }
    override var area: Double { width * height }
}
final class Square: Rect {
    init(side: Double) { super.init(side, side, name: "Square") }
    override var scale: Double {
        didSet { print("square scale", oldValue, "->", scale) }
    }
    override var description: String { "[" + super.description + "]" }
}
let shapes: [Shape] = [Circle(radius: 2), Rect(2, 3), Square(side: 4), Shape()]
for shape in shapes { shape.scale = 2 }
print(shapes)
shapes[2].scale *= 50
print(shapes.map { $0.scale })
print(shapes.sorted { $0.area > $1.area }.map(\.name), type(of: shapes[2]), shapes[2] is Rect)
let types: [Shape.Type] = [Shape.self, Circle.self]
print(types.map { $0.unit().describe() })
if let rect = shapes.first(where: { $0 is Rect }) as? Rect { print(rect.width) }
switch shapes[0] {
case let circle as Circle where circle.radius > 1: print("big circle")
case is Circle: print("circle")
default: print("other")
}
print(shapes[1] == Rect(3, 2), shapes[1] === shapes[1])

// prints:
// square scale 1.0 -> 2.0
// [Circle of 50.27, Rect of 24.00, [Square of 64.00], Shape of 0.00]
// Square gets big: 100.0
// square scale 2.0 -> 20.0
// [2.0, 2.0, 20.0, 2.0]
// ["Square", "Circle", "Rect", "Shape"] Square true
// ["Shape of 0.00", "Circle of 3.14"]
// 2.0
// big circle
// true true
