private import CSupervisor
package import HostSystem
import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

// Folders of this program alone. It holds a lock on each for as long as it lives, so that those of
// programs that were killed can be told from those in use, and go at the next start.
extension POSIXToolchain {
  private static let temporaryPrefix = "diffplay-import-"

  package func makeTemporaryFolder() throws(FileError) -> String {
    removeAbandonedFolders(in: temporaryRoot, beginning: Self.temporaryPrefix)
    removeUnfinishedFolders()
    return try makeFolder(of: "\(temporaryRoot)/\(Self.temporaryPrefix)XXXXXX")
  }

  /// Makes a folder of nobody else's, with the end of its name made up.
  func makeFolder(of template: String) throws(FileError) -> String {
    while true {
      var name = Array(template.utf8CString)
      guard let made = mkdtemp(&name) else { throw failure(of: template) }
      let path = String(cString: made)
      // Between the two steps another program may have taken it for abandoned.
      guard let lock = Self.lock(path) else { continue }
      madeFolders.withLock { $0[path] = lock }
      return path
    }
  }

  package func removeTemporaryFolder(_ path: String) {
    guard let lock = madeFolders.withLock({ $0.removeValue(forKey: path) }) else { return }
    remove(path)
    close(lock)
  }

  /// Locks a folder of this user's, unless somebody has; gives the descriptor that holds the lock.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var (locked, named) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &locked) == 0,
      lstat(path, &named) == 0, locked.st_ino == named.st_ino, locked.st_dev == named.st_dev,
      locked.st_uid == geteuid()
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Removes the folders of this user's whose programs have ended without doing so.
  func removeAbandonedFolders(in folder: String, beginning prefix: String) {
    for name in (try? POSIXFileSystem().names(in: folder, beginning: prefix)) ?? [] {
      let path = "\(folder)/\(name)"
      guard let lock = Self.lock(path) else { continue }
      remove(path)
      close(lock)
    }
  }

  /// Removes a file or a folder with all that is in it; links are not followed.
  func remove(_ path: String) { tree_remove(path) }
}
