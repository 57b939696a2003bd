import Testing

@testable import Recorder

/// The fixtures' own answers: what this project's library gives must be what was recorded.
@MainActor @Suite struct FixtureTests {
  @Test(
    arguments: try CaseFile.fixtures.flatMap { file in
      try file.read().cases.map { Asked(file: file, recorded: $0) }
    })
  func answersAsRecorded(_ asked: Asked) {
    let differences = Differences(
      asked.recorded.expected, Answer.answer(asked.recorded, of: asked.file.kind))
    let keys = differences.found.map(\.key)
    #expect(
      keys == asked.known, "\(differences.found.map { "\($0.key): \($0.text)" })")
  }
}

/// A case with its file.
struct Asked: Sendable, CustomTestStringConvertible {
  var file: CaseFile
  var recorded: RecordedCase

  var known: [String] { KnownDifferences.keys(of: recorded, in: file) }
  var testDescription: String { "\(file.name) \(recorded.description)" }
}
