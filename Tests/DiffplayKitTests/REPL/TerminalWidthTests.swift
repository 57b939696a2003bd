import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import Sessions
@testable import TextWidth
@testable import Wording

/// What the loop shows on a terminal of some width, and what a session holds of it.
@Suite struct TerminalWidthTests {
  private final class Output {
    var lines: [String] = []
  }

  /// What is shown of the last of `entries` at a terminal of so many columns; nil for a pipe.
  private func shown(
    _ entries: [String], columns: Int?, language: Language = .english,
    files: InMemoryFileSystem = InMemoryFileSystem()
  ) -> [String] {
    var mode = REPL.Mode()
    mode.isInteractive = columns != nil
    let output = Output()
    var settings = Workbench.Settings()
    settings.language = language
    if let columns { settings.width = columns }
    let repl = REPL(
      playground: Playground(settings: settings, fileSystem: files), mode: mode,
      write: { text, _ in output.lines += text.split(separator: "\n").map(String.init) },
      writeError: { output.lines += $0.split(separator: "\n").map(String.init) })
    repl.columns = { columns }
    for entry in entries {
      output.lines = []
      _ = repl.run(entry, file: "<stdin>", line: 1)
    }
    return output.lines
  }

  private static let wrong = "append a b to \"지금 주목해야 할 앱\""

  @Test(arguments: [20, 33, 40, 60], Language.allCases)
  func errorsKeepToTheTerminal(_ columns: Int, _ language: Language) {
    for entry in [
      Self.wrong, "move item a before a",
      "layout main { group horizontal 1w x 44 { item 1w x 1h; itm 1w x 1h }; section insets 8 }",
    ] {
      let lines = shown(
        ["append sections main", "append a to main", entry], columns: columns, language: language)
      // A word may be longer than a line.
      let broken = lines.filter { $0.displayWidth > columns && $0.split(separator: " ").count > 1 }
      #expect(broken == [])
      #expect(lines.contains { $0.contains("^") })
    }
  }

  @Test func sentencesBreakBetweenWordsOnATerminalAlone() {
    let entries = ["append sections main", "append a", "apply"]
    let sentence = "reloaded: 1 section, 1 item (the first apply: nothing is compared)"
    #expect(shown(entries, columns: nil).first == sentence)
    #expect(
      shown(entries, columns: 40).prefix(2)
        == ["reloaded: 1 section, 1 item (the first", "  apply: nothing is compared)"])
    let korean = shown(entries, columns: 30, language: .korean)
    #expect(korean.count > 3)
    #expect(korean.allSatisfy { $0.displayWidth <= 30 })
  }

  @Test func listsOfItemsBreakBetweenNames() {
    let entries = ["append sections main", "append 사과 바나나 포도나무 딸기 수박", "show"]
    #expect(shown(entries, columns: nil) == ["main: 사과 바나나 포도나무 딸기 수박"])
    #expect(shown(entries, columns: 24) == ["main: 사과 바나나", "  포도나무 딸기 수박"])
  }

  @Test func aSessionHoldsWholeLines() throws {
    let files = InMemoryFileSystem()
    let entries = ["record x.session", Self.wrong]
    let lines = shown(entries, columns: 40, files: files)
    #expect(!lines.contains { $0.hasPrefix("  UIKit: ") && $0.hasSuffix(".") })
    let session = try Session(path: "x.session", files: files)
    let expected = try #require(session.steps.last).step.expected.lines.map(\.written)
    #expect(expected.contains { $0.displayWidth > 60 && $0.hasPrefix("  UIKit: ") })
  }

  /// What a person may copy.
  @Test func codeIsNotBroken() {
    let layout = "layout main { group horizontal 1w x 44 { item 1w x 1h insets 1 2 3 4 } }"
    let lines = shown(["append sections main", layout, "layout main"], columns: 30)
    #expect(lines.contains { $0.contains("{ item 1w x 1h insets 1 2 3 4 }") })
  }
}
