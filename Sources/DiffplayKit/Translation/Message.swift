/// Something to tell a person, kept apart from the language it is told in.
///
/// It is written as an English string literal. The literal's own words are a template, the key of
/// the catalogue; the values in it are arguments, which another language may put elsewhere:
/// `"there is no section \(name)"` has the template `there is no section {1}`.
public struct Message: Hashable, Sendable {
  /// A value that stands in the template.
  enum Argument: Hashable, Sendable {
    /// Words that are the same in every language, such as an identifier.
    case text(StyledText)
    /// Something that is told in the same language.
    case message(Message)
  }

  /// The English words, with `{1}` where the first argument stands.
  public internal(set) var template: String
  private(set) var arguments: [Argument] = []

  /// Words that are the same in every language.
  public init(verbatim text: String) { self.init(verbatim: StyledText(text)) }

  /// Styled words that are the same in every language.
  public init(verbatim text: StyledText) {
    template = "{1}"
    arguments = [.text(text)]
  }

  /// One message behind the other.
  public static func + (left: Message, right: Message) -> Message {
    var sum = left
    for piece in Template(right.template).pieces {
      switch piece {
      case .words(let words): sum.template += words
      case .argument(let index): sum.append(right.arguments[index])
      case .particle(let pair): sum.template += pair.description
      }
    }
    return sum
  }

  /// The words in `language`; in English where the catalogue does not have them.
  public func text(in language: Language) -> String { styled(in: language).plain }

  /// The words in English.
  public var english: String { text(in: .english) }

  /// The words in `language` with the styles of their parts.
  public func styled(in language: Language) -> StyledText {
    var text = StyledText()
    for piece in Template(Catalogue.template(template, in: language)).pieces {
      switch piece {
      case .words(let words): text.append(words)
      case .argument(let index):
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .text(let words): text.append(words: words.told(in: language))
        case .message(let message): text.append(words: message.styled(in: language))
        }
      case .particle(let pair): text.append(pair.chosen(after: text.plain))
      }
    }
    return text
  }

  /// Every template in it that a catalogue should have: its own and those of its arguments.
  var templates: [String] {
    let own = Template(template).hasLetters ? [template] : []
    return arguments.reduce(into: own) { templates, argument in
      if case .message(let message) = argument { templates += message.templates }
    }
  }

  mutating func append(_ argument: Argument) {
    arguments.append(argument)
    template += "{\(arguments.count)}"
  }
}

extension Message: CustomStringConvertible {
  /// The words in English.
  public var description: String { english }
}

extension Message: ExpressibleByStringInterpolation {
  /// Words without arguments.
  public init(stringLiteral words: String) { template = words }

  /// Words with arguments among them.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }

  /// Collects the words of a literal and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message: Message = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the template.
    public mutating func appendLiteral(_ words: String) { message.template += words }

    /// Adds a value that is the same in every language, in one style.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: TextStyle? = nil
    ) {
      message.append(.text(StyledText(value.description, style)))
    }

    /// Adds styled words that are the same in every language.
    public mutating func appendInterpolation(_ value: StyledText) {
      message.append(.text(value))
    }

    /// Adds something that is told in the same language.
    public mutating func appendInterpolation(_ value: Message) { message.append(.message(value)) }

    /// Adds something that is told in the same language, in one style.
    public mutating func appendInterpolation(_ value: Message, _ style: TextStyle) {
      message.append(.text(StyledText(telling: value, style)))
    }
  }
}

extension [Message] {
  /// The messages as a sentence lists them: `a, b or c`.
  var listedWithOr: Message {
    guard let last, count > 1 else { return listed }
    return "\([Message](dropLast()).listed) or \(last)"
  }

  /// The messages as a sentence lists them all: `a and b and c`.
  var listedWithAnd: Message {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0) and \($1)" }
  }

  /// The messages with commas between them.
  var listed: Message {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0), \($1)" }
  }
}
