import CommandLanguage
import LayoutLanguage
import TextWidth
import Wording
import WorldModel

/// What can follow an unfinished line, told at length: the answer to `?`.
struct Following {
  /// One way to go on: what would be typed, and what it means.
  struct Row: Hashable {
    var text: String
    var meaning: Message
  }

  /// The ways to go on, in the grammar's order.
  let rows: [Row]
  /// What is wrong with a line that nothing can follow.
  private(set) var refusal: CommandError?

  /// The identifiers that a row names before it only counts them.
  private static let shownNames = 8

  /// The ways to go on at the end of `line`.
  ///
  /// Nil where a question mark is text: in a string, in a comment, at the end of a name that is
  /// new, and in Swift behind what it can belong to.
  init?(_ line: String, on workbench: Workbench) {
    let entry = UnfinishedEntry(line)
    switch entry.statements.last {
    case .words(let tokens)?:
      guard !Self.isText(tokens, entry.bytes) else { return nil }
      if tokens.count == 1, let name = tokens.last, name.range.upperBound == entry.bytes.count,
        workbench.world.declares(name.text)
      {
        return nil
      }
      rows = Self.rows(after: tokens, end: entry.bytes.count, workbench)
      if rows.isEmpty, !tokens.isEmpty {
        do { _ = try CommandTable.parser.parse(tokens) } catch { refusal = error }
        if refusal == nil, Self.isName(tokens, upTo: entry.bytes.count) { return nil }
      }
    case .swift(let range)?:
      let names = SwiftCompleter.completions(workbench, entry.bytes, from: range.lowerBound)
        .candidates
      let program = ProgramCompleter(workbench, entry.bytes, from: range.lowerBound)
      guard program.isAsked(names) else { return nil }
      rows = names.map { Row(text: $0.text, meaning: $0.note) }
    case nil: return nil
    }
  }

  /// Whether the end is in an open string or in a comment.
  private static func isText(_ tokens: [Token], _ bytes: [UInt8]) -> Bool {
    let end = tokens.last?.range.upperBound ?? 0
    if let last = tokens.last, last.kind == .string, end == bytes.count {
      return Lexer.string(in: bytes, at: last.range.lowerBound) == nil
    }
    let rest =
      bytes[min(end, bytes.count)...]
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    return rest.contains(UInt8(ascii: "#")) || rest.contains(UInt8(ascii: "/"))
  }

  /// Whether the word at the end of a line that is whole goes on with a question mark.
  private static func isName(_ tokens: [Token], upTo end: Int) -> Bool {
    guard var word = tokens.last, word.kind == .word, word.range.upperBound == end else {
      return false
    }
    word.text += "?"
    return (try? CommandTable.parser.parse(tokens.dropLast() + [word])) != nil
  }

  private static func rows(after tokens: [Token], end: Int, _ workbench: Workbench) -> [Row] {
    let completer = Completer(workbench)
    let (word, before) = Completer.split(tokens, cursor: end)
    func candidates(_ all: [Completer.Candidate]) -> [Row] {
      all.filter { $0.fits(word) }.map { candidate in
        Row(text: candidate.completion(of: word).text, meaning: candidate.note)
      }
    }
    guard let verb = before.first else {
      return candidates(completer.candidates(after: [], word: word))
    }
    var rows: [Row] = []
    let property = LayoutProperty(setBy: before, on: workbench.world.screen)
    for expectation in Completer.expectations(after: before, of: verb) {
      let all = candidates(completer.candidates(for: expectation, besides: before, word: word))
      switch expectation {
      case .value(let parameter) where parameter.kind.isNamed:
        let meaning: Message = "\(parameter.kind.meaning)\(Self.examples(all.map(\.text)))"
        rows.append(Row(text: parameter.name, meaning: meaning))
      case .value where all.isEmpty && word.text.isEmpty && property != nil:
        rows += property.map { [Row(text: $0.form, meaning: $0.wanted)] } ?? []
      case .value(let parameter) where all.isEmpty && word.text.isEmpty:
        rows.append(Row(text: parameter.name, meaning: parameter.kind.meaning))
      case .end where word.text.isEmpty: rows.append(Row(text: "Enter", meaning: "runs the line"))
      case .end, .word, .value, .openBrace, .closeBrace: rows += all
      }
    }
    return rows
  }

  /// Some of the names that would fit, and how many more there are.
  private static func examples(_ names: [String]) -> Message {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(shownNames).joined(separator: ", ")
    switch names.count {
    case ...shownNames: return ": \(shown)"
    case Completion.limit...: return ": \(shown), …"
    default: return ": \(shown), … \(names.count - shownNames) more"
    }
  }

  /// The rows as a table of so many columns, or why there are none.
  func answer(ofWidth width: Int) -> Result<Reply, CommandError> {
    refusal.map { .failure($0) } ?? .success(Reply(inEach: { lines(ofWidth: width, in: $0) }))
  }

  /// The rows as a table of so many columns.
  func lines(ofWidth width: Int, in language: Language = .english) -> [StyledText] {
    guard !rows.isEmpty else {
      let nothing: Message = "nothing can follow"
      return [nothing.styled(in: language)]
    }
    let gap = 2
    let column = min(rows.map(\.text.displayWidth).max() ?? 0, width * 2 / 3)
    return rows.flatMap { row -> [StyledText] in
      let text = StyledText(row.text.truncated(toWidth: column), .heading)
      let room = max(width - column - gap, 1)
      let meaning = StyledText(row.meaning.text(in: language)).wrapped(toWidth: room, margin: "")
        .map { $0.truncated(toWidth: room) }
      let margin = StyledText(String(repeating: " ", count: column + gap))
      return meaning.enumerated().map { index, line in
        guard index == 0 else { return margin + line }
        return (text.padded(toWidth: column + gap) + line).trimmingTrailingSpaces()
      }
    }
  }
}

extension Parameter.Kind {
  /// Whether the values are names that the world has.
  fileprivate var isNamed: Bool {
    switch self {
    case .section, .item, .outlineItem, .element: true
    default: false
    }
  }

  /// What may stand there, in a few words.
  fileprivate var meaning: Message {
    switch self {
    case .section: "a section that exists"
    case .newSection: "a name for a section; one of several words in quotes"
    case .item: "an item that exists"
    case .newItem: "a name for an item, in quotes if of several words; a{1..5} is five"
    case .outlineItem: "an item of the outline"
    case .element: "a section or an item on the screen"
    case .number: "a number, or a fraction such as 1/3"
    case .integer: "a whole number"
    case .dimension: "0.5w or 0.5h of the container, 44 points, ~44 estimated"
    case .scale: "a scale: @2x"
    case .itemPath: "an index path, SECTION-ITEM: 0-1"
    case .file: "a file"
    case .choice(let words): Message(verbatim: words.joined(separator: ", "))
    case .property: "a property: main.section.contentInsets"
    case .command: "a command"
    case .device: "a device"
    case .concept: "a concept: `explain` lists them"
    case .lesson: "a lesson, by id or number: `lessons` lists them"
    case .text: "text, in quotes if of several words"
    case .checkpoint: "a name that `checkpoint` gave"
    case .newCheckpoint: "a name for the present world"
    }
  }
}
