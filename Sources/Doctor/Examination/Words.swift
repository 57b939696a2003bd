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
