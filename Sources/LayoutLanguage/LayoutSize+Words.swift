package import CompositionalLayout
import Wording

extension LayoutSize {
  /// The size as the language writes it.
  package var words: String {
    LayoutPrinter.words(widthDimension) + " x " + LayoutPrinter.words(heightDimension)
  }
}

extension DirectionalEdgeInsets {
  /// The four numbers: top leading bottom trailing.
  package var words: String {
    [top, leading, bottom, trailing].map(NumberText.rounded).joined(separator: " ")
  }
}
