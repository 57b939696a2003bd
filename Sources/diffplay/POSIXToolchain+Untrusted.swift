package import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

// Files that code of others may have written, or put something else in the place of.
extension POSIXToolchain {
  package func untrustedText(of path: String, limit: Int) throws(FileError) -> String {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(of: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, reason: "Not a regular file")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      guard count > 0 || errno == EINTR else { throw failure(of: path) }
      bytes += chunk[..<max(count, 0)]
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: String(cString: strerror(EFBIG)))
      }
    }
  }
}
