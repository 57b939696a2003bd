import TestSupport
import Testing

@testable import CommandLanguage
@testable import SwiftExport
@testable import SwiftSpelling
@testable import WorldModel

@Suite struct SnapshotEditSpellingTests {
  private func edit(_ seed: UInt64) -> SnapshotEdit {
    var generator = SeededGenerator(seed: seed)
    func name() -> Identifier { IdentifierTests.random(&generator) }
    func names() -> [Identifier] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in name() }
    }
    let side: SnapshotEdit.Side = Bool.random(using: &generator) ? .before : .after
    switch Int.random(in: 0..<13, using: &generator) {
    case 0: return .appendItems(names(), toSection: nil)
    case 1: return .appendItems(names(), toSection: name())
    case 2: return .insertItems(names(), side, name())
    case 3: return .moveItem(name(), side, name())
    case 4: return .deleteItems(names())
    case 5: return .deleteAllItems
    case 6: return .reloadItems(names())
    case 7: return .reconfigureItems(names())
    case 8: return .appendSections(names())
    case 9: return .insertSections(names(), side, name())
    case 10: return .moveSection(name(), side, name())
    case 11: return .deleteSections(names())
    default: return .reloadSections(names())
    }
  }

  @Test func whatIsWrittenReadsBack() throws {
    for seed in 0..<UInt64(3_000) {
      let edit = edit(seed)
      let spelling = edit.swiftSpelling
      let statements = try Lexer.statements(of: spelling)
      guard statements.count == 1, case .swift(let text, let range) = statements[0] else {
        Issue.record("seed \(seed): \(spelling)")
        continue
      }
      let parsed = try SwiftParser.parse(text, at: range)
      #expect(try SnapshotEdit(parsed.call) == edit, "seed \(seed): \(spelling)")
    }
  }

  @Test func everyEditingCallIsKnown() throws {
    let names = Set(
      try (0..<UInt64(500)).map {
        try SwiftParser.parse(edit($0).swiftSpelling, at: 0..<0).call.fullName
      })
    #expect(names == Set(SnapshotEdit.swiftNames))
  }
}
