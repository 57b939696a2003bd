package import CompositionalLayout
import Wording

extension LayoutRect {
  /// x, y, width and height as tables show them.
  package var numbers: [String] {
    [origin.x, origin.y, size.width, size.height].map(NumberText.rounded)
  }

  /// Which of the numbers were different, as in `y 44` or `x 0 width 196.5`; all four when it is
  /// more than two.
  package func difference(from other: LayoutRect) -> String {
    let different = zip(["x", "y", "width", "height"], zip(numbers, other.numbers))
      .filter { $1.0 != $1.1 }
    guard different.count <= 2 else { return numbers.joined(separator: " ") }
    return different.map { "\($0) \($1.0)" }.joined(separator: " ")
  }
}

extension LayoutExtent {
  /// The size as people write it: `393 x 852`.
  package var words: String { "\(NumberText.rounded(width)) x \(NumberText.rounded(height))" }
}
