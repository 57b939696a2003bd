package import HostSystem
import Wording

/// Carries out work while its caller listens to the person who waits.
package protocol WorkRunner {
  /// Runs `work` and hands what it posts to `receive`, in order and on the caller's thread.
  ///
  /// - Returns: Whether the work has ended. False when the person stopped it and it went on: what it
  ///   posts from then on is lost.
  func run<Message: Sendable>(
    _ work: @escaping @Sendable (any WorkObserver, (Message) -> Void) -> Void,
    receive: (Message) -> Void
  ) -> Bool
}

extension REPL {
  private enum Message: Sendable {
    /// A statement is done; the state after it.
    case done(Outcome, Workbench)
    /// All are.
    case ended([Outcome])
  }

  /// Carries out an entry, as far as the person lets it.
  ///
  /// The engines are values, so that stopping is easy: what a statement has not finished is
  /// forgotten. The statements before it stay done.
  func perform(
    _ entry: String, by runner: any WorkRunner, observer: (Outcome) -> Void
  ) -> [Outcome] {
    var done: [Outcome] = []
    var all: [Outcome]?
    let start = playground.workbench
    let hasEnded = runner.run { work, post in
      var workbench = start
      workbench.work = work
      let outcomes = workbench.perform(entry) { outcome, workbench in
        if !(work.isStopped && outcome.isFailure) { post(Message.done(outcome, workbench)) }
      }
      post(.ended(outcomes))
    } receive: { message in
      switch message {
      case .done(let outcome, let state):
        playground.workbench = state
        playground.workbench.work = UnobservedWork()
        done.append(outcome)
        observer(outcome)
      case .ended(let outcomes): all = outcomes
      }
    }
    if hasEnded, var all, all.count == done.count {
      playground.workbench.record(entry, &all)
      return all
    }
    // A session is to hold what has happened only.
    playground.workbench.record(entry, &done, isCutShort: true)
    let kept: StyledText =
      done.isEmpty ? "nothing has changed" : "what was done before it stays"
    tell("\("interrupted:" as Wording.Message, .error) \(kept)")
    return done
  }
}
