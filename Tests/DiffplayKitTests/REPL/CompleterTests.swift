import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording
@testable import WorldModel
@testable import WorldWording

@Suite struct CompleterTests {
  /// What is offered at the `|`, and the text it would replace.
  private func complete(_ line: String) -> (replaced: String, texts: [String]) {
    let files = InMemoryFileSystem([
      "./lesson.session": "", "./my file.session": "", "./Sessions/a.session": "", "./.hidden": "",
      "Sessions//a.session": "", "Sessions//b/c.session": "", "Sessions/b/c.session": "",
    ])
    let playground = Playground.after(
      "append sections main \"지금 앱\"", "append apple avocado \"a b\" banana to main",
      "append c{1..300} 사과 to \"지금 앱\"", "apply", files: files)
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let cursor = parts[0].utf8.count
    let text = parts.joined()
    let answer = Completer(playground.workbench).completions(of: text, cursor: cursor)
    let replaced = text.utf8.prefix(cursor).dropFirst(answer.wordStart)
    return (String(decoding: replaced, as: UTF8.self), answer.candidates.map(\.text))
  }

  @Test func verbs() {
    #expect(complete("|").texts == CommandTable.verbs)
    #expect(complete("re|").texts == CommandTable.verbs.filter { $0.hasPrefix("re") })
    #expect(complete("show; app|").texts == ["append", "apply"])
    #expect(complete("show; app|").replaced == "app")
    #expect(complete("zz|").texts == [])
    #expect(complete("zz |").texts == [])
    #expect(complete("help rel|").texts == ["reload"])
  }

  private func notes(_ line: String, in language: Language) -> [String] {
    let playground = Playground.after(
      "append sections main", "append apple to main", "apply", "outline append x",
      files: InMemoryFileSystem(["./a.session": ""]))
    return Completer(playground.workbench).completions(of: line, cursor: line.utf8.count)
      .candidates.map { $0.note.text(in: language) }
  }

  @Test(arguments: [
    ("delete item ", "item", "아이템"), ("append x to ", "section", "섹션"), ("run ", "file", "파일"),
    ("layout main ", "opens a block", "블록을 엽니다"), ("snap", "variable", "변수"),
    ("device \"iPhone SE", "device", "기기"), ("snapshot.deleteItems([", "item", "아이템"),
  ])
  func candidatesAreExplainedInBothLanguages(_ line: String, _ english: String, _ korean: String) {
    #expect(notes(line, in: .english).first ?? "" == english)
    #expect(notes(line, in: .korean).first ?? "" == korean)
  }

  @Test func propertiesSayWhatTheyTake() {
    #expect(notes("set main.group.wi", in: .english) == ["DIMENSION"])
    #expect(notes("set main.section.inter", in: .korean) == ["NUMBER"])
  }

  /// It is a preset, and begins another form.
  @Test func aWordOfTwoFormsIsListedOnce() {
    #expect(complete("layout main li|").texts == ["list"])
  }

  @Test func importedLayouts() {
    var playground = Playground.after("append sections main")
    playground.workbench.world.importedLayouts = ["photos", "카드"].map { name in
      ImportedLayout(name: name, title: "\(name)()", file: "A.swift", line: 1, sections: [])
    }
    func texts(_ line: String) -> [String] {
      Completer(playground.workbench).completions(of: line, cursor: line.utf8.count)
        .candidates.map(\.text)
    }
    #expect(texts("layout main from ") == ["photos", "카드"])
    #expect(texts("layout main from 카") == ["카드"])
    #expect(texts("run ph") == [])
  }

