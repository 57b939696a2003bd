import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Someone who types anything, in a terminal of any size, and leaves in any way.
///
/// Short by default; set DIFFPLAY_FUZZ to the number of rounds, or to a range of seeds, for more.
@Suite struct TerminalFuzzTests {
  /// What brings up everything that has a state of the terminal of its own: the pager, a search, a
  /// block, a paste, completion, a long command, a program in Swift.
  private static let entries = [
    "append sections main", "append a{1..40} to main", "apply", "layout main grid 3", "draw",
    "help append", "help", "why", "explain identity", "lessons", "lesson 1", "next", "check",
    "undo",
    "set screen-reader on", "set screen-reader off", "set columns 3", "show", "frames", "cells",
    "layout main {", "}", "group horizontal 1w x ~44 { item 1w x 1h }", "append i{1..20000}",
    "func f() {", "let 이름 = [1, 2, 3].map { $0 * 2 }", "print(\"지금\")", "while true { }", "\"", ":",
    "q", "/a", String(repeating: "a", count: 300), String(repeating: "가 b", count: 90),
    "지금 사과 👩‍👩‍👧 \u{301}", "\u{202E}", "no such command",
  ]
  private static let keys =
    [
      Key.enter, Key.tab, Key.tab + Key.tab, Key.backspace, Key.up, Key.down, Key.left, Key.right,
      Key.home, Key.end, Key.delete, " ", "?", "\u{1B}", "\u{1B}[", "\u{1B}[200~", "\u{1B}[201~",
      "\u{0}",
      "\u{1B}b", "\u{1B}f", "\u{1B}[1;5C", "\u{1B}[<0;1;1M",
    ] + "ABCEFGKLNPQRSTUVWYX_".map { Key.control($0) }

  /// Columns and rows that a terminal may say it has.
  private static let lengths = [
    0, 1, 2, 3, 5, 8, 9, 10, 11, 16, 20, 24, 40, 80, 300, 999, 1000, 1001, 65535,
  ]

  /// One thing that a person may do.
  private func act(on session: TerminalSession, _ generator: inout SeededGenerator) throws {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5:
      let entry = Self.entries.randomElement(using: &generator) ?? ""
      session.type(entry + (Int.random(in: 0..<4, using: &generator) > 0 ? Key.enter : ""))
    case 5..<9: session.type(Self.keys.randomElement(using: &generator) ?? "")
    case 9:
      session.paste(Self.entries.shuffled(using: &generator).prefix(3).joined(separator: "\n"))
    case 10:
      session.claim(
        columns: Self.lengths.randomElement(using: &generator) ?? 80,
        rows: Self.lengths.randomElement(using: &generator) ?? 24)
    default: try session.settle()
    }
  }

  @Test func anyTypingEndsWithTheTerminalAsItWas() throws {
    for seed in fuzzSeeds(4, many: 400) {
      var generator = SeededGenerator(seed: seed)
      let session = try TerminalSession(environment: ["DIFFPLAY_PAGER": "on"])
      for _ in 0..<Int.random(in: 1...40, using: &generator) { try act(on: session, &generator) }
      let signal = [SIGTERM, SIGHUP, SIGQUIT].randomElement(using: &generator) ?? SIGTERM
      session.signal(signal)
      let status: Int32
      do { status = try session.waitForExit() } catch {
        Issue.record("seed \(seed), signal \(signal): \(error)")
        continue
      }
      // Whoever typed Ctrl-D or Ctrl-\ has left before, as has Ctrl-C before the first prompt.
      #expect(
        [0, 1, 128 + signal, 128 + SIGQUIT, 128 + SIGINT].contains(status),
        "seed \(seed), status \(status)")
      #expect(session.isModeRestored, "seed \(seed)")
    }
  }
}
