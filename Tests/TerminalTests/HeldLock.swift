#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock on a file, as another program holds it.
final class HeldLock {
  private var descriptor: Int32

  /// Locks the file at `path`, which is made if there is none.
  init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw SessionError("cannot lock \(path)")
    }
  }

  deinit { release() }

  /// Gives it up.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
