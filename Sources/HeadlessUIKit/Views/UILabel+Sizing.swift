import Foundation
import TextMetrics

extension UILabel {
  /// The size of its text, up to the next pixel.
  ///
  /// - Parameter width: What lines are wrapped to; none or zero where they may be as long as they are,
  ///   as that of a label of one line always may.
  func textSize(within width: CGFloat?) -> CGSize {
    size(of: layout(numberOfLines == 1 ? 0 : width ?? 0, numberOfLines))
  }

  func size(of layout: TextLayout) -> CGSize {
    CGSize(width: ceiledToPixel(layout.width), height: ceiledToPixel(layout.height))
  }

  /// The text in lines that are `width` points wide, or as long as they like for zero.
  func layout(_ width: CGFloat, _ lineLimit: Int) -> TextLayout {
    TextLayout(styledText, width: width, lineLimit: lineLimit)
  }

  /// The font that it is set in.
  var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
  }

  private var styledText: StyledText {
    var attributes = StyledText.Attributes(font: shownFont.metrics)
    attributes.paragraph.lineBreakMode = lineBreakMode.metrics
    attributes.paragraph.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    switch content {
    case .plain(let text): return StyledText(text ?? "", attributes)
    case .attributed(let text):
      var styled = StyledText(text, besides: attributes)
      // The label's own ways with lines that are too long hold for all of its text.
      styled.setLineBreaking(as: attributes.paragraph)
      return styled
    }
  }
}
