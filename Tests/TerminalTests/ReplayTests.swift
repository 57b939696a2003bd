import Foundation
import TestSupport
import Testing

/// `diffplay replay` as a program: reviews, watches, reports.
@Suite struct ReplayTests {
  let folder: TemporaryFolder

  static let differing = """
    #!diffplay session 1
    # Prose stays.
    > append sections main
    pending: +7 sections
    > append a to main
    pending: +7 sections, +1 item

    """
  static let accepted = differing.replacing("+7 sections", with: "+1 section")
  static let firstAccepted = differing.replacing("+7 sections\n", with: "+1 section\n")

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  /// Runs the program in the folder.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      arguments: arguments, input: input, environment: environment, folder: folder.url)
  }

  // MARK: - JSON

  @Test(arguments: [["replay", "--json", "."], ["--json", "replay", "."]])
  func eachSessionIsAnObjectOnALine(_ arguments: [String]) throws {
    try write(Self.differing, to: "a.session")
    try write(Self.accepted, to: "b.session")
    let result = try run(arguments)
    #expect(result.status == 1)
    #expect(
      result.output == #"""
        {"session":"a.session","verdict":"differs","ok":false,"steps":2,"differentSteps":2,\#
        "place":"a.session:4","message":"step 1 of 2 differs"}
        {"session":"b.session","verdict":"passed","ok":true,"steps":2,"differentSteps":0}

        """#)
  }

  // MARK: - Review

  @Test func aReviewThroughAPipeReadsLines() throws {
    try write(Self.differing, to: "a.session")
    let result = try run(["replay", "--review", "."], input: "what\naccept\nkeep\n")
    #expect(result.status == 1)
    #expect(folder.text("a.session") == Self.firstAccepted)
    #expect(result.output.contains("[1 of 2]\na.session:4: step 1 of 2 differs\n"))
    #expect(result.output.contains("  a  what was printed becomes what is expected\n"))
    #expect(result.output.hasSuffix("1 accepted, 1 kept\n1 of 1 session failed\n"))
    #expect(result.errors == "")
  }

  @Test func theEndOfTheInputKeepsTheRest() throws {
    try write(Self.differing, to: "a.session")
    let result = try run(["replay", "--review", "a.session"])
    #expect(result.status == 1)
    #expect(folder.text("a.session") == Self.differing)
    #expect(result.output.contains("0 accepted, 0 kept, 2 not looked at\n"))
  }

  @Test func allIsAcceptedAtOnce() throws {
    try write(Self.differing, to: "a.session")
    try write(Self.differing, to: "b.session")
    let result = try run(["replay", "--review", "."], input: "accept all\n")
    #expect(result.status == 0)
    #expect(folder.text("a.session") == Self.accepted)
    #expect(folder.text("b.session") == Self.accepted)
    #expect(result.output.hasSuffix("4 accepted, 0 kept\n2 sessions passed\n"))
  }

  @Test(arguments: ["--review", "--update"])
  func nothingIsWrittenInCI(_ option: String) throws {
    try write(Self.differing, to: "a.session")
    let result = try run(
      ["replay", option, "."], input: "accept all\n", environment: ["CI": "true"])
    #expect(result.status == 1)
    #expect(folder.text("a.session") == Self.differing)
    #expect(result.errors.contains("because CI is set"))
  }

  @Test func aFileThatCannotBeWrittenIsToldAndKept() throws {
    try write(Self.differing, to: "a.session")
    // The file changes while it is looked at: what was replayed is no longer what is there.
    let changes = "sh -c 'printf \"#!diffplay session 1\\n> undo\\nold\\n\" >\"$1\"' -"
    let result = try run(
      ["replay", "--review", "."], input: "edit\naccept\n", environment: ["EDITOR": changes])
    #expect(result.status == 0)
    #expect(result.output.contains("[1 of 1]\na.session:3: step 1 of 1 differs\n> undo\n- old\n"))
    #expect(folder.text("a.session")?.contains("> undo\nerror: ") == true)
  }

  @Test func anEditorThatFailsIsTold() throws {
    try write(Self.differing, to: "a.session")
    let result = try run(
      ["replay", "--review", "."], input: "e\nq\n", environment: ["VISUAL": "false"])
    #expect(result.output.contains("error: the editor `false` did not end well\n\n[1 of 2]\n"))
    #expect(folder.text("a.session") == Self.differing)
  }

  @Test func aReviewOnATerminalReadsKeys() throws {
    try write(Self.differing, to: "a.session")
    let terminal = try TerminalSession(
      arguments: ["replay", "--review", folder.path("a.session")], environment: ["NO_COLOR": "1"])
    try terminal.wait("the question") { $0.line.hasSuffix("[?] help >") }
    #expect(!terminal.isModeRestored)
    terminal.type(Key.up + Key.enter)
    terminal.type("a")
    try terminal.wait("the second question") { $0.text.contains("[2 of 2]") }
    #expect(folder.text("a.session") == Self.firstAccepted)
    terminal.type("ㅏ")
    #expect(try terminal.waitForExit() == 1)
    #expect(terminal.isModeRestored)
    #expect(terminal.screen.text.hasSuffix("1 accepted, 1 kept\n1 of 1 session failed"))
  }

  @Test(arguments: [(Key.control("C"), 130), (Key.control("D"), 1), ("q", 1)] as [(String, Int32)])
  func aReviewCanBeLeft(_ key: String, _ status: Int32) throws {
    try write(Self.differing, to: "a.session")
    let terminal = try TerminalSession(
      arguments: ["replay", "--review", folder.path("a.session")])
    try terminal.wait("the question") { $0.line.hasSuffix("[?] help >") }
    terminal.type(key)
    #expect(try terminal.waitForExit() == status)
    #expect(terminal.isModeRestored)
    #expect(folder.text("a.session") == Self.differing)
  }

  // MARK: - Watch

  @Test func aWatchReplaysWhatChanges() throws {
    try write(Self.differing, to: "a.session")
    let terminal = try TerminalSession(
      arguments: ["replay", "--watch", folder.url.path], columns: 200)
    try terminal.wait("the first replay") { $0.text.contains("1 of 1 session failed\nwatching ") }
    try write(Self.accepted, to: "a.session")
    try terminal.wait("the second replay") { $0.text.contains("1 session passed\nwatching ") }
    try write(Self.differing, to: "b.session")
    try terminal.wait("the third replay") { screen in
      screen.text.contains("1 of 2 sessions failed, 1 passed\nwatching ")
    }
    try FileManager.default.removeItem(atPath: folder.path("b.session"))
    try terminal.wait("the fourth replay") { screen in
      screen.text.components(separatedBy: "\n1 session passed\nwatching ").count == 3
    }
    terminal.type(Key.control("C"))
    #expect(try terminal.waitForExit() == 130)
    #expect(terminal.isModeRestored)
  }

  // MARK: - Reports

  @Test(arguments: ["1", "2", "7"])
  func theOrderOfTheReportIsThatOfTheFiles(_ jobs: String) throws {
    for name in ["b", "a", "d", "c"] {
      try write(name == "d" ? Self.accepted : Self.differing, to: "\(name).session")
    }
    let result = try run(["replay", "-j", jobs, "."])
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        """
        3 of 4 sessions failed, 1 passed:
          a.session:4
          b.session:4
          c.session:4

        """))
  }

  @Test(arguments: [
    ["replay", "--update", "--review", "."], ["replay", "--review", "--watch", "."],
    ["replay", "-j", "0", "."], ["replay"],
  ])
  func argumentsThatMakeNoSenseAreRefused(_ arguments: [String]) throws {
    #expect(try run(arguments).status == 2)
  }

  @Test func whatCannotBeFoundEndsTheReplay() throws {
    let result = try run(["replay", "none.session"])
    #expect(result.status == 2)
    #expect(result.errors == "none.session:1:1: error: No such file or directory\n")
    #expect(result.output == "")
  }
}
