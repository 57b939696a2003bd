import CompositionalLayout
import LayoutLanguage
import Wording

/// A length for people.
func points(_ length: Double) -> String { NumberText.rounded(length) }

/// A dimension as the command language writes it.
func words(_ dimension: LayoutDimension) -> String { LayoutPrinter.words(dimension) }

extension LayoutAxis {
  /// What a size along it is called.
  var extent: Message { self == .horizontal ? "width" : "height" }
}

extension LayoutRect {
  /// The size of what both have in common; below zero where there is nothing.
  func overlap(_ other: LayoutRect) -> LayoutExtent {
    func shared(_ axis: LayoutAxis) -> Double {
      min(origin[axis] + size[axis], other.origin[axis] + other.size[axis])
        - max(origin[axis], other.origin[axis])
    }
    return LayoutExtent(width: shared(.horizontal), height: shared(.vertical))
  }
}
