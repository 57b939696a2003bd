import Dispatch
import HostSystem
import Sessions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replays again whenever a file changes that the replay has read.
struct ReplayWatch {
  /// Microseconds between two looks at the files.
  private static let interval: UInt32 = 200_000

  private let paths: [String]
  private let replay: (any FileSystem) throws(FileError) -> Int32

  /// A watch over `paths` and all that their replay reads.
  init(paths: [String], replay: @escaping (any FileSystem) throws(FileError) -> Int32) {
    self.paths = paths
    self.replay = replay
  }

  /// Replays until a signal ends the program.
  func run() throws(FileError) -> Never {
    while true {
      let watched = WatchedPaths()
      let files = ObservedFileSystem(POSIXFileSystem()) { watched.note($0) }
      do {
        _ = try replay(files)
      } catch {
        // A file may be gone for the moment in which an editor replaces it.
        Terminal.writeError(SessionFault(error).description)
      }
      Terminal.write("watching \(paths.joined(separator: " ")); Ctrl-C ends\n")
      var changed = watched.change
      while changed == nil {
        usleep(Self.interval)
        changed = watched.change
      }
      Terminal.write("\nchanged: \(changed ?? "")\n")
    }
  }
}

/// The paths that a replay read, each as it was before it was read.
private final class WatchedPaths: @unchecked Sendable {
  private let lock = DispatchQueue(label: "watch")
  private var states: [String: FileState] = [:]

  func note(_ path: String) {
    lock.sync { if states[path] == nil { states[path] = FileState(path) } }
  }

  /// A path that is not as it was.
  var change: String? {
    lock.sync { states.filter { FileState($0.key) != $0.value }.keys.min() }
  }
}

/// What tells two states of a file apart without reading it.
private struct FileState: Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  private var size: Int64 = -1
  private var number: UInt64 = 0

  /// The state of what is at `path`; nothing is a state too.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    size = Int64(status.st_size)
    number = UInt64(status.st_ino)
  }
}
