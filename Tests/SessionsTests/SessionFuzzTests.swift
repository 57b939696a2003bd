import InMemoryFileSystem
import Sessions
import TestSupport
import Testing

/// Throws garbage at the reader: it must answer, and what it accepts must survive printing.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct SessionFuzzTests {
  private static let seeds = fuzzSeeds(2_000, many: 200_000)

  private static let pieces =
    SeededGenerator.trickyLines + [
      "#!diffplay session 1", "#!diffplay session 2", "#!width 40", "#!include x", "#!skip x",
      "#!expect-failure x", "#!", "> a", ". b", "# c", "\n", "\r\n", "\r", "\n\n", " ", "\t",
    ]

  private func garbage(_ generator: inout SeededGenerator) -> String {
    var bytes = Array((Bool.random(using: &generator) ? "#!diffplay session 1\n" : "").utf8)
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      bytes += Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
      if Bool.random(using: &generator) { bytes.append(0x0A) }
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.removeSubrange(index...)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func readerFuzz() throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let text = garbage(&generator)
      switch Result(catching: { () throws(SessionSyntaxError) in try Session(parsing: text) }) {
      case .success(let session):
        let printed = SessionPrinter.text(of: session)
        let again = try Session(parsing: printed)
        #expect(again == session, "seed \(seed)")
        #expect(SessionPrinter.text(of: again) == printed, "seed \(seed)")
      case .failure(let error):
        let count = text.utf8.count { $0 == 0x0A } + 1
        #expect((1...count).contains(error.line), "seed \(seed)")
        #expect(error.column >= 1, "seed \(seed)")
      }
    }
  }

  @Test func replayAndUpdateFuzz() throws {
    for seed in Self.seeds where seed % 4 == 0 {
      var generator = SeededGenerator(seed: seed)
      let files = InMemoryFileSystem(["a": garbage(&generator), "x": garbage(&generator)])
      let outputs = (0..<20).map { _ in generator.text(lines: 4) }
      let world = PlaybackWorld.factory(outputs)
      let replayed = SessionReplay.replay(path: "a", files: files, world: world)
      let summary = ReplaySummary([replayed])
      #expect(!summary.text.isEmpty)
      guard try SessionUpdate.update(replayed, files: files, isCI: false) == .written else {
        continue
      }
      let updated = SessionReplay.replay(path: "a", files: files, world: world)
      #expect(updated.verdict == .passed, "seed \(seed)")
    }
  }

  @Test func patternFuzz() {
    let pieces = [
      "a", "b", "(", ")", "[", "]", "*", "+", "?", "{1,3}", "|", "\\", "^", "$", ".", "-", "(?:",
      "\\d", "\\p{L}", "한", "\\u{41}", "\\x", "\\k<a>", "(?i)", "&&", "\\Q", "\\E", "{", "}",
    ]
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let pattern = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      for suffix in [" (re)", " (glob)"] {
        let expected = ExpectedOutput([ExpectedLine(written: "x" + pattern + suffix)])
        _ = expected.matches("xaab한")
        #expect(expected.matches("x" + pattern + suffix), "seed \(seed)")
      }
    }
  }
}
