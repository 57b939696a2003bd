import CommandLanguage
import ConsoleTexts
import Explanations
import HostSystem
import Wording

extension Workbench {
  /// Runs the statements of `entry` and records nothing.
  ///
  /// Work that is stopped ends in a failure.
  ///
  /// - Parameter observer: Sees each outcome and the state after it.
  mutating func perform(
    _ entry: String, observer: (Outcome, Workbench) -> Void
  ) -> [Outcome] {
    if let line = Lexer.line(askedAboutBy: entry),
      let following = Following(line, on: self)
    {
      let outcome = Outcome(
        source: entry, line: 1, offset: 0,
        result: following.answer(ofWidth: settings.width),
        world: world, settings: settings)
      remember(outcome)
      observer(outcome, self)
      return [outcome]
    }
    if let finding = Self.consoleText(in: entry) {
      let outcome = Outcome(
        source: entry, line: 1, offset: 0,
        result: .success(Reply(telling: finding, settings.width)),
        world: world, settings: settings)
      observer(outcome, self)
      return [outcome]
    }
    let statements: [Statement]
    do {
      statements = try PromptEntry.statements(of: entry, in: world)
    } catch {
      let outcome = failure(CommandError(error), of: entry)
      remember(outcome)
      observer(outcome, self)
      return [outcome]
    }
    var outcomes: [Outcome] = []
    var lines = LineCounter(entry)
    for statement in statements {
      guard !work.isStopped else {
        return outcomes + [failure(CommandError("interrupted", at: statement.range), of: entry)]
      }
      let outcome = run(
        statement, source: lines.text(statement.range),
        line: lines.line(at: statement.range.lowerBound), isAlone: statements.count == 1)
      remember(outcome)
      observer(outcome, self)
      outcomes.append(outcome)
      switch outcome.result {
      case .success(let reply): if reply.quits { return outcomes }
      case .failure: if !settings.keepsGoing { return outcomes }
      }
    }
    return outcomes
  }

  /// The text of a console that was pasted as it stands; nil for whatever begins as a command.
  private static func consoleText(in entry: String) -> ConsoleFinding? {
    guard entry.utf8.count > 20 else { return nil }
    let start = String(decoding: entry.utf8.prefix(200), as: UTF8.self)
    guard let first = Lexer.firstToken(ofUnfinished: start) else { return nil }
    if start.beginsWithLogCategory { return ConsoleText.find(in: entry) }
    if first.kind == .word, CommandTable.command(first.text) != nil { return nil }
    if SwiftStatement.begins(Array(start.utf8)[first.range.lowerBound...]) {
      // `dyld[411]: …` begins as a subscript does, but no line of Swift goes on so.
      let line = String(entry.prefix { !$0.isNewline })
      guard !line.hasPrefix("/"), ConsoleText.find(in: line)?.isToldByShape == false,
        !EntryKind.isSwift(line)
      else { return nil }
      return ConsoleText.find(in: entry)
    }
    return first.kind == .word ? ConsoleText.find(in: entry) : nil
  }

  /// Keeps a refusal for `why`.
  private mutating func remember(_ outcome: Outcome) {
    if case .failure(let error) = outcome.result { lastOutcome = .refused(error) }
  }

  /// Writes an entry and its outcomes to the journal and the session being recorded, if one is.
  ///
  /// - Parameter isCutShort: Whether the outcomes are not all that the entry would have.
  mutating func record(
    _ entry: String, _ outcomes: inout [Outcome], isCutShort: Bool = false
  ) {
    guard !outcomes.isEmpty, outcomes.count > 1 || outcomes[0].isRecorded else { return }
    if let note = keep(entry, outcomes, isCutShort: isCutShort) {
      outcomes[outcomes.count - 1].notes.append(note)
    }
  }

  private mutating func run(
    _ statement: Statement, source: String, line: Int, isAlone: Bool
  ) -> Outcome {
    let result: Result<Reply, CommandError>
    var parsed: ParsedStatement?
    let before = world
    do throws(CommandError) {
      try inclusion.spend(at: statement.range)
      let command = try ParsedStatement(statement, in: world)
      parsed = command
      try checkIsOn(command.deed, at: statement.range)
      guard isAlone || !command.standsAlone else {
        throw CommandError(
          "this command stands alone in its entry", at: statement.range,
          fix: "give it a line of its own", kind: .standsAlone)
      }
      var reply = try perform(source, isUndoable: command.isUndoable) {
        workbench throws(CommandError) in try command.run(on: &workbench)
      }
      if command.isUndoable, settings.verbosity == .quiet { reply.lines = [] }
      let drawing = drawing(since: before, below: reply.lines.count)
      if !drawing.isEmpty { reply.lines += drawing }
      if settings.echoesSwift {
        reply.swift = spelling(of: command, reply.call, source: source, since: before)
      }
      let performed = PerformedCommand(
        source, command.deed, before: before, after: world)
      if performed.isToldOf { lastOutcome = .performed(performed) }
      result = .success(reply)
    } catch {
      result = .failure(error)
    }
    var outcome = Outcome(
      source: source, line: line, offset: statement.range.lowerBound, result: result,
      world: world,
      settings: settings)
    if case .success(let reply) = result, reply.quits { outcome.isRecorded = false }
    if let parsed, !parsed.isRecorded { outcome.isRecorded = false }
    outcome.lesson = followLesson(outcome, parsed?.deed)
    return outcome
  }

  private func failure(_ error: CommandError, of entry: String) -> Outcome {
    Outcome(
      source: entry, line: error.position(in: entry).line, offset: 0, result: .failure(error),
      world: world, settings: settings)
  }
}

extension String {
  /// Whether it begins with the category of a log, as in `[UICompositionalLayout] note`: brackets,
  /// which an array in Swift has too, but with a word behind them.
  fileprivate var beginsWithLogCategory: Bool {
    let text = drop { $0.isWhitespace }
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
    let category = text[text.index(after: text.startIndex)..<end]
    let rest = text[text.index(after: end)...].drop { $0 == " " }
    return !category.isEmpty && category.allSatisfy { $0.isLetter || $0.isNumber }
      && rest.first.map { $0.isLetter || $0 == "<" } == true
  }
}
