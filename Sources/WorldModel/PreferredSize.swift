package import CompositionalLayout
import TextWidth

/// What a self-sizing cell answers when it is asked for its size.
package enum PreferredSize: Codable, Hashable, Sendable {
  /// A size that the user set.
  case size(LayoutExtent)
  /// The size of the cell's text by the playground's own measure.
  case text
  /// Two sizes in turn, as of a cell that never makes up its mind.
  case alternating(LayoutExtent, LayoutExtent)

  /// The points of one column of text.
  static let columnWidth = 8.0
  /// The points of one line of text.
  static let lineHeight = 20.0
  /// The points between text and cell at the top and at the bottom.
  static let verticalMargin = 11.0
  /// The points between text and cell at both sides.
  static let horizontalMargin = 16.0

  /// What the cell of `element` answers, which shows `text`.
  ///
  /// Of two sizes in turn it is the first, unless the cell has that already.
  ///
  /// Text is as wide as on a terminal, a column 8 points and a line 20, inside margins of 16 and 11:
  /// the same on every machine. It wraps at the given width, unless that is an estimate.
  func answer(text: String, as element: LayoutElement) -> LayoutExtent {
    let size = element.frame.size
    switch self {
    case .size(let preferred): return preferred
    case .alternating(let first, let second):
      let hasFirst = element.selfSizingAxes.allSatisfy { size[$0] == first[$0] }
      return hasFirst ? second : first
    case .text: break
    }
    let room = size.width - 2 * Self.horizontalMargin
    let width = Double(text.displayWidth) * Self.columnWidth
    let columns = max(1, (room / Self.columnWidth).rounded(.down))
    let widthIsEstimated = element.estimatedAxes.contains(.horizontal)
    let lines = widthIsEstimated ? 1 : max(1, (Double(text.displayWidth) / columns).rounded(.up))
    return LayoutExtent(
      width: width + 2 * Self.horizontalMargin,
      height: lines * Self.lineHeight + 2 * Self.verticalMargin)
  }
}

/// A size as a layout document writes one, a list of two sizes, or the word `text`.
extension PreferredSize {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      if let sizes = try? container.decode([LayoutExtent].self), sizes.count == 2 {
        self = .alternating(sizes[0], sizes[1])
      } else {
        self = .size(try container.decode(LayoutExtent.self))
      }
      return
    }
    guard word == "text" else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a size or \"text\"")
    }
    self = .text
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .size(let size): try container.encode(size)
    case .text: try container.encode("text")
    case .alternating(let first, let second): try container.encode([first, second])
    }
  }
}
