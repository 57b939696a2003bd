import DiffplayKit
import Foundation
import HostSystem
import Sessions
import TestSupport
import Testing

@testable import Wording
@testable import diffplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of the system.
@Suite struct FileSystemTests {
  let files = POSIXFileSystem()
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func mode(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func whatIsWrittenIsRead() throws {
    let path = folder.path("a")
    try files.write("하나\n둘", to: path)
    #expect(try files.text(of: path) == "하나\n둘")
    try files.write("", to: path)
    #expect(try files.text(of: path) == "")
    #expect(try files.names(in: folder.url.path) == ["a"])
  }

  @Test func theModeOfAFileIsKept() throws {
    try files.write("x", to: folder.path("a"))
    #expect(chmod(folder.path("a"), 0o640) == 0)
    try files.write("y", to: folder.path("a"))
    #expect(try mode("a") == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try files.write("x", to: folder.path("target"))
    #expect(symlink("target", folder.path("link")) == 0)
    try files.write("y", to: folder.path("link"))
    #expect(folder.text("target") == "y")
    let type = try FileManager.default.attributesOfItem(atPath: folder.path("link"))[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aLinkThatLeadsNowhereMakesTheFileItNames() throws {
    #expect(symlink("target", folder.path("link")) == 0)
    #expect(files.isLink(folder.path("link")))
    try files.write("y", to: folder.path("link"))
    #expect(folder.text("target") == "y")
    #expect(files.isLink(folder.path("link")))
    #expect(!files.isLink(folder.path("target")))
    #expect(!files.isLink(folder.path("none")))
  }

  @Test func linkedFoldersAreNotSearched() throws {
    try files.write("", to: folder.path("a.session"))
    #expect(symlink(".", folder.path("loop")) == 0)
    #expect(symlink("a.session", folder.path("b.session")) == 0)
    #expect(symlink("nowhere", folder.path("c.session")) == 0)
    let found = try SessionDiscovery.files(at: [folder.url.path], in: files)
    #expect(found == [folder.path("a.session"), folder.path("b.session")])
    let throughLink = try SessionDiscovery.files(at: [folder.path("loop")], in: files)
    #expect(throughLink == [folder.path("loop/a.session"), folder.path("loop/b.session")])
  }

  @Test func whatHasNoEndIsRefused() {
    #expect(throws: FileError(path: "/dev/zero", reason: "Not a regular file")) {
      try files.text(of: "/dev/zero")
    }
  }

  @Test func aDeviceIsNeitherReadNorWritten() {
    let error = FileError(path: "/dev/null", reason: "Not a regular file")
    #expect(throws: error) { try files.write("x", to: "/dev/null") }
    #expect(throws: error) { try files.text(of: "/dev/null") }
  }

  @Test func aFileThatSomebodyWritesIsNotWaitedFor() throws {
    let path = folder.path("r.session")
    let lock = try HeldLock(path)
    let error = FileError(path: path, reason: "another program writes it")
    #expect(throws: error) { try files.create("x", at: path) }
    lock.release()
    #expect(folder.text("r.session") == "")
    #expect(error.told.text(in: .korean) == "다른 프로그램이 쓰고 있습니다")
    try files.create("x", at: path)
  }

  @Test func aNameThatTheSystemWouldCutIsRefused() throws {
    let path = folder.path("victim") + "\0.json"
    try files.write("kept", to: folder.path("victim"))
    let error = FileError(path: path, reason: "A file name cannot hold NUL")
    #expect(throws: error) { try files.text(of: path) }
    #expect(throws: error) { try files.write("x", to: path) }
    #expect(throws: error) { try files.append("x", to: path) }
    #expect(throws: error) { try files.create("x", at: path) }
    #expect(throws: error) { try files.names(in: path) }
    #expect(throws: error) { try OverlaidFileSystem(files).write("x", to: path) }
    #expect(files.isFolder(path) == nil)
    #expect(!files.isLink(path))
    #expect(folder.text("victim") == "kept")
    #expect(try files.names(in: folder.url.path) == ["victim"])
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let error = FileError(path: path, reason: "Not a regular file")
    #expect(throws: error) { try files.text(of: path) }
    #expect(throws: FileError.self) { try files.append("x", to: path) }
    #expect(throws: error) { try files.create("x", at: path) }
    #expect(throws: FileError.self) { try files.write("x", to: path) }
    // Somebody who reads it may never take what it holds.
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: error) { try files.write("x", to: path) }
    let history = HistoryFile(path: path)
    try history.append("x")
    #expect(try history.load() == [])
    #expect(try HistoryFile(path: "/dev/zero").load() == [])
  }

  @Test(arguments: [true, false]) func ofManyWhoMakeAFileOneSucceeds(_ isThere: Bool) async throws {
    for round in 0..<20 {
      let path = folder.path("\(round)")
      if isThere { try files.write("", to: path) }
      let made = await withTaskGroup(of: Int?.self) { group in
        for number in 0..<8 {
          group.addTask {
            (try? POSIXFileSystem().create("\(number)", at: path)) == nil ? nil : number
          }
        }
        return await group.reduce(into: [Int]()) { $0 += $1.map { [$0] } ?? [] }
      }
      #expect(made.count == 1)
      #expect(folder.text("\(round)") == made.first.map { "\($0)" })
    }
    #expect(try files.names(in: folder.url.path).count == 20)
  }

  /// The signal that a limit on the size of files sends ends nothing: the limit is a full disk.
  @Test func aRecordingThatMayNotGrowIsWholeSteps() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let steps = String(repeating: "help layout\n", count: 20)
    process.arguments = [
      "-c",
      "ulimit -f 8; (echo record r.session; printf '\(steps)'; echo show) | \(Program.path)"
        + " | grep -c 'recording stopped: r.session: File too large'",
    ]
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(said == "1\n")
    #expect(
      ReplayedWorld.replay(folder.path("r.session"), files: files).verdict == .passed)
  }

  @Test func appendingMakesAndExtendsAFile() throws {
    try files.append("a\n", to: folder.path("log"))
    try files.append("b\n", to: folder.path("log"))
    #expect(folder.text("log") == "a\nb\n")
  }

  /// A limit on the size of files stands for a full disk: part of the text fits.
  @Test func anAppendThatDoesNotFitLeavesTheFileAsItWas() async throws {
    let result = await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let files = POSIXFileSystem()
      try files.append("first\n", to: folder.path("log"))
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10, rlim_max: 10)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let error = #expect(throws: FileError.self) {
        try files.append("second second\n", to: folder.path("log"))
      }
      #expect(error?.reason == "File too large")
      #expect(folder.text("log") == "first\n")
      #expect(throws: FileError.self) {
        try files.append("new and far too long\n", to: folder.path("new"))
      }
      #expect(throws: FileError.self) {
        try files.write("far too long for the limit", to: folder.path("log"))
      }
      #expect(folder.text("log") == "first\n")
      #expect(try files.names(in: folder.url.path) == ["log"])
    }
    _ = result
  }

  @Test func refusalsGiveTheSystemsReasons() throws {
    let missing = folder.path("missing/file")
    let error = FileError(path: missing, reason: "No such file or directory")
    #expect(throws: error) { try files.text(of: missing) }
    #expect(throws: error) { try files.write("x", to: missing) }
    #expect(throws: error) { try files.append("x", to: missing) }
    #expect(throws: error) { try files.names(in: missing) }
    let itself = folder.url.path
    #expect(throws: FileError(path: itself, reason: "Is a directory")) {
      try files.text(of: itself)
    }
  }

  @Test func bytesThatAreNotTextAreRefused() throws {
    try Data([0x61, 0xFF]).write(to: folder.url.appending(path: "bytes"))
    #expect(throws: FileError(path: folder.path("bytes"), reason: "Not UTF-8 text")) {
      try files.text(of: folder.path("bytes"))
    }
  }

  @Test func foldersListTheirNamesByBytes() throws {
    for name in ["b", "B", "가", "a10", "a2", ".hidden"] {
      try files.write("", to: folder.path(name))
    }
    #expect(try files.names(in: folder.url.path) == [".hidden", "B", "a10", "a2", "b", "가"])
    #expect(files.isFolder(folder.url.path) == true)
    #expect(files.isFolder(folder.path("b")) == false)
    #expect(files.isFolder(folder.path("none")) == nil)
  }
}
