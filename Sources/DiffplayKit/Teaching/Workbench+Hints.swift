import CommandLanguage
import Lessons
import Wording
import WorldModel

extension Workbench {
  /// The next hint towards a task, as things are now.
  ///
  /// A hint that names what is done already is passed over. At the end stands what is left of the
  /// solution, where the rest of it leads to the goal from here.
  func hint(_ state: inout LessonState) -> LessonPage {
    let states = goalStates(of: state)
    guard let missing = states.first(where: { !$0.isReached }) else {
      return LessonPage(pieces: [.message("All is reached: `next` goes on.")])
    }
    var page = LessonPage()
    if states.contains(where: \.isReached) {
      let listing = GoalListing([missing], suitsScreenReader: settings.suitsScreenReader)
      let width = settings.width
      page.pieces.append(.spoken { listing.lines(in: $0, width: width) })
    }
    let statements = state.lesson.solution.flatMap(\.statements)
    let left = wayLeft(of: state)
    let done = statements.dropLast(left?.count ?? statements.count)
    let hints = state.lesson.hints
    let fresh = hints.indices.filter { index in
      index >= state.hints && !done.contains { hints[index].names($0) }
    }
    let isLast = fresh.count <= 1
    if let index = fresh.first {
      page.pieces.append(.text(hints[index]))
      state.hints = index + 1
    } else if done.isEmpty, let last = hints.last {
      page.pieces.append(.text(last))
    }
    if left == nil, !world.isSame(as: state.checkpoint) {
      page.pieces.append(
        .message("From here the known way does not lead to the goal: `reset` begins the task anew.")
      )
    }
    guard isLast else { return page }
    if !done.isEmpty, let left {
      page.pieces.append(
        .message("What is left: \(left.map { "`\($0)`" }.joined(separator: ", "))"))
    }
    page.pieces.append(.message("That was the last hint: `solution` shows the way."))
    return page
  }

  /// The shortest end of the solution that leads to the goal from where the learner is; nil where
  /// none does.
  private func wayLeft(of state: LessonState) -> [String]? {
    let statements = state.lesson.solution.flatMap(\.statements)
    for count in 1...max(1, statements.count) {
      let rest = Array(statements.suffix(count))
      var run = LessonRun(self)
      for statement in rest { run.run(statement) }
      let situation = run.workbench.situation(
        since: state.checkpoint, of: state.lesson, refusals: state.refusals.union(run.refusals),
        verbs: state.verbs.union(run.verbs),
        truePredictions: run.workbench.truePredictions)
      if state.lesson.goals.allSatisfy({ $0.state(in: situation).isReached }) { return rest }
    }
    return nil
  }
}

extension LessonParagraphs {
  /// Whether a text holds a command in backticks.
  fileprivate func names(_ command: String) -> Bool {
    words.english.contains { $0.contains("`\(command)`") }
  }
}

extension Lesson.Command {
  /// The statements in it, each as it is written.
  var statements: [String] {
    guard let statements = try? Lexer.statements(of: text) else { return [text] }
    let bytes = Array(text.utf8)
    return statements.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
