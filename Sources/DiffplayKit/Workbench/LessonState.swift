import CommandLanguage
import Lessons
import Wording
import WorldModel

/// A lesson that somebody is in: how far it is, and what surrounds it.
struct LessonState {
  /// What the world is to become in a part that the learner tries.
  struct Expectation {
    /// The world after the part's commands.
    var world: World
    /// What the last of them is refused for; nil when it is not.
    var refusal: RefusalKind?
    /// What the last of them answers, where they change nothing; nil when they do.
    var answer: [StyledText]?
  }

  let lesson: Lesson
  /// The index of the part that waits for the learner; behind the last one at the task.
  var part = 0
  /// The world in which the waiting part, or the task, began.
  var checkpoint = World()
  /// What a part that is tried waits for; nil at the task.
  var expectation: Expectation?
  /// What was refused since the checkpoint.
  var refusals: Set<RefusalKind> = []
  /// The verbs of the commands that ran since the checkpoint.
  var verbs: Set<String> = []
  /// Why the last command that did not only ask was refused; nil where it was not.
  var lastRefusal: Message?
  /// The numbers of changes at which a part or a new attempt began.
  var beginnings = [0]
  /// How many hints were given.
  var hints = 0
  /// How many goals were reached when they were last judged.
  var reachedGoals = 0
  /// The known mistake that was told last, so that it is not told twice in a row.
  var toldMistake: Lesson.Command?
  /// How many commands were run since the checkpoint that did not go on.
  var attempts = 0
  /// Whether the goal was reached.
  var isSolved = false
  /// Whether the solution was shown since the checkpoint.
  var wasShown = false
  /// Whether the last command was a `next` that asked whether the task is to be skipped.
  var wasAskedToSkip = false
  /// What was run since the lesson began, the command that began it first.
  var journal: [String]
  /// The world outside, for when the lesson is left.
  var outside: (world: World, past: [Workbench.Change], future: [Workbench.Change])

  /// Whether the learner is at the task.
  var isAtTask: Bool { part >= lesson.parts.count }

  /// Whether the task waits for its solution.
  var isOpen: Bool { isAtTask && !isSolved && !wasShown }

  /// The commands that count, when so many changes can be undone and these predictions came
  /// true.
  ///
  /// Undo takes a command back; what a goal asks for and no change keeps counts too.
  func commands(changes: Int, truePredictions: Set<Prediction.Claim>) -> Int {
    let beginning = beginnings.last { $0 <= changes } ?? 0
    let wanted = lesson.goals.count { goal in
      switch goal.form.word {
      case "error":
        goal.match.text("KIND_OF_ERROR").flatMap(RefusalKind.init).map(refusals.contains) == true
      case "used":
        isQuery(goal.match.text("VERB") ?? "") && verbs.contains(goal.match.text("VERB") ?? "")
      case "predict": goal.isReached(by: truePredictions)
      default: false
      }
    }
    return changes - beginning + wanted
  }

  private func isQuery(_ verb: String) -> Bool {
    Vocabulary.queries.contains(verb)
  }
}
