import DiffplayKit
import Dispatch
import HostSystem
import Sessions
import Wording

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replays many sessions on all processors.
enum ReplayJobs {
  /// Replays files and gives the results in the files' order.
  ///
  /// - Parameter jobs: How many run at once; nil for one on each processor.
  static func replay(
    _ paths: [String], jobs: Int?, files: any FileSystem
  ) -> [ReplayedSession] {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let queue = Queue(paths)
    let toolchain = POSIXToolchain()
    let line = ProgressLine()
    defer { line.end() }
    DispatchQueue.concurrentPerform(iterations: min(jobs ?? processors, max(1, paths.count))) { _ in
      while let index = queue.next() {
        let done = queue.finish(
          index, ReplayedWorld.replay(paths[index], files: files, toolchain: toolchain))
        line.progressed(Progress("replaying", done: done, of: paths.count))
      }
    }
    return queue.results
  }

  /// The files that are left, and the results of the others, each at its place.
  private final class Queue: @unchecked Sendable {
    private let lock = DispatchQueue(label: "replay")
    private var started = 0
    private var finished = 0
    private var sessions: [ReplayedSession?]

    init(_ paths: [String]) { sessions = Array(repeating: nil, count: paths.count) }

    /// The index of a file that nobody has taken; nil when none is left.
    func next() -> Int? {
      lock.sync {
        guard started < sessions.count else { return nil }
        defer { started += 1 }
        return started
      }
    }

    /// Takes the result of a file; answers how many there are now.
    func finish(_ index: Int, _ session: ReplayedSession) -> Int {
      lock.sync {
        sessions[index] = session
        finished += 1
        return finished
      }
    }

    var results: [ReplayedSession] { lock.sync { sessions.compactMap(\.self) } }
  }
}
