import CommandLanguage
import DiffableDataSource
import Lessons
import Wording
import WorldModel
import WorldWording

/// Looks for a way to the goal of a lesson that is shorter than its solution.
///
/// It goes breadth first over the commands that a learner is likely to try: those of the lesson's
/// solution, hints and wrong answers, and for each row of items that the goal wants, an `append` of
/// each end of it and a `delete` of what is not in it. A way with other commands is not found.
struct LessonSearch {
  /// The most commands that are tried for one lesson.
  static let mostTries = 400

  /// The commands that are tried.
  private let commands: [String]
  /// The verbs that a goal asks for.
  private let wantedVerbs: Set<String>

  /// A search from where a task begins.
  init(_ lesson: Lesson, from task: LessonRun) {
    wantedVerbs = Set(
      lesson.goals.filter { $0.form.word == "used" }.compactMap { $0.match.text("VERB") })
    var found: [String] = []
    let given = (lesson.solution + lesson.mistakes.map(\.command)).flatMap(\.statements)
    let hinted = lesson.hints.flatMap(\.words.english).flatMap { hint in
      hint.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
    for command in given + hinted + Self.rowCommands(of: lesson, in: task)
    where !found.contains(command) && Self.changes(command, lesson) { found.append(command) }
    commands = found
  }

  /// A way of fewer than `par` commands; nil where none was found.
  func way(
    from task: LessonRun, shorterThan par: Int, isReached: (LessonRun) -> Bool
  ) -> [String]? {
    var front: [(run: LessonRun, way: [String])] = [(task, [])]
    var seen = [task]
    var tries = 0
    for _ in 1..<max(1, par) {
      var next: [(run: LessonRun, way: [String])] = []
      for (run, way) in front {
        for command in commands {
          guard tries < Self.mostTries else { return nil }
          tries += 1
          var run = run
          run.run(command)
          if isReached(run) { return way + [command] }
          guard !seen.contains(where: { isSame($0, run) }) else { continue }
          seen.append(run)
          next.append((run, way + [command]))
        }
      }
      front = next
    }
    return nil
  }

  /// Whether nothing that a goal can ask for differs.
  private func isSame(_ first: LessonRun, _ second: LessonRun) -> Bool {
    first.refusals == second.refusals
      && first.verbs.intersection(wantedVerbs) == second.verbs.intersection(wantedVerbs)
      && first.workbench.world.isSame(as: second.workbench.world)
  }

  /// Whether `entry` is one that can be read, is on in the lesson, and may change the world.
  private static func changes(_ entry: String, _ lesson: Lesson) -> Bool {
    guard let statements = try? Lexer.statements(of: entry), statements.count == 1,
      let parsed = try? ParsedStatement(statements[0], in: World())
    else { return false }
    guard case .words(let command, _, _) = parsed else { return parsed.isUndoable }
    return parsed.isUndoable && !lesson.off.contains(command.verb)
  }

  /// Commands that bring the rows of items that the goal wants nearer.
  private static func rowCommands(of lesson: Lesson, in task: LessonRun) -> [String] {
    let snapshot = task.workbench.world.snapshot
    return lesson.goals.filter { $0.form.word == "items" }.flatMap { goal -> [String] in
      let names = goal.match.names("NAME")
      guard let section = goal.match.identifier("SECTION"), !names.isEmpty else { return [] }
      let ends = names.indices.map { start in
        "append \(names[start...].map(\.quoted).joined(separator: " ")) to \(section.quoted)"
      }
      let present = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
      let others = present.filter { !names.contains($0) }
      return others.isEmpty
        ? ends : ends + ["delete \(others.map(\.quoted).joined(separator: " "))"]
    }
  }
}
