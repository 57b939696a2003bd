import InMemoryFileSystem
import Sessions
import Testing

private let header = "#!diffplay session 1\n"

@Suite struct SessionReplayTests {
  private func replay(
    _ texts: [String: String], world: SessionWorldFactory = AddingWorld.factory
  ) -> ReplayedSession {
    SessionReplay.replay(
      path: "s/a.session", files: InMemoryFileSystem(texts), world: world)
  }

  private func replay(_ body: String) -> ReplayedSession {
    replay(["s/a.session": header + body])
  }

  @Test func passesWhenEveryOutputIsExpected() {
    let replayed = replay("> add 2\n> add 3\n> total\ntotal 5\n")
    #expect(replayed.verdict == .passed)
    #expect(replayed.steps.map(\.outcome) == [.passed, .passed, .passed])
    #expect(!replayed.isFailure)
  }

  @Test func runsOnAfterADifference() {
    let replayed = replay("> add 2\n> total\ntotal 1\n> add 1\n> total\ntotal 2\n")
    #expect(replayed.verdict == .differs)
    #expect(replayed.differences.map(\.line) == [4, 7])
    #expect(replayed.differences.first?.expected == ["total 1"])
    #expect(replayed.differences.first?.actual == ["total 2"])
    #expect(
      replayed.failureText == """
        s/a.session:4: step 2 of 4 differs
        > total
        - total 1
        + total 2
        1 later step differs too, perhaps only because of this one: line 7
        """)
  }

  @Test func everySessionHasItsOwnWorldAndWidth() {
    #expect(replay("> total\ntotal 0\n> add 1\n").verdict == .passed)
    #expect(replay("> total\ntotal 0\n> width\n80\n> folder\ns\n").verdict == .passed)
    #expect(replay("#!width 40\n> width\n40\n").verdict == .passed)
  }

  @Test func aFailedCommandIsOutputLikeAnyOther() {
    #expect(replay("> nonsense\nerror: nonsense\n").verdict == .passed)
  }

  @Test func skippedSessionsDoNotRun() {
    let replayed = replay("#!skip not yet\n#!include missing.session\n> total\nwrong\n")
    #expect(replayed.verdict == .skipped("not yet"))
    #expect(replayed.steps.map(\.outcome) == [.skipped])
  }

  @Test func expectedFailuresMustFail() {
    let failing = replay("#!expect-failure known\n> total\nwrong\n")
    #expect(failing.verdict == .failsAsExpected("known"))
    #expect(!failing.isFailure)
    let passing = replay("#!expect-failure known\n> total\ntotal 0\n")
    #expect(passing.verdict == .passesUnexpectedly("known"))
    #expect(passing.isFailure)
  }

  @Test func includesRunWhereTheyStand() {
    let replayed = replay([
      "s/a.session": header + "#!include ../base/b.session\n> total\ntotal 3\n",
      "base/b.session": header + "#!include c.session\n> add 2\nexpected, but not compared\n",
      "base/c.session": header + "#!width 40\n> add 1\n> nonsense\nerror: nonsense\n",
    ])
    #expect(replayed.verdict == .passed)
    #expect(replayed.steps.map(\.step.command) == ["total"])
  }

  @Test func anIncludedCommandMayNotFailUnexpectedly() {
    let replayed = replay([
      "s/a.session": header + "#!include b.session\n> total\ntotal 3\n",
      "s/b.session": header + "> add 1\n> nonsense\n",
    ])
    #expect(
      replayed.verdict
        == .setUpFailed(
          SessionFault(
            path: "s/b.session", line: 3,
            message: "the included command failed: error: nonsense")))
    #expect(replayed.steps.map(\.outcome) == [.skipped])
  }

  @Test(arguments: [
    (
      ["s/a.session": header + "# x\n#!include b.session\n"],
      "s/a.session:3:1: error: the included file s/b.session cannot be read: "
        + "No such file or directory"
    ),
    (
      ["s/a.session": header + "#!include ./a.session\n"],
      "s/a.session:2:1: error: this include goes in a circle: "
        + "s/a.session includes s/a.session"
    ),
    (
      [
        "s/a.session": header + "#!include b.session\n",
        "s/b.session": header + "#!include ../s/a.session\n",
      ],
      "s/b.session:2:1: error: this include goes in a circle: "
        + "s/a.session includes s/b.session includes s/a.session"
    ),
    (
      ["s/a.session": header + "#!include b.session\n", "s/b.session": header + "text\n"],
      "s/b.session:2:1: error: this line belongs to no command "
        + "(included from s/a.session:2)\n  Prose begins with `# `, a command with `> `."
    ),
    ([:], "s/a.session:1:1: error: No such file or directory"),
  ])
  func unreadableFilesAreFaultsWithAPlace(_ texts: [String: String], _ description: String) {
    let replayed = replay(texts)
    guard case .unreadable(let fault) = replayed.verdict else {
      Issue.record("\(replayed.verdict)")
      return
    }
    #expect(fault.description == description)
  }

  @Test func includesAreLimitedInDepthAndNumber() {
    var chain: [String: String] = ["s/a.session": header + "#!include 0\n"]
    for index in 0..<40 { chain["s/\(index)"] = header + "#!include \(index + 1)\n" }
    #expect(replay(chain).failureText.contains("nest deeper than 16 files"))

    var tree: [String: String] = ["s/a.session": header + "#!include 0\n"]
    for index in 0..<15 {
      tree["s/\(index)"] = header + String(repeating: "#!include \(index + 1)\n", count: 3)
    }
    tree["s/15"] = header
    #expect(replay(tree).failureText.contains("includes more than 256 files"))
  }

  @Test func aCommandOfSeveralLinesIsOneCommand() {
    let replayed = replay(
      ["s/a.session": header + "> one {\n.   two\n.\n. }\nyes\n"],
      world: AnsweringWorld.factory(["one {\n  two\n\n}": "yes"]))
    #expect(replayed.verdict == .passed)
  }
}
