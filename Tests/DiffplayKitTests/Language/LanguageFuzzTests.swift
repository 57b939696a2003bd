import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording

/// Throws garbage and broken commands at the language: it must answer, and a refusal must change
/// nothing.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct LanguageFuzzTests {
  private static let seeds = fuzzSeeds(400, many: 100_000)

  private static let commands =
    CommandTable.all.flatMap(\.examples).filter { !$0.hasPrefix("run") && !$0.hasPrefix("replay") }
    + CommandTable.all.flatMap(\.forms).compactMap(\.swift) + [
      "append items a{1..5} b{01..10}x 5..1 to main", "append \"지금 \\\"앱\\\" \\u{1F468}\" 사과",
      "layout main { group horizontal 1/3w x ~44 count 2 { item 1w x 1h insets 1 2 3 4 } }",
      "layout * { group vertical 1w x 1h repeat 3 spacing flexible 2 { item =~4 x 1h edges 1 _ 2 _"
        + " { badge b 5 x 5 at top trailing offset 1 -1 zIndex 3 } } }",
      "snapshot.insertItems([\"x\", .main, 3], beforeItem: \"a\")", "undo 2", "redo",
      "_ = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))",
      "batch { model a b | c; move 0-0 to 1-0; insert sections 1; reload 0-1 }",
    ]

  private static let pieces = [
    "{", "}", "\"", "\\", "(", ")", "[", "]", ",", ";", "\n", "\r\n", "#", "=", "_", ".", "..", " ",
    "\t",
    "\0", "지", "👩‍👩‍👧", "\u{301}", "\u{202E}", "\u{FEFF}", "{1..9}", "{9..1}", "1..3", "-1", "0", "1e9",
    "nan",
    "~", "=~", "w", "h", "x", "@2x", "9223372036854775807", "-9223372036854775808", "0.0000001",
    "99999999999999999999999", "main", "a", "to", "before", "items", "sections", "layout", "group",
    "snapshot.", "dataSource.", "let ", "nil", "\\u{", "0-0", "*",
  ]

  private func entry(_ generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<6, using: &generator) == 0 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var bytes = Array((Self.commands.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let index = Int.random(in: 0...bytes.count, using: &generator)
      let other = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        bytes.removeSubrange(min(index, other)..<min(max(index, other), min(index, other) + 6))
      case 1: bytes.insert(contentsOf: bytes[min(index, other)..<max(index, other)], at: index)
      case 2 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 3: bytes += Array(("; " + (Self.commands.randomElement(using: &generator) ?? "")).utf8)
      default:
        bytes.insert(
          contentsOf: Array((Self.pieces.randomElement(using: &generator) ?? "").utf8), at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Commands that a person types in turn, settings and all: the state that later ones meet is any.
  @Test func lineFuzz() {
    let files = InMemoryFileSystem([
      "f.txt": "append sections main\nappend a b", "w.json": "{\"diffplayWorld\": 1}",
    ])
    let lines =
      Self.commands + [
        "why", "help", "history", "checkpoint c", "back to c", "back to 0", "save s.json",
        "load s.json", "load w.json", "source f.txt", "apropos a", "append ?",
        "set screen-reader on",
        "set output csv", "set output text", "set verbosity verbose", "show settings", "undo",
        "redo",
      ] + RefusalKind.allCases.map { "help \($0.rawValue)" }
    for seed in Self.seeds where seed % 20 == 0 {
      var generator = SeededGenerator(seed: seed)
      var playground = Playground(fileSystem: files)
      for _ in 0..<20 {
        let line =
          Bool.random(using: &generator)
          ? lines.randomElement(using: &generator) ?? "" : entry(&generator)
        let before = playground.visibleState
        let outcomes = playground.run(line)
        let text = outcomes.map { $0.transcript(of: line) }.joined()
        for outcome in outcomes {
          guard case .failure(let error) = outcome.result else { continue }
          #expect(!error.message.english.isEmpty && !text.isEmpty, "seed \(seed): \(line)")
          if outcomes.count == 1 {
            #expect(playground.visibleState == before, "seed \(seed): \(line)")
          }
        }
      }
    }
  }

  @Test func languageFuzz() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    var refused = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let entry = entry(&generator)
      if seed % 100 == 0 { playground = Playground(fileSystem: InMemoryFileSystem()) }
      let before = playground
      let outcomes = playground.run(entry)
      _ = EntryLines.isComplete(entry)
      for outcome in outcomes {
        #expect(!outcome.json(line: 1).contains("\n"), "seed \(seed): \(entry)")
        guard case .failure(let error) = outcome.result else { continue }
        refused += 1
        #expect(!error.message.english.isEmpty, "seed \(seed): \(entry)")
        #expect(!outcome.lines(in: entry).isEmpty, "seed \(seed): \(entry)")
        let position = error.position(in: entry)
        let lines = entry.utf8.count { $0 == 0x0A } + 1
        #expect((1...lines).contains(position.line), "seed \(seed): \(entry)")
        #expect(position.column >= 1, "seed \(seed): \(entry)")
        if outcomes.count == 1 {
          #expect(playground.visibleState == before.visibleState, "seed \(seed): \(entry)")
        }
      }
    }
    // Broken commands must be broken often enough to test refusals.
    #expect(refused > Self.seeds.count / 4)
  }

  @Test func completionFuzz() {
    var playground = Playground.after("append sections main \"a b\"", "append a{1..30} 사과", "apply")
    _ = playground.run("layout main grid 3")
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let entry = entry(&generator)
      let cursor = Int.random(in: 0...entry.utf8.count, using: &generator)
      let answer = Completer(playground.workbench).completions(of: entry, cursor: cursor)
      #expect((0...cursor).contains(answer.wordStart), "seed \(seed): \(entry)")
      #expect(answer.candidates.count <= Completer.limit, "seed \(seed): \(entry)")
      #expect(Set(answer.candidates).count == answer.candidates.count, "seed \(seed): \(entry)")
    }
  }
}
