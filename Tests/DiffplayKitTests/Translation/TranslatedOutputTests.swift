import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording

/// Whoever reads another language is answered in it, whatever is asked.
@Suite struct TranslatedOutputTests {
  private static let folder = "Sessions/commands"

  /// The sessions of commands.
  static let names: [String] = {
    let path = Fixtures.packageRoot.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".session") }.sorted()
  }()

  private static let files: InMemoryFileSystem = {
    var texts: [String: String] = [:]
    let root = Fixtures.packageRoot.appending(path: "Sessions")
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
      texts["Sessions/\(name)"] = text
    }
    return InMemoryFileSystem(texts)
  }()

  /// The languages besides English; one of them where time counts (`make long` takes all).
  static let languages = runsLongTests ? Array(Language.allCases.dropFirst()) : [.korean]

  /// What a session's commands answer in a language, but for tables that programs read.
  private func answers(
    of name: String, in language: Language
  ) -> [(command: String, output: String)] {
    let replayed = SessionReplay.replay(path: "\(Self.folder)/\(name)", files: Self.files) {
      var settings = $0
      settings.language = language
      return ReplayedWorld(settings, files: Self.files)
    }
    var isData = false
    return replayed.steps.compactMap { step in
      let command = step.step.command
      if command.hasPrefix("set output ") { isData = !command.hasSuffix(" text") }
      return isData ? nil : (command, step.output ?? "")
    }
  }

  @Test(arguments: names, languages) func noAnswerIsEnglish(_ name: String, _ language: Language) {
    let answers = answers(of: name, in: language)
    // Lessons and other files bring commands that nobody typed here.
    let typed = Self.files.texts.flatMap { path, text in
      text.split(separator: "\n").filter { $0.hasPrefix(">") || path.hasSuffix(".txt") }
    }
    let prose = EnglishProse(besides: answers.map(\.command) + typed.map(String.init))
    for (command, output) in answers where !command.hasPrefix("export swift") {
      let english = prose.lines(of: output)
      #expect(english.isEmpty, "\(command)\n\(english.joined(separator: "\n"))")
    }
  }

  /// A page of help for each word that has one.
  @Test(arguments: languages) func noPageOfHelpIsEnglish(_ language: Language) {
    let words =
      CommandTable.verbs + HelpTopic.all.map(\.name) + RefusalKind.allCases.map(\.rawValue)
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let prose = EnglishProse()
    for word in words {
      let page = playground.workbench.answer(to: "help \(word)", language: language).output
      let english = prose.lines(of: page)
      #expect(!page.isEmpty)
      #expect(english.isEmpty, "help \(word)\n\(english.joined(separator: "\n"))")
    }
  }

  @Test func proseIsFound() {
    let prose = EnglishProse(besides: ["append items banana to shelf"])
    #expect(prose.lines(of: "frames: none changed") == ["frames: none changed"])
    #expect(prose.lines(of: "  append items banana to shelf\n\n섹션 shelf\n").isEmpty)
    #expect(prose.lines(of: "오류: `what is this`\n  UIKit: Invalid\n         and more").isEmpty)
    #expect(prose.lines(of: "아이템 a was moved") == ["아이템 a was moved"])
  }
}
