import Foundation
import InMemoryFileSystem
import Testing

@testable import DiffplayKit

/// One line of JSON for each command, in the shape that callers rely on.
@Suite struct JSONOutcomeTests {
  @Test func editsAndRefusals() {
    var playground = Playground.after("append sections main")
    #expect(
      playground.json("append items a b to main") == [
        #"{"line":1,"command":"append items a b to main","ok":true,"#
          + #""snapshot":{"sections":[["main",["a","b"]]]},"output":"pending: +1 section, +2 items"}"#
      ])
    #expect(
      playground.json("\n\nsnapshot.appendItems([\"c\"], toSection: \"zz\")") == [
        #"{"line":3,"command":"snapshot.appendItems([\"c\"], toSection: \"zz\")","ok":false,"#
          + #""error":{"message":"there is no section zz","#
          + #""uikit":"Invalid parameter not satisfying: section != NSNotFound"},"#
          + #""snapshot":{"sections":[["main",["a","b"]]]}}"#
      ])
    #expect(
      playground.json("undo 9") == [
        #"{"line":1,"command":"undo 9","ok":false,"#
          + #""error":{"message":"there are 2 steps","uikit":null},"#
          + #""snapshot":{"sections":[["main",["a","b"]]]}}"#
      ])
  }

  private func report(_ entry: String, after entries: [String]) -> String? {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    for entry in entries { _ = playground.run(entry) }
    guard let line = playground.json(entry).last, let start = line.range(of: "\"apply\":"),
      let end = line.range(of: ",\"cells\":")
    else { return nil }
    return String(line[start.upperBound..<end.lowerBound])
  }

  @Test func applies() {
    let start = ["append sections main ads end", "append a b c d to main", "append e to ads"]
    let empty =
      #""deleteSections":[],"insertSections":[],"moveSections":[],"deleteItems":[],"#
      + #""insertItems":[],"moveItems":[],"reloadSections":[],"reloadItems":[],"reconfigureItems":[]}"#
    #expect(report("apply", after: start) == #"{"mode":"reload","# + empty)
    #expect(report("apply", after: start + ["apply"]) == #"{"mode":"diff","# + empty)
    #expect(
      report("apply using reload data", after: start + ["apply", "delete a"])
        == #"{"mode":"reload","# + empty)
    #expect(
      report("dataSource.apply(snapshot, animatingDifferences: false)", after: start + ["apply"])
        == #"{"mode":"diff","# + empty)
    let edits = [
      "apply", "delete b", "append x to end", "move d before a", "delete sections ads",
      "append sections new", "reload a", "reconfigure c", "reload sections end",
    ]
    #expect(
      report("apply", after: start + edits)
        == #"{"mode":"diff","deleteSections":[1],"insertSections":[2],"moveSections":[],"#
        + #""deleteItems":[[0,1]],"insertItems":[[1,0]],"moveItems":[[[0,3],[0,0]]],"#
        + #""reloadSections":[1],"reloadItems":[[0,1]],"reconfigureItems":[[0,2]]}"#)
  }

  @Test(arguments: [
    ("_ = snapshot.indexOfItem(\"b\")", "1"), ("_ = snapshot.indexOfItem(\"zz\")", "null"),
    ("snapshot.itemIdentifiers", #"["a","b"]"#), ("show", #"{"sections":[["main",["a","b"]]]}"#),
    ("show main", #"["a","b"]"#), ("show applied", #"{"sections":[["main",["a","b"]]]}"#),
    ("_ = dataSource.indexPath(for: \"b\")", "[0,1]"),
    ("_ = dataSource.itemIdentifier(for: [0, 7])", "null"),
    ("_ = dataSource.snapshot()", #"{"sections":[["main",["a","b"]]]}"#),
  ])
  func queries(entry: String, value: String) {
    var playground = Playground.after("append sections main", "append a b", "apply")
    let line = playground.json(entry).last ?? ""
    #expect(line.contains(#","value":\#(value),"output":"#))
    #expect(line.contains(#""snapshot":{"sections":[["main",["a","b"]]]},"value""#))
  }

  @Test func framesAreAnswered() {
    var playground = Playground.after("append sections main", "append a", "apply")
    let line = playground.json("frames a").last ?? ""
    #expect(line.contains(#""value":{"#))
    #expect(line.contains("[0,0,393,44]") || line.contains(#""width":393"#))
  }

  @Test func oddNamesAreEscaped() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let line = playground.json(#"append sections "a\"\\\n\u{0}\u{1F468}지""#).last ?? ""
    #expect(line.contains(#"[["a\"\\\n\u0000👨지",[]]]"#))
    #expect(!line.contains("\n"))
  }

  @Test func everyStatementHasItsOwnLine() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let lines = playground.json("append sections a\n# none\n\nlayout a {\n}; show")
    #expect(lines.map { String($0.prefix(10)) } == [#"{"line":1,"#, #"{"line":4,"#])
    #expect(lines.last?.contains(#""ok":false"#) == true)
  }
}
