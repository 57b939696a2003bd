import Testing

@testable import DiffplayKit

@Suite struct HighlighterTests {
  private let playground = Playground.after("append sections main", "append a b", "apply")

  /// The stretches of `line`, as `kind:text`; the cursor is at the `|`, or at the end.
  private func stretches(_ line: String) -> [String] {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    return Highlighter(playground.workbench)
      .highlights(of: text, cursor: parts[0].utf8.count)
      .map { "\($0.kind):\(String(decoding: Array(text.utf8)[$0.range], as: UTF8.self))" }
  }

  @Test(arguments: [
    ("", []),
    ("app|", []),
    ("app |", ["unknown:app"]),
    ("zzz|", ["unknown:zzz"]),
    ("append|", ["verb:append"]),
    ("append a to main|", ["verb:append"]),
    ("append \"a b\" 3|", ["verb:append", "string:\"a b\"", "number:3"]),
    ("append \"a b|", ["verb:append", "string:\"a b"]),
    ("append a to main zzz |", ["verb:append", "unknown:zzz"]),
    ("append a to main zzz|", ["verb:append"]),
    ("move a above b|", ["verb:move", "unknown:above"]),
    ("show; undo 2 # twice|", ["verb:show", "verb:undo", "number:2", "comment:# twice"]),
    ("# alone|", ["comment:# alone"]),
    (
      "layout main { group horizontal 0.9w x 1h { item 1w x 1h } |",
      ["verb:layout", "verb:group", "number:0.9w", "number:1h", "verb:item", "number:1w"]
        + ["number:1h"]
    ),
    ("batch {}|", ["verb:batch", "bracket:{", "bracket:}"]),
    ("batch |{ }", ["verb:batch", "bracket:{", "bracket:}"]),
    ("append \"{}\"|", ["verb:append", "string:\"{}\""]),
    ("한글 |", ["unknown:한글"]),
    (
      "snapshot.appendItems([\"a\", .b], toSection: 1|)",
      ["verb:appendItems", "bracket:(", "string:\"a\"", "string:.b", "number:1", "bracket:)"]
    ),
    ("snapshot.appendItem|", []),
    ("snapshot.appendItem(|", ["unknown:appendItem"]),
    (
      "_ = snapshot.indexOfItem(|\"a\")",
      ["verb:indexOfItem", "bracket:(", "string:\"a\"", "bracket:)"]
    ),
    ("dataSource.apply(snapshot); appe |", ["verb:apply", "unknown:appe"]),
    ("snap|", []),
  ])
  func stretchesHaveMeanings(_ line: String, _ expected: [String]) {
    #expect(stretches(line) == expected)
  }
}
