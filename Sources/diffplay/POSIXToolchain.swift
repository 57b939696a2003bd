import DiffplayKit
package import HostSystem
import Wording

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The Swift toolchain of the system, and the library's sources beside the program.
package final class POSIXToolchain: Toolchain {
  package let files: any FileSystem = POSIXFileSystem()
  package let librarySources: String?
  package let cacheFolder: String
  private let temporaryRoot: String

  /// The toolchain for the program at `program`.
  ///
  /// Sources are those of an installed program, or of the checkout that it was built in.
  ///
  /// - Parameter cacheFolder: Where the library is kept, once built.
  package init(
    program: String = POSIXToolchain.ownPath, cacheFolder: String = POSIXToolchain.usualCacheFolder
  ) {
    librarySources = Self.sources(for: program)
    self.cacheFolder = cacheFolder
    temporaryRoot = Terminal.environment("TMPDIR") ?? "/tmp"
  }

  /// Where `XDG_CACHE_HOME` says, or in the user's folder for caches.
  package static var usualCacheFolder: String {
    #if os(macOS)
      let usual = "Library/Caches"
    #else
      let usual = ".cache"
    #endif
    let home = Terminal.environment("HOME").map { "\($0)/\(usual)" }
    return "\(Terminal.environment("XDG_CACHE_HOME") ?? home ?? "/tmp")/diffplay"
  }

  /// The path of this program.
  package static var ownPath: String {
    #if os(Linux)
      if let path = realpath("/proc/self/exe", nil) {
        defer { free(path) }
        return String(cString: path)
      }
    #endif
    guard let path = realpath(CommandLine.arguments[0], nil) else {
      return CommandLine.arguments[0]
    }
    defer { free(path) }
    return String(cString: path)
  }

  private static func sources(for program: String) -> String? {
    func hasLibrary(_ folder: String) -> Bool {
      access("\(folder)/ImportProbe/ImportReport.swift", R_OK) == 0
    }
    var folder = program[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let candidates = ["\(folder)/share/diffplay/Sources", "\(folder)/Sources"]
      if let found = candidates.first(where: hasLibrary) { return found }
    }
    return nil
  }

  // MARK: Folders

  package func makeTemporaryFolder() throws(FileError) -> String {
    try makeFolder(of: "\(temporaryRoot)/diffplay-import-XXXXXX")
  }

  /// Makes a folder of nobody else's, with the end of its name made up.
  private func makeFolder(of template: String) throws(FileError) -> String {
    var name = Array(template.utf8CString)
    guard let path = mkdtemp(&name) else { throw failure(of: template) }
    return String(cString: path)
  }

  package func removeTemporaryFolder(_ path: String) {
    guard path.hasPrefix("\(temporaryRoot)/diffplay-import-") else { return }
    remove(path)
  }

  private func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in (try? files.names(in: path)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  package func keep(_ folder: String, as path: String) throws(FileError) {
    var parent = ""
    for part in path.split(separator: "/").dropLast() {
      parent += "/\(part)"
      guard mkdir(parent, 0o755) == 0 || errno == EEXIST else { throw failure(of: parent) }
    }
    // The two folders may be on different disks: first beside the place, then into it.
    let beside = try makeFolder(of: "\(path).new-XXXXXX")
    for name in try files.names(in: folder) {
      let end = run(
        ProgramCall(
          Progress("keeping the library", done: 0, of: 0), program: "/bin/cp",
          arguments: ["\(folder)/\(name)", "\(beside)/\(name)"]), for: UnobservedWork())
      guard end.cause == .exited(0) else {
        remove(beside)
        throw FileError(path: beside, reason: end.errors)
      }
    }
    // Another import may have been quicker; its library is the same.
    if rename(beside, path) != 0 { remove(beside) }
    forgetOldFolders(in: parent)
  }

  /// How many folders are kept: for another checkout or compiler beside the one in use.
  private static let keptFolders = 3

  /// Removes all but the newest folders in `parent`.
  private func forgetOldFolders(in parent: String) {
    let folders = ((try? files.names(in: parent)) ?? []).compactMap { name -> (Int, String)? in
      var status = stat()
      let path = "\(parent)/\(name)"
      guard name.hasPrefix("library-"), stat(path, &status) == 0 else { return nil }
      return (Self.changeTime(status), path)
    }
    for (_, path) in folders.sorted(by: >).dropFirst(Self.keptFolders) { remove(path) }
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

  private func failure(of path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }

  package func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd {
    RunningProgram.run(call, for: work)
  }
}
