import CommandLanguage
import CompositionalLayout
import HostSystem
import LayoutLanguage
import Lessons
import Sessions
import Wording
import WorldModel
import WorldWording

extension LessonCheck {
  /// Checks that what the learner is to try can be run.
  mutating func checkTries() {
    var run = LessonRun(Workbench(fileSystem: NoFiles()))
    for command in lesson.start { checkRuns(command, in: &run) }
    for part in lesson.parts {
      guard case .try(let commands) = part else {
        if case .show(let commands) = part { for command in commands { run.run(command.text) } }
        continue
      }
      for command in commands.dropLast() { checkRuns(command, in: &run) }
      if let last = commands.last { run.run(last.text) }
    }
  }

  private mutating func checkRuns(_ command: Lesson.Command, in run: inout LessonRun) {
    for case .failure(let error) in run.run(command.text).map(\.result) {
      fault("this command is refused: \(error.message)", at: command.line)
    }
  }

  /// Checks the goal from both ends: the start must not reach it, nor any wrong answer; the solution
  /// must, and no command of it may be needless.
  mutating func checkTask() {
    var atTask = LessonRun(Workbench(fileSystem: NoFiles()))
    atTask.runToTask(of: lesson)
    let start = atTask.workbench.world

    if isReached(atTask, since: start) {
      fault("the goal is reached before the task begins", in: .goal)
    }
    for mistake in lesson.mistakes { check(mistake, from: atTask) }

    let statements = lesson.solution.flatMap(\.statements)
    var solved = atTask
    for statement in statements { solved.run(statement) }
    let states = lesson.goals.map { ($0, $0.state(in: solved.situation(since: start, of: lesson))) }
    for (goal, state) in states where !state.isReached {
      fault(
        "the solution does not reach this goal: wanted \(state.wanted), but it is \(state.present)",
        at: goal.line)
    }
    if statements.count != lesson.par {
      let count = Message(counting: statements.count, "command")
      fault("the solution has \(count), not \(lesson.par)", in: .par)
    }
    guard states.allSatisfy(\.1.isReached) else { return }
    checkNumbers(solved, since: start)
    guard statements.count > 1 else { return }
    for index in statements.indices {
      var shorter = atTask
      for (other, statement) in statements.enumerated() where other != index {
        shorter.run(statement)
      }
      if isReached(shorter, since: start) {
        fault("the solution does not need `\(statements[index])`", in: .solution)
      }
    }
    let way = LessonSearch(lesson, from: atTask)
      .way(from: atTask, shorterThan: statements.count) { isReached($0, since: start) }
    if let way {
      let count = Message(counting: way.count, "command")
      fault(
        "`\(way.joined(separator: "; "))` reaches the goal with \(count)", in: .solution,
        "Make it the solution, or add a goal that it misses.")
    }
  }

  /// Checks that the numbers of one screen do not reach the goal where the solution has fractions or
  /// estimates.
  private mutating func checkNumbers(_ solved: LessonRun, since start: World) {
    let reaching = solved.workbench.world.hardCoded(since: start).first { world in
      var copied = solved
      copied.setWorld(world)
      return isReached(copied, since: start) && Self.differs(copied, from: solved)
    }
    guard let world = reaching else { return }
    let layouts = world.screen.layouts.filter { start.screen.layouts[$0.key] != $0.value }
    let written = layouts.sorted { $0.key.name < $1.key.name }.flatMap { name, layout in
      LayoutPrinter.lines(of: layout, name: name.quoted)
    }
    let words = written.map { String($0.drop(while: \.isWhitespace)) }.joined(separator: " ")
    fault(
      "absolute numbers reach the goal: `\(words)`", in: .goal,
      "Add `#!goal also 844 x 390`, or another screen on which they fail.")
  }

  /// Whether two runs show something else on a screen of twice the size: a number that no larger
  /// screen tells from a fraction is as good.
  private static func differs(_ first: LessonRun, from second: LessonRun) -> Bool {
    let size = first.workbench.world.screen.container.size
    let other = LayoutExtent(width: size.width * 2, height: size.height * 2)
    var (first, second) = (first, second)
    first.run("container \(other.words)")
    second.run("container \(other.words)")
    let (one, two) = (first.workbench.world, second.workbench.world)
    let comparison = try? second.workbench.comparison(one, with: two)
    return comparison?.differences(limit: 1, in: .english).isEmpty != true
  }

  private mutating func check(_ mistake: Lesson.Mistake, from task: LessonRun) {
    for statement in mistake.command.statements {
      do throws(CommandError) {
        guard let read = try? Lexer.statements(of: statement).first else { continue }
        _ = try ParsedStatement(read, in: World())
      } catch {
        fault("this wrong answer cannot be read: \(error.message)", at: mistake.command.line)
        return
      }
    }
    var run = task
    run.run(mistake.command.text)
    if isReached(run, since: task.workbench.world) {
      fault(
        "this wrong answer reaches the goal", at: mistake.command.line,
        "Add a goal that it misses, or delete it.")
    }
  }

  private func isReached(_ run: LessonRun, since start: World) -> Bool {
    let situation = run.situation(since: start, of: lesson)
    return !lesson.goals.isEmpty && lesson.goals.allSatisfy { $0.state(in: situation).isReached }
  }
}

extension LessonCheck {
  /// The lessons that come before this one, near and far.
  var needed: [Lesson] {
    var found: [String: Lesson] = [:]
    var ids = lesson.needs
    while let id = ids.popLast() {
      guard found[id] == nil, let lesson = known[id] else { continue }
      found[id] = lesson
      ids += lesson.needs
    }
    return found.keys.sorted().compactMap { found[$0] }
  }
}

/// A file system in which nothing is: lessons read no files.
final class NoFiles: FileSystem {
  func text(of path: String) throws(FileError) -> String { throw Self.error(path) }
  func write(_ text: String, to path: String) throws(FileError) { throw Self.error(path) }
  func append(_ text: String, to path: String) throws(FileError) { throw Self.error(path) }
  func isFolder(_ path: String) -> Bool? { nil }
  func names(in folder: String) throws(FileError) -> [String] { throw Self.error(folder) }

  private static func error(_ path: String) -> FileError {
    FileError(path: path, reason: "No such file or directory")
  }
}
