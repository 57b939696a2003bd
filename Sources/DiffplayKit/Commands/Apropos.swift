import CommandLanguage
import Explanations
import JSON
import LayoutLanguage
import Lessons
import Wording

extension Command {
  static let apropos = Command(
    verb: "apropos", task: .program,
    summary: "Finds what has to do with a word: commands, settings, properties, API names, errors.",
    discussion: [
      "Words of your own find concepts and lessons first: `apropos sticky header`, `apropos crash`."
    ],
    forms: [CommandForm(.list(Parameter("WORD", .text)), body: find)],
    examples: ["apropos spacing", "apropos appendItems", "apropos sticky header"],
    related: ["help"], isUndoable: false)
}

private func find(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let words = match.tokens("WORD").map { $0.text.lowercased() }
  let topics = AskedTopic.matching(words.joined(separator: " "))
  // A name of the API leads to its page too; other words do where they are part of no question.
  let tokens = match.tokens("WORD").map(\.text)
  let named = (topics.isEmpty ? tokens.filter { $0.count > 4 } : tokens.filter(\.isNameOfAPI))
    .compactMap(Concept.named)
  let pages = named.map { Finding(name: $0.id, sort: "concept", topic: $0.title) }
  let leads = (topics.flatMap(Finding.leads) + pages).reduce(into: [Finding]()) { known, lead in
    // Several topics lead to a page: it stands where the best has it.
    let isKnown = known.contains { $0.name == lead.name && $0.sort.english == lead.sort.english }
    if !isKnown { known.append(lead) }
  }
  let found = leads + Finding.all.filter { words.allSatisfy($0.concerns) }
  guard !found.isEmpty else {
    let near = match.token("WORD").flatMap { word in
      Suggestion.nearest(to: word.text, among: Finding.all.map(\.name))
    }
    throw CommandError(
      "nothing has to do with `\(words.joined(separator: " "))`", at: match.token("WORD")?.range,
      fix: near.map { "did you mean `\($0)`?" }, kind: .unknownName)
  }
  let width = workbench.settings.width
  var reply = Reply(inEach: { language in
    var table = TextTable([
      .init("", isShortened: false), .init("", isShortened: false), .init(""),
    ])
    table.rows = found.map { finding in
      [
        StyledText(finding.name, .heading), finding.sort.styled(in: language),
        finding.words(in: language),
      ]
    }
    return table.lines(fitting: width)
  })
  reply.value = .array(found.map { [.string($0.sort.english), .string($0.name)] })
  reply.table = CSVTable(
    ["name", "sort", "text"],
    rows: found.map { [$0.name, $0.sort.english, $0.words(in: .english).plain] })
  return reply
}

/// Something that can be looked up by a word.
private struct Finding: Sendable {
  var name: String
  /// What it is, in a word.
  var sort: Message
  var text: Message = ""
  /// The same, where it is no message.
  var topic: Translated<String>?
  /// What else tells of it, besides its name and its text.
  var others: [String] = []

  /// Whether a word in lower case is part of what is said of it.
  ///
  /// A word of ASCII is looked for in English alone: the names of the API stand there too, and what
  /// nobody asks for need not be translated.
  func concerns(_ word: String) -> Bool {
    let languages = word.allSatisfy(\.isASCII) ? [.english] : Language.allCases
    let texts = [name] + languages.map { words(in: $0).plain } + others
    return texts.contains { $0.lowercased().contains(word) }
  }

  /// Where a topic in the words of those who ask leads, best first.
  static func leads(of topic: AskedTopic) -> [Finding] {
    topic.pages.map { Finding(name: $0, sort: "concept", topic: Concept.named($0)?.title) }
      + topic.lessons.map { id in
        Finding(
          name: id, sort: "lesson",
          topic: LessonCourse.title(of: id))
      }
  }

  /// What is said of it.
  func words(in language: Language) -> StyledText {
    topic.map { StyledText($0.words(in: language)) } ?? text.styled(in: language)
  }

  /// All there is, in help's order.
  static let all: [Finding] =
    CommandTable.all.map { command in
      Finding(
        name: command.verb, sort: "command", text: command.summary,
        others: command.forms.compactMap(\.swift))
    }
    + CommandTable.all.flatMap { command in
      command.forms.compactMap(\.swift).map { swift in
        Finding(name: apiName(swift), sort: "Swift", text: "\(swift), see `help \(command.verb)`")
      }
    }
    + Setting.all.map { Finding(name: $0.name, sort: "setting", text: $0.summary) }
    + LayoutProperty.all.map {
      Finding(name: $0.path, sort: "property", text: Message(verbatim: $0.form))
    }
    + Block.allCases.flatMap { block in
      block.forms.map { form in
        Finding(
          name: form.name, sort: "layout word",
          text: "\(Syntax.usage(form.syntax)), in \(block.title)")
      }
    }
    + LayoutPreset.allCases.map {
      Finding(name: $0.rawValue, sort: "preset", text: "layout SECTION \($0.rawValue)")
    }
    + HelpTopic.all.map { Finding(name: $0.name, sort: "help", text: $0.summary) }
    + RefusalKind.allCases.map { kind in
      Finding(name: kind.rawValue, sort: "error", text: kind.explanation.rule)
    }

  /// The name of the call in a line of Swift: `appendItems` of `snapshot.appendItems(["a"])`.
  private static func apiName(_ swift: String) -> String {
    let call = swift.prefix { $0 != "(" && $0 != "{" }
    return String(call.split(separator: ".").last ?? call).trimmingSuffixSpaces
  }
}

extension String {
  /// Whether it is written as names of the API are: a capital letter behind a small one.
  fileprivate var isNameOfAPI: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The text without the spaces at its end.
  fileprivate var trimmingSuffixSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
