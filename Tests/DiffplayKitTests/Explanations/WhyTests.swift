import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import JSON
@testable import Lessons
@testable import Sessions
@testable import TextWidth
@testable import Wording
@testable import WorldModel

/// `why` alone, after any command.
@Suite struct WhyTests {
  /// The answers of `why` after each example of a command, in the world that the examples make.
  private func answers(after verb: String) throws -> [(command: String, reply: Reply)] {
    let command = try #require(CommandTable.command(verb))
    var playground = Playground(fileSystem: InMemoryFileSystem())
    return command.examples.compactMap { example in
      guard let outcome = playground.run(example).last, !outcome.isFailure,
        case .success(let reply)? = playground.run("why").last?.result
      else { return nil }
      return (example, reply)
    }
  }

  @Test(arguments: CommandTable.verbs)
  func everyCommandHasAnAnswer(_ verb: String) throws {
    let untold = ["why", "record", "restore", "page"]
    let own = try answers(after: verb).filter {
      $0.command.hasPrefix(verb) && !untold.contains(verb)
    }
    for (command, reply) in own {
      let lines = reply.lines.map(\.plain)
      #expect(lines.first == command.firstLine)
      #expect(lines.count > 1)
      #expect(reply.lines(in: .korean).dropFirst().contains { $0.plain.hasHangul }, "\(command)")
    }
    // What needs files or a toolchain, ends the program or is no part of a session has no example
    // that runs here.
    let isTold = !own.isEmpty || CommandExplanation.reasons[verb] != nil
    #expect(isTold || untold.contains(verb))
  }

