/// A text set in lines: where they end, how wide and how high they are.
///
/// Lines are filled one after the other, each as far as it goes. Text that is broken inside a
/// paragraph leaves the spaces at the break out of its width; other spaces count.
///
/// ```swift
/// let layout = TextLayout(StyledText("안녕하세요 여러분", font: TextFont(size: 17)), width: 100)
/// layout.lines.count  // 2
/// layout.height  // 40.57421875
/// ```
public struct TextLayout: Hashable, Sendable {
  /// The lines from the top.
  public let lines: [TextLine]
  /// The width of the widest line with what it is indented, in points.
  public let width: Double
  /// From the top of the first line to the bottom of the last, in points.
  public let height: Double
  /// Whether some of the text is not shown, behind an ellipsis or in lines that there is no room for.
  public let isTruncated: Bool

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: What is set.
  ///   - width: The room of a line in points; nil, zero, less and what is no number are no limit.
  ///   - lineLimit: How many lines there may be; nil, zero and less are no limit.
  ///   - usesFontLeading: Whether what fonts have as `leading` is added to their lines.
  /// - Complexity: O(*n*) in the text up to its last line.
  public init(
    _ text: StyledText, width: Double? = nil, lineLimit: Int? = nil, usesFontLeading: Bool = false
  ) {
    var setter = TextSetter(
      text, room: width.flatMap { $0 > 0 ? $0 : nil } ?? .infinity,
      lineLimit: lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max, usesLeading: usesFontLeading)
    setter.setAll()
    lines = setter.lines
    self.width = setter.width
    height = setter.lines.last.map { $0.y + $0.height } ?? 0
    isTruncated = setter.isTruncated
  }

  /// A length up to the next pixel, as UIKit makes sizes of views of those of texts.
  ///
  /// What is above a pixel by rounding alone stays on it.
  public static func ceiled(_ length: Double, scale: Double) -> Double {
    guard scale > 0, length.isFinite else { return length }
    // Rounded up to nothing it has no sign.
    return (length * scale - 1e-6).rounded(.up) / scale + 0
  }
}
