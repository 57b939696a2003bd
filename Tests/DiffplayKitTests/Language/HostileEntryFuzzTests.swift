import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording
@testable import WorldWording

/// Whole entries that make sense but for their numbers and names, which are the worst there are: the
/// program answers, and a refusal changes nothing.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct HostileEntryFuzzTests {
  private static let seeds = fuzzSeeds(300, many: 100_000)

  private static let numbers =
    [Int.max, Int.max - 1, Int.min, Int.min + 1, -1, 0, 1, 2, 1 << 31, 1 << 32, 1 << 53].map {
      "\($0)"
    } + ["9223372036854775808", "-9223372036854775809", "1e308", "1e-308", "0.5"]

  private static let names = [
    "\"\"", "\" \"", "\"\\u{0}\"", "\"\\u{202E}\"", "\"\\u{1B}[2J\"", "\"a\\nb\"", "\"*\"", "지금",
    "🧑‍🧑‍🧒", "\"\\\"\"", "all", "\"all\"", "items", "\"..\"", "a", "b", "main",
  ]

  /// What files and folders are named in would be written to or left.
  private static let commands = CommandTable.all.flatMap(\.examples).filter { example in
    !["run", "source", "replay", "import", "quit", "edit"].contains { example.hasPrefix($0) }
  }

  /// A command whose numbers, and some of whose words, are exchanged.
  private func entry(_ generator: inout SeededGenerator) -> String {
    let command = Self.commands.randomElement(using: &generator) ?? ""
    var result = ""
    var digits = ""
    for character in command + " " {
      if character.isNumber {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {
        let isKept = Int.random(in: 0..<3, using: &generator) == 0
        result += isKept ? digits : Self.numbers.randomElement(using: &generator) ?? digits
        digits = ""
      }
      result.append(character)
    }
    let words = result.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.enumerated().map { index, word in
      guard index > 0, Int.random(in: 0..<6, using: &generator) == 0 else { return word }
      let pool = Bool.random(using: &generator) ? Self.names : Self.numbers
      return pool.randomElement(using: &generator) ?? word
    }.joined(separator: " ")
  }

  @Test func hostileNumbersAndNamesAreAnswered() throws {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      var playground = Playground.after(
        "append sections main ads", "append a b c to main", "apply", "layout main grid 2",
        "model a b | c")
      for _ in 0..<6 {
        let entry = entry(&generator)
        let before = try WorldFile.text(of: playground.workbench.world)
        let outcomes = playground.run(entry)
        for outcome in outcomes { _ = outcome.lines(in: entry) }
        guard outcomes.count == 1, outcomes[0].isFailure else { continue }
        #expect(
          try WorldFile.text(of: playground.workbench.world) == before, "\(entry), seed \(seed)")
      }
    }
  }
}
