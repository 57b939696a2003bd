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

  @Test func helpIsTranslated() {
    let missing = Set(helpTemplates).subtracting(Catalogue.korean.keys).sorted()
    #expect(missing.isEmpty, "\n\(missing.joined(separator: "\n"))")
  }

  @Test func refusalsAreTranslated() throws {
    let messages = try SourceMessages().messages
    #expect(messages.count > 100)
    let missing = messages.filter { message in
      !message.file.hasPrefix("Lessons/Goals") && Template(message.template).hasLetters
        && Catalogue.korean[message.template] == nil
    }
    let list = Set(missing.map { "\($0.file): \($0.template)" }).sorted()
    #expect(list.isEmpty, "\n\(list.joined(separator: "\n"))")
  }

  @Test func everyTranslationIsUsed() throws {
    let used = try SourceMessages().literals.union(helpTemplates)
    let unused = Catalogue.korean.keys.filter { !used.contains($0) }.sorted()
    #expect(unused.isEmpty, "\n\(unused.joined(separator: "\n"))")
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
