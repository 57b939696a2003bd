import CommandLanguage
import Lessons
import Sessions
import Wording

extension Command {
  static let tour = Command(
    verb: "tour", task: .lessons, summary: "Shows the playground in five minutes.",
    discussion: ["It is a lesson like the others: `quit lesson` leaves it."],
    forms: [CommandForm(body: takeTour)], examples: ["tour"], related: ["lessons", "help"],
    isUndoable: false)

  static let lessons = Command(
    verb: "lessons", task: .lessons,
    summary: "Lists the lessons by chapter, with what is done.",
    discussion: [
      "`★` marks a lesson that was solved with the fewest commands known, `✓` one that was solved,"
        + " `▸` the one to take next, `–` one whose task was skipped.",
      "`--course` takes the lessons of a folder, or of files, in place of the program's own.",
    ],
    forms: [
      CommandForm("--course", .list(Parameter("FILE", .file)), body: takeCourse),
      CommandForm(body: listLessons),
    ],
    examples: ["lessons"], related: ["lesson", "tour"],
    isUndoable: false)

  static let lesson = Command(
    verb: "lesson", task: .lessons,
    summary: "Begins a lesson by its id or number; alone, tells the task again.",
    discussion: [
      "A lesson has a world of its own. Play in it as you like: `reset` begins its step anew, `undo`"
        + " works, and `quit lesson` brings your own world back.",
      "After each command the goal is checked. Progress is kept between runs.",
    ],
    forms: [CommandForm(.optional([.value(Parameter("LESSON", .lesson))]), body: takeLesson)],
    examples: ["lesson apply-makes-it-real", "show applied", "quit lesson"],
    related: ["lessons", "task", "next", "hint", "goal", "solution"], isUndoable: false)

  static let next = Command(
    verb: "next", task: .lessons,
    summary: "Goes on in the lesson, or to the next one.",
    discussion: [
      "Where the lesson waits for a command, `next` runs it. Behind the task it goes to the next"
        + " lesson; a task that is not solved is skipped by a second `next`. Outside, it begins the"
        + " first that is not done; when all are, it tells what was learned."
    ],
    forms: [CommandForm(body: goOn)], examples: ["next", "next", "quit lesson"],
    related: ["lesson", "lessons"], isUndoable: false)
}

private func takeTour(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let tour = workbench.lessonCourse.tour else { throw CommandError("there is no tour") }
  return Reply(workbench.begin(tour), width: workbench.settings.width)
}

private func takeLesson(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let width = workbench.settings.width
  guard let token = match.token("LESSON") else {
    guard let state = workbench.lesson else { return try goOn(match, &workbench) }
    return Reply(workbench.reminder(of: state), width: width)
  }
  if token.text.hasSuffix(SessionDiscovery.suffix) { try workbench.takeCourse([token]) }
  let course = workbench.lessonCourse
  let isFile = token.text.hasSuffix(SessionDiscovery.suffix)
  guard let lesson = isFile ? course.all.first : course.lesson(named: token.text) else {
    let near = Suggestion.nearest(to: token.text, among: course.all.map(\.id))
    throw CommandError(
      "there is no lesson `\(token.text)`", at: token.range,
      fix: near.map { "did you mean `\($0)`?" } ?? "`lessons` lists them")
  }
  return Reply(workbench.begin(lesson), width: width)
}

private func goOn(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let width = workbench.settings.width
  if let page = workbench.skipPart() { return Reply(page, width: width) }
  let course = workbench.lessonCourse
  guard let state = workbench.lesson else {
    guard let lesson = course.next(after: workbench.lessonProgress) else {
      return Reply(workbench.courseEnd ?? LessonPage(), width: width)
    }
    return Reply(workbench.begin(lesson), width: width)
  }
  if state.isOpen {
    guard state.wasAskedToSkip else {
      workbench.lesson?.wasAskedToSkip = true
      return Reply(telling: ["The task is not solved yet: `next` again skips it, `hint` helps."])
    }
    workbench.learn { $0.skip(state.lesson.id) }
  }
  guard let lesson = course.lesson(after: state.lesson.id) else {
    throw CommandError("this is the last lesson", fix: "`lessons` lists them all")
  }
  return Reply(workbench.begin(lesson), width: width)
}

private func takeCourse(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.takeCourse(match.tokens("FILE"))
  return LessonMap(workbench).reply
}

extension Workbench {
  /// Takes the lessons of files and folders as the course.
  fileprivate mutating func takeCourse(_ tokens: [Token]) throws(CommandError) {
    do throws(SessionFault) {
      course = try LessonCourse(files: tokens.map(\.text), in: fileSystem)
    } catch {
      throw CommandError(error, at: tokens.first?.range)
    }
  }
}

private func listLessons(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  LessonMap(workbench).reply
}

extension Reply {
  /// The answer that a lesson's page tells.
  init(_ page: LessonPage, width: Int) {
    self.init(inEach: { page.lines(in: $0, width: width) })
  }
}
