package import HostSystem
import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

// What is kept from one run to the next, in a folder that nobody else can change.
extension POSIXToolchain {
  /// Where `XDG_CACHE_HOME` says, or in the user's folder for caches; nil for a user without home.
  ///
  /// A relative path is to be ignored, says the XDG specification.
  package static func usualCacheFolder(_ environment: (String) -> String?) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if os(macOS)
      let usual = "Library/Caches"
    #else
      let usual = ".cache"
    #endif
    let folder = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { "\($0)/\(usual)" }
    return folder.map { "\($0)/diffplay" }
  }

  private static let unfinishedPrefix = "new-"
  /// The file in a kept folder that names the others with their sizes, written when all are there.
  private static let stamp = "contents"

  package func makeFolderToKeep() throws(FileError) -> String {
    let cache = try cacheFolder()
    removeAbandonedFolders(in: cache, beginning: Self.unfinishedPrefix)
    return try makeFolder(of: "\(cache)/\(Self.unfinishedPrefix)XXXXXX")
  }

  /// Removes what programs that were killed had begun to keep, where there is a cache already.
  func removeUnfinishedFolders() {
    guard let cache = cache.withLock({ $0 }), Self.belongs(cache, to: [geteuid()], S_IFDIR) else {
      return
    }
    removeAbandonedFolders(in: cache, beginning: Self.unfinishedPrefix)
  }

  package func keptFolder(named name: String) throws(FileError) -> String? {
    for folder in preparedFolders where isWhole("\(folder)/\(name)", by: [geteuid(), 0]) {
      return "\(folder)/\(name)"
    }
    let path = "\(try cacheFolder())/\(name)"
    return isWhole(path, by: [geteuid()]) ? path : nil
  }

  /// Where `make install` puts the library, compiled, beside its sources, and `make build` among what
  /// it builds.
  private var preparedFolders: [String] {
    guard let root = librarySources.map(FilePath.folder(of:)) else { return [] }
    return ["\(root)/library", "\(root)/.build/library"]
  }

  /// Whether a kept folder is one of these users' and holds what its stamp says.
  private func isWhole(_ path: String, by owners: [uid_t]) -> Bool {
    guard Self.belongs(path, to: owners, S_IFDIR),
      Self.belongs("\(path)/\(Self.stamp)", to: owners, S_IFREG),
      let stamp = try? files.text(of: "\(path)/\(Self.stamp)", atMost: 1 << 20)
    else { return false }
    return stamp == (try? contents(of: path, by: owners))
  }

  package func keep(_ folder: String, as name: String) throws(FileError) -> String {
    let cache = try cacheFolder()
    try files.write(contents(of: folder, by: [geteuid()]), to: "\(folder)/\(Self.stamp)")
    let path = "\(cache)/\(name)"
    while rename(folder, path) != 0 {
      guard errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR else {
        throw failure(of: path)
      }
      // Another import may have been quicker; its library is the same.
      guard try keptFolder(named: name) == nil else { break }
      remove(path)
    }
    removeTemporaryFolder(folder)
    forgetOldFolders(in: cache, ofKind: name.prefix { $0 != "-" })
    return path
  }

  /// The files of a folder with their sizes, a line each.
  private func contents(
    of folder: String, by owners: [uid_t]
  ) throws(FileError) -> String {
    var lines = ""
    for name in try files.names(in: folder) where name != Self.stamp {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard Self.belongs(path, to: owners, S_IFREG), lstat(path, &status) == 0 else {
        throw FileError(path: path, reason: String(cString: strerror(EPERM)))
      }
      lines += "\(status.st_size) \(name)\n"
    }
    return lines
  }

  /// Whether a path is a file or folder of these users'; a folder, one that nobody else can change.
  ///
  /// Such a folder keeps others from the files in it, whatever their modes say.
  private static func belongs(
    _ path: String, to owners: [uid_t], _ kind: mode_t
  ) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind
      && owners.contains(status.st_uid) && (kind != S_IFDIR || status.st_mode & 0o022 == 0)
  }

  /// The folder that all is kept in, which is this user's alone.
  ///
  /// - Throws: `FileError` where others could put something into it, or have.
  private func cacheFolder() throws(FileError) -> String {
    guard let path = cache.withLock({ $0 }) else {
      let own = try makeTemporaryFolder()
      return cache.withLock { known in
        let first = known ?? own
        known = first
        return first
      }
    }
    var folder = ""
    for part in path.split(separator: "/") {
      folder += "/\(part)"
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(of: folder) }
    }
    guard Self.belongs(path, to: [geteuid()], S_IFDIR) else {
      throw FileError(path: path, reason: "it is not a folder that this user alone can change")
    }
    guard chmod(path, 0o700) == 0 else { throw failure(of: path) }
    return path
  }

  /// What tells the file of this program from any other: its size, and when it was changed last.
  static var ownStamp: String {
    var status = stat()
    guard stat(ownPath, &status) == 0 else { return "" }
    return "\(status.st_size) \(changeTime(status))"
  }

  /// How many folders of a kind are kept: for another checkout or compiler beside the one in use.
  private static let keptFolders = 3
  /// How many imported programs are kept.
  private static let keptImports = 24

  /// Removes all but the newest folders of a kind in `parent`.
  private func forgetOldFolders(in parent: String, ofKind kind: Substring) {
    let count = kind == "import" ? Self.keptImports : Self.keptFolders
    let folders = ((try? files.names(in: parent)) ?? []).compactMap { name -> (Int, String)? in
      var status = stat()
      let path = "\(parent)/\(name)"
      guard name.hasPrefix("\(kind)-"), lstat(path, &status) == 0 else { return nil }
      return (Self.changeTime(status), path)
    }
    for (_, path) in folders.sorted(by: >).dropFirst(count) { remove(path) }
  }

  /// When a file was changed last, in nanoseconds.
  private static func changeTime(_ status: stat) -> Int {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
