import Foundation
import TestSupport
import Testing

/// `diffplay compare` as a program, over repositories that are made for it.
@Suite struct CompareTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func session(_ columns: Int) -> String {
    "#!diffplay session 1\n> append sections main; append a b c\n"
      + "> layout main grid \(columns); apply\n"
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun
  {
    try ProgramRun(
      arguments: ["compare"] + arguments, environment: environment, folder: folder.url)
  }

  /// Two commits of a session, the second with another layout.
  private func makeRepository() throws {
    try git("init", "-q", "-b", "main")
    try write(Self.session(3), to: "App/a.session")
    try write(Self.session(2), to: "App/same.session")
    try git("add", ".")
    try git("commit", "-q", "-m", "Begin")
    try write(Self.session(2), to: "App/a.session")
    try git("commit", "-q", "-a", "-m", "Make it two columns")
  }

  @Test func revisionsAreComparedAndTheCheckoutStaysAsItIs() throws {
    try makeRepository()
    try write(Self.session(1), to: "App/a.session")
    let commits = try run("main~1", "main")
    #expect(commits.status == 1 && commits.errors.isEmpty, "\(commits.errors)")
    #expect(commits.lines.first == "main~1 → main", "\(commits.output)")
    #expect(commits.lines.contains { $0.hasPrefix("App/a.session: 3 of 3 frames changed") })
    #expect(commits.lines.last == "1 of 2 changed")
    #expect(try run("HEAD", "main").status == 0)
    // Without a second one it is the files as they are; one of them alone, however it is named.
    for arguments in [["main"], ["main:App/a.session"], ["main", "App/a.session"]] {
      let result = try ProgramRun(arguments: ["compare"] + arguments, folder: folder.url)
      #expect(result.status == 1, "\(arguments) \(result.output) \(result.errors)")
      #expect(result.output.contains("3 of 3 frames changed"), "\(arguments) \(result.output)")
    }
    #expect(try run("main", "--path", "App/same.session").status == 0)
    #expect(try run("main", "--", "App/same.session").status == 0)
    #expect(folder.text("App/a.session") == Self.session(1))
    try git("diff", "--cached", "--quiet")
  }

  @Test func whatIsAcceptedFailsNothingMore() throws {
    try makeRepository()
    #expect(try run("main~1", "main", "--update", environment: ["CI": "1"]).status == 1)
    #expect(folder.text(".diffplay-accepted") == nil)
    #expect(try run("main~1", "main", "--update").status == 0)
    #expect(folder.text(".diffplay-accepted")?.contains("App/a.session: ") == true)
    let again = try run("main~1", "main", "--junit", "out.xml", "--html", "out.html")
    #expect(
      again.status == 0 && again.lines.last == "1 of 2 changed, 1 accepted", "\(again.output)")
    #expect(folder.text("out.xml")?.contains("failures=\"0\"") == true)
    #expect(folder.text("out.html")?.contains("(accepted)") == true)
    #expect(try run("main~1", "main", "--accept", "other").status == 2)
  }

  @Test func annotationsNameTheFileFromTheTop() throws {
    try makeRepository()
    let inside = try ProgramRun(
      arguments: ["compare", "main~1", "main", "--format", "github"],
      folder: folder.url.appending(path: "App"))
    #expect(inside.status == 1)
    #expect(
      inside.lines.first?.hasPrefix("::warning file=App/a.session,line=3,title=a.session") == true,
      "\(inside.output) \(inside.errors)")
  }

  @Test(arguments: [
    ["--", "x"], ["nothing"], ["main~1"], ["-x", "-y"], ["a.session"], ["a.session", "none"],
    ["a.session", "a.session", "--on", "pixel"], ["a.session", "--format", "xml"],
    ["--upload-pack=touch x", "a.session"], ["main;touch x"], ["a:b", "a.session"],
    ["a.session", "."], ["empty", "empty"],
  ])
  func whatCannotBeComparedIsSaid(arguments: [String]) throws {
    try write(Self.session(3), to: "a.session")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let result = try ProgramRun(arguments: ["compare"] + arguments, folder: folder.url)
    if arguments == ["a.session", "."] {
      // A file beside a folder: what each has alone.
      #expect(result.status == 0 || result.status == 1)
      return
    }
    #expect(result.status == 2, "\(arguments) \(result.output)")
    #expect(result.output.isEmpty && !result.errors.isEmpty, "\(arguments) \(result.output)")
    #expect(folder.text("x") == nil)
  }
}

/// The same of Swift files, which are compiled.
@Suite(.enabled(if: runsLongTests)) struct CompareImportTests {
  private static func feed(_ height: Int) -> String {
    """
    import UIKit

    final class FeedLayouts {
      func rows() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(\(height)))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      }
    }

    """
  }

  @Test func aLayoutThatChangedIsToldAtItsLine() throws {
    let folder = try TemporaryFolder()
    for (name, height) in [("old", 44), ("new", 60)] {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(Self.feed(height).utf8).write(to: url.appending(path: "Feed.swift"))
    }
    let result = try ProgramRun(
      arguments: ["compare", "old", "new", "--on", "iphone,ipad rtl", "--format", "github"],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        "XDG_CACHE_HOME": Fixtures.packageRoot.appending(path: ".build/import").path,
      ],
      folder: folder.url)
    #expect(result.status == 1)
    #expect(
      result.lines.first
        == "::warning file=new/Feed.swift,line=7,title=FeedLayouts.rows() looks different::"
        + "FeedLayouts.rows() on iPhone 15: 12 of 12 frames changed%0A"
        + "FeedLayouts.rows() on iPad Air 11 rtl: 12 of 12 frames changed",
      "\(result.output) \(result.errors)")
  }
}
