package import HostSystem
import Synchronization

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
  let temporaryRoot: String
  /// The path of the program.
  let program: String
  /// The folders that this program made, each with the descriptor that holds its lock.
  let madeFolders = Mutex<[String: Int32]>([:])
  /// Where the library is kept, once that is known.
  let cache: Mutex<String?>
  /// What is built ahead of the first import.
  let preparation = LibraryPreparation()
  /// What imported code is told of, to be read before an answer.
  let notices: ImportNotices?

  /// The toolchain for the program at `program`.
  ///
  /// Sources are those of an installed program, or of the checkout that it was built in.
  ///
  /// - Parameter cacheFolder: Where the library is kept, once built; nil for no longer than this
  ///   program runs.
  package init(
    program: String = POSIXToolchain.ownPath,
    cacheFolder: String? = POSIXToolchain.usualCacheFolder(Terminal.environment),
    notices: ImportNotices? = nil
  ) {
    self.notices = notices
    self.program = program
    librarySources = Self.sources(for: program)
    cache = Mutex(cacheFolder)
    let named = Terminal.environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    temporaryRoot = named ?? "/tmp"
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

  package let programStamp = POSIXToolchain.ownStamp

  func failure(of path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
  }

  package func waitForPreparation(for work: any WorkObserver) { preparation.wait(for: work) }

  package func willRunCode(of folder: String) { notices?.tell(ofCodeIn: folder) }

  package func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd {
    let end = RunningProgram.run(call, for: work)
    notices?.tell(of: end.gaps)
    return end
  }
}
