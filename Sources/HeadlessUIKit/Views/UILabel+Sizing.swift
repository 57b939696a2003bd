import Foundation

/// What lines of text are taken for: an estimate that follows the size of the font alone.
enum TextEstimate {
  /// Of the point size: a line's height, and its parts above and below the baseline.
  static let lineHeight: CGFloat = 1.1934
  static let ascender: CGFloat = 0.9521
  static let descender: CGFloat = 0.2413
  /// Of the point size: the width of a letter, and of one that is as wide as it is high.
  static let letter: CGFloat = 0.52
  static let wideLetter: CGFloat = 0.92
}

extension UILabel {
  /// The size of its text; the one place that measures it.
  ///
  /// - Parameter width: What lines are wrapped to; `nil` where they may be as long as they are.
  func textSize(within width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    let scale = max(1, UIScreen.main.scale)
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let (count, extent) = wrapped(paragraph, font.pointSize, width ?? .infinity)
      widest = max(widest, extent)
      lines += count
    }
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    let height = CGFloat(lines) * font.pointSize * TextEstimate.lineHeight
    return CGSize(
      width: (widest * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }

  /// How many lines the words take, and how wide the widest is.
  private func wrapped(
    _ text: Substring, _ size: CGFloat, _ width: CGFloat
  ) -> (lines: Int, widest: CGFloat) {
    if numberOfLines == 1 { return (1, min(width, extent(of: text, size))) }
    var lines = 1
    var widest: CGFloat = 0
    var line: CGFloat = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let own = extent(of: word, size)
      let space = line > 0 ? size * TextEstimate.letter / 2 : 0
      if line > 0, line + space + own > width {
        lines += 1
        line = own
      } else {
        line += space + own
      }
      while line > width, width > 0 {
        lines += 1
        widest = width
        line -= width
      }
      widest = max(widest, line)
    }
    return (lines, widest)
  }

  private func extent(of text: Substring, _ size: CGFloat) -> CGFloat {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isWide = scalar.value >= 0x1100
      return sum + size * (isWide ? TextEstimate.wideLetter : TextEstimate.letter)
    }
  }
}