  private static let cases: [(line: String, expected: [String]?)] = [
    ("move item a|", ["apple", "avocado", "\"a b\""]),
    ("move apple a|", ["after"]),
    ("move apple before a|", ["avocado", "\"a b\""]),
    ("delete apple av|", ["avocado"]),
    ("delete items apple avocado \"a b\" b|", ["banana"]),
    ("append x to |", ["main", "\"지금 앱\""]),
    ("append x to 지|", ["\"지금 앱\""]),
    ("append x to \"|", ["\"main\"", "\"지금 앱\""]),
    ("append x to \"지금|", ["\"지금 앱\""]),
    ("append x to main|", []),
    ("move section m|", ["main"]),
    ("move section main before |", ["\"지금 앱\""]),
    ("delete 사|", ["사과"]),
    ("append |", ["sections", "items"]),
    ("append x |", ["to"]),
    ("swift |", ["on", "off"]),
    ("layout main gr|", ["grid"]),
    ("layout |", ["main", "\"지금 앱\"", "configuration"]),
    ("layout main {|", nil),
    ("layout main { gr|", ["group"]),
    ("layout main { group |", ["horizontal", "vertical", "custom"]),
    ("layout main { group horizontal 1w |", ["x"]),
    ("layout main { group horizontal 1w x 1h { it|", ["item"]),
    (
      "layout main { group horizontal 1w x 1h { item 1w x 1h }\n section scroll group|",
      ["groupPaging", "groupPagingCentered"]
    ),
    ("layout main { group horizontal 1w x 1h { item 1w x 1h }; section insets 1 sc|", ["scroll"]),
    ("batch { del|", ["delete"]),
    ("set main.section.inter|", ["main.section.interGroupSpacing"]),
    ("set \"지금 앱.group.c|", ["\"지금 앱.group.contentInsets\"", "\"지금 앱.group.count\""]),
    ("set 지금|", ["\"지금 앱."]),
    ("set m|", ["main."]),
    (
      "set main.|",
      ["main.section.", "main.orthogonalScrollingProperties.", "main.group.", "main.item."]
    ),
    ("set \"지금 앱.g|", ["\"지금 앱.group."]),
    ("set configuration.s|", ["configuration.scrollDirection"]),
    ("frames ma|", ["main"]),
    ("device \"iPhone 16|", ["\"iPhone 16\"", "\"iPhone 16 Pro\"", "\"iPhone 16 Pro Max\""]),
    ("device iPad A|", []),
    ("device iPad|", ["\"iPad mini\"", "\"iPad Air 11\"", "\"iPad Pro 13\""]),
    ("run |", ["Sessions/", "lesson.session", "\"my file.session\""]),
    ("run l|", ["lesson.session"]),
    ("run \"my|", ["\"my file.session\""]),
    ("run Sessions/|", ["Sessions/a.session", "Sessions/b/"]),
    ("run nosuch/|", []),
    ("container 10 x 10 s|", ["safe"]),
    ("container 10 x 10 safe 1 rtl |", ["margins", "dark"]),
  ]

  @Test(arguments: cases)
  func candidates(line: String, expected: [String]?) {
    let texts = complete(line).texts
    if let expected {
      #expect(texts == expected)
    } else {
      #expect(!texts.isEmpty)
    }
  }

  @Test func manyItemsAreCut() {
    #expect(complete("delete c|").texts.count == Completer.limit)
    #expect(complete("delete c29|").texts == (290...299).map { "c\($0)" })
  }

  /// A candidate put in the place of the word is read as what it means.
  @Test(arguments: ["move item |", "delete \"|", "append x to |", "reload sections \"|"])
  func candidatesAreReadBack(line: String) throws {
    let (_, texts) = complete(line)
    let start = line.replacing("\"", with: "").dropLast()
    #expect(!texts.isEmpty)
    for text in texts {
      guard case .words(let tokens)? = try Lexer.statements(of: start + text).first else {
        Issue.record("\(text) is not read")
        continue
      }
      #expect(tokens.last.map { Identifier($0.text).quoted == text || $0.kind == .string } == true)
    }
  }

  @Test func aCursorInsideTheLineSeesWhatIsBeforeIt() {
    let (replaced, texts) = complete("move ap| before banana")
    #expect(replaced == "ap")
    #expect(texts == ["apple"])
  }
}
