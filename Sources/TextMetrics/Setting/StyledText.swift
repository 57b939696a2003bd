/// Text with its fonts: what a `TextLayout` sets.
public struct StyledText: Hashable, Sendable {
  /// What a stretch of text looks like, as far as it takes room.
  public struct Attributes: Hashable, Sendable {
    /// The font.
    public var font: TextFont
    /// The points that are added after each character.
    public var kern = 0.0
    /// How far it stands above the baseline, in points.
    public var baselineOffset = 0.0
    /// The size of what stands in the place of U+FFFC, and how far above the baseline it begins.
    public var attachment: Attachment?
    /// The paragraph's style; that of its first character counts.
    public var paragraph = ParagraphStyle()

    /// The attributes of a font alone.
    public init(font: TextFont) { self.font = font }
  }

  /// A picture among the characters.
  public struct Attachment: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Where its lower edge is, in points above the baseline.
    public var y: Double

    /// A picture of that size.
    public init(width: Double, height: Double, y: Double = 0) {
      (self.width, self.height, self.y) = (width, height, y)
    }
  }

  /// A stretch of text that looks the same.
  struct Run: Hashable, Sendable {
    /// Where it ends in `utf8`.
    var end: Int
    var attributes: Attributes
  }

  /// The characters.
  public private(set) var string = ""
  private(set) var runs: [Run] = []

  /// No text.
  public init() {}

  /// A text of one font.
  public init(_ string: String, _ attributes: Attributes) { append(string, attributes) }

  /// A text of one font, with the paragraph style of all its lines.
  public init(_ string: String, font: TextFont, paragraph: ParagraphStyle = ParagraphStyle()) {
    var attributes = Attributes(font: font)
    attributes.paragraph = paragraph
    append(string, attributes)
  }

  /// Puts more text behind.
  ///
  /// - Complexity: O(*n*) in what is appended.
  public mutating func append(_ text: some StringProtocol, _ attributes: Attributes) {
    guard !text.isEmpty else { return }
    string += text
    runs.append(Run(end: string.utf8.count, attributes: attributes))
  }

  /// The attributes of the first character.
  public var firstAttributes: Attributes? { runs.first?.attributes }

  /// Lets every paragraph break and truncate its lines as `style` has it.
  ///
  /// - Complexity: O(*n*) in the stretches of different looks.
  public mutating func setLineBreaking(as style: ParagraphStyle) {
    for index in runs.indices {
      runs[index].attributes.paragraph.lineBreakMode = style.lineBreakMode
      runs[index].attributes.paragraph.keepsHangulWords = style.keepsHangulWords
    }
  }
}
