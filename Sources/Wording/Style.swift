package import TextWidth

/// What a stretch of output means; how that looks is a `StylePolicy`'s affair.
package enum TextStyle: Hashable, Sendable, CaseIterable {
  case added, removed, moved, reloaded, heading, error, dim
}

/// Text whose stretches may carry a meaning.
///
/// The words say everything: a style repeats what a sign such as `+` or `-` in the text says too.
/// What is written as a literal remembers the message that it tells, for a reader of another
/// language; texts are equal when they read the same.
package struct StyledText: Sendable {
  /// A stretch of one style.
  package struct Span: Hashable, Sendable {
    /// The words of the stretch.
    package var text: String
    /// What they mean; nil for ordinary text.
    package var style: TextStyle?
  }

  /// The stretches in order, none empty, neighbours of different styles.
  package private(set) var spans: [Span] = []
  /// The message that the words tell; nil where they are the same in every language.
  private(set) var message: Message?
  /// The style of all that `message` tells; nil where its parts have their own.
  private var messageStyle: TextStyle?

  /// A text of one style.
  package init(_ text: String = "", _ style: TextStyle? = nil) { append(text, style) }

  /// Whether it says something in a language, and is not the same in all of them.
  package var isSentence: Bool { message != nil }

  /// The words alone.
  package var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  /// The columns that the words take on one line.
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// Adds words at the end.
  package mutating func append(_ text: String, _ style: TextStyle? = nil) {
    if text.isEmpty { return }
    if message != nil {
      append(StyledText(text, style))
    } else {
      appendSpan(text, style)
    }
  }

  /// Adds words that are the same in every language, whatever is told before them.
  fileprivate mutating func appendSpan(_ text: String, _ style: TextStyle? = nil) {
    if text.isEmpty { return }
    if spans.last?.style == style, let last = spans.indices.last {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  /// Adds styled words at the end.
  package mutating func append(_ other: StyledText) {
    if message != nil || other.message != nil {
      if spans.isEmpty {
        self = other
        return
      }
      message = "\(self)\(other)"
      messageStyle = nil
    }
    for span in other.spans { appendSpan(span.text, span.style) }
  }

  /// Adds the words of another text, whatever they tell.
  mutating func append(words other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  /// What the text tells, in `language`.
  package func told(in language: Language) -> StyledText {
    guard language != .english, let message else { return self }
    let words = message.styled(in: language)
    var told = messageStyle.map { StyledText(words.plain, $0) } ?? words
    told.message = message
    told.messageStyle = messageStyle
    return told
  }

  /// Both texts, one after the other.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The same words, where `change` may replace those of each stretch.
  package func mapped(_ change: (String) -> String) -> StyledText {
    let changed = spans.reduce(into: StyledText()) { $0.append(change($1.text), $1.style) }
    return changed == self ? self : changed
  }

  /// The text itself where it fits, else its beginning and `…` in at most `width` columns.
  package func truncated(toWidth width: Int) -> StyledText {
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
  package func padded(toWidth width: Int, alignment: TextAlignment = .left) -> StyledText {
    let room = max(0, width - displayWidth)
    let left = alignment.leftShare(of: room)
    return StyledText(String(repeating: " ", count: left)) + self
      + StyledText(String(repeating: " ", count: room - left))
  }

  /// The text without the spaces at its end.
  package func trimmingTrailingSpaces() -> StyledText {
    guard spans.last?.text.last == " " else { return self }
    var trimmed = StyledText()
    trimmed.spans = spans
    while let last = trimmed.spans.popLast() {
      guard let end = last.text.lastIndex(where: { $0 != " " }) else { continue }
      trimmed.append(String(last.text[...end]), last.style)
      break
    }
    return trimmed
  }
}

extension StyledText: Hashable {
  /// Whether two texts read and look the same.
  package static func == (left: StyledText, right: StyledText) -> Bool { left.spans == right.spans }

  /// Hashes how the text reads and looks.
  package func hash(into hasher: inout Hasher) { hasher.combine(spans) }
}

extension StyledText {
  /// The words of `message` in English; what it tells in others is remembered.
  ///
  /// - Parameter style: What all the words mean; nil for what each part means by itself.
  package init(telling message: Message, _ style: TextStyle? = nil) {
    let words = message.styled(in: .english)
    self = style.map { StyledText(words.plain, $0) } ?? words
    self.message = message
    messageStyle = style
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Ordinary text.
  package init(stringLiteral value: String) {
    self.init(value)
    if value.hasLetters { message = Message(stringLiteral: value) }
  }

  /// Text with styled parts in it.
  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
    if stringInterpolation.tellsWords {
      message = Message(stringInterpolation: stringInterpolation.message)
    }
  }

  /// Collects literal text and styled values: `"\("+ a", .added) to main"`.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()
    fileprivate var message = Message.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    /// Whether there is something to tell otherwise in another language.
    fileprivate var tellsWords = false

    /// Begins with nothing.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds ordinary text.
    package mutating func appendLiteral(_ literal: String) {
      text.appendSpan(literal)
      message.appendLiteral(literal)
      tellsWords = tellsWords || literal.hasLetters
    }

    /// Adds a value's description in one style.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: TextStyle? = nil
    ) {
      text.appendSpan(value.description, style)
      message.appendInterpolation(value.description, style)
    }

    /// Adds a styled text as it is.
    package mutating func appendInterpolation(_ value: StyledText) {
      for span in value.spans { text.appendSpan(span.text, span.style) }
      message.appendInterpolation(value)
      tellsWords = tellsWords || value.message != nil
    }

    /// Adds something that is told in the same language.
    package mutating func appendInterpolation(_ value: Message, _ style: TextStyle? = nil) {
      appendInterpolation(StyledText(telling: value, style))
    }
  }
}

/// Whether styles become terminal escapes.
package enum StylePolicy: Hashable, Sendable {
  /// Words only: pipes, sessions, JSON.
  case plain
  /// ANSI escapes, for a terminal.
  case ansi

  /// The text to write.
  ///
  /// Control characters other than line breaks and tabs appear as pictures.
  package func text(_ styled: StyledText) -> String {
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
