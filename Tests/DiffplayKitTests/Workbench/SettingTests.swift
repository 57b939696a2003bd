import DiffableDataSource
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording
@testable import WorldModel

/// The settings: one table that `set`, `show settings`, options and docs read.
@Suite struct SettingTests {
  @Test(arguments: Setting.all.map(\.name))
  func everyValueCanBeSetAndIsTold(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    #expect(setting.value(in: Workbench.Settings()) == setting.values.first)
    #expect(Set(setting.values).count == setting.values.count && setting.values.count > 1)
    for value in setting.values {
      var playground = Playground(fileSystem: InMemoryFileSystem())
      #expect(playground.refusal(of: "set \(name) \(value)") == nil)
      #expect(setting.value(in: playground.workbench.settings) == value)
      let others = Setting.all.filter { $0.name != name }
      #expect(others.allSatisfy { $0.value(in: playground.workbench.settings) == $0.values[0] })
    }
  }

  @Test(arguments: Setting.all.map(\.name))
  func anotherValueIsRefused(_ name: String) throws {
    var settings = Workbench.Settings()
    #expect(Setting.named(name)?.set("perhaps", in: &settings) == false)
    #expect(settings == Workbench.Settings())
    var playground = Playground(fileSystem: InMemoryFileSystem())
    #expect(playground.refusal(of: "set \(name) perhaps")?.place != nil)
    #expect(playground.workbench.settings == Workbench.Settings())
  }

  @Test func undoLeavesSettingsAlone() {
    var playground = Playground.after("append sections main", "set swift on", "set time on")
    _ = playground.run("undo")
    #expect(playground.workbench.settings.echoesSwift && playground.workbench.settings.showsTime)
    #expect(playground.workbench.world.snapshot.numberOfSections == 0)
    #expect(playground.workbench.past.isEmpty)
  }

  @Test func namesOfSettingsMayBeItemsAndFields() {
    let playground = Playground.after(
      "append sections settings", "append time color", "set item time output json")
    #expect(playground.workbench.settings.output == .text)
  }

  @Test func quietChangesSayNothing() {
    var playground = Playground.after("set verbosity quiet")
    #expect(playground.text("append sections main; append a b; apply").isEmpty)
    #expect(playground.text("show") == ["main: a b"])
    #expect(playground.text("append sections main").isEmpty == false)
  }

  @Test func verboseListsAreWholeAndEditsListTheirOperations() {
    var playground = Playground.after("append sections main", "append a{1..90}", "apply")
    #expect(playground.text("layout main grid 2").count < 40)
    _ = playground.run("undo; set verbosity verbose")
    #expect(playground.text("layout main grid 2").count > 90)
    #expect(playground.text("append b").contains("  + [0, 90] b"))
  }

  @Test func tablesAreCSV() {
    var playground = Playground.after(
      "append sections \"a \\\"b\\\"\"", "append \"x,y\" z", "apply", "set output csv",
      "move z before \"x,y\"")
    #expect(playground.output("show").first == "section,index,item")
    #expect(playground.output("show").last == #""a ""b""",1,"x,y""#)
    #expect(
      playground.output("diff") == [
        "operation,element,identifier,from,to", "move,item,z,0-1,0-0",
      ])
    #expect(playground.output("frames z").last == "z,0,44,393,44,")
    #expect(playground.output("bogus").first == "error: there is no command `bogus`")
    _ = playground.run("set output json")
    #expect(playground.output("show").count == 1)
    #expect(playground.output("show")[0].hasPrefix(#"{"line":1,"command":"show","ok":true"#))
  }

  @Test func recordingBeginsWithWhatShowsInAnswers() {
    let files = InMemoryFileSystem()
    var playground = Playground.after(
      "append sections main", "set swift on", "set time on", "record it.session", "append a",
      "record off", files: files)
    let replayed = ReplayedWorld.replay("it.session", files: files)
    #expect(!replayed.isFailure, "\(replayed.failureText)")
    #expect(replayed.steps.map(\.step.command).first == "set swift on")
    #expect(!playground.text("show").isEmpty)
  }
}

extension Playground {
  /// What is written of `entry` in the form that the settings name.
  mutating func output(_ entry: String) -> [String] {
    run(entry).flatMap { $0.output(of: entry, at: 1, language: .english) }.map(\.plain)
  }
}
