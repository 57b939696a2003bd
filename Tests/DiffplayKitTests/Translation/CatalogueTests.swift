import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import Wording

/// What is said is said in Korean too.
@Suite struct CatalogueTests {
  /// What the sources write, read once: it takes a while.
  private static let sources = Result { try SourceMessages() }

  /// The templates of what help and `why` tell, which are data.
  private var toldTemplates: [String] {
    var messages = CommandTable.all.flatMap { [$0.summary] + $0.discussion }
    messages += Command.Task.allCases.map(\.title) + Concept.Theme.allCases.map(\.title)
    messages += Setting.all.map(\.summary) + HelpTopic.all.map(\.summary)
    messages += RefusalKind.allCases.map(\.explanation).flatMap { [$0.rule, $0.origin, $0.mend] }
    return messages.flatMap(\.templates)
  }

  /// The templates of things that are counted, which no literal holds.
  private var countedTemplates: [String] {
    let nouns = [
      "section", "item", "command", "screen", "layout", "snapshot", "error", "time", "view",
      "argument", "parameter", "element", "statement", "value", "conformance", "variable", "member",
      "type", "cell", "column", "row", "other view", "call", "new frame", "lost frame",
      "changed text", "changed answer", "new warning", "part", "other name",
    ]
    return nouns.flatMap { noun in
      [1, 2].map { Message(counting: $0, noun).template }
    }
  }

  /// Lists what is amiss; there is to be nothing.
  ///
  /// A new message comes with its Korean, in a file of `Translation/Korean`.
  private func expectNone(_ amiss: [String]) {
    let list = Set(amiss).sorted()
    #expect(list.isEmpty, "\n\(list.joined(separator: "\n"))")
  }

  @Test func whatIsToldIsTranslated() {
    expectNone((toldTemplates + countedTemplates).filter { Catalogue.korean[$0] == nil })
  }

  @Test func refusalsAreTranslated() throws {
    let messages = try Self.sources.get().messages.filter {
      !$0.file.hasPrefix("Lessons/Goals") && Template($0.template).hasLetters
    }
    #expect(messages.count > 100)
    let missing = messages.filter { Catalogue.korean[$0.template] == nil }
    expectNone(missing.map { "\($0.file): \($0.template)" })
  }

  @Test func everyTranslationIsUsed() throws {
    let used = try Self.sources.get().literals.union(toldTemplates + countedTemplates)
    // The engine makes names of numbers from names of sides.
    let named = Catalogue.entries(of: Korean.derivations)
    expectNone(Catalogue.korean.keys.filter { !used.contains($0) && named[$0] == nil })
  }

  @Test func translationsNameTheArgumentsOfTheirTemplate() {
    func arguments(_ template: String) -> Set<Int> {
      Set(Template(template).pieces.compactMap { if case .argument(let n) = $0 { n } else { nil } })
    }
    let names = EnglishProse()
    for (english, korean) in Catalogue.korean {
      #expect(arguments(english) == arguments(korean), "\(english)")
      #expect(english != korean && names.lines(of: korean).isEmpty, "\(english)")
    }
  }

  @Test func theCatalogueHasNoEntryTwice() {
    let lines = Korean.texts.joined(separator: "\n").split(separator: "\n")
    #expect(lines.count.isMultiple(of: 2))
    #expect(lines.count / 2 == Catalogue.korean.count)
  }
}
