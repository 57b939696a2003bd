import InMemoryFileSystem
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import DiffableDataSource
@testable import DiffplayKit
@testable import Lessons
@testable import Wording
@testable import WorldModel

/// Predictions are judged on what happens, and questions of the quiz have one right answer.
@Suite struct PredictionTests {
  private static func playground() -> Playground { Playground(fileSystem: InMemoryFileSystem()) }

  /// What is true of a question's next command, as an answer in words.
  private static func truth(of question: QuizQuestion, in playground: Playground) throws -> String {
    var future = playground
    _ = future.run(question.level == 4 ? "swipe main left" : "apply")
    let world = future.workbench.world
    let scene = try world.scene()
    switch question.level {
    case 1, 2:
      let difference = try #require(world.lastDifference)
      let (old, new) = (difference.initial.itemIdentifiers, difference.final.itemIdentifiers)
      let moved = difference.changes.movedItems.compactMap {
        difference.final.itemIdentifier(at: $0.to)?.name
      }
      func listed(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: " ")
      }
      return question.level == 2
        ? "predict moved \(listed(moved))"
        : "predict inserted \(listed(new.filter { !old.contains($0) }.map(\.name))) deleted "
          + listed(old.filter { !new.contains($0) }.map(\.name))
    case 3:
      let asked = try #require(question.question.english.split(separator: " ").dropFirst(2).first)
      let frame = try #require(scene.frame(of: Identifier(String(asked))))
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      #expect(numbers.allSatisfy { $0 == $0.rounded() }, "\(question): whole numbers are asked")
      return "predict \(asked) at \(numbers.map(NumberText.rounded).joined(separator: " "))"
    default:
      return "predict rest main \(NumberText.rounded(scene.orthogonalOffset(ofSection: 0)))"
    }
  }

  @Test(arguments: 1...QuizQuestion.levels)
  func everyQuestionIsAnsweredByWhatIsTrue(level: Int) throws {
    var playground = Self.playground()
    for number in 0..<40 {
      let text = playground.text("quiz \(level)").joined(separator: "\n")
      let question = QuizQuestion(level: level, number: number)
      #expect(text.contains(question.question.english), "\(number)")
      #expect(question == QuizQuestion(level: level, number: number))
      let answer = try Self.truth(of: question, in: playground)
      _ = playground.run(answer)
      let verdict = playground.text(level == 4 ? "swipe main left" : "apply")
      #expect(verdict.contains { $0.hasPrefix("prediction: right") }, "\(number): \(answer)")
    }
    let record = try #require(playground.workbench.lessonProgress.predictions)
    #expect((record.right, record.all, record.streak, record.solved) == (40, 40, 40, 40))
    #expect(record.level == QuizQuestion.levels)
  }

  /// What moves is unambiguous: with any other element instead, more than that one would have to.
  @Test func wrongAnswersAreToldWithTheTruth() {
    var playground = Self.playground()
    _ = playground.run("append sections main; append a b c d; apply; move d before a")
    _ = playground.run("predict moved a b c inserted none")
    let told = playground.text("apply")
    #expect(told.contains("prediction: 1 of 2 right"))
    #expect(told.contains("  ✗ moved a b c; in truth d: `why d`"), "\(told)")
    #expect(playground.text("apply").allSatisfy { !$0.hasPrefix("prediction") })
  }

  /// What goes back in time decides nothing, and forgets what was expected.
  @Test(arguments: ["undo", "redo", "new", "back to before"])
  func goingBackDecidesNothing(_ command: String) {
    var playground = Self.playground()
    _ = playground.run("append sections main; append a b; apply; checkpoint before")
    _ = playground.run("append c; apply; undo")
    _ = playground.run("predict a at 5 5")
    #expect(playground.text(command).allSatisfy { !$0.hasPrefix("prediction") })
    #expect(playground.workbench.predicted == nil)
  }

  @Test func editsAndScrollingDecideNothing() {
    var playground = Self.playground()
    _ = playground.run("append sections main; append a{1..50}; apply; predict a2 at 0 44")
    #expect(playground.text("append b").allSatisfy { !$0.hasPrefix("prediction") })
    #expect(playground.text("scroll to 100").allSatisfy { !$0.hasPrefix("prediction") })
    #expect(playground.text("container 320 x 480").contains("prediction: right"))
  }

  @Test func aRecordIsKeptAsALine() {
    var record = PredictionRecord()
    for isRight in [true, true, false, true] { record.add(isRight: isRight, answersQuiz: true) }
    record.asked = 9
    #expect((record.right, record.all, record.streak, record.best) == (3, 4, 1, 2))
    #expect(record.level == 2)
    var progress = LessonProgress(text: "a 3\npredictions 1 2\n")
    #expect(progress.predictions == nil)
    progress.note(record)
    #expect(LessonProgress(text: progress.text) == progress)
    var other = LessonProgress()
    other.note(PredictionRecord())
    other.merge(progress)
    #expect(other.predictions == record)
  }

  /// A goal counts a prediction since the task began, whatever came before.
  @Test func aGoalAsksForAPrediction() throws {
    let goal = try Goal("predict moved", line: 1)
    var situation = LessonSituation(world: World(), start: World(), worldAfter: { _ in nil })
    #expect(!goal.state(in: situation).isReached)
    situation.truePredictions = [.operation(.moved, [])]
    #expect(goal.state(in: situation).isReached)
    let named = try Goal("predict frame b", line: 1)
    situation.truePredictions = [
      .frame(Identifier("a"), [0, 0]), .operation(.moved, [Identifier("b")]),
    ]
    #expect(!named.state(in: situation).isReached)
    situation.truePredictions.insert(.frame(Identifier("b"), [0, 44]))
    #expect(named.state(in: situation).isReached)
    #expect(throws: (any Error).self) { try Goal("predict luck", line: 1) }
  }
}
