import CatalogueTexts
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import Wording

/// What is said is said in every language.
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
      "changed text", "changed answer", "new warning", "part", "other name", "brace", "placeholder",
      "file",
    ]
    return nouns.flatMap { noun in
      [1, 2].map { Message(counting: $0, noun).template }
    }
  }

  /// Lists what is amiss; there is to be nothing.
  ///
  /// A new message comes with its translations, in the files of `Sources/CatalogueTexts`.
  private func expectNone(_ amiss: [String]) {
    let list = Set(amiss).sorted()
    #expect(list.isEmpty, "\n\(list.joined(separator: "\n"))")
  }

  @Test func whatIsToldIsTranslated() {
    expectNone(Catalogue.lacks(toldTemplates + countedTemplates))
  }

  @Test func refusalsAreTranslated() throws {
    let messages = try Self.sources.get().messages.filter {
      !$0.file.hasPrefix("Lessons/Goals") && Template($0.template).hasLetters
    }
    #expect(messages.count > 100)
    expectNone(Catalogue.lacks(messages.map(\.template)))
  }

  /// The languages that have a catalogue.
  private static let translations = Array(Language.allCases.dropFirst())

  private func templates(of language: Language) throws -> [String: String] {
    try #require(Catalogue.of(language)).templates
  }

  @Test(arguments: translations) func everyTranslationIsUsed(_ language: Language) throws {
    let used = try Self.sources.get().literals.union(toldTemplates + countedTemplates)
    expectNone(try templates(of: language).keys.filter { !used.contains($0) })
  }

  @Test(arguments: translations)
  func translationsNameTheArgumentsOfTheirTemplate(_ language: Language) throws {
    func arguments(_ template: String) -> Set<Int> {
      Set(Template(template).pieces.compactMap { if case .argument(let n) = $0 { n } else { nil } })
    }
    let names = EnglishProse()
    for (english, words) in try templates(of: language) {
      #expect(arguments(english) == arguments(words), "\(english)")
      #expect(english != words && names.lines(of: words).isEmpty, "\(english): \(words)")
    }
  }

  @Test(arguments: translations) func noCatalogueHasAnEntryTwice(_ language: Language) throws {
    let file = try #require(CatalogueText.all.first { $0.language == language.rawValue })
    let entries = file.text.split(separator: "\n").filter { $0.hasPrefix("msgid ") }
    // One is the head of the file.
    #expect(try templates(of: language).count == entries.count - 1)
  }

  /// A program for translators reads them too.
  @Test(arguments: translations) func everyEntryHasACommentAndOneLineOfEach(_ language: Language)
    throws
  {
    let file = try #require(CatalogueText.all.first { $0.language == language.rawValue })
    for entry in file.text.split(separator: "\n\n").dropFirst() {
      let words = entry.split(separator: "\n").map { $0.prefix { $0 != " " } }
      #expect(words == ["#.", "msgid", "msgstr"], "\(entry)")
    }
  }
}
