import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import LayoutLanguage
@testable import TextWidth
@testable import Wording

/// Help, the search, the question mark and the explanations of errors.
@Suite struct HelpTests {
  @Test func theOverviewIsOneScreenAndNamesEveryVerb() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let lines = playground.text("help")
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    let words = Set(lines.joined(separator: " ").split(separator: " ").map(String.init))
    #expect(words.isSuperset(of: CommandTable.verbs))
  }

  @Test(arguments: CommandTable.verbs)
  func everyPageHasUsageExamplesAndWhereToGoOn(_ verb: String) throws {
    let command = try #require(CommandTable.command(verb))
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let lines = playground.text("help \(verb)")
    let usage = try #require(lines.firstIndex { $0.hasPrefix(verb) })
    let examples = try #require(lines.firstIndex(of: "Try"))
    // A page of usage comes last, and any other first.
    #expect(usage == 0 || examples == 1 && lines.count > 24)
    for example in command.examples {
      #expect(lines.contains("  " + (example.split(separator: "\n").first ?? "")), "\(example)")
    }
    for related in command.related {
      #expect(playground.refusal(of: "help \(related)") == nil, "\(related)")
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name) + ["layout words", "exit codes", "group", "header"])
  func topicsHavePages(_ name: String) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    #expect(playground.refusal(of: "help \(name)") == nil)
    #expect(playground.text("help \(name)").count > 1)
  }

  @Test func everyPropertyIsListedWithWhatItTakes() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let lines = playground.text("help properties")
    for property in LayoutProperty.all {
      #expect(lines.contains { $0.hasPrefix(property.path) }, "\(property.path)")
    }
    #expect(lines.contains { $0.hasSuffix("[flexible] NUMBER") })
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
  }

  @Test(arguments: RefusalKind.allCases)
  func everyRefusalIsExplained(_ kind: RefusalKind) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let lines = playground.text("help \(kind.rawValue)")
    #expect(lines.first == kind.rawValue)
    #expect(lines.contains { $0.hasPrefix("Rule: ") } && lines.contains { $0.hasPrefix("From: ") })
    #expect(lines.contains { $0.hasPrefix("To mend it: ") })
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    for word in kind.explanation.related {
      #expect(playground.refusal(of: "help \(word)") == nil, "\(word)")
    }
  }

  @Test func whyExplainsTheLastError() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    #expect(playground.refusal(of: "why")?.kind == .nothingToExplain)
    _ = playground.run("append sections main")
    _ = playground.run("append a a")
    #expect(playground.text("why").prefix(2) == ["a is named twice", "repeated-items"])
    #expect(playground.text("why")[1] == "repeated-items")
    #expect(playground.json("why").first?.contains(#""value":"repeated-items""#) == true)
  }

  @Test(arguments: [
    ("apropos appenditems", "append"), ("apropos spacing", "SECTION.section.interGroupSpacing"),
    ("apropos verbosity", "verbosity"), ("apropos carousel", "carousel"),
    ("apropos hash equal", "unequal-hashes"), ("apropos 되돌", "undo"),
    ("apropos exit", "exit-codes"), ("apropos badge", "badge"),
  ])
  func aproposFinds(line: String, name: String) {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    #expect(playground.text(line).contains { $0.hasPrefix(name) }, "\(playground.text(line))")
  }

  @Test func aPrefixOfSeveralVerbsNamesThem() {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    let refusal = playground.refusal(of: "re a")
    #expect(refusal?.kind == .ambiguousCommand)
    #expect(refusal?.fix?.english.hasPrefix("did you mean `reload`, `reconfigure`") == true)
  }
}
