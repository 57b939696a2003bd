import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording

/// Files that run each other: every way ends, and says why.
@Suite struct InclusionTests {
  /// Files `1`, `2`, …, each with `command` for the next one.
  private func chain(
    _ count: Int, of command: (Int) -> String, opening: String = "", suffix: String = ""
  ) -> InMemoryFileSystem {
    let texts = (1...count).map { ("\($0)\(suffix)", opening + command($0 + 1) + "\n") }
    let last = ("\(count + 1)\(suffix)", opening)
    return InMemoryFileSystem(Dictionary(uniqueKeysWithValues: texts + [last]))
  }

  @Test(arguments: ["source", "run"]) func filesRunEachOtherToALimit(_ verb: String) {
    var shallow = Playground(fileSystem: chain(15) { "\(verb) \($0)" })
    #expect(shallow.refusal(of: "\(verb) 1") == nil)
    var deep = Playground(fileSystem: chain(1_000) { "\(verb) \($0)" })
    let before = deep.visibleState
    let refusal = deep.refusal(of: "\(verb) 1")
    #expect(
      refusal?.message.english.hasSuffix(": files run each other deeper than 16") == true)
    #expect(deep.visibleState == before)
  }

  /// A file may not run itself, but under two names it is two files.
  @Test func aCircleOfNamesEnds() {
    var playground = Playground(
      fileSystem: InMemoryFileSystem(["a": "source ./a", "./a": "run a"]))
    #expect(playground.refusal(of: "source a") != nil)
  }

  @Test(arguments: [2, 10]) func filesThatRunTheNextOneOftenEnd(_ times: Int) {
    let line = { (next: Int) in
      Array(repeating: "source \(next)", count: times).joined(separator: "; ")
    }
    var playground = Playground(fileSystem: chain(40, of: line))
    #expect(playground.refusal(of: "source 1") != nil)
    // Less than 16 deep, but more often than may be.
    playground = Playground(fileSystem: chain(10, of: line))
    let message = playground.refusal(of: "source 1")?.message.english
    #expect(message?.hasSuffix("more than 100000 commands of files") == (times == 2 ? nil : true))
    #expect(playground.refusal(of: "show") == nil)
  }

  @Test(arguments: [1, 2, 5]) func sessionsThatReplayEachOtherEnd(_ times: Int) {
    let opening = "#!diffplay session 1\n"
    let files = chain(
      100,
      of: { number in
        Array(repeating: "> replay \(number).session\n", count: times).joined(separator: "\n")
      }, opening: opening, suffix: ".session")
    #expect(ReplayedWorld.replay("1.session", files: files).verdict == .differs)
    let own = InMemoryFileSystem(["a.session": opening + "> replay a.session\n"])
    #expect(ReplayedWorld.replay("a.session", files: own).verdict == .differs)
  }

  @Test func includesBringALimitedNumberOfCommands() {
    let opening = "#!diffplay session 1\n"
    let steps = opening + String(repeating: "> show\n", count: 1_000)
    let includes = opening + String(repeating: "#!include steps.session\n", count: 101)
    let files = InMemoryFileSystem(["a.session": includes, "steps.session": steps])
    #expect(
      throws: SessionFault(
        path: "steps.session", line: 2,
        message: "the session includes more than 100000 commands")
    ) { try SessionPlan(path: "a.session", files: files) }
  }

  @Test func aJournalThatRestoresItselfEnds() {
    let files = InMemoryFileSystem(["journal": "#!diffplay session 1\n> restore\n> show\n"])
    var playground = Playground(fileSystem: files)
    playground.workbench.lastJournal = "journal"
    #expect(playground.text("restore") == ["restored: 2 commands of the last session"])
  }

  /// Files that name each other at random, in every way there is: each way ends, a refusal changes
  /// nothing, and the program answers afterwards.
  @Test func inclusionFuzz() {
    let ways = ["source", "run", "replay", "#!include"]
    for seed in fuzzSeeds(40, many: 4_000) {
      var generator = SeededGenerator(seed: seed)
      let names = (0..<Int.random(in: 1...6, using: &generator)).map { "f\($0).session" }
      var texts: [String: String] = [:]
      for name in names {
        let lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          let way = ways.randomElement(using: &generator) ?? ""
          let other = names.randomElement(using: &generator) ?? ""
          let mark = way == "#!include" || Bool.random(using: &generator) ? "" : "> "
          return "\(mark)\(way) \(Bool.random(using: &generator) ? "./" : "")\(other)"
        }
        let opening =
          Bool.random(using: &generator) ? "#!diffplay session 1\n> append sections s\n" : ""
        texts[name] = opening + lines.joined(separator: "\n")
      }
      var playground = Playground(fileSystem: InMemoryFileSystem(texts))
      for way in ways.dropLast() {
        let before = playground.visibleState
        let outcomes = playground.run("\(way) f0.session")
        if outcomes.count == 1, outcomes[0].isFailure {
          #expect(playground.visibleState == before, "\(way), seed \(seed)")
        }
        #expect(playground.refusal(of: "show") == nil, "\(way), seed \(seed)")
      }
    }
  }
}
