import Foundation
import Testing

@testable import Recorder

/// What nobody has recorded: ready to be, and named where the documents say that it is open.
@MainActor @Suite struct OpenPointTests {
  private nonisolated static let cases: [Asked] =
    (try? CaseFile.openPoints.flatMap { file in
      try file.read().cases.map { Asked(file: file, recorded: $0) }
    }) ?? []

  @Test(arguments: Self.cases)
  func isAnswered(_ asked: Asked) throws {
    let answer = try #require(Answer.answer(asked.recorded, of: asked.file.kind))
    #expect(!asked.recorded.asked.isEmpty)
    let missing = asked.recorded.asked.filter { answer.object?[$0] == nil }
    #expect(missing == [], "\(answer.line)")
  }

  @Test func namesAreUnique() {
    let names = Self.cases.map(\.recorded.id)
    #expect(names.count == Set(names).count)
    #expect(names.count > 200)
    #expect(names.allSatisfy { $0.hasPrefix("open-") })
  }
}
