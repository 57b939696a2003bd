import Foundation
import Testing

@testable import Recorder

/// The documents say of the cases what these say of themselves.
@Suite struct DocumentTests {
  private func document(_ name: String) throws -> String {
    try String(
      contentsOf: CaseFile.projectFolder.appendingPathComponent("docs/\(name)"), encoding: .utf8)
  }

  /// The cells of the table below a heading, row by row.
  private func table(below heading: String, in text: String) -> [[String]] {
    let part = text.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
    let own = part.components(separatedBy: "\n## ").first ?? ""
    return own.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test func everyReasonIsTold() throws {
    let rows = table(below: "What is not reached", in: try document("recording-uikit.md"))
    #expect(Set(rows.map { $0[0] }) == KnownDifferences.reasons)
    #expect(!rows.isEmpty)
  }

  @Test func everyOpenPointNamesItsCases() throws {
    let text = try document("fidelity.md")
    let rows = table(below: "Open points", in: text)
    let cases = try CaseFile.openPoints.flatMap { try $0.read().cases }
    var named: [String: [String]] = [:]
    for row in rows {
      let names = row[1].components(separatedBy: ", ").map { $0.filter { $0 != "`" } }
      for name in names {
        let matching = cases.map(\.id).filter {
          name.hasSuffix("…") ? $0.hasPrefix(name.dropLast()) : $0 == name
        }
        #expect(!matching.isEmpty, "\(name)")
        named[row[0], default: []] += matching
      }
    }
    for recorded in cases {
      let point = recorded.value["closes"].text ?? ""
      #expect(named[point]?.contains(recorded.id) == true, "\(recorded.id): \(point)")
    }
    #expect(named.values.joined().count == cases.count)
  }

  /// What a case closes stands in the document above.
  @Test func everyOpenPointStandsInFidelity() throws {
    let text = try document("fidelity.md").lowercased()
      .replacing(/\s+/, with: " ").components(separatedBy: " ## open points ")[0]
    for recorded in try CaseFile.openPoints.flatMap({ try $0.read().cases }) {
      let point = recorded.value["closes"].text ?? ""
      let words = point.drop { $0 != ":" }.dropFirst(2).lowercased()
      #expect(words.count > 3 && text.contains(words), "\(recorded.id): \(point)")
    }
  }

  /// As many cases as the document says are for Objective-C alone.
  @Test func casesForObjectiveCAreCounted() throws {
    let count = try CaseFile.fixtures.flatMap { try $0.read().cases }.count(
      where: \.isForObjectiveC)
    #expect(try document("recording-uikit.md").contains("they are not carried out (\(count))"))
  }
}
