package import CompositionalLayout
import TextMetrics

/// What a self-sizing cell answers when it is asked for its size.
package enum PreferredSize: Codable, Hashable, Sendable {
  /// A size that the user set.
  case size(LayoutExtent)
  /// The size of what the cell says.
  case text
  /// Two sizes in turn, as of a cell that never makes up its mind.
  case alternating(LayoutExtent, LayoutExtent)
  /// The size of a text that the user gave the cell to show.
  case words(String)

  /// What the cell's text is set in: body, as in the cells of lists.
  private static let font = TextStyle.body.font()
  /// The points between text and cell at the top and at the bottom.
  private static let verticalMargin = 11.0
  /// The points between text and cell at both sides.
  private static let horizontalMargin = 16.0

  /// The text that the user gave the cell.
  package var ownText: String? {
    guard case .words(let text) = self else { return nil }
    return text
  }

  /// What the cell of `element` answers, which shows `text`.
  ///
  /// Of two sizes in turn it is the first, unless the cell has that already.
  ///
  /// A text's is the size of a label of any number of lines, up to the next pixel, inside margins of
  /// 16 and 11. The label wraps at the given width, unless that is an estimate.
  func answer(text: String, as element: LayoutElement, scale: Double) -> LayoutExtent {
    let size = element.frame.size
    switch self {
    case .size(let preferred): return preferred
    case .alternating(let first, let second):
      let hasFirst = element.selfSizingAxes.allSatisfy { size[$0] == first[$0] }
      return hasFirst ? second : first
    case .text, .words: break
    }
    let layout = layout(of: text, in: element)
    return LayoutExtent(
      width: TextLayout.ceiled(layout.width, scale: scale) + 2 * Self.horizontalMargin,
      height: TextLayout.ceiled(layout.height, scale: scale) + 2 * Self.verticalMargin)
  }

  private func layout(of text: String, in element: LayoutElement) -> TextLayout {
    let widthIsEstimated = element.estimatedAxes.contains(.horizontal)
    let room = max(1, element.frame.size.width - 2 * Self.horizontalMargin)
    var paragraph = ParagraphStyle()
    paragraph.keepsHangulWords = true
    return TextLayout(
      StyledText(ownText ?? text, font: Self.font, paragraph: paragraph),
      width: widthIsEstimated ? nil : room)
  }

  /// What the height of a cell that shows a text adds up from.
  package struct TextHeight: Hashable, Sendable {
    /// In points: above the text, and as much below it.
    package let margin: Double
    package let lineCount: Int
    /// In points: of one line of the font.
    package let lineHeight: Double
    /// In points: of the text, up to a pixel.
    package let textHeight: Double
  }

  /// What the cell's height adds up from where it is that of its text, else nil.
  func textHeight(text: String, as element: LayoutElement, scale: Double) -> TextHeight? {
    switch self {
    case .size, .alternating: return nil
    case .text, .words: break
    }
    guard element.estimatedAxes.contains(.vertical) || element.selfSizingAxes.contains(.vertical)
    else { return nil }
    let layout = layout(of: text, in: element)
    return TextHeight(
      margin: Self.verticalMargin, lineCount: layout.lines.count, lineHeight: Self.font.lineHeight,
      textHeight: TextLayout.ceiled(layout.height, scale: scale))
  }
}

/// A size as a layout document writes one, a list of two sizes, the word `text`, or a text under
/// that word.
extension PreferredSize {
  private enum CodingKeys: String, CodingKey { case text }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let word = try? container.decode(String.self) else {
      if let sizes = try? container.decode([LayoutExtent].self), sizes.count == 2 {
        self = .alternating(sizes[0], sizes[1])
      } else if let words = try? decoder.container(keyedBy: CodingKeys.self) {
        self = .words(try words.decode(String.self, forKey: .text))
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
    switch self {
    case .size(let size):
      var container = encoder.singleValueContainer()
      try container.encode(size)
    case .text:
      var container = encoder.singleValueContainer()
      try container.encode("text")
    case .words(let words):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(words, forKey: .text)
    case .alternating(let first, let second):
      var container = encoder.singleValueContainer()
      try container.encode([first, second])
    }
  }
}
