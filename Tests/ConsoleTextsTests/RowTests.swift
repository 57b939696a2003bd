import Foundation
import TestSupport
import Testing

@testable import ConsoleTexts
@testable import Wording

/// What a row names is there, and stands in both languages.
@Suite struct RowTests {
  private func file(_ path: String) throws -> String {
    try String(contentsOf: Fixtures.packageRoot.appending(path: path), encoding: .utf8)
  }

  private func files(in folder: String) throws -> String {
    let root = Fixtures.packageRoot.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .map { try file("\(folder)/\($0)") }.joined(separator: "\n")
  }

  @Test func pagesAndLessonsAreThere() throws {
    let pages = try files(in: "Sessions/explain")
    let lessons = try files(in: "Sessions/lessons")
    for text in ConsoleText.all {
      #expect(pages.contains("\n#!page \(text.page)\n"), "\(text.id): \(text.page)")
      guard let lesson = text.lesson else { continue }
      #expect(lessons.contains("#!lesson \(lesson)\n"), "\(text.id): \(lesson)")
    }
    for page in ConsoleShape.all.compactMap(\.page) {
      #expect(pages.contains("\n#!page \(page)\n"), "\(page)")
    }
  }

  @Test func everyRowCanBeProvokedOrSaysWhyNot() {
    for text in ConsoleText.all {
      switch text.provocation {
      case .lines(let lines): #expect(!lines.isEmpty && lines.count <= 5, "\(text.id)")
      case .impossible(let reason): #expect(reason.english.hasSuffix("."), "\(text.id)")
      }
      #expect((1...8).contains(text.mend.count), "\(text.id)")
    }
  }

  @Test func everythingIsSaidInEveryLanguage() {
    var messages = ConsoleText.all.map(\.cause) + ConsoleShape.all.map(\.cause)
    messages += [ConsoleFinding.shapeNote]
    for text in ConsoleText.all {
      messages += [text.meaning(ConsoleHoles())] + text.wordings.map(\.releases.message)
      if case .impossible(let reason) = text.provocation { messages.append(reason) }
    }
    messages += ConsoleShape.all.map { $0.meaning(ConsoleHoles()) }
    messages += ConsoleSamples.all.compactMap { ConsoleText.find(in: $0.text)?.meaning }
    messages += [ConsoleReleases.seen("13"), .since("13"), .upTo("13"), .unknown, .none].map(
      \.message)
    messages.append(ConsoleReleases.between("16.4", "17").message)
    let missing = Catalogue.lacks(messages.flatMap(\.templates))
    #expect(missing.isEmpty, "\n\(missing.joined(separator: "\n\n"))")
  }

  /// A sentence of Korean keeps the numbers and names of the text.
  @Test func theKoreanReadsOutTheSame() throws {
    let finding = try #require(ConsoleText.find(in: ConsoleSamples.batches[0].text))
    #expect(finding.meaning.text(in: .korean).contains("3 + 1 ≠ 3"))
    #expect(!finding.meaning.text(in: .korean).contains("held"))
  }
}