  @Test(arguments: CommandTable.verbs)
  func whatAnAnswerLeadsToIsThere(_ verb: String) throws {
    for (command, reply) in try answers(after: verb) where command != "why" {
      guard case .object(let object)? = reply.value,
        case .array(let concepts)? = object["concepts"],
        case .array(let questions)? = object["questions"]
      else {
        Issue.record("\(command) has no data")
        continue
      }
      for case .string(let id) in concepts { #expect(Concept.all.contains { $0.id == id }) }
      #expect(Set(concepts.map { "\($0)" }).count == concepts.count)
      for case .string(let question) in questions {
        let statements = try Lexer.statements(of: question)
        #expect(throws: Never.self) { try ParsedStatement(statements[0], in: World()) }
      }
    }
  }

  private static let derived = [
    "append sections main \"지금 주목해야 할 앱\"", "append a{1..9} to main",
    "append 가나다 라마바 to \"지금 주목해야 할 앱\"", "apply",
    "layout main { group horizontal 1/3w x ~44 { item 0.37w x 1h insets 3 }; "
      + "section insets 7 spacing 3 scroll groupPaging; header 0.9w x ~30 pin }",
    "move a9 before a1", "move 가나다 after a2",
  ]

  /// Words are never broken, and lines are no longer than the terminal unless a word is.
  @Test(arguments: [50, 60, 80], Language.allCases)
  func derivationsBreakBetweenWords(_ width: Int, _ language: Language) throws {
    func words(_ command: String, _ width: Int) throws -> (lines: [String], words: String) {
      var settings = Workbench.Settings(width: width)
      settings.language = language
      var playground = Playground(settings: settings, fileSystem: InMemoryFileSystem())
      for entry in Self.derived { _ = playground.run(entry) }
      let outcome = try #require(playground.run(command).last)
      #expect(!outcome.isFailure, "\(command)")
      let lines = outcome.lines(in: command, language: language).map(\.plain)
      let drawing = Set("│├└ ")
      return (lines, lines.joined().filter { !drawing.contains($0) })
    }
    for command in [
      "why frame a5 --all", "why frame main --all", "why frame main header --all",
      "why frame 라마바 --all", "why move a9",
      "why 가나다",
    ] {
      let told = try words(command, width)
      let overlong = told.lines.filter { $0.displayWidth > width }
      #expect(overlong == [], "\(command)")
      if !command.hasPrefix("why move"), !command.hasPrefix("why 가") {
        #expect(told.words == (try words(command, 1000).words), "\(command)")
      }
    }
  }

  @Test func everyReasonIsToldInEveryLanguageAndNamesItsPages() {
    for (verb, reason) in CommandExplanation.reasons {
      #expect(CommandTable.verbs.contains(verb))
      #expect(Catalogue.lacks([reason.words.template]).isEmpty, "\(verb)")
      for id in reason.concepts { #expect(Concept.all.contains { $0.id == id }, "\(verb): \(id)") }
    }
  }

  /// A cell that was made under another rule of identity is the same item's.
  @Test func aCellIsAskedForByTheNameOfItsItem() {
    let told = why(
      "append sections main", "append a", "identity value", "apply", "identity id", "reconfigure a",
      "apply")
    #expect(told.contains("Cells asked for: a, reconfigured, which fills the same cell anew."))
  }

  /// What `why` says after commands, but for its first line, which is the last of them.
  private func why(_ commands: String...) -> [String] {
    var playground = Playground.after(
      "append sections main", "append a b c d", "apply", "layout main list")
    for command in commands { _ = playground.run(command) }
    return Array(playground.text("why").dropFirst())
  }

  @Test func anEditIsToldFromThePendingDiff() {
    let lines = why("move d before a")
    #expect(lines.contains { $0.contains("d moves 3 → 0: it is not in the subsequence") })
    #expect(lines.contains("Ask further: `why d`, `diff --explain`"))
    #expect(lines.last?.contains("minimal-moves") == true)
  }

  @Test func anEditThatUndoesAnotherLeavesNothingPending() {
    let lines = why("move d before a", "move d after c")
    #expect(lines.contains { $0.hasPrefix("It holds the same as the applied one") })
  }

  @Test func aMarkIsToldThoughNoIdentifierChanges() {
    let lines = why("reconfigure b")
    #expect(lines.first?.hasPrefix("b was marked") == true)
    #expect(lines.last?.contains("reconfigure") == true)
  }

  @Test(arguments: [
    ("append e", "Cells asked for: e, new on screen."),
    ("reload b", "Cells asked for: b, reloaded, which takes another cell."),
    ("reconfigure b", "Cells asked for: b, reconfigured, which fills the same cell anew."),
    ("delete b", "No cell was asked for"),
    ("append sections z; apply; append b to z", "moved into a section that was empty"),
  ])
  func anApplyTellsWhyCellsWereAskedFor(_ edit: String, _ words: String) {
    #expect(why(edit, "apply").joined(separator: " ").contains(words))
  }

  @Test func aScrollTellsHowFarItGoes() {
    let lines = why("container 320 x 100 @2x", "scroll to 500").joined(separator: " ")
    #expect(lines.contains("from 0 to 76. It ends at 76: content 176, less the view's 100"))
  }

  @Test func aFixedCellIsNeverAskedForItsSize() {
    let lines = why("layout main { group horizontal 1w x 44 { item 1w x 1h } }", "measure b 9 x 9")
    #expect(lines.first?.hasPrefix("The layout says exactly how large b is") == true)
  }

  @Test func undoIsNoDiff() {
    let lines = why("delete a", "undo").joined(separator: " ")
    #expect(lines.contains("No diff is made"))
    #expect(lines.contains("What differs now: the working snapshot."))
  }

  @Test func aRefusalIsToldUntilSomethingIsDone() {
    #expect(why("append a a").contains { $0.hasPrefix("Concepts (`explain NAME`): duplicates") })
    #expect(why("append a a", "show").first?.hasPrefix("It reads the working snapshot") == true)
    #expect(why("show", "why").first?.hasPrefix("It reads the working snapshot") == true)
  }

  @Test func theConceptsOfTheLessonComeFirst() {
    var playground = Playground.after("lesson fewest-moves")
    while playground.workbench.lesson?.isAtTask == false { _ = playground.run("next") }
    let solution = playground.workbench.lesson?.lesson.solution ?? []
    for command in solution { _ = playground.run(command.text) }
    let concepts = playground.text("why").last ?? ""
    #expect(concepts.hasPrefix("Concepts (`explain NAME`): minimal-moves, move"), "\(concepts)")
  }

  @Test func whatIsRecordedTellsTheSameWhenItIsReplayed() throws {
    let files = InMemoryFileSystem([:])
    var playground = Playground.after("append sections main", "show", files: files)
    for entry in ["record a.session", "why", "append a", "why", "record off"] {
      _ = playground.run(entry)
    }
    let replayed = ReplayedWorld.replay("a.session", files: files)
    #expect(replayed.verdict == .passed)
    #expect(replayed.steps.count == 4)
  }
}

extension String {
  /// Whether a syllable of Hangul is in it.
  fileprivate var hasHangul: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
