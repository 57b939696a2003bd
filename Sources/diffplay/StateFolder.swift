#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the system keeps what a program remembers from one run to the next.
enum StateFolder {
  /// The program's folder: in `$XDG_STATE_HOME`, or the Library of a Mac; nil for a user without
  /// home.
  static func path(environment: (String) -> String?) -> String? {
    let home = environment("HOME")
    #if canImport(Darwin)
      let folder = home.map { $0 + "/Library/Application Support" }
    #else
      // A relative path is to be ignored, says the XDG specification.
      let state = environment("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      let folder = state ?? home.map { $0 + "/.local/state" }
    #endif
    return folder.map { $0 + "/diffplay" }
  }

  /// Locks an open file; gives whether it could, or need not where there are no locks.
  ///
  /// A program that does its part holds a lock for an instant. Another one may hold it for ever, and
  /// is not waited for.
  static func lock(_ descriptor: Int32, patience: Duration = .seconds(1)) -> Bool {
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return true }
      guard ContinuousClock.now < deadline else { return false }
      usleep(2_000)
    }
    return true
  }

  /// Makes the folders that a file at `path` needs, for this user alone; those that are there stay.
  static func makeFolders(above path: String) {
    var folder = ""
    for name in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += "\(name)/"
      if !name.isEmpty { mkdir(folder, 0o700) }
    }
  }
}

/// Another program holds what this one would write to.
package struct LockHeld: Error, Hashable {
  /// The file or folder that is held.
  package var path: String
}
