package import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The files of the system; refusals carry the system's own reasons.
package final class POSIXFileSystem: FileSystem {
  /// The file system as the process sees it: relative paths start at its working folder.
  package init() {}

  /// The most bytes that a text may have.
  private static let largestText = 1 << 28

  package func text(of path: String) throws(FileError) -> String {
    try text(of: path, atMost: Self.largestText)
  }

  package func text(of path: String, atMost count: Int) throws(FileError) -> String {
    try FilePath.check(path)
    // A pipe without a writer would be waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { close(descriptor) }
    try checkIsRegular(descriptor, path)
    return try text(in: descriptor, path, atMost: count)
  }

  package func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    try FilePath.check(path)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { close(descriptor) }
    try checkIsRegular(descriptor, path)
    var bytes = [UInt8](repeating: 0, count: max(0, length))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count == 0 { break }
      if count > 0 { filled += count } else if errno != EINTR { throw failure(of: path) }
    }
    return Array(bytes[..<filled])
  }

  /// All of the standard input, which may be a pipe: whoever names none has given it to be read.
  func standardInput(named name: String) throws(FileError) -> String {
    try text(in: STDIN_FILENO, name, atMost: Self.largestText)
  }

  /// The text from here to the end of an open file.
  private func text(
    in descriptor: Int32, _ path: String, atMost largest: Int
  ) throws(FileError) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
        guard bytes.count <= largest else {
          throw FileError(path: path, reason: String(cString: strerror(EFBIG)))
        }
      } else if errno == EAGAIN {
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&input, 1, -1)
      } else if errno != EINTR {
        throw failure(of: path)
      }
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // A write that was cut short may have ended within a character.
    let whole = bytes.dropLast(Self.unfinishedCount(bytes))
    guard let text = String(validating: whole, as: UTF8.self) else {
      throw FileError(path: path, reason: "Not UTF-8 text")
    }
    return text
  }

  /// How many bytes at the end begin a character that further bytes would finish.
  private static func unfinishedCount(_ bytes: [UInt8]) -> Int {
    for count in 1...3 where bytes.count >= count {
      let byte = bytes[bytes.count - count]
      guard byte & 0b1100_0000 != 0b1000_0000 else { continue }
      let length = byte >= 0b1111_0000 ? 4 : byte >= 0b1110_0000 ? 3 : 2
      return byte >= 0b1100_0010 && byte <= 0b1111_0100 && count < length ? count : 0
    }
    return 0
  }

  package func isFolder(_ path: String) -> Bool? {
    guard (try? FilePath.check(path)) != nil else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  package func isLink(_ path: String) -> Bool {
    guard (try? FilePath.check(path)) != nil else { return false }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    try names(in: folder, beginning: "")
  }

  /// The names in a folder that have a beginning, in the order of their bytes.
  func names(in folder: String, beginning prefix: String) throws(FileError) -> [String] {
    try FilePath.check(folder)
    guard let stream = opendir(folder) else { throw failure(of: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      if name.hasPrefix(prefix), name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { strcmp($0, $1) < 0 }
  }
}

/// Whether an open file has a size and an end, unlike a pipe, a device or a folder.
func isRegularFile(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
