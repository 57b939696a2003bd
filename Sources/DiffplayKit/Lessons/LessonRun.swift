import CompositionalLayout

/// A lesson's commands, run in a world of their own.
struct LessonRun {
  /// The language over the lesson's world.
  private(set) var playground: Playground
  /// What was refused.
  private(set) var refusals: Set<RefusalKind> = []
  /// The verbs of the commands that ran.
  private(set) var verbs: Set<String> = []

  /// A run that goes on in a workbench.
  init(_ workbench: Workbench) {
    playground = Playground(workbench.withoutLesson)
    playground.workbench.settings.keepsGoing = true
    playground.workbench.settings.writesFiles = false
    playground.workbench.fileSystem = OverlaidFileSystem(workbench.fileSystem)
  }

  /// The run of an empty world.
  init(files: any FileSystem) {
    self.init(Workbench(fileSystem: files))
  }

  /// Runs commands and keeps what happens.
  @discardableResult
  mutating func run(_ entry: String) -> [Playground.Outcome] {
    let outcomes = playground.run(entry)
    for outcome in outcomes {
      refusals.formUnion(outcome.refusals(in: playground.workbench))
      if let verb = outcome.ranVerb { verbs.insert(verb) }
    }
    return outcomes
  }

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
  }

  /// What goals are judged on, for a task that began in `start`.
  func situation(since start: World) -> LessonSituation {
    LessonSituation(
      workbench: playground.workbench, start: start, refusals: refusals, verbs: verbs)
  }
}

extension Playground.Outcome {
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
    return Lexer.tokens(ofUnfinished: source).first?.text
  }
}
