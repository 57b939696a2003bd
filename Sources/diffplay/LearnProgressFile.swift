package import Lessons

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The lessons that were solved, in a file that sessions side by side may share.
///
/// Who adds holds a lock, reads what is there now, and puts a new file in the place of the old: a
/// reader sees either whole, and nothing that another session added is lost.
package final class LearnProgressFile: LessonProgressStore {
  /// Where the file is.
  package let path: String

  /// The file at `path`, which need not exist.
  package init(path: String) { self.path = path }

  /// The file that the environment asks for; nil for none.
  ///
  /// `DIFFPLAY_PROGRESS` names a file, or none if it is empty. Otherwise it stands beside the
  /// history.
  package static func standard(environment: (String) -> String?) -> LearnProgressFile? {
    if let value = getenv("DIFFPLAY_PROGRESS") {
      return value.pointee == 0 ? nil : LearnProgressFile(path: String(cString: value))
    }
    return StateFolder.path(environment: environment).map {
      LearnProgressFile(path: $0 + "/lessons")
    }
  }

  private var lockPath: String { path + ".lock" }

  /// Makes sure that no other program keeps this one from adding.
  package func checkLock() throws(LockHeld) {
    let lock = open(lockPath, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard StateFolder.lock(lock) else { throw LockHeld(path: path) }
  }

  package func load() -> LessonProgress {
    LessonProgress(text: (try? POSIXFileSystem().text(of: path)) ?? "")
  }

  package func add(_ progress: LessonProgress) {
    StateFolder.makeFolders(above: path)
    // A lock of its own: the file itself is replaced.
    let lock = open(lockPath, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard StateFolder.lock(lock) else { return }
    var all = load()
    all.merge(progress)
    try? POSIXFileSystem().write(all.text, to: path)
  }
}
