import Foundation
import TestSupport
import Testing

/// The public symbols of the library, so that none is lost, changed or added unseen.
///
/// `DIFFPLAY_RECORD=1 swift test --filter PublicSurface` writes the list anew.
@Suite struct PublicSurfaceTests {
  private static let list = Fixtures.packageRoot.appending(
    path: "Tests/UIKitTests/PublicSurface.txt")

  @Test func thePublicSymbolsAreTheListedOnes() throws {
    let surface = try Self.surface()
    if ProcessInfo.processInfo.environment["DIFFPLAY_RECORD"] != nil {
      try (surface.joined(separator: "\n") + "\n")
        .write(to: Self.list, atomically: true, encoding: .utf8)
    }
    let listed = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n")
    let lost = Set(listed.map(String.init)).subtracting(surface)
    #expect(lost.sorted() == [], "lost or changed")
    let added = Set(surface).subtracting(listed.map(String.init))
    #expect(added.sorted() == [], "not listed yet: DIFFPLAY_RECORD=1 lists them")
  }

  /// One line a symbol: its path, and its declaration for what is called.
  private static func surface() throws -> [String] {
    let output = FileManager.default.temporaryDirectory.appending(
      path: "surface-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", "HeadlessUIKit", "-I",
      build.appending(path: "Modules").path, "-target", try target(), "-output-dir", output.path,
      "-minimum-access-level", "public", "-skip-inherited-docs",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var lines: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: output.path) {
      let data = try Data(contentsOf: output.appending(path: file))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        let line = (owner.isEmpty ? "" : owner + ": ") + declaration
        lines.insert(line.replacing(/\s+/, with: " "))
      }
    }
    return lines.sorted()
  }

  private static func target() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "-print-target-info"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require((json?["target"] as? [String: Any])?["triple"] as? String)
  }
}

/// What is read of the compiler's symbol graphs.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
  }

  var symbols: [Symbol]
}
