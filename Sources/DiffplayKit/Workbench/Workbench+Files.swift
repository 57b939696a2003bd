extension Workbench {
  /// The text of the file that a token names.
  func text(of token: Token) throws(CommandError) -> String {
    do {
      return try fileSystem.text(of: token.text)
    } catch {
      throw CommandError(error, at: token)
    }
  }

  /// Runs the commands of a session file in this world, up to the first that fails.
  mutating func runSession(_ token: Token) throws(CommandError) -> Reply {
    let path = token.text
    guard !running.contains(path) else {
      throw CommandError("\(path) runs itself", at: token.range)
    }
    let plan: SessionPlan
    do {
      plan = try SessionPlan(path: path, files: fileSystem)
    } catch {
      let place = "\(error.path):\(error.line):\(error.column)"
      throw CommandError(
        "\(place): \(error.message)", at: token.range,
        fix: error.suggestion.map { Message(verbatim: $0) })
    }
    var inner = Playground(self)
    inner.workbench.running.append(path)
    inner.workbench.recorder = nil
    var answers: [(command: String, outcome: Playground.Outcome)] = []
    for planned in plan.steps {
      let command = planned.step.command
      for outcome in inner.run(command) {
        if case .failure(let error) = outcome.result {
          let place = "\(planned.path):\(planned.line + error.position(in: command).line - 1)"
          throw CommandError(
            "\(place): \(error.message)", at: token.range, fix: error.fix, uikit: error.uikit)
        }
        answers.append((command, outcome))
      }
    }
    world = inner.workbench.world
    settings = inner.workbench.settings
    let told = answers
    return Reply(inEach: { language in
      told.flatMap { $0.outcome.lines(in: $0.command, language: language) }
    })
  }
}
