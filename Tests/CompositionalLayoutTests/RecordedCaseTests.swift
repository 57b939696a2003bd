import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// A recorded case: the document as bytes, and what UIKit answered.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  var id: String
  var category: String
  var document: Data
  var expected: [String: DocumentValue]

  var testDescription: String { id }

  static let all: [RecordedCase] = {
    do {
      let file = try JSONSerialization.jsonObject(with: Fixtures.data("uikit-layout.json"))
      let cases = (file as? [String: Any])?["cases"] as? [[String: Any]] ?? []
      return try cases.map(RecordedCase.init)
    } catch {
      fatalError("The recorded cases cannot be read: \(error)")
    }
  }()

  init(_ json: [String: Any]) throws {
    id = json["id"] as? String ?? ""
    category = json["category"] as? String ?? ""
    document = try JSONSerialization.data(withJSONObject: json)
    expected = try JSONDecoder().decode(
      [String: DocumentValue].self,
      from: JSONSerialization.data(withJSONObject: json["expected"] ?? [:]))
  }

  /// Cases that state a rule or a text rather than frames; each has a test of its own.
  static let statements: Set<String> = [
    "estimated-group-fractional-item", "ibp-list-94", "list-cell-430", "list-content-margins",
    "orthogonal-modified", "rounding-iphone8", "swiftui-pager-390",
  ]

  /// The cases whose answer is compared whole.
  static let documents = all.filter {
    $0.category != "error" && $0.category != "arithmetic" && !statements.contains($0.id)
  }
}

@Suite struct RecordedCaseTests {
  @Test(arguments: RecordedCase.documents)
  func answersAsRecorded(_ recorded: RecordedCase) throws {
    let document = try JSONDecoder().decode(LayoutDocument.self, from: recorded.document)
    guard case .object(var answer) = document.solved() else {
      Issue.record("The answer is no object.")
      return
    }
    // The recording kept nothing but the frames on screen.
    if recorded.id == "orthogonal-screen-b2-v1" {
      answer = answer.filter { $0.key == "visibleCellScreenFrames" }
    }
    for key in Set(answer.keys).union(recorded.expected.keys).sorted() {
      let isEqual = matches(answer[key], recorded.expected[key])
      #expect(
        isEqual, "\(key): \(text(answer[key])) instead of \(text(recorded.expected[key]))")
    }
  }

  /// Equality, but for resting offsets that were not transcribed.
  private func matches(_ answer: DocumentValue?, _ expected: DocumentValue?) -> Bool {
    switch (answer, expected) {
    case (.object(let answers), .object(let expectations)):
      answers.keys == expectations.keys
        && answers.allSatisfy { matches($0.value, expectations[$0.key]) }
    case (.array(let answers), .array(let expectations)):
      answers.count == expectations.count
        && zip(answers, expectations).allSatisfy { matches($0, $1) }
    case (.number, .null): true
    default: answer == expected
    }
  }

  private func text(_ value: DocumentValue?) -> String {
    guard let value, let data = try? JSONEncoder().encode(value) else { return "nothing" }
    return String(decoding: data, as: UTF8.self)
  }
}
