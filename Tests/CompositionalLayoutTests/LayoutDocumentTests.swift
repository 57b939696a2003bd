import CompositionalLayout
import Foundation
import TestSupport
import Testing

@Suite struct LayoutDocumentTests {
  @Test(arguments: RecordedCase.documents)
  func encodesWhatItDecodes(_ recorded: RecordedCase) throws {
    let document = try JSONDecoder().decode(LayoutDocument.self, from: recorded.document)
    guard document.container != nil else { return }
    let again = try JSONDecoder().decode(
      LayoutDocument.self, from: JSONEncoder().encode(document))
    #expect(again.layout == document.layout)
    #expect(again.solved() == document.solved())
  }

  @Test(arguments: [
    (#"{"layout": {"sections": []}, "container": {"size": [1, 1]}, "color": 1}"#, "color"),
    (#"{"layout": {"section": []}, "container": {"size": [1, 1]}}"#, "layout.section"),
    (
      #"{"layout": {"sections": []}, "container": {"size": [1, 1], "width": 1}}"#,
      "container.width"
    ),
  ])
  func unknownKeyIsNamedWithItsPlace(_ json: String, _ path: String) {
    do {
      _ = try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
      Issue.record("The key was accepted.")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue).joined(separator: ".") == path)
    } catch {
      Issue.record("\(error)")
    }
  }
}
