private import CLibedit
import DiffplayKit
import HostSystem
private import Synchronization
import Wording

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Carries out commands on a thread of their own, so that Ctrl-C is heard while they work.
///
/// Work that is asked to end and does not is left alone: it goes on with values that nobody looks
/// at, up to the next place where it asks whether it was stopped, or to its end.
struct WorkThread: WorkRunner {
  /// How long work may take to end once it was asked to.
  private static let grace = Duration.milliseconds(300)
  /// Milliseconds between two looks at the clock.
  private static let pace: Int32 = 100

  /// Whether a row tells how far the work is.
  var showsProgress: () -> Bool
  /// The language in which it tells.
  var language: () -> Language

  func run<Message: Sendable>(
    _ work: @escaping @Sendable (any WorkObserver, (Message) -> Void) -> Void,
    receive: (Message) -> Void
  ) -> Bool {
    let mailbox = Mailbox<Message>()
    let line = ProgressLine(isShown: showsProgress(), language: language())
    Self.start {
      work(line) { mailbox.post($0) }
      mailbox.close()
    }
    defer { line.end() }
    var deadline: ContinuousClock.Instant?
    while true {
      let (messages, isClosed) = mailbox.take()
      if !messages.isEmpty { line.end() }
      messages.forEach(receive)
      if isClosed { return true }
      if let deadline, deadline < .now { return false }
      if line_editor_wait_for_work(Self.pace) == SIGINT {
        line.stop()
        deadline = deadline ?? .now + Self.grace
      }
      line.tick()
    }
  }

  /// Runs `body` on a new thread, or here where there is none to be had.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
    let run: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    }
    if thread_start(run, context) != 0 { run(context) }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// What a thread has to say, until the waiting one takes it.
private final class Mailbox<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  func post(_ message: Message) {
    state.withLock { $0.messages.append(message) }
    line_editor_wake()
  }

  func close() {
    state.withLock { $0.isClosed = true }
    line_editor_wake()
  }

  /// What has come since the last time, and whether nothing more will.
  func take() -> (messages: [Message], isClosed: Bool) {
    state.withLock { state in
      defer { state.messages = [] }
      return (state.messages, state.isClosed)
    }
  }
}
