package import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension POSIXFileSystem {
  /// Writes beside the file, then takes its place, with its mode and owner.
  ///
  /// Follows a symbolic link to the file that it names; a link that leads to nothing yet is written
  /// through. What is no regular file is refused, as in reading: nobody may be there to take what a
  /// pipe holds.
  package func write(_ text: String, to path: String) throws(FileError) {
    try FilePath.check(path)
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists ? old.st_mode & S_IFMT != S_IFREG : isLink(path) {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw failure(of: path) }
      defer { close(descriptor) }
      try checkIsRegular(descriptor, path)
      return try write(text, to: descriptor, of: path)
    }
    // A rename asks for no permission to write to the file that it replaces.
    if exists, access(path, W_OK) != 0 { throw failure(of: path) }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).\(UInt32.random(in: 0...(.max)))~"
    do throws(FileError) {
      try writeDurably(text, to: temporary, like: exists ? old : nil, insteadOf: path)
      guard rename(temporary, target) == 0 else { throw failure(of: path) }
    } catch {
      unlink(temporary)
      throw error
    }
    sync(folderOf: target)
  }

  package func append(_ text: String, to path: String) throws(FileError) {
    try FilePath.check(path)
    let isNew = access(path, F_OK) != 0
    let descriptor = open(
      path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { close(descriptor) }
    try checkIsRegular(descriptor, path)
    let size = lseek(descriptor, 0, SEEK_END)
    do throws(FileError) {
      try write(text, to: descriptor, of: path)
    } catch {
      if isNew {
        unlink(path)
      } else if size >= 0 {
        _ = ftruncate(descriptor, size)
      }
      throw error
    }
  }

  /// Makes a file, which must be new or empty: of two who do so at once, one is refused.
  ///
  /// A link to the finished text is made only where nothing is. An empty file is locked while it is
  /// replaced, and who finds it locked is refused: the lock may be held for any time.
  package func create(_ text: String, at path: String) throws(FileError) {
    try FilePath.check(path)
    let descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor < 0 else {
      defer { close(descriptor) }
      try checkIsRegular(descriptor, path)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        throw FileError(path: path, reason: "another program writes it")
      }
      var opened = stat()
      var current = stat()
      guard fstat(descriptor, &opened) == 0, stat(path, &current) == 0, opened.st_size == 0,
        opened.st_ino == current.st_ino, opened.st_dev == current.st_dev
      else { throw FileError(path: path, reason: String(cString: strerror(EEXIST))) }
      return try write(text, to: path)
    }
    guard errno == ENOENT, !isLink(path) else { throw failure(of: path) }
    let temporary = "\(path).\(UInt32.random(in: 0...(.max)))~"
    defer { unlink(temporary) }
    try writeDurably(text, to: temporary, like: nil, insteadOf: path)
    guard link(temporary, path) != 0 else { return sync(folderOf: path) }
    // Not every file system has links; a new file excludes another one all the same.
    guard [EPERM, ENOTSUP, EOPNOTSUPP].contains(errno) else { throw failure(of: path) }
    try writeDurably(text, to: path, like: nil, insteadOf: path)
    sync(folderOf: path)
  }

  /// Refuses what has no size and no end.
  func checkIsRegular(_ descriptor: Int32, _ path: String) throws(FileError) {
    guard !isRegularFile(descriptor) else { return }
    let isFolder = isFolder(path) == true
    throw FileError(
      path: path, reason: isFolder ? String(cString: strerror(EISDIR)) : "Not a regular file")
  }

  /// Makes the new file `temporary` and returns when the disk has it.
  ///
  /// A new file gets the mode that the process gives its files, an existing one keeps its own.
  private func writeDurably(
    _ text: String, to temporary: String, like old: stat?, insteadOf path: String
  ) throws(FileError) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { close(descriptor) }
    if let old {
      // Before the mode: a change of owner may take bits from it.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      _ = fchmod(descriptor, old.st_mode & 0o7777)
    }
    try write(text, to: descriptor, of: path)
    guard fsync(descriptor) == 0 else { throw failure(of: path) }
  }

  /// Writes all of a text, or throws.
  private func write(_ text: String, to descriptor: Int32, of path: String) throws(FileError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write($0, to: descriptor) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw failure(of: path)
      }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// The file that a path leads to, through its links.
  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Makes a rename last; a file system that cannot do so loses nothing else.
  private func sync(folderOf path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The refusal of `path` for the reason of the last system call.
  func failure(of path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }
}
