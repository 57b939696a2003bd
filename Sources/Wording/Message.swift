/// Something to tell a person, kept apart from the language it is told in.
///
/// It is written as an English string literal. The literal's own words are a template, the key of
/// the catalogue; the values in it are arguments, which another language may put elsewhere:
/// `"there is no section \(name)"` has the template `there is no section {1}`.
package struct Message: Hashable, Sendable {
  /// A value that stands in the template.
  enum Argument: Hashable, Sendable {
    /// Words that are the same in every language, such as an identifier.
    case text(StyledText)
    /// Something that is told in the same language.
    case message(Message)
  }

  private enum Piece: Hashable, Sendable {
    case words(String)
    case argument(Argument)
  }

  /// The English words and the arguments in the order they are written; no words beside others.
  private var pieces: [Piece] = []

  /// Words that are the same in every language.
  package init(verbatim text: String) { self.init(verbatim: StyledText(text)) }

  /// Styled words that are the same in every language.
  package init(verbatim text: StyledText) { pieces = [.argument(.text(text))] }

  /// One message behind the other.
  package static func + (left: Message, right: Message) -> Message {
    var sum = left
    for piece in right.pieces {
      switch piece {
      case .words(let words): sum.append(words: words)
      case .argument(let argument): sum.append(argument)
      }
    }
    return sum
  }

  /// The English words, with `{1}` where the first argument stands.
  package var template: String {
    var count = 0
    return pieces.reduce(into: "") { template, piece in
      switch piece {
      case .words(let words): template += words
      case .argument:
        count += 1
        template += "{\(count)}"
      }
    }
  }

  private var arguments: [Argument] {
    pieces.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// The words in `language`; in English where the catalogue does not have them.
  package func text(in language: Language) -> String { styled(in: language).plain }

  /// The words in English.
  package var english: String { text(in: .english) }

  /// The words in `language` with the styles of their parts.
  package func styled(in language: Language) -> StyledText {
    var text = StyledText()
    guard let template = Catalogue.template(of: self, in: language) else {
      for piece in pieces {
        switch piece {
        case .words(let words): text.append(words)
        case .argument(let argument): text.append(words: argument.told(in: language))
        }
      }
      return text
    }
    let arguments = arguments
    for piece in Template(template).pieces {
      switch piece {
      case .words(let words): text.append(words)
      case .argument(let index):
        guard arguments.indices.contains(index) else { continue }
        text.append(words: arguments[index].told(in: language))
      case .particle(let pair): text.append(pair.chosen(after: text.plain))
      }
    }
    return text
  }

  /// Every template in it that a catalogue should have: its own and those of its arguments.
  var templates: [String] {
    let hasWords = pieces.contains {
      if case .words(let words) = $0 { words.hasLetters } else { false }
    }
    return arguments.reduce(into: hasWords ? [template] : []) { templates, argument in
      if case .message(let message) = argument { templates += message.templates }
    }
  }

  /// Adds English words of the template.
  mutating func append(words: String) {
    if case .words(let before)? = pieces.last {
      pieces[pieces.count - 1] = .words(before + words)
    } else if !words.isEmpty {
      pieces.append(.words(words))
    }
  }

  mutating func append(_ argument: Argument) { pieces.append(.argument(argument)) }
}

extension Message.Argument {
  fileprivate func told(in language: Language) -> StyledText {
    switch self {
    case .text(let words): words.told(in: language)
    case .message(let message): message.styled(in: language)
    }
  }
}

extension Message: CustomStringConvertible {
  /// The words in English.
  package var description: String { english }
}

extension Message: ExpressibleByStringInterpolation {
  /// Words without arguments.
  package init(stringLiteral words: String) { append(words: words) }

  /// Words with arguments among them.
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }

  /// Collects the words of a literal and the values in it.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message: Message = ""

    /// Begins with nothing.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the template.
    package mutating func appendLiteral(_ words: String) { message.append(words: words) }

    /// Adds a value that is the same in every language, in one style.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: TextStyle? = nil
    ) {
      message.append(.text(StyledText(value.description, style)))
    }

    /// Adds styled words that are the same in every language.
    package mutating func appendInterpolation(_ value: StyledText) {
      message.append(.text(value))
    }

    /// Adds something that is told in the same language.
    package mutating func appendInterpolation(_ value: Message) { message.append(.message(value)) }

    /// Adds something that is told in the same language, in one style.
    package mutating func appendInterpolation(_ value: Message, _ style: TextStyle) {
      message.append(.text(StyledText(telling: value, style)))
    }
  }
}

extension [Message] {
  /// The messages as a sentence lists them: `a, b or c`.
  package var listedWithOr: Message {
    guard let last, count > 1 else { return listed }
    return "\([Message](dropLast()).listed) or \(last)"
  }

  /// The messages as a sentence lists them all: `a and b and c`.
  package var listedWithAnd: Message {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0) and \($1)" }
  }

  /// The messages with commas between them.
  package var listed: Message {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0), \($1)" }
  }
}
