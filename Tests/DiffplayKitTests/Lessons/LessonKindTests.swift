import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import Lessons
@testable import Wording
@testable import WorldModel

/// Challenges, and goals that hold after more commands.
@Suite struct LessonKindTests {
  private static func playground() -> Playground {
    Playground(fileSystem: InMemoryFileSystem())
  }

  private static func text(_ outcomes: [Outcome], _ language: Language = .english) -> String {
    outcomes.flatMap { $0.lines(in: $0.source, language: language) }
      .map(StylePolicy.plain.text).joined(separator: "\n")
  }

  @Test(arguments: [(Language.english, "the goal"), (.korean, "목표")])
  func aChallengeBeginsWithItsGoalDrawn(_ language: Language, _ word: String) {
    var playground = Self.playground()
    playground.workbench.settings.language = language
    let text = Self.text(playground.run("lesson photo-library"), language)
    #expect(text.contains("╭"))
    #expect(text.contains(word))
    #expect(playground.workbench.lesson?.isAtTask == true)
  }

  @Test func numbersThatFitOneScreenDoNotSolveAChallenge() {
    var playground = Self.playground()
    _ = playground.run("lesson mosaic")
    let text = Self.text(
      playground.run(
        """
        layout pictures { group horizontal 320 x 213 { item 213.5 x 1h; group vertical 106.5 x 1h \
        { item 1w x 0.5h } } }
        """))
    #expect(!text.contains("★"))
    #expect(playground.workbench.lesson?.isSolved == false)
  }

  @Test(arguments: Language.allCases)
  func aChallengeShowsHowItsRowsScroll(_ language: Language) {
    var playground = Self.playground()
    playground.workbench.settings.language = language
    let text = Self.text(playground.run("lesson album-shelf"), language)
    #expect(text.contains("a1 →|*"), "\(text)")
    let meaning = "→| recent: scroll"
    #expect(text.contains(meaning), "\(text)")
    #expect(text.contains("continuousGroupLeadingBoundary*"), "\(text)")
  }

  @Test func anotherBehaviorDoesNotSolveAChallengeAndIsTold() {
    var playground = Self.playground()
    let solution = LessonCourse.standard.lesson(named: "album-shelf")?.solution.map(\.text) ?? []
    _ = playground.run("lesson album-shelf")
    for command in solution {
      let other = command.replacing("continuousGroupLeadingBoundary", with: "paging")
      #expect(!Self.text(playground.run(other)).contains("★"))
    }
    let told = Self.text(playground.run("goal"))
    #expect(
      told.contains(
        "recent has scroll paging, the goal has scroll continuousGroupLeadingBoundary"), "\(told)")
    #expect(told.contains("what is drawn: recent scroll continuousGroupLeadingBoundary wanted"))
    _ = playground.run(
      "set recent.section.orthogonalScrollingBehavior continuousGroupLeadingBoundary")
    #expect(playground.workbench.lesson?.isSolved == true)
  }

  @Test func aPinnedHeaderIsSignedAndToldWhereTheGoalHasNone() throws {
    var (free, pinned) = (Self.playground(), Self.playground())
    for (playground, pin) in [(0, ""), (1, " pin")] {
      let entries =
        "append sections main; append a; apply; layout main { group horizontal 1w x 44"
        + " { item 1w x 1h }; header 1w x 30\(pin) }"
      _ = playground == 0 ? free.run(entries) : pinned.run(entries)
    }
    let contents = free.workbench.world.contents
    let comparison = GoalComparison(
      try free.workbench.world.scene(), goal: try pinned.workbench.world.scene(),
      contents: contents, goalContents: contents)
    let picture = comparison.picture(columns: 80, in: .english).map(\.plain).joined(separator: "\n")
    #expect(picture.contains("header ↑"), "\(picture)")
    #expect(picture.contains("↑ main header: pin*"), "\(picture)")
    let told = comparison.differences(limit: 8, in: .korean).map(\.plain)
    #expect(told == ["main header: 지금 no pin, 목표는 pin"])
  }

  @Test func whatIsRightNowAloneIsToldAndDrawnAfterTheNextEdit() {
    var playground = Self.playground()
    _ = playground.run("lesson uneven-cards")
    let text = Self.text(
      playground.run("layout cards { group horizontal 1w x 120 { item 0.5w x 1h } }"))
    #expect(text.contains("Right as it is now, not after `measure b 160 x 150`"))
    #expect(Self.text(playground.run("goal")).contains("After `measure b 160 x 150`:"))
    #expect(playground.workbench.lesson?.isSolved == false)
  }

  @Test func contentsAreComparedAfterCommands() {
    var playground = Self.playground()
    _ = playground.run("lesson carried-value; next")
    _ = playground.run("identity id; reconfigure a; apply")
    #expect(playground.workbench.lesson?.isSolved == true)
  }

  /// The cell is filled from the store once identifiers carry nothing any more.
  @Test func aCellThatIsConfiguredAgainForgetsWhatItsItemCarried() {
    var playground = Self.playground()
    _ = playground.run(
      "identity payload; append sections main; append a; set item a title Old; apply")
    _ = playground.run("set item a title New; identity id; reconfigure a; apply")
    #expect(Self.text(playground.run("show a")) == "a.title = \"New\"")
  }
}
