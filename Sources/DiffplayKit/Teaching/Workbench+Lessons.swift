import CommandLanguage
import Lessons
import Wording
import WorldModel

extension Workbench {
  /// The lessons that can be taken.
  var lessonCourse: LessonCourse { course ?? .standard }

  // MARK: Beginning and leaving

  /// Begins a lesson in a world of its own, and says its first words.
  mutating func begin(_ lesson: Lesson) -> LessonPage {
    let outside = self.lesson?.outside ?? (world, past, future)
    let state = LessonState(
      lesson: lesson, journal: ["lesson \(lesson.id)"], outside: outside)
    self.lesson = state
    (world, past, future) = (World(), [], [])
    var page = LessonPage()
    page.pieces.append(.spoken(heading(of: lesson)))
    let missing = lesson.needs.filter { lessonProgress.fewestCommands[$0] == nil }
    if !missing.isEmpty {
      page.pieces.append(.message("It builds on \(missing.joined(separator: ", "))."))
    }
    for command in lesson.start { runInLesson(command.text) }
    page.pieces += goOn()
    return page
  }

  private func heading(of lesson: Lesson) -> @Sendable (Language) -> [StyledText] {
    let number = lessonCourse.number(of: lesson.id).map { "\($0) " } ?? ""
    let width = settings.width
    return { language in
      "\(number)\(lesson.title.line(in: language))".wrapped(toWidth: width)
        .map { StyledText($0, .heading) }
    }
  }

  /// Leaves the lesson; the world outside is as it was.
  mutating func leaveLesson() {
    guard let state = lesson else { return }
    (world, past, future) = state.outside
    lesson = nil
  }

  /// Puts the world back to where the waiting part, or the task, began; undo brings it back.
  mutating func restartLessonPart() {
    guard var state = lesson else { return }
    world = state.checkpoint
    state.beginnings.append(past.count + 1)
    state.forget()
    forgetPredictions()
    if state.isAtTask { state.reachedGoals = goalStates(of: state).count(where: \.isReached) }
    lesson = state
  }

  // MARK: Going on

  /// Says and shows what comes, up to the next part that waits, or the task.
  mutating func goOn() -> [LessonPage.Piece] {
    guard var state = lesson else { return [] }
    var pieces: [LessonPage.Piece] = []
    waiting: while state.part < state.lesson.parts.count {
      switch state.lesson.parts[state.part] {
      case .say(let text): pieces.append(.text(text))
      case .show(let commands):
        for command in commands { pieces.append(.run(command.text, runInLesson(command.text))) }
      case .try: break waiting
      }
      state.part += 1
    }
    state.checkpoint = world
    state.beginnings.append(past.count)
    state.forget()
    forgetPredictions()
    state.hints = 0
    state.expectation = expectation(of: state)
    if state.isAtTask {
      state.reachedGoals = goalStates(of: state).count(where: \.isReached)
      if state.lesson.isChallenge, let comparison = comparison(with: state) {
        pieces.append(comparison.piece(in: settings))
      }
      pieces.append(.message("`goal` shows the goal, `hint` helps, `reset` begins the task anew."))
    }
    lesson = state
    return pieces
  }

  /// Runs one of the lesson's own commands in this world.
  @discardableResult
  private mutating func runInLesson(_ command: String) -> [Outcome] {
    var inner = withoutLesson
    let outcomes = inner.run(command)
    (world, past, future) = (inner.world, inner.past, inner.future)
    return outcomes
  }

  /// What the part that waits is waiting for.
  private func expectation(of state: LessonState) -> LessonState.Expectation? {
    guard !state.isAtTask, case .try(let commands) = state.lesson.parts[state.part] else {
      return nil
    }
    var inner = withoutLesson
    let outcomes = commands.flatMap { inner.run($0.text) }
    var expectation = LessonState.Expectation(world: inner.world)
    switch outcomes.last?.result {
    case .failure(let error): expectation.refusal = error.kind
    case .success(let reply) where expectation.world.isSame(as: world):
      expectation.answer = reply.lines
    default: break
    }
    return expectation
  }

  /// Does for the learner what the waiting part asks for, and goes on; nil when none waits.
  mutating func skipPart() -> LessonPage? {
    guard let state = lesson, !state.isAtTask,
      case .try(let commands) = state.lesson.parts[state.part]
    else { return nil }
    world = state.checkpoint
    var page = LessonPage()
    for command in commands {
      page.pieces.append(.run(command.text, runInLesson(command.text)))
    }
    lesson?.part += 1
    page.pieces += goOn()
    return page
  }

  // MARK: The task

  /// What the goals of the lesson's task are judged on.
  func situation(of state: LessonState) -> LessonSituation {
    situation(
      since: state.checkpoint, of: state.lesson, refusals: state.refusals, verbs: state.verbs,
      truePredictions: truePredictions)
  }

