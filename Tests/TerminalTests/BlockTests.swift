import Foundation
import TestSupport
import Testing

/// Entries of several lines: how they look, how they come back, and how they are edited elsewhere.
@Suite struct BlockTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(_ environment: [String: String] = [:]) throws -> TerminalSession {
    let session = try TerminalSession(
      environment: ["DIFFPLAY_HISTORY": folder.path("history")].merging(environment) { $1 })
    try session.waitForPrompt()
    return session
  }

  @Test func furtherRowsBeginWithADot() throws {
    let session = try session()
    session.type("layout main {" + Key.enter + "item 1w x 44" + Key.enter)
    try session.wait("a dot and a hint") {
      $0.hint.hasPrefix("·") && $0.lines[$0.cursor.row - 1] == "  item 1w x 44"
        && $0.cursor.column == 2
    }
    session.type("gr")
    try session.wait("a hint in a block") {
      $0.hint.hasPrefix("·oup (horizontal|vertical|custom) WIDTH")
    }
    session.type(Key.backspace + Key.backspace + "}" + Key.enter)
    try session.waitForPrompt()
    // What is left on the screen can be copied.
    #expect(session.screen.text.contains("layout main {\n  item 1w x 44\n}\n"))
  }

  @Test func wordsOfABlockHaveColours() throws {
    let session = try session()
    session.type("layout main {" + Key.enter + "item 1w x zz spacing" + Key.left)
    try session.wait("the colours") {
      $0.renderedWords == ["2:·", "1:item", "36:1w", "4;31:zz"]
    }
    session.type(Key.up + Key.home)
    try session.wait("the first row") { screen in
      screen.line == prompt + "layout main {" && screen.cursor.column == prompt.count
    }
    #expect(session.screen.unknown == [])
  }

  @Test func aBlockThatWasDroppedIsRecalled() throws {
    let session = try session()
    session.type("layout main {" + Key.enter + "item")
    try session.waitForLine("  item")
    session.type(Key.control("C"))
    try session.waitForPrompt()
    session.type(Key.up)
    try session.wait("the block") {
      $0.line == "  item" && $0.lines[$0.cursor.row - 1] == prompt + "layout main {"
    }
    #expect(folder.text("history") == nil)
  }

  @Test func anUnfinishedLineSurvivesALookAtTheHistory() throws {
    let session = try session()
    try session.enter("undo")
    session.type("half a li")
    try session.waitForLine(prompt + "half a li")
    session.type(Key.up)
    try session.waitForLine(prompt + "undo")
    session.type(Key.down)
    try session.waitForLine(prompt + "half a li")
  }

  @Test func withoutAnEditorFurtherLinesHaveAPromptOfTheirOwn() throws {
    let session = try session(["TERM": "dumb"])
    session.type("layout main {" + Key.enter)
    try session.waitForLine("     ...>")
    session.type("}" + Key.enter)
    try session.waitForPrompt()
    #expect(session.screen.text.contains("     ...> }\n"))
  }

  // MARK: - edit

  private func editor(_ script: String) throws -> [String: String] {
    let path = folder.path("editor")
    try Data("\(script)\n".utf8).write(to: URL(filePath: path))
    // Read by a shell: what a fork of another test still holds open cannot be executed.
    return ["VISUAL": "sh \(path)"]
  }

  @Test func whatIsSavedInTheEditorIsRun() throws {
    let session = try session(editor("sed -i 's/가/나/' \"$1\""))
    session.paste("append sections main\nappend 가")
    try session.waitForLine("append 가")
    session.type(Key.enter)
    try session.waitForPrompt()
    try session.enter("reset")
    try session.enter("edit")
    session.type("show" + Key.enter)
    try session.wait("the new item") { $0.text.contains("main: 나\n") }
    #expect(folder.text("history")?.contains("append sections main\\nappend 나\nshow") == true)
  }

  @Test func whatIsRunIsShownAsItWasSaved() throws {
    // What is dim is no part of the screen's text.
    let plain = try editor("sed -i 's/44/50/' \"$1\"").merging(["NO_COLOR": "1"]) { $1 }
    let session = try session(plain)
    try session.enter("append sections main")
    let rows = [
      "layout main {", "  group horizontal 1w x 44 { item 1w x 1h }",
      "  section insets 8 spacing 8 scroll paging", "}",
    ]
    session.paste(rows.joined(separator: "\n"))
    try session.waitForLine("}")
    session.type(Key.enter)
    try session.waitForPrompt()
    try session.enter("edit")
    let saved = rows.map { $0.replacing("44", with: "50") }.joined(separator: "\n")
    #expect(session.screen.text.contains("edit\n\(saved)\n"))
  }

  @Test(arguments: [("true", "unchanged: nothing was run"), ("exit 1", "the editor ended with an")])
  func anEditorThatSavesNothingRunsNothing(_ script: String, _ answer: String) throws {
    let session = try session(editor(script))
    try session.enter("append sections main")
    try session.enter("edit")
    #expect(session.screen.text.contains(answer))
    session.type("show" + Key.enter)
    try session.wait("the state") { $0.text.contains("main: ") }
  }
}
