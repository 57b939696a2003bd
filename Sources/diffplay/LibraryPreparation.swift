import HostSystem
import SwiftImport
import Synchronization
import Wording

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The library for imports, built while nobody waits for it, so that the first import does not wait.
///
/// It gives way to everything else, and ends with the program.
final class LibraryPreparation: WorkObserver {
  private struct State {
    var isRunning = false
    /// Whether an import came first and builds the library itself.
    var isLeftToImport = false
    var progress: Progress?
  }

  /// The seconds after the first prompt at which it begins: a short visit builds nothing.
  private static let delay: UInt32 = 2
  /// How often, in microseconds, who waits for it looks.
  private static let tick: UInt32 = 50_000

  private let state = Mutex(State())

  var isStopped: Bool { false }

  func progressed(_ progress: Progress) { state.withLock { $0.progress = progress } }

  /// Begins, unless the environment variable `DIFFPLAY_PREPARE` is empty or no sources are there.
  ///
  /// What fails is said by the import that needs it.
  func begin(by toolchain: POSIXToolchain) {
    guard toolchain.librarySources != nil, Self.isWanted(Terminal.variable) else { return }
    WorkThread.start { [self] in
      sleep(Self.delay)
      let begins = state.withLock { state in
        state.isRunning = !state.isLeftToImport
        return state.isRunning
      }
      guard begins else { return }
      try? ImportLibrary.prepare(by: toolchain, for: self, inBackground: true)
      state.withLock { $0.isRunning = false }
    }
  }

  /// Whether the environment, whose variables may be empty, lets it begin.
  static func isWanted(_ variable: (String) -> String?) -> Bool {
    variable("DIFFPLAY_PREPARE") != ""
  }

  /// Returns once it has ended, or `work` is stopped; tells `work` how far it is.
  ///
  /// Where it has not begun it never does: who asks builds the library now.
  func wait(for work: any WorkObserver) {
    while !work.isStopped {
      let (isRunning, progress) = state.withLock { state in
        state.isLeftToImport = !state.isRunning
        return (state.isRunning, state.progress)
      }
      guard isRunning else { return }
      if let progress { work.progressed(progress) }
      usleep(Self.tick)
    }
  }
}
