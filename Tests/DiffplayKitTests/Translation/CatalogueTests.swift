import Testing

@testable import DiffplayKit

/// What is said is said in Korean too.
@Suite struct CatalogueTests {
  /// The templates that help shows.
  private var helpTemplates: [String] {
    var messages = CommandTable.all.flatMap { [$0.summary] + $0.discussion }
    messages += Command.Task.allCases.map(\.title) + Concept.Theme.allCases.map(\.title)
    messages += Setting.all.map(\.summary)
    return messages.flatMap(\.templates)
  }

  /// Lists what is amiss, and fails when it is more than one in twenty.
  ///
  /// A new message falls back to English until somebody writes its Korean.
  private func expectFew(_ amiss: [String], of count: Int) {
    let list = Set(amiss).sorted()
    withKnownIssue(isIntermittent: true) {
      #expect(list.isEmpty, "\n\(list.joined(separator: "\n"))")
    }
    #expect(list.count * 20 <= count, "\n\(list.joined(separator: "\n"))")
  }

  @Test func helpIsTranslated() {
    let missing = helpTemplates.filter { Catalogue.korean[$0] == nil }
    expectFew(missing, of: helpTemplates.count)
  }

  @Test func refusalsAreTranslated() throws {
    let messages = try SourceMessages().messages.filter {
      !$0.file.hasPrefix("Lessons/Goals") && Template($0.template).hasLetters
    }
    #expect(messages.count > 100)
    let missing = messages.filter { Catalogue.korean[$0.template] == nil }
    expectFew(missing.map { "\($0.file): \($0.template)" }, of: messages.count)
  }

  @Test func everyTranslationIsUsed() throws {
    let used = try SourceMessages().literals.union(helpTemplates)
    expectFew(Catalogue.korean.keys.filter { !used.contains($0) }, of: Catalogue.korean.count)
  }

  @Test func translationsNameTheArgumentsOfTheirTemplate() {
    func arguments(_ template: String) -> Set<Int> {
      Set(Template(template).pieces.compactMap { if case .argument(let n) = $0 { n } else { nil } })
    }
    for (english, korean) in Catalogue.korean {
      #expect(arguments(english) == arguments(korean), "\(english)")
      let hasHangul = korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      #expect(hasHangul || !english.contains(" "), "\(english)")
    }
  }

  @Test func theCatalogueHasNoEntryTwice() {
    let lines = Catalogue.koreanTexts.joined(separator: "\n").split(separator: "\n")
    #expect(lines.count.isMultiple(of: 2))
    #expect(lines.count / 2 == Catalogue.korean.count)
  }
}
