import Foundation
import HostSystem
import TestSupport
import Testing

@testable import diffplay

/// The library that imports compile against is kept, but not every one that ever was, and none that
/// somebody has changed.
@Suite struct KeptFoldersTests {
  /// A cache folder that goes with its test.
  private final class Cache {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-cache-\(UUID().uuidString)")
    var path: String { url.path }

    deinit { try? FileManager.default.removeItem(at: url) }

    func names(in folder: String = "") throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }
  }

  /// Keeps a folder with files that say `text`.
  @discardableResult
  private static func keep(
    _ name: String, by toolchain: POSIXToolchain, text: String = "part"
  ) throws -> String {
    let folder = try toolchain.makeFolderToKeep()
    defer { toolchain.removeTemporaryFolder(folder) }
    for part in 0..<4 { try toolchain.files.write(text, to: "\(folder)/\(part).o") }
    return try toolchain.keep(folder, as: name)
  }

  @Test func onlyTheNewestAreKept() throws {
    let cache = Cache()
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    for number in 1...6 {
      try Self.keep("library-\(number)", by: toolchain, text: "\(number)")
      if number == 1 { try toolchain.files.write("mine", to: "\(cache.path)/notes.txt") }
    }
    #expect(try cache.names() == ["library-4", "library-5", "library-6", "notes.txt"])
    let kept = try #require(try toolchain.keptFolder(named: "library-6"))
    #expect(try toolchain.files.text(of: "\(kept)/3.o") == "6")
    #expect(try toolchain.keptFolder(named: "library-1") == nil)
  }

  @Test func manyImportsAreKeptBesideALibrary() throws {
    let cache = Cache()
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    try Self.keep("library-1", by: toolchain)
    for number in 1...26 { try Self.keep("import-\(number)", by: toolchain) }
    let names = try cache.names()
    #expect(names.count { $0.hasPrefix("import-") } == 24 && names.contains("library-1"))
    #expect(!names.contains("import-2") && names.contains("import-3"))
  }

  @Test func theSameLibraryMayBeKeptByManyAtOnce() async throws {
    let cache = Cache()
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { _ = try Self.keep("library-1", by: toolchain) } }
      try await group.waitForAll()
    }
    #expect(try cache.names() == ["library-1"])
    #expect(try cache.names(in: "library-1") == ["0.o", "1.o", "2.o", "3.o", "contents"])
  }

  @Test func aFolderThatIsNotWholeIsKeptAnew() throws {
    let cache = Cache()
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    let files = FileManager.default
    let library = "\(cache.path)/library-1"
    let harms: [(String) throws -> Void] = [
      { try files.removeItem(atPath: "\($0)/contents") },
      { try files.removeItem(atPath: "\($0)/2.o") },
      { try Data().write(to: URL(filePath: "\($0)/2.o")) },
      { try Data("x".utf8).write(to: URL(filePath: "\($0)/more.o")) },
      {
        try files.removeItem(atPath: "\($0)/2.o")
        try files.createSymbolicLink(atPath: "\($0)/2.o", withDestinationPath: "1.o")
      },
      { try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: $0) },
      { folder in
        try files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
      },
    ]
    for (number, harm) in harms.enumerated() {
      try Self.keep("library-1", by: toolchain)
      #expect(try toolchain.keptFolder(named: "library-1") == library)
      try harm(library)
      #expect(try toolchain.keptFolder(named: "library-1") == nil, "harm \(number)")
    }
    try Self.keep("library-1", by: toolchain)
    #expect(try toolchain.keptFolder(named: "library-1") == library)
  }

  /// What may have become of a kept folder, and of the files in it.
  private static let harms: [@Sendable (_ folder: String, _ file: String) -> Void] = [
    { unlink("\($0)/\($1)") },
    { truncate("\($0)/\($1)", 0) },
    { truncate("\($0)/\($1)", 1 << 40) },
    { rename("\($0)/\($1)", "\($0)/other") },
    { chmod("\($0)/\($1)", 0o000) },
    { folder, _ in chmod(folder, 0o777) },
    { folder, _ in chmod(folder, 0o755) },
    { folder, _ in mkdir("\(folder)/inner", 0o700) },
    { folder, file in
      unlink("\(folder)/\(file)")
      mkfifo("\(folder)/\(file)", 0o600)
    },
    { folder, file in
      unlink("\(folder)/\(file)")
      symlink("1.o", "\(folder)/\(file)")
    },
    { folder, _ in
      rename(folder, "\(folder)-elsewhere")
      symlink("\(folder)-elsewhere", folder)
    },
    { folder, _ in
      rename(folder, "\(folder)-elsewhere")
      mkfifo(folder, 0o600)
    },
    { folder, _ in
      rename(folder, "\(folder)-elsewhere")
      mkdir(folder, 0o700)
    },
  ]

  /// Whether a folder is as it was kept, for this user alone to change.
  private static func isWhole(_ folder: String) -> Bool {
    func status(_ path: String, _ kind: mode_t) -> stat? {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind ? status : nil
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let parts = ["0.o", "1.o", "2.o", "3.o"]
    guard let own = status(folder, S_IFDIR), own.st_mode & 0o022 == 0, names == parts + ["contents"]
    else { return false }
    return parts.allSatisfy { status("\(folder)/\($0)", S_IFREG)?.st_size == 4 }
  }

  @Test func anyFolderIsWholeOrKeptAnewFuzz() throws {
    for seed in fuzzSeeds(40, many: 4_000) {
      var generator = SeededGenerator(seed: seed)
      let cache = Cache()
      let toolchain = POSIXToolchain(cacheFolder: cache.path)
      let library = try Self.keep("library-1", by: toolchain)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let files = ["0.o", "1.o", "2.o", "3.o", "contents"]
        Self.harms.randomElement(using: &generator)?(
          library, files.randomElement(using: &generator) ?? "")
      }
      let kept = try toolchain.keptFolder(named: "library-1")
      #expect(kept == nil || Self.isWhole(library), "seed \(seed)")
      try Self.keep("library-1", by: toolchain)
      #expect(try toolchain.keptFolder(named: "library-1") == library, "seed \(seed)")
      #expect(Self.isWhole(library), "seed \(seed)")
    }
  }

  @Test func theCacheIsTheUsersAlone() throws {
    let cache = Cache()
    let files = FileManager.default
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    try Self.keep("library-1", by: toolchain)
    let mode = try files.attributesOfItem(atPath: cache.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
    #expect(throws: FileError.self) { try toolchain.keptFolder(named: "library-1") }
    #expect(throws: FileError.self) { try toolchain.makeFolderToKeep() }
    try files.removeItem(atPath: cache.path)
    try files.createSymbolicLink(atPath: cache.path, withDestinationPath: "/tmp")
    #expect(throws: FileError.self) { try toolchain.keptFolder(named: "library-1") }
  }

  @Test func whatAKilledProgramBeganGoesWithTheNextImport() throws {
    let cache = Cache()
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    try Self.keep("library-1", by: toolchain)
    let abandoned = "\(cache.path)/new-abcdef"
    try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: false)
    let used = try toolchain.makeFolderToKeep()
    defer { toolchain.removeTemporaryFolder(used) }
    try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: true)
    // The library is there: nothing is built.
    let folder = try POSIXToolchain(cacheFolder: cache.path).makeTemporaryFolder()
    defer { POSIXToolchain(cacheFolder: nil).remove(folder) }
    let name = URL(filePath: used).lastPathComponent
    #expect(try cache.names() == ["library-1", name])
  }

  @Test(arguments: [
    (["HOME": "/home/me"], "/home/me"),
    (["XDG_CACHE_HOME": "/c", "HOME": "/home/me"], "/c/diffplay"),
    (["XDG_CACHE_HOME": "c", "HOME": "/home/me"], "/home/me"), (["XDG_CACHE_HOME": "c"], nil),
    (["HOME": "me"], nil), ([:], nil),
  ])
  func relativeFoldersAreIgnored(environment: [String: String], folder: String?) {
    let usual = POSIXToolchain.usualCacheFolder { environment[$0] }
    #expect((usual == nil) == (folder == nil))
    if let usual, let folder { #expect(usual.hasPrefix(folder) && usual.hasSuffix("/diffplay")) }
  }

  @Test func withoutAHomeNothingIsKeptWhereOthersCouldGuess() throws {
    let toolchain = POSIXToolchain(cacheFolder: nil)
    let kept = try Self.keep("library-1", by: toolchain)
    #expect(try toolchain.keptFolder(named: "library-1") == kept)
    let cache = URL(filePath: kept).deletingLastPathComponent().path
    defer { toolchain.removeTemporaryFolder(cache) }
    let other = POSIXToolchain(cacheFolder: nil)
    #expect(try other.keptFolder(named: "library-1") == nil)
    // It is in use, and so stays.
    #expect(FileManager.default.fileExists(atPath: kept))
  }
}
