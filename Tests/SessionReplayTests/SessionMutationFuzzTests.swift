import DiffplayKit
import Foundation
import HostSystem
import Sessions
import TestSupport
import Testing

/// Breaks real sessions in random places and replays what is left: it must answer, and what it
/// accepts must pass after an update.
@Suite struct SessionMutationFuzzTests {
  /// The texts of all sessions, and the folder each is in.
  static let originals: [(folder: String, bytes: [UInt8])] =
    ((try? sessionNames()) ?? []).compactMap { name in
      let path = Fixtures.packageRoot.appending(path: "Sessions/\(name)")
      guard let data = try? Data(contentsOf: path) else { return nil }
      return (path.deletingLastPathComponent().path, Array(data))
    }

  /// Bytes that mean something to the reader or the language.
  static let telling = Array("0123456789{}()[]\"\\#;.> \n".utf8)

  /// The bytes with one accident: a byte changed, lost or added, lines lost, doubled or exchanged.
  static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &generator)
    let other = bytes[index...].prefix(Int.random(in: 1...60, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(Self.telling.randomElement(using: &generator) ?? 0, at: index)
    case 4: bytes.removeSubrange(index...)
    case 5: bytes.removeSubrange(other.indices)
    case 6: bytes.insert(contentsOf: other, at: Int.random(in: 0...bytes.count, using: &generator))
    default:
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      lines.swapAt(
        Int.random(in: lines.indices, using: &generator),
        Int.random(in: lines.indices, using: &generator))
      bytes = Array(lines.joined(separator: [0x0A]))
    }
  }

  @Test func brokenSessionsAreAnsweredFuzz() throws {
    for seed in 0..<UInt64(fuzzRounds(60, many: 6_000)) {
      var generator = SeededGenerator(seed: seed)
      let original = try #require(Self.originals.randomElement(using: &generator))
      var bytes = original.bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.mutate(&bytes, &generator) }
      let path = original.folder + "/mutated.session"
      let files = OverlaidFileSystem([path: String(decoding: bytes, as: UTF8.self)])
      let replayed = ReplayedWorld.replay(path, files: files)
      #expect(!ReplaySummary([replayed]).text.isEmpty, "seed \(seed)")
      #expect(!JUnitReport.text(of: [replayed]).isEmpty, "seed \(seed)")
      let outcome = try SessionUpdate.update(replayed, files: files, isCI: false)
      guard outcome == .written else { continue }
      let updated = ReplayedWorld.replay(path, files: files)
      #expect(updated.verdict == .passed, "seed \(seed)\n\(updated.failureText)")
    }
  }
}

/// The real files below some that live as long as a test.
final class OverlaidFileSystem: FileSystem, @unchecked Sendable {
  private var texts: [String: String]
  private let files = ReadOnlyFileSystem()

  init(_ texts: [String: String]) { self.texts = texts }

  func text(of path: String) throws(FileError) -> String {
    if let text = texts[path] { return text }
    return try files.text(of: path)
  }

  func write(_ text: String, to path: String) throws(FileError) { texts[path] = text }
  func append(_ text: String, to path: String) throws(FileError) {
    texts[path, default: ""] += text
  }
  func isFolder(_ path: String) -> Bool? { texts[path] == nil ? files.isFolder(path) : false }
  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }
}
