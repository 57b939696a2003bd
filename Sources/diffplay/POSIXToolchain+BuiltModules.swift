package import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

// What SwiftPM leaves beside the program that it builds: the modules that the program is made of.
extension POSIXToolchain {
  package func builtModule(_ name: String, of sources: [String]) -> BuiltModule? {
    guard let root = librarySources.map(FilePath.folder(of:)) else { return nil }
    let folder = FilePath.folder(of: program)
    let module = BuiltModule(
      interface: "\(folder)/Modules/\(name).swiftmodule",
      objects: sources.map { "\(folder)/\(name).build/\(FilePath.name(of: $0)).o" },
      package: Self.packageName(of: root))
    // A build that did not come to its end leaves a program that is older than a source; one that did
    // leaves an object as it is where only other sources changed. A file that came or went since is
    // one too many, or too few, in the list of what was built.
    func isMade(_ path: String, after time: Int) -> Bool {
      Self.change(of: path).map { $0 > time } ?? false
    }
    let changes = sources.map(Self.change(of:))
    guard !changes.contains(nil), let newest = changes.compactMap({ $0 }).max(),
      [program, module.interface].allSatisfy({ isMade($0, after: newest) }),
      zip(module.objects, changes).allSatisfy({ isMade($0, after: $1 ?? newest) }),
      let list = try? files.text(of: "\(folder)/\(name).build/sources"),
      list.split(separator: "\n").count == sources.count
    else { return nil }
    return module
  }

  package func willBuildLibrary(of sources: [String]) {
    // An installed program stands beside no modules: what it takes is what it always takes.
    guard files.isFolder("\(FilePath.folder(of: program))/Modules") == true,
      let built = Self.change(of: program),
      sources.contains(where: { Self.change(of: $0).map { $0 > built } ?? false })
    else { return }
    notices?.tellOfChangedSources()
  }

  /// What SwiftPM calls the package in a folder that nothing depends on: as the folder.
  static func packageName(of folder: String) -> String {
    String(
      FilePath.name(of: folder).lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// When a file was written last, in nanoseconds; nil where it is not there.
  private static func change(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
