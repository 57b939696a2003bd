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
    #expect(again.itemCounts == document.itemCounts)
    #expect(again.preferredSizes == document.preferredSizes)
    #expect(again.setOffsets == document.setOffsets)
    #expect(again.queries == document.queries)
    #expect(again.solved() == document.solved())
  }

  @Test(arguments: [
    (LayoutDocument.Queries(elementsInRect: []), #"{"elementsInRect":[]}"#),
    (.init(elementsInRect: [], only: true), #"{"elementsInRect":[],"only":true}"#),
    (
      .init(elementsInRect: [LayoutRect(x: 1, y: 2, width: 3, height: 4)]),
      #"{"elementsInRect":[[1,2,3,4]]}"#
    ),
  ])
  func queriesAreWrittenAsTheyAreRead(_ queries: LayoutDocument.Queries, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(queries)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(LayoutDocument.Queries.self, from: written) == queries)
  }

  /// Only a list whose section alone is asked about does without.
  @Test(arguments: [
    (#"{"layout": {"sections": []}}"#, false),
    (#"{"layout": {"sections": []}, "container": {}}"#, false),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}}"#, true),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}, "container": {}}"#, true),
    (#"{"layout": {"listConfiguration": {"appearance": "plain"}}, "itemCounts": [1]}"#, false),
  ])
  func documentsHaveAContainer(_ json: String, isRead: Bool) {
    let document = try? JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
    #expect((document != nil) == isRead)
    #expect(document?.container == nil)
  }

  @Test(arguments: [(#"{"size": [320, 480]}"#, true), ("null", false)])
  func listsHaveTheContainerThatIsGiven(_ container: String, isGiven: Bool) throws {
    let json =
      #"{"layout": {"listConfiguration": {"appearance": "plain"}}, "container": \#(container)}"#
    let document = try JSONDecoder().decode(LayoutDocument.self, from: Data(json.utf8))
    let size = isGiven ? LayoutExtent(width: 320, height: 480) : nil
    #expect(document.container?.size == size)
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
