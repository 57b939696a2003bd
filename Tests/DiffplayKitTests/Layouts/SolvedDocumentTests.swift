import Testing

@testable import DiffplayKit

@Suite struct SolvedDocumentTests {
  /// Twelve sections, so that keys are many and numbers have one digit and two.
  @Test func keysStandInOneOrder() throws {
    let counts = Array(repeating: "1", count: 12).joined(separator: ", ")
    let layout = """
      {"cases": [{"id": "a", "container": {"size": [100, 100]}, "itemCounts": [\(counts)],
        "layout": {"sections": [{"group": {"kind": "group", "axis": "horizontal",
          "width": {"fractionalWidth": 1}, "height": {"absolute": 10},
          "subitems": [{"kind": "item", "width": {"fractionalWidth": 1},
            "height": {"fractionalHeight": 1}}]}}], "sameSectionForAllIndexes": true}}]}
      """
    let cells = (0..<12).map { "\"\($0)\":[[0,\($0 * 10),100,10]]" }.joined(separator: ",")
    #expect(
      try SolvedDocument.solve(layout).text
        == "{\"id\":\"a\",\"result\":{\"cells\":{\(cells)},\"contentSize\":[100,120]}}")
  }
}
