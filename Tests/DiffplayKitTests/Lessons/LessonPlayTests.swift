import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import JSON
@testable import Lessons
@testable import Sessions
@testable import Wording
@testable import WorldModel

/// Lessons as they are played at the prompt.
@Suite struct LessonPlayTests {
  private static func playground(_ language: Language = .english) -> Playground {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    playground.workbench.settings.language = language
    return playground
  }

  private static func text(_ outcomes: [Outcome], _ language: Language = .english)
    -> String
  {
    outcomes.flatMap { $0.lines(in: $0.source, language: language) }
      .map(StylePolicy.plain.text).joined(separator: "\n")
  }

  @Test(arguments: [Int.min, -1, 0, LessonCourse.standard.lessons.count + 1, .max])
  func aNumberThatNoLessonHasIsRefused(number: Int) {
    var playground = Self.playground()
    #expect(
      Self.text(playground.run("lesson \(number)")).contains("there is no lesson `\(number)`"))
    #expect(playground.workbench.lesson == nil)
  }

  @Test(arguments: runsLongTests ? Language.allCases : [.english])
  func everyLessonIsSolvedWithTheFewestCommands(_ language: Language) {
    var playground = Self.playground(language)
    let course = LessonCourse.standard
    #expect(course.lessons.count >= 30)
    for lesson in course.all {
      let first = Self.text(playground.run("lesson \(lesson.id)"), language)
      #expect(first.contains(lesson.title.line(in: language)))
      for case .try(let commands) in lesson.parts {
        for command in commands { _ = playground.run(command.text) }
      }
      #expect(playground.workbench.lesson?.isAtTask == true, "\(lesson.id)")
      var told = ""
      for command in lesson.solution { told += Self.text(playground.run(command.text), language) }
      #expect(told.contains("★"), "\(lesson.id)")
    }
    let progress = playground.workbench.lessonProgress.fewestCommands
    #expect(course.all.allSatisfy { progress[$0.id] == $0.par })
  }

  @Test func freePlayIsUndoneByResetAndLeftByQuit() {
    var playground = Self.playground()
    _ = playground.run("append sections mine")
    _ = playground.run("lesson apply-makes-it-real; next; next")
    let start = playground.workbench.world
    _ = playground.run("delete all; append sections x; apply; layout x grid 3")
    #expect(!playground.workbench.world.isSame(as: start))
    _ = playground.run("reset")
    #expect(playground.workbench.world.isSame(as: start))
    _ = playground.run("undo")
    #expect(!playground.workbench.world.isSame(as: start))
    _ = playground.run("reset; append items cherry to main; undo; append items cherry to main")
    #expect(Self.text(playground.run("apply")).contains("★ Solved with 2 commands"))
    _ = playground.run("quit lesson")
    #expect(Self.text(playground.run("show")) == "mine: (empty)")
    #expect(Self.text(playground.run("undo")).contains("undid: append sections mine"))
  }

  /// A known mistake, and the words that tell of it.
  @Test(arguments: [
    ("apply-makes-it-real", "insert items cherry before apple; apply", "Cherry stands in front"),
    ("hand-written-crash", "batch { model b c; delete 0-9 }", "A crash, but another one"),
    ("reordering", "reorder a to later 1", "canReorderItem is still false"),
    // The world is that of the solution, but for what the last apply did.
    ("payload-in-the-hash", "identity id; reload a; apply", "it is another cell"),
    // Two mistakes that are refused for the same kind of reason.
    (
      "counts-that-add-up", "batch { model c x y; delete 0-1; delete 0-2; insert 0-0 }", "the crash"
    ),
    // A variable of a program, and nothing that is seen.
    ("a-late-snapshot", "early.appendItems([\"x\", \"z\"])", "It waits for an apply"),
    // Another screen, or what comes later, tells the two apart.
    (
      "stale-index",
      "collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in row(44) }",
      "When the adverts come back"
    ),
    // What was predicted, and nothing else.
    ("predict-the-moves", "predict moved c b; apply", "Moving b and c would lead there too"),
    ("predict-the-moves", "apply", "nobody had said so before"),
    (
      "pages",
      "set main.section.orthogonalScrollingBehavior groupPaging; predict rest main 300;"
        + " scroll main to 300", "It rests at 320"
    ),
  ])
  func aKnownMistakeIsToldOnceAndByCheck(_ id: String, _ mistake: String, _ words: String) {
    var playground = Self.playground()
    _ = playground.run("lesson \(id)")
    while playground.workbench.lesson?.isAtTask == false { _ = playground.run("next") }
    #expect(!Self.text(playground.run("show")).contains(words))
    #expect(!Self.text(playground.run("check")).contains(words))
    #expect(Self.text(playground.run(mistake)).contains(words))
    #expect(!Self.text(playground.run("show")).contains(words))
    #expect(Self.text(playground.run("check")).contains(words))
    _ = playground.run("reset")
    #expect(!Self.text(playground.run("check")).contains(words))
    #expect(Self.text(playground.run(mistake)).contains(words))
  }

  @Test func aMistakeIsNotToldOnTheWayOfTheSolution() {
    var playground = Self.playground()
    _ = playground.run("lesson apply-makes-it-real; next; next")
    #expect(!Self.text(playground.run("append items cherry to main")).contains("was not applied"))
    #expect(Self.text(playground.run("check")).contains("was not applied"))
  }

  /// Of two mistakes that come to the same, the one whose commands were typed.
  @Test func theMistakeThatWasMadeIsTold() {
    for (mistake, words) in [
      ("set item b title Hello; apply", "identifiers only"),
      ("set item b title Hello; delete b; insert b after a; apply", "leaves no trace"),
    ] {
      var playground = Self.playground()
      _ = playground.run("lesson reload-or-reconfigure")
      while playground.workbench.lesson?.isAtTask == false { _ = playground.run("next") }
      _ = playground.run(mistake)
      #expect(Self.text(playground.run("check")).contains(words), "\(mistake)")
    }
  }

  /// Whoever asks for the task outside a lesson gets none begun.
  @Test func theTaskIsThatOfTheOpenLesson() {
    var playground = Self.playground()
    #expect(playground.refusal(of: "task") != nil)
    #expect(playground.workbench.lesson == nil)
    _ = playground.run("lesson apply-makes-it-real; next; next")
    #expect(Self.text(playground.run("task")).contains("Task: make the view show apple"))
  }

  @Test func aResetIsNoProgress() {
    var playground = Self.playground()
    _ = playground.run("lesson apply-makes-it-real; next; next; append cherry; reset")
    #expect(Self.text(playground.run("show applied")) == "main: apple banana")
  }

  /// A row of groups that scrolls on its own.
  private static func row(ofGroups width: Int) -> String {
    "layout main { group horizontal \(width) x 50 { item 1w x 1h }; section scroll continuous }"
  }

  /// A lesson over such a row, whose solution is `solution`.
  private static func rowLesson(solving solution: String) -> Playground {
    var lesson = Lesson.read(Session(), path: "row").lesson
    lesson.id = "row"
    lesson.start = [
      "append sections main", "append a{01..12} to main", "apply", row(ofGroups: 100),
    ].map { Lesson.Command(line: 1, text: $0) }
    lesson.solution = [Lesson.Command(line: 1, text: solution)]
    var playground = playground()
    playground.workbench.course = LessonCourse([lesson])
    _ = playground.run("lesson row; scroll main to 20")
    return playground
  }

  /// The goals count in the content, and so does the list above them.
  @Test func differencesAreCountedAsTheGoalsAndFramesAre() {
    var playground = Self.rowLesson(solving: Self.row(ofGroups: 150))
    let told = Self.text(playground.run("goal"))
    #expect(told.contains("a02 is at 100, 0, 100 x 50, the goal has it at 150, 0, 150 x 50"))
  }

  @Test func whatIsOnlyScrolledIsNotMissing() {
    var playground = Self.rowLesson(solving: "scroll main to 320")
    let told = Self.text(playground.run("goal"))
    #expect(told.contains("a01 is in sight, the goal has it out of sight"))
    #expect(told.contains("a04 is in its place, and the goal has it scrolled"))
    #expect(!told.contains("missing"))
    let all = Self.text(playground.run("set verbosity verbose; goal"))
    #expect(all.contains("a07 is out of sight, the goal has it in sight"))
  }

  @Test func aCutListSaysHowMuchIsLeftOutInBothLanguages() {
    var playground = Self.rowLesson(solving: "delete all; apply; scroll main to 0")
    #expect(!Self.text(playground.run("goal")).contains("more"))
    playground = Self.rowLesson(solving: Self.row(ofGroups: 30))
    #expect(Self.text(playground.run("goal")).contains("\n… 4 more"))
    let korean = Self.text(playground.run("goal"), .korean)
    #expect(korean.contains("\n… 4개 더"))
  }

  @Test func aLongerWayIsSolvedWithoutAStar() {
    var playground = Self.playground()
    _ = playground.run("lesson apply-makes-it-real; next; next")
    let told = Self.text(playground.run("append b; delete b; append cherry; apply"))
    #expect(told.contains("✓ Solved with 4 commands; 2 would do"))
  }

  @Test func aCommandThatIsOffIsRefusedInBothSpellings() {
    var lesson = Lesson.read(Session(), path: "x").lesson
    lesson.id = "x"
    lesson.off = ["delete"]
    var playground = Self.playground()
    playground.workbench.course = LessonCourse([lesson])
    _ = playground.run("lesson x; append sections main; append a")
    #expect(Self.text(playground.run("delete a")).contains("`delete` is switched off"))
    let swift = playground.run(#"snapshot.deleteItems(["a"])"#)
    #expect(Self.text(swift).contains("`delete` is switched off"))
  }

  @Test func theLessonIsAnObjectInJSON() throws {
    var playground = Self.playground()
    _ = playground.run("set output json; lesson apply-makes-it-real; next; next")
    let line = try #require(playground.run("append items cherry to main").first).json(line: 1)
    let lesson = try JSONDocument(parsing: line).value["lesson"]
    #expect(lesson?["id"] == "apply-makes-it-real")
    #expect(lesson?["isAtTask"] == true)
    #expect(lesson?["isSolved"] == false)
    #expect(lesson?["goals"]?[0]?["isReached"] == false)
    let last = try #require(playground.run("apply").first).json(line: 2)
    #expect(try JSONDocument(parsing: last).value["lesson"]?["isSolved"] == true)
  }

  @Test func progressKeepsTheBestAndForgetsNothing() {
    var progress = LessonProgress(text: "a 3\nnonsense\nb x\nb 2\n")
    progress.add("a", commands: 2)
    progress.add("b", commands: 5)
    #expect(progress.text == "a 2\nb 2\n")
  }

  @Test func aLessonIsRecordedSoThatItReplays() throws {
    let files = InMemoryFileSystem()
    var playground = Playground(fileSystem: files)
    _ = playground.run("append sections mine")
    _ = playground.run("lesson apply-makes-it-real")
    _ = playground.run("show applied")
    _ = playground.run("record x.session")
    _ = playground.run("apply")
    _ = playground.run("append items cherry to main")
    _ = playground.run("apply")
    let replayed = ReplayedWorld.replay("x.session", files: files)
    #expect(!replayed.isFailure)
    #expect(replayed.steps.last?.output?.contains("★ Solved") == true)
  }
}
