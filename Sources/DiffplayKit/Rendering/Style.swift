/// What a stretch of output means; how that looks is a `StylePolicy`'s affair.
public enum TextStyle: Hashable, Sendable, CaseIterable {
  case added, removed, moved, reloaded, heading, error, dim
}

/// Text whose stretches may carry a meaning.
///
/// The words say everything: a style repeats what a sign such as `+` or `-` in the text says too.
public struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  public struct Span: Hashable, Sendable {
    /// The words of the stretch.
    public var text: String
    /// What they mean; nil for ordinary text.
    public var style: TextStyle?
  }

  /// The stretches in order, none empty, neighbours of different styles.
  public private(set) var spans: [Span] = []

  /// A text of one style.
  public init(_ text: String = "", _ style: TextStyle? = nil) { append(text, style) }

  /// The words alone.
  public var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The columns that the words take on one line.
  public var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// Adds words at the end.
  public mutating func append(_ text: String, _ style: TextStyle? = nil) {
    if text.isEmpty { return }
    if spans.last?.style == style, let last = spans.indices.last {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  /// Adds styled words at the end.
  public mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  /// Both texts, one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The same words, where `change` may replace those of each stretch.
  func mapped(_ change: (String) -> String) -> StyledText {
    spans.reduce(into: StyledText()) { $0.append(change($1.text), $1.style) }
  }

  /// The text itself where it fits, else its beginning and `…` in at most `width` columns.
  public func truncated(toWidth width: Int) -> StyledText {
    if displayWidth <= width { return self }
    var cut = StyledText()
    var room = width - 1
    guard room >= 0 else { return cut }
    for span in spans {
      let kept = span.text.prefix(ofWidth: room)
      cut.append(String(kept), span.style)
      room -= kept.displayWidth
      if kept.endIndex < span.text.endIndex {
        cut.append("…", span.style)
        break
      }
    }
    return cut
  }

  /// The text with spaces up to `width` columns.
  public func padded(toWidth width: Int, alignment: TextAlignment = .left) -> StyledText {
    let room = max(0, width - displayWidth)
    let left = alignment.leftShare(of: room)
    return StyledText(String(repeating: " ", count: left)) + self
      + StyledText(String(repeating: " ", count: room - left))
  }

  /// The text without the spaces at its end.
  public func trimmingTrailingSpaces() -> StyledText {
    var trimmed = self
    while let last = trimmed.spans.popLast() {
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      trimmed.append(String(last.text[...end]), last.style)
      break
    }
    return trimmed
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Ordinary text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Text with styled parts in it.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects literal text and styled values: `"\("+ a", .added) to main"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds ordinary text.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Adds a value's description in one style.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: TextStyle? = nil
    ) {
      text.append(value.description, style)
    }

    /// Adds a styled text as it is.
    public mutating func appendInterpolation(_ value: StyledText) { text.append(value) }
  }
}

/// Whether styles become terminal escapes.
public enum StylePolicy: Hashable, Sendable {
  /// Words only: pipes, sessions, JSON.
  case plain
  /// ANSI escapes, for a terminal.
  case ansi

  /// The text to write.
  ///
  /// Control characters other than line breaks and tabs appear as pictures.
  public func text(_ styled: StyledText) -> String {
    var text = ""
    for span in styled.spans {
      let words = span.text.showingControls(except: ["\n", "\t"])
      if self == .ansi, let style = span.style {
        text += "\u{1B}[\(style.ansiCodes)m\(words)\u{1B}[0m"
      } else {
        text += words
      }
    }
    return text
  }
}

extension TextStyle {
  /// The parameters of the escape that begins the style.
  fileprivate var ansiCodes: String {
    switch self {
    case .added: "32"
    case .removed: "31"
    case .moved: "36"
    case .reloaded: "33"
    case .heading: "1"
    case .error: "1;31"
    case .dim: "2"
    }
  }
}
