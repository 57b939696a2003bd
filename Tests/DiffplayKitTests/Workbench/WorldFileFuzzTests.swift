import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import JSON
@testable import Wording
@testable import WorldModel
@testable import WorldWording

/// Saved worlds in which numbers and names were exchanged: each is refused with its place, or is a
/// world that answers every command.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct WorldFileFuzzTests {
  private static let seeds = fuzzSeeds(150, many: 20_000)

  private static let numbers: [JSONValue] = [
    JSONValue(Int.max), JSONValue(Int.max - 1), JSONValue(Int.min), JSONValue(Int.min + 1),
    JSONValue(1 << 32), JSONValue((1 << 32) + 1), JSONValue(-1), JSONValue(0), JSONValue(1),
    JSONValue(7), .number(JSONNumber(1e308)), .number(JSONNumber(-1e308)), .number(JSONNumber(0.5)),
  ]
  private static let names: [JSONValue] = [
    "", "a", "main", "cell", "\u{202E}", "\u{0}", "🧑‍🧑‍🧒", "*",
  ]

  /// What looks at every part of a world, and what counts on from it.
  private static let commands = [
    "show", "diff", "layout", "frames", "draw", "cells", "why cell 1", "why a", "plan", "view",
    "visible", "outline", "checkpoint", "handler", "identity", "apply", "plan", "cells",
    "append zz", "apply", "scroll by 200", "container 200 x 300", "back to start", "apply", "cells",
    "model x | y", "batch { delete 0-0; model | y }", "toggle a", "undo 3", "save again",
    "load again",
  ]

  /// Worlds with a little of everything, each read in a moment; every sixteenth has it all.
  private static let histories = [
    ["append sections main", "append a b c", "apply", "model a b | c"],
    ["append sections main", "append a b", "apply", "layout main grid 2", "checkpoint start"],
    [
      "append sections main", "append a", "measure a 100 x 60",
      "layout main { group horizontal 1/3w x ~44 count 2 { item 1w x 1h }; header 1w x 30 }",
      "apply",
    ],
    [
      "append sections main", "append a b c", "apply", "move b after c", "set item b title \"B\"",
      "reload b", "append e",
    ],
    ["append sections main", "append a b", "apply", "handler snapshotForExpandingParent x"],
  ]
  private static let longHistory = [
    "append sections main ads", "append a b c to main", "apply", "layout main grid 2",
    "layout ads { group horizontal 1/3w x ~44 count 2 { item 1w x 1h }; header 1w x 30 }",
    "measure a 100 x 60", "append d to ads", "move b after c", "apply", "checkpoint start",
    "set item b title \"B\"", "reload b", "scroll to 3", "model a b | c",
    "handler snapshotForExpandingParent x", "append e",
  ]

  private static func saved(_ history: [String]) throws -> JSONValue {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    for entry in history { #expect(playground.refusal(of: entry) == nil, "\(entry)") }
    return try JSONDocument(parsing: WorldFile.text(of: playground.workbench.world)).value
  }

  /// Exchanges the `index`th leaf, or a few leaves at once.
  private func mutated(_ value: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
    var count = 0
    visit(value) { _ in count += 1 }
    let chosen = Set(
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Int.random(in: 0..<count, using: &generator)
      })
    var next = 0
    return exchanging(value) { leaf in
      defer { next += 1 }
      guard chosen.contains(next) else { return leaf }
      switch leaf {
      case .number: return Self.numbers.randomElement(using: &generator) ?? leaf
      case .string: return Self.names.randomElement(using: &generator) ?? leaf
      default: return Bool.random(using: &generator) ? .null : .bool(false)
      }
    }
  }

  private func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
    _ = exchanging(value) { leaf in
      body(leaf)
      return leaf
    }
  }

  private func exchanging(
    _ value: JSONValue, _ body: (JSONValue) -> JSONValue
  ) -> JSONValue {
    switch value {
    case .array(let values): return .array(values.map { exchanging($0, body) })
    case .object(let object):
      var result = JSONObject()
      for member in object.members { result[member.key] = exchanging(member.value, body) }
      return .object(result)
    default: return body(value)
    }
  }

  @Test func exchangedNumbersAreRefusedOrAnswered() throws {
    let whole = try Self.saved(Self.longHistory)
    let worlds = try Self.histories.map(Self.saved)
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let isWhole = seed % 16 == 0
      let world = isWhole ? whole : worlds[Int(seed) % worlds.count]
      let text = JSONPrinter.compact(mutated(world, &generator))
      var playground = Playground(fileSystem: InMemoryFileSystem(["w.json": text]))
      #expect(playground.refusal(of: "append sections mine") == nil)
      let before = playground.workbench.world
      if let refusal = playground.refusal(of: "load w.json") {
        #expect(refusal.message.english.hasPrefix("w.json:"), "seed \(seed)")
        #expect(
          try WorldFile.text(of: playground.workbench.world) == WorldFile.text(of: before),
          "seed \(seed)")
        continue
      }
      // A stretch of them is a third of the time, and another seed begins elsewhere.
      let first = Int.random(in: 0..<Self.commands.count, using: &generator)
      for command in Self.commands.dropFirst(first).prefix(isWhole ? 12 : 3) {
        _ = playground.text(command)
      }
    }
  }

  @Test(arguments: ["uses", "number"]) func countsThatCannotGoOnAreRefusedWithTheirPlace(
    _ key: String
  ) throws {
    let playground = Playground.after(
      "append sections main", "append a", "apply", "checkpoint start")
    let text = try WorldFile.text(of: playground.workbench.world)
    for number in [Int.max, Int.min, (1 << 32) + 1] {
      var pieces = text.split(separator: "\"\(key)\": 1", omittingEmptySubsequences: false)
      #expect(pieces.count > 2, "in the world and in its checkpoint")
      let last = pieces.removeLast()
      let broken = pieces.joined(separator: "\"\(key)\": 1") + "\"\(key)\": \(number)" + last
      let files = InMemoryFileSystem(["w.json": broken])
      var playground = Playground(fileSystem: files)
      let message = playground.refusal(of: "load w.json")?.message.english ?? ""
      #expect(message.hasSuffix("\(number) is larger than \(1 << 32) either way"), "\(message)")
    }
  }
}
