#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The file that keeps entries from one session to the next.
///
/// An entry is a line; a line break within it is written `\n`, a backslash `\\`. Each entry is one
/// `write` at the end, so that a crash loses nothing and sessions that run side by side may share
/// the file. They lock it while they write: a file that grew too long is replaced by its tail.
package struct HistoryFile: Sendable {
  /// Where the file is.
  package let path: String
  /// How many entries are loaded; the file may grow to twice as many.
  package let limit: Int
  /// How long another session may hold it.
  private let patience: Duration

  /// The file at `path`, which need not exist.
  package init(path: String, limit: Int = 5000, patience: Duration = .seconds(1)) {
    self.path = path
    self.limit = limit
    self.patience = patience
  }

  /// The file that the environment asks for; nil for none.
  ///
  /// `DIFFPLAY_HISTORY` names a file, or none if it is empty. Otherwise it is where the system
  /// keeps such state: `$XDG_STATE_HOME`, or the Library of a Mac.
  package static func standard(environment: (String) -> String?) -> HistoryFile? {
    if let value = getenv("DIFFPLAY_HISTORY") {
      return value.pointee == 0 ? nil : HistoryFile(path: String(cString: value))
    }
    return StateFolder.path(environment: environment).map { HistoryFile(path: $0 + "/history") }
  }

  /// The newest entries, oldest first and each once; none if the file cannot be read.
  ///
  /// - Throws: `LockHeld` where another program keeps all others from it.
  package func load() throws(LockHeld) -> [String] {
    var opened = try openLocked(O_RDWR)
    if opened == nil { opened = try openLocked(O_RDONLY) }
    guard let descriptor = opened else { return [] }
    defer { close(descriptor) }
    let lines = Self.contents(of: descriptor).split(separator: UInt8(ascii: "\n"))
    if lines.count > 2 * limit { replace(by: lines.suffix(limit)) }
    var known: Set<String> = []
    let newestFirst = lines.suffix(limit).reversed()
      .map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
      .filter { known.insert($0).inserted }
    return newestFirst.reversed()
  }

  /// Adds an entry at the end; a file that cannot be written stays as it is.
  ///
  /// - Throws: `LockHeld` where another program keeps all others from it.
  package func append(_ entry: String) throws(LockHeld) {
    StateFolder.makeFolders(above: path)
    guard let descriptor = try openLocked(O_RDWR | O_APPEND | O_CREAT) else { return }
    defer { close(descriptor) }
    var line = Array((Self.escaped(entry) + "\n").utf8)
    // A line that a crash or a full disk cut short must not swallow this one.
    var last: UInt8 = 0
    let end = lseek(descriptor, 0, SEEK_END)
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != UInt8(ascii: "\n") {
      line.insert(UInt8(ascii: "\n"), at: 0)
    }
    _ = write(descriptor, line, line.count)
  }

  /// Opens the file and locks it against other sessions.
  ///
  /// Who waited for the lock may hold a file that was replaced meanwhile, and tries again.
  private func openLocked(_ flags: Int32) throws(LockHeld) -> Int32? {
    while true {
      let descriptor = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      guard isRegularFile(descriptor) else {
        close(descriptor)
        return nil
      }
      guard StateFolder.lock(descriptor, patience: patience) else {
        close(descriptor)
        throw LockHeld(path: path)
      }
      var opened = stat()
      var current = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &current) == 0,
        opened.st_ino == current.st_ino, opened.st_dev == current.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Puts a file with `lines` in the place of this one.
  private func replace(by lines: some Sequence<ArraySlice<UInt8>>) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    let isWritten = write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }

  /// The most bytes that are read; of a longer file the end counts.
  private static let mostBytes: off_t = 1 << 26

  private static func contents(of descriptor: Int32) -> [UInt8] {
    let size = lseek(descriptor, 0, SEEK_END)
    lseek(descriptor, max(0, size - mostBytes), SEEK_SET)
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return result }
      result += chunk[..<count]
    }
  }

  private static func escaped(_ entry: String) -> String {
    var result = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ line: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
