package import HostSystem

/// Runs sessions, each in a fresh world, and compares what they print.
package enum SessionReplay {
  /// Replays one file.
  ///
  /// The result depends on the files and the world alone. Every step runs, also after one that
  /// differs.
  package static func replay(
    path: String, files: any FileSystem, world: SessionWorldFactory
  ) -> ReplayedSession {
    do throws(SessionFault) {
      let session = try Session(path: path, files: files)
      return try replay(session, path: path, files: files, world: world)
    } catch {
      return ReplayedSession(path: path, verdict: .unreadable(error))
    }
  }

  /// Replays the session that was read from `path`.
  ///
  /// - Throws: `SessionFault` when an included file cannot be read or parsed.
  package static func replay(
    _ session: Session, path: String, files: any FileSystem, world: SessionWorldFactory
  ) throws(SessionFault) -> ReplayedSession {
    if let reason = session.skipReason {
      return skipping(session, path: path, verdict: .skipped(reason))
    }
    let plan = try SessionPlan(session, path: path, files: files)
    var world = world(plan.settings)
    var steps: [ReplayedStep] = []
    for planned in plan.steps {
      let reply = world.run(planned.step.command)
      if !planned.isIncluded {
        steps.append(ReplayedStep(planned, output: reply.output))
      } else if let fault = fault(of: planned, reply) {
        return skipping(session, path: path, verdict: .setUpFailed(fault))
      }
    }
    return ReplayedSession(path: path, verdict: verdict(session, steps), steps: steps)
  }

  private static func verdict(
    _ session: Session, _ steps: [ReplayedStep]
  ) -> ReplayedSession.Verdict {
    let differs = steps.contains { $0.outcome != .passed }
    if let reason = session.expectedFailureReason {
      return differs ? .failsAsExpected(reason) : .passesUnexpectedly(reason)
    }
    return differs ? .differs : .passed
  }

  private static func skipping(
    _ session: Session, path: String, verdict: ReplayedSession.Verdict
  ) -> ReplayedSession {
    let steps = session.steps.map {
      ReplayedStep(line: $0.line, step: $0.step, output: nil, outcome: .skipped)
    }
    return ReplayedSession(path: path, verdict: verdict, steps: steps)
  }

  /// Why an included step leaves the world other than its file means to: it failed, and that file
  /// does not expect what it said.
  private static func fault(
    of planned: SessionPlan.PlannedStep, _ reply: SessionReply
  ) -> SessionFault? {
    guard reply.failed, !planned.step.expected.matches(reply.output) else { return nil }
    let reason = SessionText.outputLines(of: reply.output).first ?? planned.step.command
    return SessionFault(
      path: planned.path, line: planned.line,
      message: "the included command failed: \(reason)")
  }
}

extension ReplayedStep {
  /// The step `planned` after it printed `output`.
  fileprivate init(_ planned: SessionPlan.PlannedStep, output: String) {
    line = planned.line
    step = planned.step
    self.output = output
    let difference = SessionDifference(
      path: planned.path, line: planned.line, step: planned.step, output: output)
    outcome = difference.map(Outcome.differs) ?? .passed
  }
}
