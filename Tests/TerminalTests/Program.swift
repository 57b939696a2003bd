import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program under test.
enum Program {
  /// Where the build left it: beside the bundle of the tests.
  static let path: String = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let folders = bundles.map { argument -> URL in
      var folder = URL(filePath: argument)
      while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
      return folder
    }
    let candidates = (folders + [Fixtures.packageRoot.appending(path: ".build/debug")])
      .map { $0.appending(path: "diffplay").path }
    return candidates.first(where: FileManager.default.isExecutableFile(atPath:))
      ?? candidates[candidates.count - 1]
  }()

  /// `POSIX_SPAWN_SETSID`, which Swift does not see on Linux.
  private static let setSession: Int32 = {
    #if canImport(Darwin)
      POSIX_SPAWN_SETSID
    #else
      0x80
    #endif
  }()

  /// Starts the program in a session of its own, with little but `environment` around it.
  static func spawn(
    arguments: [String], environment: [String: String],
    files: (UnsafeMutablePointer<posix_spawn_file_actions_t>) -> Void
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The parent may ignore signals, or hold them back; a person's shell does neither.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = setSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    files(&actions)

    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent", "DIFFPLAY_HISTORY": "",
      "DIFFPLAY_JOURNAL": "", "DIFFPLAY_PAGER": "",
      "PATH": "/usr/bin:/bin",
    ]
    // A variable of the tester's that libraries are found by.
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    variables.merge(environment) { $1 }
    let names = ([path] + arguments).map { strdup($0) } + [nil]
    let values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in names + values { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, names, values)
    guard error == 0 else {
      throw SessionError("cannot start \(path): \(String(cString: strerror(error)))")
    }
    return process
  }

  /// The status as a shell has it: the exit status, or 128 and the signal that ended the program.
  static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
