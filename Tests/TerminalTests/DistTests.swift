import Foundation
import TestSupport
import Testing

/// What `make dist` makes for people who do not build the program.
///
/// `make try-dist` uses it on a system that has nothing but its base; it has to be root.
@Suite struct DistTests {
  /// Runs a command in a folder and gives what it printed.
  private static func run(_ command: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command) \(text)")
    return text
  }

  @Test(.enabled(if: runsLongTests)) func theArchiveIsWhatTheChecksumsSayAndRunsWhereItIsUnpacked()
    throws
  {
    let folder = try TemporaryFolder()
    let address = "https://example.com/source.tar.gz"
    _ = try Self.run(
      [".ci/dist", Program.path, folder.path("dist"), address], in: Fixtures.packageRoot)
    let dist = folder.url.appending(path: "dist")
    let names = try FileManager.default.contentsOfDirectory(atPath: dist.path).sorted()
    let sums = try #require(folder.text("dist/SHA256SUMS")).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(sums.map { $0[1] } == names.filter { $0 != "SHA256SUMS" })
    for sum in sums {
      let tool = try Self.run(["shasum", "-a", "256", sum[1]], in: dist)
      #expect(tool.hasPrefix(sum[0]), "\(sum)")
    }

    // Homebrew fetches the sources, and knows them by their sum.
    let source = try #require(names.first { $0.hasSuffix("-source.tar.gz") })
    let formula = try #require(folder.text("dist/diffplay.rb"))
    #expect(formula.contains("url \"\(address)\""))
    #expect(sums.contains { $0[1] == source && formula.contains("sha256 \"\($0[0])\"") })

    let archive = try #require(
      names.first { $0.hasSuffix(".tar.gz") && !$0.hasSuffix("-source.tar.gz") })
    _ = try Self.run(["tar", "-xzf", archive], in: dist)
    let unpacked = dist.appending(path: archive.replacing(".tar.gz", with: ""))
    let files = try Self.run(["find", ".", "-type", "f"], in: unpacked)
    for file in [
      "bin/diffplay", "bin/diffplay-page", "share/man/man1/diffplay.1",
      "share/doc/diffplay/README.md", "share/doc/diffplay/LICENSE",
      "share/bash-completion/completions/diffplay",
    ] {
      #expect(files.contains("./\(file)\n"), "\(file)")
    }
    #expect(files.contains("HeadlessUIKit/"), "an import has no sources to build")
    let answer = try Self.run(["bin/diffplay", "-c", "append sections main"], in: unpacked)
    #expect(answer.contains("+1 section"))

    // Where Debian's tools are, so is a package, which the container recipe installs.
    guard let package = names.first(where: { $0.hasSuffix(".deb") }) else { return }
    #expect(folder.text("dist/Containerfile")?.contains("COPY \(package) ") == true)
    let listed = try Self.run(["dpkg-deb", "--contents", package], in: dist)
    #expect(listed.contains("./usr/bin/diffplay\n"))
    #expect(try Self.run(["dpkg-deb", "--field", package, "Depends"], in: dist).contains("libc6"))
  }
}
