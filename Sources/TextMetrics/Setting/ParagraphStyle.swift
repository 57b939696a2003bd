/// What becomes of a line that is too long.
public enum LineBreakMode: Hashable, Sendable {
  /// It goes on below where Unicode's rules allow a break, inside a word only where the word is
  /// longer than a line.
  case wordWrapping
  /// It goes on below after any character.
  case charWrapping
  /// It is cut off at the edge.
  case clipping
  /// The last line that there is room for shows its end behind an ellipsis.
  case truncatingHead
  /// The last line that there is room for ends in an ellipsis.
  case truncatingTail
  /// The last line that there is room for shows its beginning and its end around an ellipsis.
  case truncatingMiddle

  var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .charWrapping, .clipping: false
    }
  }
}

/// How the lines of a paragraph stand, with the meanings and the defaults of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The points between lines, beyond their heights.
  public var lineSpacing = 0.0
  /// What the height of a line is multiplied with, where it is above zero.
  public var lineHeightMultiple = 0.0
  /// The least height of a line in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line in points, where it is above zero.
  public var maximumLineHeight = 0.0
  /// The points below the paragraph, unless it is the last.
  public var paragraphSpacing = 0.0
  /// The points above the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// Where the first line begins, in points from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// Where the other lines begin, in points from the leading edge.
  public var headIndent = 0.0
  /// Where lines end: above zero in points from the leading edge, else from the trailing one.
  public var tailIndent = 0.0
  /// The points from one tab stop to the next.
  public var tabInterval = 28.0
  /// What becomes of a line that is too long.
  public var lineBreakMode = LineBreakMode.wordWrapping
  /// Whether Korean breaks between words alone, as labels do by themselves.
  public var keepsHangulWords = false

  /// The style of a paragraph that nothing is said of.
  public init() {}

  /// The height of a line whose fonts need `natural` points.
  func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
