package import CompositionalLayout
import Wording
package import WorldModel

extension Screen {
  /// The container and its appearance as the `container` command reads them.
  package var containerWords: String { container.words + (isDark == true ? " dark" : "") }
}

extension LayoutContainer {
  /// The container as the `container` command reads it.
  package var words: String {
    func numbers(_ insets: DirectionalEdgeInsets) -> String {
      [insets.top, insets.leading, insets.bottom, insets.trailing].map(NumberText.exact)
        .joined(separator: " ")
    }
    var words = "\(NumberText.exact(size.width)) x \(NumberText.exact(size.height))"
    words += " @\(NumberText.exact(scale))x"
    if safeAreaInsets != .zero { words += " safe \(numbers(safeAreaInsets))" }
    if layoutMargins != .zero { words += " margins \(numbers(layoutMargins))" }
    if direction == .rightToLeft { words += " rtl" }
    return words
  }
}
