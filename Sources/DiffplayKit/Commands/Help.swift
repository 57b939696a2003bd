extension Command {
  static let help = Command(
    verb: "help", task: .program,
    summary: "Lists the commands by task, or explains one with examples.",
    forms: [CommandForm(.optional([.value(Parameter("WORD", .command))]), body: explain)],
    examples: ["help", "help append"], isUndoable: false)
}

private func explain(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let word = match.token("WORD") else { return Reply(overview(workbench.settings.width)) }
  guard let command = CommandTable.command(word.text) else {
    let near = Suggestion.nearest(to: word.text, among: CommandTable.verbs)
    throw CommandError(
      "there is no command `\(word.text)`", at: word.range,
      fix: near.map { "did you mean `\($0)`?" })
  }
  return Reply(page(of: command))
}

/// All commands by task, a row each.
private func overview(_ width: Int) -> [StyledText] {
  var lines: [StyledText] = []
  for task in Command.Task.allCases {
    let commands = CommandTable.all.filter { $0.task == task }
    lines.append(StyledText(task.rawValue, .heading))
    for command in commands {
      let row = "  " + command.verb.padded(toWidth: 12) + command.summary
      lines.append(StyledText(row).truncated(toWidth: width))
    }
  }
  return lines + ["`help WORD` explains one; Tab completes; Ctrl-D leaves."]
}

/// One command: usage, meaning, the Swift spelling, examples.
private func page(of command: Command) -> [StyledText] {
  var lines: [StyledText] = []
  for form in command.forms {
    let usage = Syntax.usage(form.syntax)
    lines.append(StyledText(command.verb + (usage.isEmpty ? "" : " " + usage), .heading))
    if let swift = form.swift { lines.append(StyledText("    " + swift, .dim)) }
  }
  lines += [StyledText(command.summary)] + command.discussion.map { StyledText($0) }
  lines.append(StyledText("Try", .heading))
  lines += command.examples.flatMap { $0.split(separator: "\n") }.map { StyledText("  " + $0) }
  if !command.related.isEmpty {
    lines.append("See also: \(command.related.joined(separator: ", "))")
  }
  return lines
}
