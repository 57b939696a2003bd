import CommandLanguage
import ConsoleTexts
import Explanations
import JSON
import Lessons
import TextWidth
import Wording

extension Command {
  static let explain = Command(
    verb: "explain", task: .program,
    summary: "Explains a concept with an example; alone, lists the concepts.",
    discussion: [
      "A word may be a concept, a name of the API, a word of an answer or the kind of an error; a"
        + " text of Xcode's console, in quotes, is told with its own numbers.",
      "The example runs in a world of its own: yours does not change.",
    ],
    forms: [
      CommandForm(.optional([.list(Parameter("CONCEPT", .concept))]), asks: true, body: tell)
    ],
    examples: [
      "explain", "explain identity", "explain fractionalWidth", "explain cells asked for",
    ],
    related: ["help", "why"], isUndoable: false)
}

private func tell(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let width = workbench.settings.width
  let words = match.tokens("CONCEPT")
  guard let first = words.first else { return Reply(inEach: { overview(width, $0) }) }
  let name = words.map(\.text).joined(separator: " ")
  guard let concept = Concept.named(name) else {
    if let finding = ConsoleText.find(in: name) { return Reply(telling: finding, width) }
    let known = Concept.all.flatMap { [$0.id] + $0.names }
    let near = Suggestion.nearest(to: name, among: known)
    throw CommandError(
      "nothing is called `\(name)`",
      at: first.range.lowerBound..<words[words.count - 1].range.upperBound,
      fix: near.map { "did you mean `\($0)`?" }
        ?? (name.allSatisfy(\.isASCII)
          ? "`explain` lists the concepts" : "`apropos \(name)` finds what is said of it"))
  }
  let body = concept.body
  let example = ConceptExample(body, on: workbench)
  let lessons = workbench.lessonCourse.lessons(teaching: concept)
  return Reply(inEach: { page(of: concept, body, example, lessons, width, $0) })
}

extension Reply {
  /// The page about a text of the console.
  init(telling finding: ConsoleFinding, _ width: Int) {
    self.init(inEach: { finding.page(width: width, in: $0) })
    var told: JSONObject = [
      "text": .string(finding.id), "meaning": .string(finding.meaning.english),
    ]
    told["confidence"] = .string(finding.confidence)
    value = .object(told)
  }
}

/// All concepts by theme, a row each.
private func overview(_ width: Int, _ language: Language) -> [StyledText] {
  var lines: [StyledText] = []
  for theme in Concept.Theme.allCases {
    lines.append(StyledText(theme.title.text(in: language), .heading))
    for concept in Concept.all where concept.theme == theme {
      let row = "  " + concept.id.padded(toWidth: 24) + concept.title.words(in: language)
      lines.append(StyledText(row).truncated(toWidth: width))
    }
  }
  let more: Message = "`explain CONCEPT` tells more; names of the API lead to their concept."
  return lines + [more.styled(in: language)]
}

/// One concept: what it is, the Swift, an example that was run, and where to go on.
private func page(
  of concept: Concept, _ body: Concept.Body, _ example: ConceptExample, _ lessons: [Lesson],
  _ width: Int, _ language: Language
) -> [StyledText] {
  func told(_ message: Message) -> StyledText { message.styled(in: language) }
  var lines = [StyledText("\(concept.id): \(concept.title.words(in: language))", .heading)]
  lines += body.text.words(in: language).flatMap { $0.wrapped(toWidth: width) }
    .map { StyledText($0) }
  lines += body.swift.map { StyledText("    " + $0, .dim) }
  lines.append(StyledText(told("Example").plain, .heading))
  lines += example.lines(in: language)
  if !concept.commands.isEmpty {
    lines.append(told("Commands: \(concept.commands.joined(separator: ", "))"))
  }
  if !lessons.isEmpty {
    lines.append(told("Lessons: \(lessons.map(\.id).joined(separator: ", "))"))
  }
  if !concept.related.isEmpty {
    lines.append(told("See also: \(concept.related.joined(separator: ", "))"))
  }
  return lines
}

extension Outcome {
  /// The page that tells of what was refused; nil where nothing was, or the command was at fault.
  var page: Concept? {
    guard case .failure(let error) = result, settings.output == .text else { return nil }
    return error.kind.flatMap { Concept.named($0.rawValue) }
  }
}

/// The example of a concept with the answers it gets in a world of its own.
struct ConceptExample: Sendable {
  private let outcomes: [(command: String, outcome: Outcome)]

  init(_ body: Concept.Body, on workbench: Workbench) {
    var settings = Workbench.Settings(width: max(20, workbench.settings.width - 2))
    settings.writesFiles = false
    var inner = Workbench(
      settings: settings, fileSystem: workbench.fileSystem, runner: workbench.runner)
    outcomes = body.example.flatMap { command in
      inner.run(command).map { (command, $0) }
    }
  }

  /// Whether a command was refused.
  var hasRefusal: Bool {
    outcomes.contains { if case .failure = $0.outcome.result { true } else { false } }
  }

  /// The commands and the answers.
  func lines(in language: Language) -> [StyledText] {
    outcomes.flatMap { command, outcome in
      [StyledText("  > " + command, .heading)]
        + outcome.lines(in: command, language: language).map { "    \($0)" }
    }
  }
}
