/// A line of a `TextLayout`.
public struct TextLine: Hashable, Sendable {
  /// The characters that it is for: those of all lines together are the text, unless a limit left
  /// lines out.
  public var range: Range<String.Index>
  /// Those of them that an ellipsis stands for.
  public var hidden: Range<String.Index>?
  /// Where it begins, in points from the leading edge.
  public var x: Double
  /// Its top, in points from that of the text.
  public var y: Double
  /// How far its characters go, in points; spaces at which the line was broken count as nothing.
  public var width: Double
  /// Its height in points, without what is between it and the next.
  public var height: Double
  /// Its baseline, in points from the top of the text.
  public var baseline: Double
}

/// How high above and below the baseline something reaches, in points.
struct LineExtent: Sendable {
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0

  var natural: Double { ascent + descent + leading }

  mutating func include(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }

  /// That of text with these attributes.
  init(_ attributes: StyledText.Attributes, usesLeading: Bool) {
    ascent = attributes.font.ascender + attributes.baselineOffset
    descent = -attributes.font.descender - attributes.baselineOffset
    leading = usesLeading ? attributes.font.leading : 0
  }

  /// That of a picture.
  init(_ attachment: StyledText.Attachment, baselineOffset: Double) {
    ascent = attachment.height + attachment.y + baselineOffset
    descent = -attachment.y - baselineOffset
  }

  init() {}
}
