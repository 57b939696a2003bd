import CommandLanguage
import Explanations
import TextWidth
import Wording

extension Command {
  static let help = Command(
    verb: "help", task: .program,
    summary: "Shows what there is by task, or explains one word with examples.",
    discussion: [
      "Besides commands it knows: \(HelpTopic.all.map(\.name).joined(separator: ", ")), the words inside"
        + " braces, and the errors by their names.",
      "A statement that ends in ` ?` lists what can follow: `append ?`.",
    ],
    forms: [CommandForm(.optional([.list(Parameter("WORD", .command))]), body: showHelp)],
    examples: ["help", "help append", "help layout words"],
    related: ["apropos", "why"],
    isUndoable: false)
}

private func showHelp(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let width = workbench.settings.width
  let tokens = match.tokens("WORD")
  guard let first = tokens.first, let last = tokens.last else {
    return Reply(inEach: { overview(width, $0) })
  }
  let word = tokens.map(\.text).joined(separator: "-")
  if let topic = HelpTopic.named(word) { return Reply(inEach: { topic.page(width, $0) }) }
  if let command = CommandTable.command(word) {
    return Reply(inEach: { page(of: command, width, $0) })
  }
  if let command = CommandTable.command(first.text) {
    let words = tokens.dropFirst().map(\.text)
    let forms = command.forms.filter { $0.words.isSuperset(of: words) }
    if !forms.isEmpty { return Reply(inEach: { page(of: command, forms: forms, width, $0) }) }
  }
  if let kind = RefusalKind(rawValue: word) {
    return Reply(inEach: { kind.lines(width: width, language: $0) })
  }
  let blocks = Block.allCases.filter { $0.forms.contains { $0.name == word } }
  guard let block = blocks.first else {
    let known =
      CommandTable.verbs + HelpTopic.all.map(\.name)
      + Block.allCases.flatMap { $0.forms.map(\.name) } + RefusalKind.allCases.map(\.rawValue)
    let near = known.contains(first.text) ? first.text : Suggestion.nearest(to: word, among: known)
    throw CommandError(
      "there is no help on `\(word)`", at: first.range.lowerBound..<last.range.upperBound,
      fix: near.map { "did you mean `\($0)`?" } ?? "`apropos WORD` searches everything",
      kind: .unknownCommand)
  }
  let forms = block.forms.filter { $0.name == word }
  let place: Message = "It stands inside \(block.title)."
  return Reply(inEach: { usage(of: forms, width) + [place.styled(in: $0)] })
}

/// The usage of statements that stand in braces, and the words of their longer choices.
func usage(of forms: [StatementForm], _ width: Int) -> [StyledText] {
  let usages = forms.flatMap { form in
    Syntax.usage(form.syntax).wrapped(toWidth: width - 2, indent: 4)
  }
  let choices = Syntax.longChoices(forms.flatMap(\.syntax)).flatMap { name, words in
    "\(name): \(words.joined(separator: ", "))".wrapped(toWidth: width - 2, indent: 4)
  }
  return usages.map { StyledText("  " + $0, .heading) } + choices.map { StyledText("  " + $0) }
}

/// One screen: the verbs by task, how to begin, and where to read on.
private func overview(_ width: Int, _ language: Language) -> [StyledText] {
  let titles = Command.Task.allCases.map { $0.title.text(in: language) }
  let column = (titles.map(\.displayWidth).max() ?? 0) + 2
  var lines: [StyledText] = []
  for (task, title) in zip(Command.Task.allCases, titles) {
    let verbs = CommandTable.all.filter { $0.task == task }.map(\.verb).joined(separator: " ")
    let rows = verbs.wrapped(toWidth: width - column)
    for (index, row) in rows.enumerated() {
      let name = (index == 0 ? title : "").padded(toWidth: column)
      lines.append("\(name, .heading)\(row)")
    }
  }
  let begin: Message =
    "Begin: `append sections main`, `append a{1..6}`, `apply`, `layout main grid 3`, `draw`."
  let more: Message = """
    `help append` explains one; `help commands` lists all in a line each; `help layout words`, \
    `help settings`, `help exit-codes`; `apropos WORD` searches; `why` tells what just \
    happened; `append ?` lists what can follow; Tab completes; Ctrl-D leaves.
    """
  return lines + [""]
    + [begin, more].flatMap { $0.text(in: language).wrapped(toWidth: width) }.map { StyledText($0) }
}

/// The lines of usage after which a page begins with its examples instead.
private let longUsage = 12

/// One command: usage, meaning, the Swift spelling, examples, what to read next.
///
/// Where the usage is a page by itself, the meaning and the examples come before it.
///
/// - Parameter forms: The ways to write it that are shown; `nil` for all.
private func page(
  of command: Command, forms: [CommandForm]? = nil, _ width: Int, _ language: Language
) -> [StyledText] {
  func told(_ message: Message) -> StyledText { message.styled(in: language) }
  func prose(_ messages: [Message]) -> [StyledText] {
    messages.flatMap { $0.text(in: language).wrapped(toWidth: width) }.map { StyledText($0) }
  }
  var usages: [StyledText] = []
  for form in forms ?? command.forms {
    usages += StyledText(Syntax.usage(of: command.verb, form.syntax), .heading)
      .wrapped(toWidth: width, margin: "  ")
    if let swift = form.swift { usages.append(StyledText("    " + swift, .dim)) }
  }
  for block in command.blocks { usages += [told("In the braces:")] + usage(of: block.forms, width) }
  let examples =
    [StyledText(told("Try").plain, .heading)]
    + command.examples.flatMap { $0.split(separator: "\n") }.map { StyledText("  " + $0) }
  var lines =
    usages.count > longUsage
    ? prose([command.summary]) + examples + usages + prose(command.discussion)
    : usages + prose([command.summary] + command.discussion) + examples
  if !command.related.isEmpty {
    lines.append(told("Read next: \(command.related.joined(separator: ", "))"))
  }
  return lines
}