  /// The other screen that the present world fails on, where all but that is reached.
  func failingScreen(
    of state: LessonState
  ) -> (goal: Goal, present: World, solved: World)? {
    let situation = situation(of: state)
    let missing = state.lesson.goals.filter { !$0.state(in: situation).isReached }
    guard let goal = missing.first, missing.allSatisfy({ $0.otherScreen != nil }),
      let worlds = goal.worldsOnOtherScreen(in: situation)
    else { return nil }
    return (goal, worlds.present, worlds.solved)
  }

  /// The goals of the lesson's task, compared with how things are.
  func goalStates(of state: LessonState) -> [GoalState] {
    let situation = situation(of: state)
    return state.lesson.goals.map { $0.state(in: situation) }
  }

  /// The workbench after the solution, run from where the task began, with what each command said.
  func solved(_ state: LessonState) -> (workbench: Workbench, pieces: [LessonPage.Piece]) {
    var inner = self
    inner.world = state.checkpoint
    let pieces = state.lesson.solution.map { command in
      LessonPage.Piece.run(command.text, inner.runInLesson(command.text))
    }
    return (inner, pieces)
  }

  /// Shows and runs the solution from where the task began; then the task is over, but not solved.
  mutating func showSolution() -> LessonPage {
    guard var state = lesson else { return LessonPage() }
    let (after, pieces) = solved(state)
    (world, past, future) = (after.world, after.past, after.future)
    state.wasShown = true
    lesson = state
    learn { $0.lookUp(state.lesson.id) }
    var page = LessonPage(pieces: pieces)
    page.pieces += afterwords(of: state)
    page.pieces += swiftPieces(of: state)
    page.pieces.append(.message("`reset` lets you try it yourself, `next` goes on."))
    return page
  }

  /// What is said when the goal is reached: how well, why it worked, and what is next.
  mutating func celebrate(_ state: LessonState) -> [LessonPage.Piece] {
    let commands = state.commands(changes: past.count, truePredictions: truePredictions)
    let (id, par) = (state.lesson.id, state.lesson.par)
    learn { $0.add(id, commands: commands) }
    var pieces: [LessonPage.Piece] = [.heading(verdict(commands, par: par))]
    pieces += afterwords(of: state)
    pieces += swiftPieces(of: state)
    if let end = courseEnd {
      pieces += end.pieces
    } else if let next = lessonCourse.lesson(after: id) {
      let number = lessonCourse.number(of: next.id) ?? 0
      pieces.append(
        .spoken { language in
          let title = next.title.line(in: language)
          let words: Message = "`next` goes on with \(number): \(title)"
          return [words.styled(in: language)]
        })
    } else {
      pieces.append(.message("That was the last lesson: `lessons` shows them all."))
    }
    return pieces
  }

  /// What a lesson says behind its task; nothing for one without words.
  private func afterwords(of state: LessonState) -> [LessonPage.Piece] {
    !state.lesson.after.isWritten ? [] : [.text(state.lesson.after)]
  }

  private func verdict(_ commands: Int, par: Int) -> Message {
    switch (commands, par) {
    case (..<par, _): "★ Solved with \(commands), fewer than the \(par) that were known"
    case (par, 1): "★ Solved with 1 command: fewer is impossible"
    case (par, _): "★ Solved with \(commands) commands, the fewest known"
    default: "✓ Solved with \(commands) commands; \(par) would do: `reset` tries again"
    }
  }

  /// The solution as Swift spells it; nothing where no command has a spelling.
  private func swiftPieces(of state: LessonState) -> [LessonPage.Piece] {
    var workbench = self
    workbench.settings.echoesSwift = true
    let margin = StyledText("    ")
    workbench.settings.width -= margin.displayWidth
    let spellings = workbench.solved(state).pieces.flatMap { piece -> [StyledText] in
      guard case .run(_, let outcomes) = piece else { return [] }
      return outcomes.flatMap(\.swift)
    }
    guard !spellings.isEmpty else { return [] }
    return [
      .spoken { language in
        let heading: Message = "The solution in Swift:"
        return [heading.styled(in: language)]
          + spellings.map { margin + $0.told(in: language) }
      }
    ]
  }
}

extension LessonState {
  /// Forgets what happened since the checkpoint.
  mutating func forget() {
    refusals = []
    verbs = []
    lastRefusal = nil
    attempts = 0
    reachedGoals = 0
    toldMistake = nil
    isSolved = false
    wasShown = false
  }
}

extension Outcome {
  /// The command in Swift, where that was asked for.
  fileprivate var swift: [StyledText] {
    if case .success(let reply) = result { reply.swift } else { [] }
  }
}
