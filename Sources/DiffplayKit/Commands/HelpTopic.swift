import CommandLanguage
import LayoutLanguage
import TextWidth
import Wording

/// A word of `help` that is no command.
struct HelpTopic: Sendable {
  /// The word; of two words, with a hyphen between them.
  let name: String
  /// What the page tells, in one sentence.
  let summary: Message
  /// The page in lines of a width.
  let page: @Sendable (_ width: Int, Language) -> [StyledText]

  /// All topics.
  static let all: [HelpTopic] = [
    HelpTopic(
      name: "commands", summary: "All commands, a line each.",
      page: { width, language in
        Command.Task.allCases.flatMap { task in
          let commands = CommandTable.all.filter { $0.task == task }
          return [StyledText(task.title.text(in: language), .heading)]
            + rows(commands.map { ($0.verb, $0.summary) }, width, language)
        }
      }),
    HelpTopic(
      name: "settings", summary: "All settings, what they decide and what they take.",
      page: { width, language in
        let rows = Setting.all.flatMap { setting -> [StyledText] in
          let usage = "set \(setting.name) \(setting.values.joined(separator: "|"))"
          return [StyledText(usage, .heading)]
            + setting.summary.text(in: language).wrapped(toWidth: width - 4)
            .map { StyledText("    " + $0) }
        }
        return rows
          + paragraphs(
            [
              "The first value is the usual one. `set` alone shows the present ones; undo leaves them"
                + " alone. On the command line they are options: `diffplay --verbosity quiet`.",
              "A start-up file is run before your first command: the file that DIFFPLAY_INIT names,"
                + " or diffplay/init in $XDG_CONFIG_HOME or ~/.config. `--no-init` leaves it out."
                + " DIFFPLAY_ACCESSIBLE=1 turns `screen-reader` on, NO_COLOR turns colour off.",
            ], width, language)
      }),
    HelpTopic(
      name: "properties", summary: "The properties that `set` changes, and what they take.",
      page: { width, language in
        LayoutProperty.all.flatMap { property in
          (StyledText(property.path, .heading) + StyledText(" " + property.form))
            .wrapped(toWidth: width, margin: "    ")
        }
          + paragraphs(
            [
              "SECTION is a section's name, KIND that of a header, background or badge. The names are"
                + " the API's. Values are written as in `layout`: `help layout words`."
            ], width, language)
      }),
    HelpTopic(
      name: "exit-codes", summary: "What the program's exit status means.",
      page: { width, language in
        rows(ExitMeaning.all.map { ("\($0.status)", $0.meaning) }, width, language)
          + paragraphs(
            [
              "Scripts, pipes and `-c` stop at the first command that fails, with its place on"
                + " standard error as file:line:column; `--keep-going` runs on and ends with 1. At the"
                + " prompt an error ends nothing."
            ], width, language)
      }),
    HelpTopic(
      name: "layout-words", summary: "The words inside the braces of `layout`.",
      page: { width, language in
        let blocks = Block.allCases.filter { $0 != .batch }
        return blocks.flatMap { block in
          [StyledText(block.title, .heading)] + usage(of: block.forms, width)
        }
          + paragraphs(
            [
              "A size is WIDTH x HEIGHT. 0.5w and 0.5h are fractions of the container, 44 is absolute,"
                + " ~44 estimated, =~44 uniform across siblings. Insets are top leading bottom trailing;"
                + " one number means all four, two mean vertical and horizontal.",
              "Every word is a property or an initialiser of UIKit's: `apropos WORD` names it, and"
                + " `layout SECTION` prints a section's layout in these words.",
            ], width, language)
      }),
    HelpTopic(
      name: "identifiers", summary: "How sections and items are named.",
      page: { width, language in
        paragraphs(
          [
            "Any word is an identifier, in any script: a, 42, 사과. Quote one that has spaces or that"
              + " the command itself uses: \"blood orange\", \"to\". In quotes, \\\" \\\\ \\n \\t and"
              + " \\u{AC00} are as in Swift.",
            "a{1..3} stands for a1 a2 a3, x{01..12} keeps the zeros, 1..100 are numbers. Commas may"
              + " separate. `;` ends a command, `#` begins a comment, `{ … }` spans lines.",
          ], width, language)
      }),
    HelpTopic(
      name: "errors", summary: "The names of all refusals; `help NAME` explains one.",
      page: { width, language in
        paragraphs(
          [
            "`why` after an error explains it: what was refused, the rule and where it comes from, how"
              + " to mend it. These are the names of the rules; `help NAME` tells of one."
          ], width, language)
          + RefusalKind.allCases.map(\.rawValue).joined(separator: " ").wrapped(toWidth: width)
          .map { StyledText($0) }
      }),
  ]

  /// The topic called `name`.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  private static func rows(
    _ rows: [(name: String, text: Message)], _ width: Int, _ language: Language
  ) -> [StyledText] {
    let column = max(12, (rows.map(\.name.displayWidth).max() ?? 0) + 1)
    return rows.map { name, text in
      let (name, words) = ("  " + name.padded(toWidth: column), text.text(in: language))
      let isLong = name.displayWidth + words.displayWidth > width
      return StyledText(name + (isLong ? words.firstSentence : words)).truncated(toWidth: width)
    }
  }

  private static func paragraphs(
    _ paragraphs: [Message], _ width: Int, _ language: Language
  ) -> [StyledText] {
    paragraphs.flatMap { $0.text(in: language).wrapped(toWidth: width) }.map { StyledText($0) }
  }
}

/// An exit status of the program.
struct ExitMeaning: Hashable, Sendable {
  /// What the program ends with.
  let status: Int32
  /// When it does.
  let meaning: Message

  /// The statuses in their order.
  static let all: [ExitMeaning] = [
    ExitMeaning(status: 0, meaning: "all well"),
    ExitMeaning(status: 1, meaning: "a command failed, or a session differed"),
    ExitMeaning(
      status: 2, meaning: "the arguments are wrong, or a file cannot be read or parsed"),
    ExitMeaning(status: 70, meaning: "a fault of the program itself"),
    ExitMeaning(status: 130, meaning: "ended by SIGINT (Ctrl-C)"),
    ExitMeaning(status: 143, meaning: "ended by SIGTERM; other signals give 128 and their number"),
  ]
}
