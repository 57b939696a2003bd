import CommandLanguage
import Explanations
import JSON
import Lessons
import Wording
import WorldModel

extension Workbench {
  /// How many commands may miss what a part waits for before help is offered.
  private static let patience = 3

  /// Refuses a command that the lesson switches off.
  func checkIsOn(_ deed: Deed, at place: Range<Int>) throws(CommandError) {
    guard let lesson = lesson?.lesson, let verb = lesson.off.first(where: deed.does) else {
      return
    }
    throw CommandError(
      "`\(verb)` is switched off in this lesson", at: place, fix: "`quit lesson` leaves it")
  }

  /// Looks at what a command did, and says what the lesson has to say about it.
  mutating func followLesson(
    _ outcome: Outcome, _ deed: Deed?
  ) -> LessonNotice? {
    guard lesson != nil else { return nil }
    var notice = LessonNotice()
    if deed?.verb != "next" { lesson?.wasAskedToSkip = false }
    if deed?.isAboutLessons != true {
      note(outcome, deed)
      notice.page.pieces = pieces(after: outcome)
    }
    if settings.output == .json { notice.json = lesson.map(report) }
    return notice
  }

  /// Keeps what goals ask about.
  private mutating func note(_ outcome: Outcome, _ deed: Deed?) {
    guard var state = lesson else { return }
    state.journal.append(outcome.source)
    state.refusals.formUnion(outcome.refusals(in: self))
    let onlyAsked = (deed?.verb).map(Vocabulary.queries.contains) ?? false
    if outcome.isFailure || !onlyAsked { state.lastRefusal = outcome.refusal }
    if case .success = outcome.result, let deed {
      state.verbs.formUnion(Vocabulary.verbs.filter(deed.does))
    }
    lesson = state
  }

  private mutating func pieces(after outcome: Outcome) -> [LessonPage.Piece] {
    guard var state = lesson else { return [] }
    guard state.isAtTask else { return piecesOfTry(state, outcome) }
    guard !state.isSolved, !state.wasShown else { return [] }
    let states = goalStates(of: state)
    let reached = states.count(where: \.isReached)
    let before = state.reachedGoals
    state.reachedGoals = reached
    defer { lesson = state }
    if reached == states.count {
      state.isSolved = true
      return celebrate(state)
    }
    let mistake = isOnTheWay(state) ? nil : mistake(of: state)
    let isNews = mistake?.command != state.toldMistake
    state.toldMistake = mistake?.command
    if isNews, let text = mistake?.text { return [.text(text)] }
    guard reached > before else { return [] }
    if let screen = failingScreen(of: state) {
      let name = screen.goal.otherScreenName
      return [
        .message(
          screen.goal.isAfterCommands
            ? "Right as it is now, not after \(name): `goal` draws that."
            : "Right on this screen, not on \(name): `goal` draws that screen.")
      ]
    }
    return [.message("goal: \(reached) of \(states.count) reached")]
  }

  private mutating func piecesOfTry(
    _ state: LessonState, _ outcome: Outcome
  ) -> [LessonPage.Piece] {
    if isMet(state.expectation, by: outcome) {
      lesson?.part += 1
      return goOn()
    }
    lesson?.attempts += 1
    guard lesson?.attempts == Self.patience else { return [] }
    return [.message("`hint` says what to type here, `next` does it for you.")]
  }

  private func isMet(
    _ expectation: LessonState.Expectation?, by outcome: Outcome
  ) -> Bool {
    guard let expectation else { return true }
    switch outcome.result {
    case .failure(let error): return error.kind != nil && error.kind == expectation.refusal
    case .success(let reply):
      guard expectation.refusal == nil, expectation.world.isSame(as: world) else { return false }
      return expectation.answer.map { $0 == reply.lines } ?? true
    }
  }

  /// Whether the world is one that the solution leads through.
  private func isOnTheWay(_ state: LessonState) -> Bool {
    var run = LessonRun(withoutLesson(in: state.checkpoint))
    return state.lesson.solution.contains { command in
      run.run(command.text)
      return hasLed(run, to: state)
    }
  }

