import CommandLanguage
import CompositionalLayout
import HostSystem
import Lessons
import Wording
import WorldModel
import WorldWording

/// A lesson's commands, run in a world of their own.
struct LessonRun {
  /// The lesson's world.
  private(set) var workbench: Workbench
  /// What was refused.
  private(set) var refusals: Set<RefusalKind> = []
  /// The verbs of the commands that ran.
  private(set) var verbs: Set<String> = []
  /// Why the last command that did not only ask was refused; nil where it was not.
  private(set) var lastRefusal: Message?

  /// A run that goes on in a workbench.
  init(_ workbench: Workbench) {
    self.workbench = workbench.withoutLesson
    self.workbench.settings.keepsGoing = true
    self.workbench.settings.writesFiles = false
    self.workbench.fileSystem = OverlaidFileSystem(workbench.fileSystem)
  }

  /// Runs commands and keeps what happens.
  @discardableResult
  mutating func run(_ entry: String) -> [Outcome] {
    let outcomes = workbench.run(entry)
    for outcome in outcomes {
      refusals.formUnion(outcome.refusals(in: workbench))
      if let verb = outcome.ranVerb { verbs.insert(verb) }
      lastRefusal = outcome.refusal
    }
    return outcomes
  }

  /// Goes on in another world, with what happened so far.
  mutating func setWorld(_ world: World) { workbench.world = world }

  /// Runs what leads to the task: the start, and what is shown and tried.
  mutating func runToTask(of lesson: Lesson) {
    for command in lesson.start { run(command.text) }
    for part in lesson.parts {
      switch part {
      case .say: break
      case .show(let commands), .try(let commands):
        for command in commands { run(command.text) }
      }
    }
    refusals = []
    verbs = []
    lastRefusal = nil
    workbench.forgetPredictions()
  }

  /// What goals are judged on, for a lesson's task that began in `start`.
  func situation(since start: World, of lesson: Lesson) -> LessonSituation {
    workbench.situation(
      since: start, of: lesson, refusals: refusals, verbs: verbs,
      truePredictions: workbench.truePredictions)
  }
}

extension Outcome {
  /// Why it was refused, with UIKit's own words for it; nil where it was not.
  var refusal: Message? {
    guard case .failure(let error) = result else { return nil }
    return "\(error.message) \(error.uikit ?? "")"
  }

  /// What an engine refused or logged; `workbench` is how it stands afterwards.
  func refusals(in workbench: Workbench) -> Set<RefusalKind> {
    switch result {
    case .failure(let error): Set(error.kind.map { [$0] } ?? [])
    case .success:
      Set((try? workbench.scene())?.solution.notes.map { RefusalKind($0) } ?? [])
    }
  }

  /// The verb of a command in words that ran.
  var ranVerb: String? {
    guard case .success = result else { return nil }
    return Lexer.firstToken(ofUnfinished: source)?.text
  }
}

extension Workbench {
  /// What goals are judged on, for a lesson's task that began in `start`.
  func situation(
    since start: World, of lesson: Lesson, refusals: Set<RefusalKind>, verbs: Set<String>,
    truePredictions: Set<Prediction.Claim>
  ) -> LessonSituation {
    let copy = withoutLesson
    return LessonSituation(
      world: world, start: start, refusals: refusals, verbs: verbs,
      truePredictions: truePredictions,
      solvedAfter: { command in
        var inner = copy
        inner.world = start
        for solving in lesson.solution { _ = inner.run(solving.text) }
        return inner.run(command).contains(where: \.isFailure) ? nil : inner.world
      },
      worldAfter: { command in
        var inner = copy
        return inner.run(command).contains(where: \.isFailure) ? nil : inner.world
      })
  }
}
