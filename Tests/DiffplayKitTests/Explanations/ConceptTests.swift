import ConceptTexts
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Explanations
@testable import Lessons
@testable import Wording

/// The pages of `explain`.
@Suite struct ConceptTests {
  /// The pages whose example is refused on purpose.
  private static let refused: Set = [
    "batch-updates", "class-identifiers", "duplicates", "hashable",
  ]

  @Test(arguments: Concept.all.map(\.id))
  func theExampleRuns(_ id: String) throws {
    let concept = try #require(Concept.named(id))
    #expect(concept.id == id)
    #expect(!concept.body.example.isEmpty)
    let workbench = Workbench(fileSystem: InMemoryFileSystem())
    #expect(ConceptExample(concept.body, on: workbench).hasRefusal == Self.refused.contains(id))
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

  @Test func everyFileIsAPage() {
    #expect(Concept.all.count == ConceptText.all.count)
    #expect(Set(Concept.all.map(\.id)).count == Concept.all.count)
    for (concept, file) in zip(Concept.all, ConceptText.all) {
      #expect(file.text.contains("\n#!page \(concept.id)\n#!theme \(concept.theme)\n"))
    }
  }

  @Test(arguments: Language.allCases) func pagesStandInEveryLanguage(_ language: Language) {
    for concept in Concept.all {
      let text = concept.body.text
      let words = text.words(in: language)
      #expect(words.count == text.english.count, "\(concept.id)")
      for text in [concept.title.words(in: language)] + words {
        #expect(!text.isEmpty && !text.contains("  "), "\(concept.id)")
        #expect(text.allSatisfy(\.isASCII) == (language == .english), "\(concept.id): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("identity", "identity"), ("Identity", "identity"),
    ("NSDiffableDataSourceSnapshot", "snapshot"), ("fractionalWidth", "fractional"),
    (".fractionalWidth(0.5)", "fractional"), ("groupPagingCentered", "resting-offset"),
    ("repeated-items", "duplicates"), ("unequal-hashes", "hashable"),
    ("cells asked for", "cell"), ("diff", "difference"), ("pinToVisibleBounds", "pinning"),
    ("UICollectionLayoutListConfiguration", "lists"), ("performBatchUpdates", "batch-updates"),
    ("item.layoutSize.widthDimension", "fractional"), ("needed by 3", "packing"),
    ("section.contentInsets.leading", "content-insets"), ("stop at group 1", "resting-offset"),
    ("group.interItemSpacing", "spacing"), ("collectionView.bounds.size.width", "container"),
    ("~", "estimated"),
  ])
  func namesLeadToTheirConcept(_ name: String, _ id: String) {
    #expect(Concept.named(name)?.id == id)
  }

  @Test(arguments: ["?", "123", "item.nothing", ""])
  func otherWordsLeadNowhere(_ word: String) { #expect(Concept.named(word) == nil) }

  @Test func termsBelongToPages() {
    for (id, terms) in Concept.terms {
      #expect(Concept.all.contains { $0.id == id })
      for term in terms { #expect(Concept.named(term) != nil, "\(term)") }
    }
  }

  /// The labels and properties of every derivation that the sessions of commands show.
  @Test func everyTermOfADerivationLeadsToAPage() throws {
    var playground = Playground.after(
      "container 375 x 667 @2x", "append sections main ads", "append a b c d to main",
      "append x y to ads",
      "apply",
      """
      layout main {
        group horizontal 1w x ~50 spacing 10 {
          item 0.33w x 1h insets 2 { badge dot 20 x 10 at top trailing offset 3 -4 }
        }
        section insets 8 16 spacing 4
        header 1w x 30 pin
        background card insets 2
      }
      """,
      "layout ads { group horizontal 0.9w x 100 { item 1w x 1h }; section scroll groupPaging }",
      "measure a 10 x 80", "scroll to 20")
    var terms: Set<String> = []
    for question in [
      "frame b", "frame x", "frame main", "frame main header", "frame main card",
      "frame main dot 1", "stop ads to 200",
    ] {
      for line in playground.text("why \(question) --all") {
        let words = line.drop { "│├└ ".contains($0) }
        let property = words.split(separator: "  ").dropFirst().last
        if let property { terms.insert(String(property)) }
        let label = words.split(separator: " ").prefix { Double($0) == nil && $0 != "=" }
        if !label.isEmpty { terms.insert(label.joined(separator: " ")) }
      }
    }
    #expect(terms.count > 30)
    let unknown = terms.filter { Concept.named($0) == nil }.sorted()
    #expect(unknown.isEmpty, "\(unknown)")
  }

  @Test func aPageNamesTheLessonsThatTeachIt() {
    var playground = Playground.after()
    let ids = [
      "a-diff-is-minimal", "fewest-moves", "predict-the-moves", "many-sections",
      "a-task-in-two-lists",
    ]
    let line = "Lessons: \(ids.joined(separator: ", "))"
    #expect(playground.text("explain move").contains(line))
    let course = LessonCourse.standard
    for lesson in course.lessons {
      for id in lesson.teaches.compactMap({ Concept.named($0)?.id }) {
        let lessons = playground.text("explain \(id)").first { $0.hasPrefix("Lessons: ") }
        #expect(lessons?.contains(lesson.id) == true, "\(id): \(lesson.id)")
      }
    }
  }

  @Test(arguments: RefusalKind.ofEngines)
  func everyKindOfRefusalHasAPage(_ kind: RefusalKind) {
    #expect(Concept.named(kind.rawValue) != nil)
  }

  /// What is no fault of the line or the file that was read.
  @Test(arguments: [
    RefusalKind.malformedLayout, .noOwnLayout, .doesNotScroll, .viewNotShown, .notOnScreen,
    .outlinesNeedNames,
  ])
  func refusalsAboutTheWorldHaveAPage(_ kind: RefusalKind) {
    let concept = Concept.named(kind.rawValue)
    let lines = kind.lines(width: 80, language: .english).map(\.plain)
    #expect(concept.map { lines.contains("Concepts (`explain NAME`): \($0.id)") } == true)
  }

  @Test func aPersonIsShownTheWayToThePage() {
    let playground = Playground.after("append sections main")
    let answer = Self.answer(of: playground, to: "append a a")
    #expect(answer.hasSuffix("see: explain duplicates"))
    #expect(!Self.answer(of: playground, to: "append a a", isInteractive: false).contains("see:"))
  }

  @Test func theWayStandsBeforeWhatALessonSays() throws {
    let playground = Playground.after("lesson out-of-step")
    let answer = Self.answer(of: playground, to: "batch { delete 0-1; delete 0-2 }")
    let way = try #require(answer.firstRange(of: "see: explain batch-updates"))
    let lesson = try #require(answer.firstRange(of: "This is the most famous crash"))
    #expect(way.upperBound < lesson.lowerBound)
  }

  /// What a person reads after `entry`.
  private static func answer(
    of playground: Playground, to entry: String, isInteractive: Bool = true
  ) -> String {
    var mode = REPL.Mode()
    mode.isInteractive = isInteractive
    let output = Output()
    let repl = REPL(
      playground: playground, mode: mode,
      write: { words, _ in output.write(words) }, writeError: output.write)
    _ = repl.run(entry, file: "-", line: 1)
    return output.text
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