  /// Whether a run ends where the learner is, with nothing refused that was not refused here.
  ///
  /// What the last apply did counts, and what was predicted of it and what is seen elsewhere, where
  /// the task asks for that: it may be all that tells two ways apart.
  private func hasLed(_ run: LessonRun, to state: LessonState) -> Bool {
    guard run.refusals.isSubset(of: state.refusals), run.lastRefusal == state.lastRefusal,
      run.workbench.world.isSame(as: world),
      run.workbench.world.lastDifference == world.lastDifference
    else { return false }
    if state.lesson.goals.contains(where: { $0.form.word == "predict" }) {
      guard run.workbench.predicted?.prediction == predicted?.prediction,
        run.workbench.judged == judged
      else { return false }
    }
    let theirs = run.situation(since: state.checkpoint, of: state.lesson)
    let own = situation(of: state)
    return state.lesson.goals.allSatisfy { goal in
      guard goal.otherScreen != nil else { return true }
      let run = goal.worldsOnOtherScreen(in: theirs)?.present
      let learner = goal.worldsOnOtherScreen(in: own)?.present
      guard let run, let learner else { return run == nil && learner == nil }
      return run.isSame(as: learner)
    }
  }

  /// The known mistake that leads to where the learner is, if there are words for it; of several
  /// the one with the most commands that the learner used.
  func mistake(of state: LessonState) -> Lesson.Mistake? {
    var found: (mistake: Lesson.Mistake, verbs: Int)?
    for mistake in state.lesson.mistakes where mistake.text != nil {
      var run = LessonRun(withoutLesson(in: state.checkpoint))
      run.run(mistake.command.text)
      guard wasMade(run, in: state), hasLed(run, to: state) else { continue }
      let verbs = run.verbs.isSubset(of: state.verbs) ? run.verbs.count : 0
      if found.map({ $0.verbs < verbs }) ?? true { found = (mistake, verbs) }
    }
    return found?.mistake
  }

  /// Whether there is a sign that a run was made here: where it changes nothing that is seen, the
  /// world alone does not tell.
  private func wasMade(_ run: LessonRun, in state: LessonState) -> Bool {
    if !run.workbench.world.isSame(as: state.checkpoint) { return true }
    guard let theirs = run.workbench.world.program?.entries, let own = world.program?.entries,
      theirs.count > state.checkpoint.program?.entries.count ?? 0
    else { return run.verbs.isSubset(of: state.verbs) }
    return theirs.elementsEqual(own)
  }

  private func withoutLesson(in world: World) -> Workbench {
    var workbench = withoutLesson
    workbench.world = world
    workbench.forgetPredictions()
    return workbench
  }

  /// How far the lesson is, as JSON.
  private func report(of state: LessonState) -> JSONValue {
    var object: JSONObject = [
      "id": .string(state.lesson.id), "title": .string(state.lesson.title.line(in: .english)),
      "part": JSONValue(min(state.part, state.lesson.parts.count - 1) + 1),
      "parts": JSONValue(state.lesson.parts.count), "isAtTask": .bool(state.isAtTask),
      "isSolved": .bool(state.isSolved),
      "commands": JSONValue(
        state.commands(changes: past.count, truePredictions: truePredictions)),
      "par": JSONValue(state.lesson.par),
    ]
    if state.isAtTask {
      object["goals"] = .array(
        zip(state.lesson.goals, goalStates(of: state)).map { goal, state in
          [
            "goal": .string(goal.text), "wanted": .string(state.wanted.english),
            "present": .string(state.present.english), "isReached": .bool(state.isReached),
          ]
        })
    }
    return .object(object)
  }
}

extension Deed {
  /// Whether it steers lessons and does nothing else.
  fileprivate var isAboutLessons: Bool {
    steersLessons || verb == "quit" || verb == "reset" && match?.words.isEmpty == true
  }
}
