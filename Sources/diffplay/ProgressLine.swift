package import HostSystem
private import Synchronization
import TextWidth
package import Wording

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A row below the output that tells how far work is, once it takes long; gone when the work is.
///
/// It stands on the standard error, so that what is written to a file or a pipe has none of it.
package final class ProgressLine: WorkObserver {
  /// How long work may take without a word.
  private static let patience = Duration.milliseconds(500)
  /// The least time between two drawings.
  private static let pace = Duration.milliseconds(100)

  private struct State {
    var start = ContinuousClock.now
    var progress: Progress?
    var drawn: ContinuousClock.Instant?
    var isStopped = false
  }

  private let state = Mutex(State())
  /// Whether someone looks at the standard error, on a terminal that can take a row back.
  private let isShown: Bool
  private let language: Language

  /// The row of work that begins now.
  package init(isShown: Bool = ProgressLine.suitsTerminal, language: Language = .english) {
    self.isShown = isShown
    self.language = language
  }

  /// Whether the standard error is a terminal where a row that comes and goes disturbs nobody.
  package static var suitsTerminal: Bool {
    isatty(STDERR_FILENO) == 1 && Terminal.movesCursor
      && Terminal.environment("DIFFPLAY_ACCESSIBLE").map { $0 == "0" } ?? true
  }

  package var isStopped: Bool { state.withLock(\.isStopped) }

  /// Asks the work to end.
  package func stop() { state.withLock { $0.isStopped = true } }

  package func progressed(_ progress: Progress) {
    state.withLock { state in
      state.progress = progress
      draw(&state)
    }
  }

  /// Draws the row anew where it is time; for who waits while the work says nothing.
  package func tick() { state.withLock { draw(&$0) } }

  /// Takes the row back; what comes later begins anew.
  package func end() {
    state.withLock { state in
      if state.drawn != nil { Self.put("\r\u{1B}[K") }
      state.start = .now
      state.progress = nil
      state.drawn = nil
    }
  }

  private func draw(_ state: inout State) {
    let now = ContinuousClock.now
    guard isShown, isInForeground, !state.isStopped, now - state.start >= Self.patience,
      state.drawn.map({ now - $0 >= Self.pace }) ?? true
    else { return }
    state.drawn = now
    let text = Self.text(of: state.progress, after: now - state.start).text(in: language)
    let columns = Terminal.size?.columns ?? 80
    Self.put("\r\(text.truncated(toWidth: columns - 1))\u{1B}[K")
  }

  /// Whether the terminal is this program's, and not the shell's that has sent it to the background.
  private var isInForeground: Bool { tcgetpgrp(STDERR_FILENO) == getpgrp() }

  private static func text(of progress: Progress?, after time: Duration) -> Message {
    guard let progress, progress.total > 0 else {
      let task = progress?.task ?? "working"
      return "\(task) for \(time.components.seconds) s (Ctrl-C stops it)"
    }
    let share = progress.done * 100 / progress.total
    return "\(progress.task): \(progress.done) of \(progress.total) (\(share) %)"
  }

  private static func put(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
