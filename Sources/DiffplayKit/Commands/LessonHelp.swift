import CommandLanguage
import Lessons
import Wording
import WorldModel

extension Command {
  static let task = Command(
    verb: "task", task: .lessons,
    summary: "Tells a lesson's task again, or what its step asks for.",
    forms: [CommandForm(body: tellTask)],
    examples: ["lesson apply-makes-it-real", "task", "quit lesson"],
    related: ["goal", "hint", "lesson"], isUndoable: false)

  static let hint = Command(
    verb: "hint", task: .lessons, summary: "Helps in a lesson, each time a little more.",
    forms: [CommandForm(body: giveHint)],
    examples: ["lesson apply-makes-it-real", "next", "next", "hint", "hint", "quit lesson"],
    related: ["goal", "solution"], isUndoable: false)

  static let goal = Command(
    verb: "goal", task: .lessons,
    summary: "Draws a lesson's goal beside the present, and lists what differs.",
    forms: [CommandForm(body: showGoal)],
    examples: ["lesson apply-makes-it-real", "next", "next", "goal", "quit lesson"],
    related: ["check", "hint"], isUndoable: false)

  static let check = Command(
    verb: "check", task: .lessons, summary: "Says which parts of a lesson's goal are reached.",
    forms: [CommandForm(body: checkGoal)],
    examples: ["lesson apply-makes-it-real", "next", "next", "check", "quit lesson"],
    related: ["goal", "hint"], isUndoable: false)

  static let solution = Command(
    verb: "solution", task: .lessons,
    summary: "Shows how a lesson's task is solved, command by command.",
    forms: [CommandForm(body: showSolution)],
    examples: ["lesson apply-makes-it-real", "next", "next", "solution", "quit lesson"],
    related: ["hint", "reset", "next"], isUndoable: false)
}

extension Workbench {
  /// The lesson that is taken.
  ///
  /// - Throws: `CommandError` outside a lesson.
  fileprivate func lessonInHand() throws(CommandError) -> LessonState {
    guard let lesson else {
      throw CommandError("this is for lessons", fix: "`lessons` lists them, `next` begins one")
    }
    return lesson
  }
}

private func tellTask(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let state = workbench.lesson else {
    let next = workbench.lessonCourse.next(after: workbench.lessonProgress)
    throw CommandError(
      "no lesson is open, so there is no task",
      fix: next.map { "`lesson` begins \($0.id)" } ?? "`lessons` lists them")
  }
  return Reply(workbench.reminder(of: state), width: workbench.settings.width)
}

private func giveHint(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  var state = try workbench.lessonInHand()
  let width = workbench.settings.width
  guard state.isAtTask else {
    let commands = state.commandsToTry
    return Reply(telling: ["Type `\(commands)`; `next` does it for you."])
  }
  let page = workbench.hint(&state)
  workbench.lesson = state
  workbench.learn { $0.askHints(state.lesson.id, count: state.hints) }
  return Reply(page, width: width)
}

private func showGoal(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let state = try workbench.lessonInHand()
  guard state.isAtTask else {
    return Reply(workbench.reminder(of: state), width: workbench.settings.width)
  }
  let goals = GoalListing(
    workbench.goalStates(of: state), suitsScreenReader: workbench.settings.suitsScreenReader)
  let screen = workbench.failingScreen(of: state)
  let comparison = try workbench.comparison(
    screen?.present ?? workbench.world,
    with: screen?.solved ?? workbench.solved(state).workbench.world)
  let settings = workbench.settings
  var reply = Reply(inEach: { language in
    let place: [StyledText] =
      screen.map { screen in
        let name = screen.goal.otherScreenName
        let words: Message = screen.goal.isAfterCommands ? "After \(name):" : "On \(name):"
        return [words.styled(in: language)]
      } ?? []
    return place + comparison.lines(in: language, settings)
      + goals.lines(in: language, width: settings.width)
  })
  reply.value = goals.json
  return reply
}

private func checkGoal(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let state = try workbench.lessonInHand()
  let width = workbench.settings.width
  guard state.isAtTask else { return Reply(workbench.reminder(of: state), width: width) }
  let states = workbench.goalStates(of: state)
  let goals = GoalListing(
    states, suitsScreenReader: workbench.settings.suitsScreenReader)
  var page = LessonPage(pieces: [.spoken { goals.lines(in: $0, width: width) }])
  if states.allSatisfy(\.isReached) {
    page.pieces.append(.message("All is reached: `next` goes on."))
  } else if let text = workbench.mistake(of: state)?.text {
    page.pieces.append(.text(text))
  }
  var reply = Reply(page, width: width)
  reply.value = goals.json
  return reply
}

private func showSolution(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let state = try workbench.lessonInHand()
  guard state.isAtTask else {
    throw CommandError(
      "the task of this lesson is still to come", fix: "`next` goes on, `hint` says what to type")
  }
  return Reply(workbench.showSolution(), width: workbench.settings.width)
}

extension LessonState {
  /// What the part that waits asks for, as one line.
  var commandsToTry: String {
    guard !isAtTask, case .try(let commands) = lesson.parts[part] else { return "" }
    return commands.map(\.text).joined(separator: "; ").replacing("\n", with: " ")
  }
}

extension Workbench {
  /// What the learner is to do now, once more: the words before the part that waits, or the task.
  func reminder(of state: LessonState) -> LessonPage {
    var page = LessonPage()
    let said = state.lesson.parts[..<min(state.part, state.lesson.parts.count)].last { part in
      if case .say = part { true } else { false }
    }
    if case .say(let text)? = said { page.pieces.append(.text(text)) }
    if state.isAtTask {
      let listing = GoalListing(
        goalStates(of: state), suitsScreenReader: settings.suitsScreenReader)
      let width = settings.width
      page.pieces.append(.spoken { listing.lines(in: $0, width: width) })
    }
    return page
  }
}
