// swift-format-ignore-file
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }
extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func += (lhs: inout CGPoint, rhs: CGPoint) { lhs = lhs + rhs }
}
var p = CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4)
p += .init(x: 1, y: 1)
print(p, [3, 1, 2] |> { $0.sorted() }, √16)
