import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// What a program finds around it when it starts.
struct ProgramEnvironment {
  /// The variables, as `NAME=value`.
  let variables: [String]
  /// What it may read beside its folder, if it is confined.
  let readable: [String]

  /// The environment of this program for one that is trusted, and little of it for another.
  init(of call: ProgramCall) {
    guard let confinement = call.confinement else {
      readable = []
      variables = Self.variables(changedBy: call.environment)
      return
    }
    var kept = [
      "PATH": "/usr/bin:/bin", "HOME": confinement.folder, "TMPDIR": confinement.folder,
      "LANG": "C.UTF-8",
    ]
    var libraries: [String] = []
    // Where the user has told the loader to look for Swift's libraries.
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"] {
      guard let folders = Terminal.environment(name) else { continue }
      kept[name] = folders
      libraries += folders.split(separator: ":").map(String.init)
    }
    kept.merge(call.environment) { $1 }
    variables = kept.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    readable = Self.system + libraries + confinement.readable
  }

  /// What programs of the system are made of, nothing of its users.
  private static let system = [
    "/usr", "/lib", "/lib64", "/bin", "/nix/store", "/gnu/store", "/etc/ld.so.cache",
    "/etc/ld.so.preload", "/etc/localtime", "/etc/alternatives", "/proc", "/sys/devices/system/cpu",
    "/dev/urandom", "/dev/random", "/dev/zero",
  ]

  /// This program's environment with some variables set.
  private static func variables(changedBy changes: [String: String]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if changes[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      next += 1
    }
    return variables + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// Texts as C has them, with a null behind the last.
final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() {
      (pointers + index).initialize(to: strdup(text))
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }

  /// Calls `body` with pointers through which nothing is changed.
  func withConstantPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    pointers.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: count + 1) {
      body(UnsafePointer($0))
    }
  }
}
