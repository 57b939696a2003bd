import DiffableDataSource

/// The command language over a workbench: text in, text out.
///
/// A terminal, a pipe, a script and a replayed session all go through here.
public struct Playground: Sendable {
  /// What became of one statement of an entry.
  public struct Outcome: Sendable {
    /// The statement as it was written.
    public var source: String
    /// The line of the entry it begins in, from 1.
    public var line: Int
    /// Where it begins in the entry, in UTF-8 bytes.
    var offset: Int
    /// The answer, or the refusal.
    public var result: Result<Reply, CommandError>
    /// The world afterwards.
    var world: World
    /// The settings afterwards, which say how the answer is written.
    var settings: Workbench.Settings
    /// What the lesson says to it, while one is taken.
    var lesson: LessonNotice?
    /// What the program has to add to the answer.
    var notes: [StyledText] = []

    /// Whether it is a refusal.
    var isFailure: Bool { if case .failure = result { true } else { false } }

    /// Whether it is part of a session, and not about the recording or the program itself.
    fileprivate var isRecorded = true
  }

  /// The world, its history and the doors to the outside.
  public var workbench: Workbench

  /// The language over an empty world.
  public init(
    settings: Workbench.Settings = .init(), fileSystem: any FileSystem,
    toolchain: (any Toolchain)? = nil
  ) {
    workbench = Workbench(settings: settings, fileSystem: fileSystem, toolchain: toolchain)
  }

  /// The language over a world that goes on.
  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Whether `entry` can be read as it is; false while a brace or bracket is open.
  ///
  /// What is asked about may be open.
  public static func isComplete(_ entry: String) -> Bool {
    if Following.line(askedAboutBy: entry) != nil { return true }
    do {
      _ = try Lexer.statements(of: entry)
      return true
    } catch {
      return !error.isUnfinished
    }
  }

  /// Runs the statements of `entry` in order, up to the first that fails.
  ///
  /// An entry that cannot be read runs nothing, nor does one that ends in a question mark: it asks
  /// what can follow. Where a session is being recorded, the entry and its answers are written to
  /// it, as they are to the journal.
  ///
  /// - Parameter observer: Sees each outcome as it happens, but for notes that come at the end.
  public mutating func run(
    _ entry: String, observer: (Outcome) -> Void = { _ in }
  ) -> [Outcome] {
    var outcomes = perform(entry) { outcome, _ in observer(outcome) }
    record(entry, &outcomes)
    return outcomes
  }

  /// Runs the statements of `entry` and records nothing.
  ///
  /// Work that is stopped ends in a failure.
  ///
  /// - Parameter observer: Sees each outcome and the state after it.
  mutating func perform(
    _ entry: String, observer: (Outcome, Playground) -> Void
  ) -> [Outcome] {
    if let line = Following.line(askedAboutBy: entry),
      let following = Following(line, on: workbench)
    {
      let outcome = Outcome(
        source: entry, line: 1, offset: 0,
        result: following.answer(ofWidth: workbench.settings.width),
        world: workbench.world, settings: workbench.settings)
      remember(outcome)
      observer(outcome, self)
      return [outcome]
    }
    let statements: [Statement]
    do {
      statements = try Lexer.statements(of: entry)
    } catch {
      let outcome = failure(CommandError(error), of: entry)
      remember(outcome)
      observer(outcome, self)
      return [outcome]
    }
    var outcomes: [Outcome] = []
    var lines = LineCounter(entry)
    for statement in statements {
      guard !workbench.work.isStopped else {
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
      case .failure: if !workbench.settings.keepsGoing { return outcomes }
      }
    }
    return outcomes
  }

  /// Keeps a refusal for `why`.
  private mutating func remember(_ outcome: Outcome) {
    if case .failure(let error) = outcome.result { workbench.lastOutcome = .refused(error) }
  }

  /// Writes an entry and its outcomes to the journal and the session being recorded, if one is.
  ///
  /// - Parameter isCutShort: Whether the outcomes are not all that the entry would have.
  mutating func record(
    _ entry: String, _ outcomes: inout [Outcome], isCutShort: Bool = false
  ) {
    guard !outcomes.isEmpty, outcomes.count > 1 || outcomes[0].isRecorded else { return }
    if let note = workbench.keep(entry, outcomes, isCutShort: isCutShort) {
      outcomes[outcomes.count - 1].notes.append(note)
    }
  }

  private mutating func run(
    _ statement: Statement, source: String, line: Int, isAlone: Bool
  ) -> Outcome {
    let result: Result<Reply, CommandError>
    var parsed: ParsedStatement?
    let before = workbench.world
    do throws(CommandError) {
      let command = try ParsedStatement(statement)
      parsed = command
      try workbench.checkIsOn(command, at: statement.range)
      guard isAlone || !command.standsAlone else {
        throw CommandError(
          "this command stands alone in its entry", at: statement.range,
          fix: "give it a line of its own", kind: .standsAlone)
      }
      var reply = try workbench.perform(source, isUndoable: command.isUndoable) {
        workbench throws(CommandError) in try command.run(on: &workbench)
      }
      if command.isUndoable, workbench.settings.verbosity == .quiet { reply.lines = [] }
      let performed = PerformedCommand(source, command, before: before, after: workbench.world)
      if performed.isToldOf { workbench.lastOutcome = .performed(performed) }
      result = .success(reply)
    } catch {
      result = .failure(error)
    }
    var outcome = Outcome(
      source: source, line: line, offset: statement.range.lowerBound, result: result,
      world: workbench.world,
      settings: workbench.settings)
    if case .success(let reply) = result, reply.quits { outcome.isRecorded = false }
    if let parsed, !parsed.isRecorded { outcome.isRecorded = false }
    outcome.lesson = workbench.followLesson(outcome, parsed)
    return outcome
  }

  private func failure(_ error: CommandError, of entry: String) -> Outcome {
    Outcome(
      source: entry, line: error.position(in: entry).line, offset: 0, result: .failure(error),
      world: workbench.world, settings: workbench.settings)
  }
}
