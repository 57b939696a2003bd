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

  /// A document that asks the UIKit of a release, of an item 33.84 points wide.
  private func document(on system: String, item: String = #""kind": "item""#) -> String {
    """
    {"system": "\(system)", "container": {"size": [100, 100]}, "itemCounts": [1],
      "layout": {"sections": [{"group": {"kind": "group", "axis": "horizontal",
        "width": {"fractionalWidth": 1}, "height": {"absolute": 10},
        "subitems": [{\(item), "width": {"fractionalWidth": 0.3384},
          "height": {"fractionalHeight": 1}}]}}]}}
    """
  }

  /// iOS 15 rounded to the nearest pixel, where others cut.
  @Test(arguments: [("ios15", "34"), ("ios14", "33.5"), ("ios17", "33.5"), ("mac", "33.5")])
  func aDocumentNamesTheSystemThatLaysItOut(_ system: String, _ width: String) throws {
    let text = try SolvedDocument.solve(document(on: system)).text
    #expect(text.contains("[0, 0, \(width), 10]"), "\(text)")
  }

  @Test func aSystemThatIsNoneIsRefused() throws {
    let answer = try SolvedDocument.solve(document(on: "ios12"))
    #expect(answer.failed && answer.text.contains("`ios12` is no system; there are ios13, ios14"))
  }

  @Test func whatCameLaterIsRefusedInADocument() throws {
    let text = document(on: "ios13").replacing(
      #""sections": [{"group""#,
      with: #""sections": [{"contentInsetsReference": "safeArea", "group""#)
    let answer = try SolvedDocument.solve(text)
    #expect(answer.failed && answer.text.contains("`contentInsetsReference` came with iOS 14"))
  }

  /// Each section is looked at, also where the document counts no items.
  @Test func whatCameLaterIsRefusedInALaterSection() throws {
    let plain = document(on: "ios13").replacing(#""itemCounts": [1],"#, with: "")
    let section = try #require(plain.firstRange(of: #"[{"group""#)).lowerBound
    let first = plain[plain.index(after: section)...].dropLast(3)
    let later = first.replacing(
      #"{"group""#, with: #"{"contentInsetsReference": "safeArea", "group""#)
    let text = plain[...section] + first + ", " + later + "]}}"
    let answer = try SolvedDocument.solve(String(text))
    #expect(answer.failed && answer.text.contains("`contentInsetsReference` came with iOS 14"))
  }
}
