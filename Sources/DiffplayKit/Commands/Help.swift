extension Command {
  static let help = Command(
    verb: "help", task: .program,
    summary: "Lists the commands by task, or explains one with examples.",
    forms: [CommandForm(.optional([.value(Parameter("WORD", .command))]), body: showHelp)],
    examples: ["help", "help append"], isUndoable: false)
}

private func showHelp(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let width = workbench.settings.width
  guard let word = match.token("WORD") else { return Reply(inEach: { overview(width, $0) }) }
  if let command = CommandTable.command(word.text) {
    return Reply(inEach: { page(of: command, width, $0) })
  }
  let blocks = Block.allCases.filter { $0.forms.contains { $0.name == word.text } }
  guard let block = blocks.first else {
    let known = CommandTable.verbs + Block.allCases.flatMap { $0.forms.map(\.name) }
    let near = Suggestion.nearest(to: word.text, among: known)
    throw CommandError(
      "there is no command `\(word.text)`", at: word.range,
      fix: near.map { "did you mean `\($0)`?" })
  }
  let forms = block.forms.filter { $0.name == word.text }
  let place: Message = "It stands inside \(block.title)."
  return Reply(inEach: { usage(of: forms, width) + [place.styled(in: $0)] })
}

/// The usage of statements that stand in braces, and the words of their longer choices.
private func usage(of forms: [StatementForm], _ width: Int) -> [StyledText] {
  let usages = forms.flatMap { form in
    Syntax.usage(form.syntax).wrapped(toWidth: width - 2, indent: 4)
  }
  let choices = Syntax.longChoices(forms.flatMap(\.syntax)).flatMap { name, words in
    "\(name): \(words.joined(separator: ", "))".wrapped(toWidth: width - 2, indent: 4)
  }
  return usages.map { StyledText("  " + $0, .heading) } + choices.map { StyledText("  " + $0) }
}

/// All commands by task, a row each.
private func overview(_ width: Int, _ language: Language) -> [StyledText] {
  var lines: [StyledText] = []
  for task in Command.Task.allCases {
    let commands = CommandTable.all.filter { $0.task == task }
    lines.append(StyledText(task.title.text(in: language), .heading))
    for command in commands {
      let row = "  " + command.verb.padded(toWidth: 12) + command.summary.text(in: language)
      lines.append(StyledText(row).truncated(toWidth: width))
    }
  }
  let more: Message = "`help WORD` explains one; Tab completes; Ctrl-D leaves."
  return lines + [more.styled(in: language)]
}

/// One command: usage, meaning, the Swift spelling, examples.
private func page(of command: Command, _ width: Int, _ language: Language) -> [StyledText] {
  func told(_ message: Message) -> StyledText { message.styled(in: language) }
  var lines: [StyledText] = []
  for form in command.forms {
    let usage = Syntax.usage(form.syntax)
    lines.append(StyledText(command.verb + (usage.isEmpty ? "" : " " + usage), .heading))
    if let swift = form.swift { lines.append(StyledText("    " + swift, .dim)) }
  }
  for block in command.blocks { lines += [told("In the braces:")] + usage(of: block.forms, width) }
  lines += ([command.summary] + command.discussion)
    .flatMap { $0.text(in: language).wrapped(toWidth: width) }.map { StyledText($0) }
  lines.append(StyledText(told("Try").plain, .heading))
  lines += command.examples.flatMap { $0.split(separator: "\n") }.map { StyledText("  " + $0) }
  if !command.related.isEmpty {
    lines.append(told("See also: \(command.related.joined(separator: ", "))"))
  }
  return lines
}
