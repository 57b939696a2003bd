import CompositionalLayout
import HeadlessCollectionView
package import Wording
package import WorldModel

extension ViewAppearance {
  /// How the view is seen: `hidden`, or `scaled 0.8, opacity 0.5`.
  package var words: Message {
    guard !isHidden else { return "hidden" }
    var parts: [Message] = []
    if let (x, y) = scale.map({ (NumberText.rounded($0.x), NumberText.rounded($0.y)) }) {
      if transform != .identity { parts.append(x == y ? "scaled \(x)" : "scaled \(x) x \(y)") }
    } else {
      parts.append("transformed")
    }
    if shift != .zero {
      parts.append("moved by \(NumberText.rounded(shift.x)), \(NumberText.rounded(shift.y))")
    }
    if opacity != 1 { parts.append("opacity \(NumberText.rounded(opacity))") }
    return parts.listed
  }
}
