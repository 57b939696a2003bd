package import HostSystem
import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension POSIXToolchain {
  package func run(_ calls: [ProgramCall], for work: any WorkObserver) -> [ProgramEnd] {
    let batch = ProgramBatch(calls, toolchain: self, work: work)
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return batch.run(on: min(calls.count, processors))
  }
}

/// Programs that run side by side, each begun when there is a processor for it and what it needs.
private final class ProgramBatch: WorkObserver {
  private struct State {
    /// The calls that are not begun, in their order.
    var waiting: [Int]
    var succeeded: Set<Int> = []
    var ends: [ProgramEnd]
    /// Whether one did not do what it was asked.
    var isBroken = false
  }

  /// What a thread does next.
  private enum Step {
    case run(Int)
    case wait
    case end
  }

  /// How often, in microseconds, a thread looks whether there is something for it.
  private static let tick: UInt32 = 5_000

  private let calls: [ProgramCall]
  private let toolchain: POSIXToolchain
  private let work: any WorkObserver
  private let state: Mutex<State>

  init(_ calls: [ProgramCall], toolchain: POSIXToolchain, work: any WorkObserver) {
    self.calls = calls
    self.toolchain = toolchain
    self.work = work
    state = Mutex(
      State(
        waiting: Array(calls.indices), ends: calls.map { _ in ProgramEnd(.interrupted) }))
  }

  var isStopped: Bool { work.isStopped || state.withLock(\.isBroken) }

  func progressed(_ progress: Progress) { work.progressed(progress) }

  /// Runs all on `count` threads, of which the caller's is one; the first that fails ends the rest.
  func run(on count: Int) -> [ProgramEnd] {
    // Ctrl-C is for the programs, and seen by whichever thread looks first.
    var interrupt = sigset_t()
    var previous = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    let threads = (1..<max(count, 1)).compactMap { _ in startThread() }
    runRest()
    for thread in threads { pthread_join(thread, nil) }
    return state.withLock(\.ends)
  }

  private func startThread() -> pthread_t? {
    let context = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(
        &thread, nil,
        { context in
          Unmanaged<ProgramBatch>.fromOpaque(context).takeRetainedValue().runRest()
          return nil
        }, context.toOpaque())
    #else
      var thread = pthread_t()
      let error = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          Unmanaged<ProgramBatch>.fromOpaque(context).takeRetainedValue().runRest()
          return nil
        }, context.toOpaque())
    #endif
    guard error == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  private func runRest() {
    while !isStopped {
      switch next() {
      case .end: return
      case .wait: usleep(Self.tick)
      case .run(let index):
        let end = toolchain.run(told(index), for: self)
        state.withLock { state in
          state.ends[index] = end
          if end.succeeded { state.succeeded.insert(index) } else { state.isBroken = true }
        }
      }
    }
  }

  /// A call with how many have ended where it tells of a number.
  private func told(_ index: Int) -> ProgramCall {
    var call = calls[index]
    if call.progress.total > 0 { call.progress.done = state.withLock(\.succeeded.count) }
    return call
  }

  private func next() -> Step {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return .end }
      let ready = state.waiting.firstIndex { index in
        state.succeeded.isSuperset(of: calls[index].needs)
      }
      guard let ready else { return .wait }
      return .run(state.waiting.remove(at: ready))
    }
  }
}
