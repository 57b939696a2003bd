import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording

/// What was recorded replays green at once.
@Suite struct RecordingTests {
  private func expectGreen(
    _ files: InMemoryFileSystem, _ path: String = "x.session", _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let session = ReplayedWorld.replay(path, files: files)
    let text = ReplaySummary([session]).text
    #expect(
      session.verdict == .passed, comment ?? "\(text)\n\(files.texts[path] ?? "")",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    [], ["append sections main"],
    ["append sections main", "append a b", "apply", "move b before a", "apply", "undo 2"],
    ["append sections main", "append a b", "undo", "redo", "undo"],
    ["layout main {\n  group horizontal 1w x 44 {\n    item 1w x 1h\n  }\n}", "swift on"],
    ["append sections a; append sections b # two", "bogus", "append x to zz"],
    ["model a b | c", "batch {\n  model a | c\n  delete 0-1\n}", "undo"],
  ])
  func startedInTheMiddle(before: [String]) {
    let files = InMemoryFileSystem()
    var playground = Playground(fileSystem: files)
    for entry in before { _ = playground.run(entry) }
    #expect(playground.refusal(of: "record x.session") == nil)
    for entry in [
      "append sections later", "append \"> x\" \"# y\" 지금 to later", "append x to zz", "bogus",
      "append \"", "layout later {\n\n  group horizontal 1w x 44 { # tall\n item 1w x 1h }\n}",
      "apply", "frames", "draw", "undo", "redo", "undo", "undo 99", "show; diff", "help append",
      "snapshot.appendItems([\n  \"p\",\n  \"q\",\n])", "apply  ", "  # only a comment", "",
      "why p", "show zz",
    ] {
      _ = playground.run(entry)
    }
    #expect(playground.refusal(of: "record off") == nil)
    expectGreen(files)
  }

  private static let entries = [
    "append sections main", "show", "append a b", "bogus", "apply; undo; show", "undo", "redo",
    "append c; record y.session", "set swift on", "delete a; quit", "frames",
  ]

  @Test func startedFromTheStart() throws {
    let files = InMemoryFileSystem()
    var playground = Playground(fileSystem: files)
    for entry in Self.entries { _ = playground.run(entry) }
    #expect(
      playground.text("record x.session from start") == [
        "recording: x.session, after 11 commands from the start"
      ])
    _ = playground.run("show")
    #expect(playground.text("record stop") == ["recorded: x.session, 12 commands"])
    let session = try Session(path: "x.session", files: files)
    #expect(session.steps.map(\.step.command) == Self.entries + ["show"])
    expectGreen(files)
  }

  /// What is about the recording itself is left out, not what begins with the same letters.
  @Test func leavesOutOnlyWhatIsAboutTheRecording() throws {
    let files = InMemoryFileSystem()
    var playground = Playground.after("append sections main; append a; apply", files: files)
    for entry in [
      "record x.session", "reconfigure a", "record", "record x.session", "restore", "  record",
      "redo", "recor", "record off",
    ] {
      _ = playground.run(entry)
    }
    let session = try Session(path: "x.session", files: files)
    #expect(
      session.steps.dropFirst(3).map(\.step.command) == ["reconfigure a", "redo", "recor"])
    expectGreen(files)
  }

  /// As if the recording had begun with the program.
  @Test func fromTheStartIsAsFromTheBeginning() throws {
    let files = InMemoryFileSystem()
    var first = Playground.after("record first", files: files)
    var second = Playground(fileSystem: files)
    for entry in Self.entries {
      _ = first.run(entry)
      _ = second.run(entry)
    }
    #expect(second.refusal(of: "record second from start") == nil)
    #expect(files.texts["first"] == files.texts["second"])
  }

  @Test func settingsFromBeforeTheStartComeFirst() throws {
    let files = InMemoryFileSystem()
    var settings = Workbench.Settings(width: 60)
    settings.echoesSwift = true
    var playground = Playground(settings: settings, fileSystem: files)
    for entry in ["append sections main", "set swift off", "record x from start"] {
      _ = playground.run(entry)
    }
    #expect(
      files.texts["x"] == """
        #!diffplay session 1
        #!width 60
        > set swift on
        swift: on
        > append sections main
        snapshot.appendSections(["main"])
        pending: +1 section
        > set swift off
        swift: off

        """)
    expectGreen(files, "x")
  }

  @Test func anEntryThatGoesOnAfterAFailureIsRecordedInParts() throws {
    let files = InMemoryFileSystem()
    var settings = Workbench.Settings()
    settings.keepsGoing = true
    var playground = Playground(settings: settings, fileSystem: files)
    for entry in ["record x.session", "append sections 가; append x to zz; append y # why", "show"] {
      _ = playground.run(entry)
    }
    let session = try Session(path: "x.session", files: files)
    #expect(
      session.steps.map(\.step.command) == [
        "append sections 가", "append x to zz", "append y", "show",
      ])
    expectGreen(files)
  }

  @Test func aFullDiskLeavesNoNewFile() throws {
    let files = InMemoryFileSystem()
    files.remainingWrites = 0
    var playground = Playground.after("append sections main", files: files)
    for command in ["record x.session", "record x from start"] {
      let error = playground.refusal(of: command)
      #expect(error?.message.english.contains("No space left") == true, "\(command)")
    }
    #expect(files.texts.isEmpty)
    #expect(playground.text("record") == ["recording: off"])
  }

  @Test func aFullDiskEndsTheRecordingAndIsTold() {
    let files = InMemoryFileSystem()
    var playground = Playground.after("record x.session", "append sections main", files: files)
    files.remainingWrites = 0
    #expect(
      playground.text("append a") == [
        "pending: +1 section, +1 item", "recording stopped: x.session: No space left on device",
      ])
    #expect(playground.text("record") == ["recording: off"])
    expectGreen(files)
  }

  private static let commands = [
    "append sections main ads", "append sections s{1..3}", "append a b c to main", "append a{1..4}",
    "append d to ads", "insert x before a", "insert y z after b", "insert sections t before main",
    "move c before a", "move section ads before main", "delete a", "delete sections ads",
    "delete all", "reload a", "reload sections main", "reconfigure b", "reset", "apply",
    "apply unanimated", "apply using reload data", "diff", "show", "show main", "frames", "draw",
    "draw 40", "frames main", "layout main grid 3", "layout main none", "layout ads carousel",
    "layout", "scroll ads to 90", "scroll to 50", "container 200 x 300 @2x", "device \"iPhone SE\"",
    "set main.section.interGroupSpacing 7", "set configuration.interSectionSpacing 5", "undo",
    "undo 2", "redo", "redo 3", "model a b | c", "model a | c", "view", "view reload",
    "batch { delete 0-0 }", "batch {\n  model x\n  reload 0-0\n}", "swift on", "swift off",
    "snapshot.appendItems([\"q\"])", "_ = snapshot.indexOfItem(\"a\")",
    "dataSource.apply(snapshot)",
    "append \"한 글\" to main", "bogus", "append \"", "append x; bogus", "show; append n; show",
    "layout main {\n  group vertical 1w x 90 count 2 { item 1w x 1h insets 3 }\n  header 1w x 20\n}",
    "layout main { item 1w x 1h }", "help", "", "# a comment",
  ]

  @Test func randomSessions() {
    for seed in 0..<UInt64(60) {
      var generator = SeededGenerator(seed: seed)
      let files = InMemoryFileSystem()
      var playground = Playground(fileSystem: files)
      let start = Int.random(in: 0...15, using: &generator)
      for step in 0..<40 {
        if step == start { #expect(playground.refusal(of: "record x.session") == nil) }
        _ = playground.run(Self.commands.randomElement(using: &generator) ?? "")
      }
      expectGreen(files, "x.session", "seed \(seed)")
    }
  }
}
