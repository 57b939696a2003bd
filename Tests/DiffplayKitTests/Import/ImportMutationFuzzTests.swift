import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import SwiftImport
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import diffplay

/// Code of strangers as it stands while they type: lines dropped and doubled, words exchanged,
/// braces lost.
///
/// Each import ends, with a result or a bounded refusal, and the playground goes on after it.
/// Every one is compiled, so it runs only where DIFFPLAY_FUZZ is set: to 1, or to a range of seeds.
@Suite(.serialized) struct ImportMutationFuzzTests {
  private static let folder = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/Strangers")
  /// The most lines of a refusal: a screen of what the compiler says, and what helps.
  private static let longestRefusal = 100
  /// Seconds that no import may take, on a machine with much else to do.
  private static let longest = 240.0

  private static let isWanted = ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] != nil

  @Test(.enabled(if: isWanted), arguments: Array(fuzzSeeds(0, many: 60)))
  func changedCodeIsImportedOrRefused(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let name = names.randomElement(using: &generator)!
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let project = FileManager.default.temporaryDirectory.appending(
      path: "mutated-\(ProcessInfo.processInfo.processIdentifier)-\(seed)")
    defer { try? FileManager.default.removeItem(at: project) }
    try FileManager.default.createDirectory(
      at: project.appending(path: ".git"), withIntermediateDirectories: true)
    let copy = project.appending(path: "Screen.swift")
    try Data(Self.changed(text, using: &generator).utf8).write(to: copy)
    let toolchain = POSIXToolchain(
      program: Fixtures.packageRoot.appending(path: "diffplay").path,
      cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    let start = SuspendingClock.now
    let report = playground.text("import \(copy.path)")
    let seconds = start.duration(to: .now) / .seconds(1)
    #expect(seconds < Self.longest, "\(name), seed \(seed)")
    let hasResult = report.contains { $0.hasPrefix("imported ") }
    #expect(
      hasResult
        || report.contains { $0.contains("cannot be compiled") || $0.contains("nothing in") }
        || report.contains { $0.contains("ended the program") || $0.contains("still running") },
      "\(name), seed \(seed): \(report.joined(separator: "\n"))")
    #expect(hasResult || report.count <= Self.longestRefusal, "\(name), seed \(seed)")
    #expect(!playground.text("append sections after; show").isEmpty, "\(name), seed \(seed)")
  }

  /// A text with one to four changes, each of a line.
  private static func changed(_ text: String, using generator: inout SeededGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: lines.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where lines.count > 1: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, Int.random(in: lines.indices, using: &generator))
      case 3:
        var words = lines[index].components(separatedBy: " ")
        words.shuffle(using: &generator)
        lines[index] = words.joined(separator: " ")
      default:
        let braces = lines.indices.filter { lines[$0].contains { "{}()[]".contains($0) } }
        guard let place = braces.randomElement(using: &generator) else { continue }
        let character = lines[place].firstIndex { "{}()[]".contains($0) }
        if let character { lines[place].remove(at: character) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
