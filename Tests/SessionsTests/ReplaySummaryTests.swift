import InMemoryFileSystem
import Sessions
import Testing

private let header = "#!diffplay session 1\n"

@Suite struct ReplaySummaryTests {
  /// Replays these bodies as the numbered sessions of one folder.
  private func replay(_ bodies: [String]) -> [ReplayedSession] {
    bodies.enumerated().map { index, body in
      SessionReplay.replay(
        path: "s/\(index).session",
        files: InMemoryFileSystem(["s/\(index).session": header + body]),
        world: AnsweringWorld.factory())
    }
  }

  private static let passing = "> a\na\n"
  private static let differing = "> a\nb\n"
  private static let malformed = "text\n"
  private static let skipped = "#!skip later\n"
  private static let expected = "#!expect-failure known\n> a\nb\n"

  @Test(arguments: [
    ([], "no sessions found", 2),
    ([passing], "1 session passed", 0),
    ([passing, passing], "2 sessions passed", 0),
    ([passing, skipped, expected], "1 session passed, 1 failed as expected, 1 skipped", 0),
    ([skipped], "0 sessions passed, 1 skipped", 0),
  ])
  func oneLineWhenAllIsWell(_ bodies: [String], _ text: String, _ status: Int32) {
    let summary = ReplaySummary(replay(bodies))
    #expect(summary.text == text)
    #expect(summary.exitStatus == status)
  }

  @Test func oneFailureIsShownInFull() {
    let summary = ReplaySummary(replay([Self.passing, Self.differing]))
    #expect(
      summary.text == """
        s/1.session:3: step 1 of 1 differs
        > a
        - b
        + a

        1 of 2 sessions failed, 1 passed
        """)
    #expect(summary.exitStatus == 1)
  }

  @Test func severalFailuresAreListed() {
    let summary = ReplaySummary(
      replay([Self.differing, Self.passing, Self.malformed, "#!expect-failure x\n> a\na\n"]))
    #expect(
      summary.text == """
        s/0.session:3: step 1 of 1 differs
        > a
        - b
        + a

        s/2.session:2:1: error: this line belongs to no command
          Prose begins with `# `, a command with `> `.

        s/3.session:1: the session passes, and `#!expect-failure` says it does not (x)

        2 of 4 sessions failed, 1 session cannot be replayed, 1 passed:
          s/0.session:3
          s/2.session:2:1
          s/3.session:1
        """)
    #expect(summary.exitStatus == 2)
  }

  @Test func junitReportCountsAndEscapes() {
    let sessions = replay([
      Self.passing, "> a < \"b\" & \u{1B}\n]]>\n", Self.malformed, Self.skipped,
    ])
    let counts = "tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\""
    #expect(
      JUnitReport.text(of: sessions) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites \(counts)>
          <testsuite name="diffplay replay" \(counts)>
            <testcase classname="s" name="0.session" file="s/0.session"/>
            <testcase classname="s" name="1.session" file="s/1.session">
              <failure message="s/1.session:3: step 1 of 1 differs">s/1.session:3: step 1 of 1 \
        differs
        &gt; a &lt; &quot;b&quot; &amp; \u{FFFD}
        - ]]&gt;
        + a &lt; &quot;b&quot; &amp; \u{FFFD}</failure>
            </testcase>
            <testcase classname="s" name="2.session" file="s/2.session">
              <error message="s/2.session:2:1: this line belongs to no command">\
        s/2.session:2:1: error: this line belongs to no command
          Prose begins with `# `, a command with `&gt; `.</error>
            </testcase>
            <testcase classname="s" name="3.session" file="s/3.session">
              <skipped message="later"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
