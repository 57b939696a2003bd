import Foundation
import TextMetrics

extension UILabel {
  /// The size of a text, up to the next pixel.
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
