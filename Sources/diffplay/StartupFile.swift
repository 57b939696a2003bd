import DiffplayKit
import Sessions

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The file of commands that are run before a person's first.
enum StartupFile {
  /// Its path; nil where there is none.
  ///
  /// `DIFFPLAY_INIT` names it, or none if it is empty. Otherwise it is `diffplay/init` in
  /// `$XDG_CONFIG_HOME` or `~/.config`, if it exists.
  static func path(environment: (String) -> String? = Terminal.environment) -> String? {
    if let value = getenv("DIFFPLAY_INIT") {
      return value.pointee == 0 ? nil : String(cString: value)
    }
    // A relative path is to be ignored, says the XDG specification.
    let folder =
      environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment("HOME").map { $0 + "/.config" }
    guard let path = folder.map({ $0 + "/diffplay/init" }), access(path, F_OK) == 0 else {
      return nil
    }
    return path
  }

  /// Runs it in `repl`; what is wrong with it is told, and the person goes on.
  static func run(in repl: REPL) {
    guard let path = path() else { return }
    do {
      repl.start(try Script(path: path, files: POSIXFileSystem()))
    } catch {
      Terminal.writeError(error.description)
    }
  }
}
