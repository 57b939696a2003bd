import DiffplayKit
import Foundation
import TestSupport
import Testing

/// What `make install` puts below a prefix.
@Suite struct InstallTests {
  @Test(.enabled(if: runsLongTests)) func everythingIsPutWhereItBelongs() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Fixtures.packageRoot.appending(path: ".ci/install")
    process.arguments = [Program.path, folder.path("usr")]
    process.currentDirectoryURL = Fixtures.packageRoot
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)

    let program = folder.path("usr/bin/diffplay")
    #expect(FileManager.default.isExecutableFile(atPath: program))
    let page = try #require(folder.text("usr/share/man/man1/diffplay.1"))
    #expect(page.hasPrefix(".TH DIFFPLAY 1"))
    for verb in CommandTable.verbs { #expect(page.contains("\n\\fB\(verb)\\fR"), "\(verb)") }
    for setting in Setting.all {
      let name = setting.name.split(separator: "-").joined(separator: "\\-")
      #expect(page.contains("\\fB\\-\\-\(name)\\fR"), "\(setting.name)")
    }
    let scripts = [
      "usr/share/bash-completion/completions/diffplay", "usr/share/zsh/site-functions/_diffplay",
      "usr/share/fish/vendor_completions.d/diffplay.fish",
    ]
    for script in scripts {
      #expect(folder.text(script)?.contains("screen-reader") == true, "\(script)")
    }
    try importFindsItsLibrary(in: folder)
  }

  /// The library for imports is there compiled: an import builds none of its own.
  private func importFindsItsLibrary(in folder: TemporaryFolder) throws {
    let libraries = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("usr/share/diffplay/library"))
    let kinds = libraries.map { $0.prefix { $0 != "-" } }.sorted()
    #expect(
      kinds == ["HostedViews", "ImportedPackages", "library", "rare", "rewriter"], "\(libraries)")
    try "import UIKit\nimport SnapKit\nimport SwiftUI\n".write(
      toFile: folder.path("Empty.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: folder.path("usr/bin/diffplay"))
    process.arguments = ["-c", "import Empty.swift"]
    process.currentDirectoryURL = URL(filePath: folder.path(""))
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.path("cache")]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let kept = try? FileManager.default.contentsOfDirectory(atPath: folder.path("cache/diffplay"))
    let built = kept?.filter { name in kinds.contains { name.hasPrefix("\($0)-") } }
    #expect((built ?? []).isEmpty)
  }

  @Test func noLineOfTheManualSteersTheFormatter() throws {
    let page = try ProgramRun("reference", "--man")
    let requests = page.lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    let known = [".TH", ".SH", ".SS", ".TP", ".TQ", ".PP", ".B", ".br"]
    #expect(
      requests.allSatisfy { line in known.contains { line == $0 || line.hasPrefix($0 + " ") } })
  }
}
