extension Workbench {
  /// The most files that may be run inside each other.
  static let runDepthLimit = 16

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
    guard runDepth < Self.runDepthLimit else {
      throw CommandError(
        "files run each other more than \(Self.runDepthLimit) deep", at: token.range)
    }
    let path = token.text
    let plan: SessionPlan
    do {
      plan = try SessionPlan(path: path, files: fileSystem)
    } catch {
      throw CommandError(error.description, at: token.range)
    }
    var inner = Playground(self)
    inner.workbench.runDepth += 1
    inner.workbench.recorder = nil
    var lines: [StyledText] = []
    for planned in plan.steps {
      let command = planned.step.command
      for outcome in inner.run(command) {
        if case .failure(let error) = outcome.result {
          let place = "\(planned.path):\(planned.line + error.position(in: command).line - 1)"
          throw CommandError(
            "\(place): \(error.message)", at: token.range, fix: error.fix, uikit: error.uikit)
        }
        lines += outcome.lines(in: command)
      }
    }
    world = inner.workbench.world
    return Reply(lines)
  }
}
