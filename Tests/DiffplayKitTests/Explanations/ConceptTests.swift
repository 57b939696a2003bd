import Testing

@testable import DiffplayKit

/// The pages of `explain`.
@Suite struct ConceptTests {
  @Test(arguments: Concept.all.map(\.id))
  func theExampleRuns(_ id: String) throws {
    let concept = try #require(Concept.named(id))
    #expect(concept.id == id)
    #expect(!concept.example.isEmpty)
    let workbench = Workbench(fileSystem: InMemoryFileSystem())
    #expect(ConceptExample(concept, on: workbench).hasRefusal == concept.showsRefusal)
  }

  @Test(arguments: Concept.all.map(\.id))
  func everyLinkLeadsSomewhere(_ id: String) throws {
    let concept = try #require(Concept.named(id))
    let ids = Set(Concept.all.map(\.id))
    for link in concept.related { #expect(ids.contains(link), "\(id) → \(link)") }
    #expect(!concept.related.contains(id))
    for verb in concept.commands { #expect(CommandTable.verbs.contains(verb), "\(id) → \(verb)") }
    for name in concept.names { #expect(Concept.named(name) != nil, "\(name)") }
  }

  @Test func pagesStandInBothLanguages() {
    for concept in Concept.all {
      for text in [concept.title] + concept.text {
        #expect(!text.english.isEmpty)
        #expect(text.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
        #expect(!text.english.contains("  ") && !text.korean.contains("  "))
      }
    }
    #expect(Set(Concept.all.map(\.id)).count == Concept.all.count)
  }

  @Test(arguments: [
    ("identity", "identity"), ("Identity", "identity"),
    ("NSDiffableDataSourceSnapshot", "snapshot"), ("fractionalWidth", "fractional"),
    (".fractionalWidth(0.5)", "fractional"), ("groupPagingCentered", "resting-offset"),
    ("repeated-items", "duplicates"), ("unequal-hashes", "hashable"),
    ("cells asked for", "cell"), ("diff", "difference"), ("pinToVisibleBounds", "pinning"),
    ("UICollectionLayoutListConfiguration", "lists"), ("performBatchUpdates", "batch-updates"),
  ])
  func namesLeadToTheirConcept(_ name: String, _ id: String) {
    #expect(Concept.named(name)?.id == id)
  }

  @Test(arguments: RefusalKind.ofEngines)
  func everyKindOfRefusalHasAPage(_ kind: RefusalKind) {
    #expect(Concept.named(kind.rawValue) != nil)
  }

  @Test func aPersonIsShownTheWayToThePage() {
    func answer(isInteractive: Bool) -> String {
      var mode = REPL.Mode()
      mode.isInteractive = isInteractive
      let output = Output()
      let repl = REPL(
        playground: .after("append sections main"), mode: mode,
        write: { words, _ in output.write(words) }, writeError: output.write)
      _ = repl.run("append a a", file: "-", line: 1)
      return output.text
    }
    #expect(answer(isInteractive: true).hasSuffix("see: explain duplicates"))
    #expect(!answer(isInteractive: false).contains("see:"))
  }

  @Test func anUnknownWordIsRefusedWithTheNearest() {
    var playground = Playground.after()
    let error = playground.refusal(of: "explain identty")
    #expect(error?.message.english == "nothing is called `identty`")
    #expect(error?.fix?.english == "did you mean `identity`?")
  }

  @Test func theExampleLeavesTheWorldAlone() {
    var playground = Playground.after("append sections mine")
    let before = playground.visibleState
    _ = playground.text("explain apply")
    #expect(playground.visibleState == before)
  }
}

/// Collects what a loop writes.
private final class Output {
  private(set) var text = ""

  func write(_ words: String) { text += words }
}
