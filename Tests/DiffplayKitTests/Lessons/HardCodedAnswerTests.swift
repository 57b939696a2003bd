import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import Lessons
@testable import Wording
@testable import WorldModel

/// Answers with the numbers of one screen, where a task speaks of fractions, estimates or counts.
@Suite struct HardCodedAnswerTests {
  /// Every lesson in the long run; three kinds of it otherwise.
  private static let ids =
    runsLongTests
    ? LessonCourse.standard.lessons.map(\.id)
    : ["fraction-of-the-row", "mosaic", "uneven-cards"]

  /// A lesson at its task and after its solution.
  private static func solved(_ lesson: Lesson) throws -> (task: Playground, world: World) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    _ = playground.run("lesson \(lesson.id)")
    while playground.workbench.lesson?.isAtTask == false { _ = playground.run("next") }
    let task = playground
    let state = try #require(playground.workbench.lesson)
    return (task, playground.workbench.solved(state).workbench.world)
  }

  @Test(arguments: ids)
  func numbersOfOneScreenWinNoStarAndAreToldWhy(_ id: String) throws {
    let lesson = try #require(LessonCourse.standard.lesson(named: id))
    var (task, world) = try Self.solved(lesson)
    let state = try #require(task.workbench.lesson)
    let copies = world.hardCoded(since: state.checkpoint)
    #expect(runsLongTests || copies.count > 1)
    var told = 0
    for copy in copies {
      task.workbench.world = copy
      let missing = task.workbench.goalStates(of: state).filter { !$0.isReached }
      // What no screen tells from the solution is as good: the lint sees to that.
      if missing.isEmpty { continue }
      told += 1
      #expect(missing.allSatisfy { $0.wanted.english != $0.present.english }, "\(missing)")
      guard let screen = task.workbench.failingScreen(of: state) else { continue }
      let comparison = try task.workbench.comparison(screen.present, with: screen.solved)
      let differences = comparison.differences(limit: 8, in: .english)
      #expect(!differences.isEmpty, "nothing differs on \(screen.goal.otherScreenName)")
    }
    #expect(told > 0 || copies.isEmpty)
  }
}
