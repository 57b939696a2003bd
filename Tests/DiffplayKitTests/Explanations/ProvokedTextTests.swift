import ConsoleTexts
import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import Wording

/// The lines of each row of the table, run in an empty world.
@Suite struct ProvokedTextTests {
  static let provoked: [(id: String, lines: [String])] = ConsoleText.all.compactMap { text in
    guard case .lines(let lines) = text.provocation else { return nil }
    return (text.id, lines)
  }

  /// The last line is answered with the text, which leads back to its row; those before it pass.
  @Test(arguments: provoked)
  func theLinesOfARowEndInItsText(_ row: (id: String, lines: [String])) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    var answers: [(text: String, failed: Bool)] = []
    for line in row.lines {
      let outcomes = playground.run(line)
      let lines = outcomes.flatMap { $0.lines(in: line) }
      answers.append(
        (lines.map(\.plain).joined(separator: "\n"), outcomes.contains(where: \.isFailure)))
    }
    let found = ConsoleText.findings(in: answers.last?.text ?? "").map(\.id)
    #expect(found.contains(row.id), "\(answers.last?.text ?? "nothing was answered")")
    for answer in answers.dropLast() { #expect(!answer.failed, "\(answer.text)") }
  }

  /// Where the words of a row are known from hearsay, its page says so.
  @Test func hearsayIsCalledSo() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let doubted = playground.text(
      "explain \"Unable to determine new global row index for preReloadFirstVisibleRow\"")
    #expect(doubted.contains { $0.hasPrefix("How sure: low.") })
    let known = playground.text("explain \"Fatal: supplied item identifiers are not unique.\"")
    #expect(!known.contains { $0.hasPrefix("How sure") } && !known.isEmpty)
  }

  @Test func halfOfTheTableCanBeProvoked() {
    #expect(Self.provoked.count * 2 >= ConsoleText.all.count - 20)
  }
}
