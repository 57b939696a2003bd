import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Lessons
@testable import PictureModel
@testable import Sessions
@testable import Wording
@testable import WorldModel

/// Steps that hold: what `next`, `check`, `hint` and `goal` say of the world as it is.
@Suite struct LessonStepTests {
  private static func text(_ playground: inout Playground, _ entry: String) -> String {
    playground.text(entry).joined(separator: "\n")
  }

  private static func atTask(_ id: String) -> Playground {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    _ = playground.run("lesson \(id)")
    while playground.workbench.lesson?.isAtTask == false { _ = playground.run("next") }
    return playground
  }

  @Test func aTaskIsSkippedOnlyWhenAskedTwiceInARow() {
    var playground = Self.atTask("apply-makes-it-real")
    #expect(Self.text(&playground, "next").contains("not solved yet"))
    #expect(playground.workbench.lesson?.lesson.id == "apply-makes-it-real")
    _ = playground.run("show")
    #expect(Self.text(&playground, "next").contains("not solved yet"))
    #expect(Self.text(&playground, "next").hasPrefix("2 Sections and items"))
    #expect(playground.workbench.lessonProgress.skipped == ["apply-makes-it-real"])
    #expect(Self.text(&playground, "lessons").contains("  1– apply-makes-it-real") == false)
    let row = playground.text("lessons").first { $0.contains("apply-makes-it-real") }
    #expect(row?.contains("–") == true, "\(row ?? "")")
  }

  /// Whoever has done all is told what was learned, with the figures, and where it leads.
  @Test func theEndOfTheCourseIsTold() {
    let heading = "Every lesson is done."
    var playground = Self.atTask("apply-makes-it-real")
    let lessons = LessonCourse.standard.lessons
    for lesson in lessons.dropFirst() {
      playground.workbench.learned.add(lesson.id, commands: lesson.par + 1)
    }
    #expect(!Self.text(&playground, "append items cherry to main").contains(heading))
    let end = Self.text(&playground, "apply")
    #expect(end.contains(heading) && end.contains("`export swift`"), "\(end)")
    #expect(end.contains("\(lessons.count)") && end.contains("★ 1/"), "\(end)")
    _ = playground.run("quit lesson")
    #expect(Self.text(&playground, "next").contains(heading))
  }

  @Test func aSolvedTaskGoesOnAtOnceAndIsNotSkipped() {
    var playground = Self.atTask("apply-makes-it-real")
    _ = playground.run("append items cherry to main; apply")
    #expect(Self.text(&playground, "next").hasPrefix("2 Sections and items"))
    #expect(playground.workbench.lessonProgress.skipped.isEmpty)
  }

  @Test func progressKeepsWhatWasSkippedUntilItIsSolved() {
    var progress = LessonProgress(text: "a skipped\nb 3\nc skipped\nc 2\nd what\n")
    #expect(progress.skipped == ["a"])
    #expect(progress.fewestCommands == ["b": 3, "c": 2])
    #expect(LessonProgress(text: progress.text) == progress)
    var other = LessonProgress()
    other.skip("b")
    other.add("a", commands: 1)
    progress.merge(other)
    #expect(progress.skipped.isEmpty && progress.fewestCommands["a"] == 1)
  }

  @Test func checkTellsOfNoMistakeWhereAllIsReached() {
    var playground = Self.atTask("fractional-of-what")
    _ = playground.run("set main.item.width 0.65625w")
    #expect(Self.text(&playground, "check").contains("0.65625 of 320 is 210"))
    _ = playground.run("set main.item.width 0.75w")
    let told = Self.text(&playground, "check")
    #expect(told.contains("All is reached") && !told.contains("0.65625"), "\(told)")
  }

  @Test func aHintPassesOverWhatIsDone() {
    var playground = Self.atTask("apply-makes-it-real")
    _ = playground.run("append items cherry to main")
    let hints = (0..<3).map { _ in Self.text(&playground, "hint") }
    #expect(hints[0].contains("What reaches the view"))
    #expect(!hints.contains { $0.contains("Two commands") }, "\(hints)")
    #expect(hints[1].contains("What is left: `apply`"), "\(hints)")
    _ = playground.run("apply")
    #expect(Self.text(&playground, "hint").contains("All is reached"))
  }

  @Test func aHintSaysWhereTheKnownWayEnds() {
    var playground = Self.atTask("apply-makes-it-real")
    _ = playground.run("delete apple; apply")
    #expect(Self.text(&playground, "hint").contains("`reset` begins the task anew"))
  }

  /// Equal frames stand on the same rows of both pictures, whatever else is there.
  @Test func goalAndPresentAreDrawnToOneScale() {
    var playground = Self.atTask("apply-makes-it-real")
    _ = playground.run("append sections other; append x{1..9} to other; apply")
    let picture = playground.text("goal")
    func rows(naming name: String) -> [Int] {
      picture.filter { $0.contains("│") }.map { $0.split(separator: name).count - 1 }
        .filter { $0 > 0 }
    }
    #expect(rows(naming: " apple ") == [2], "\(picture.joined(separator: "\n"))")
    #expect(rows(naming: " banana ") == [2], "\(picture.joined(separator: "\n"))")
  }

  private static let course = [
    "c/course.txt": "title: 작은 과정\nlanguage: ko\norder: two one\nrequired: one\n",
    "c/01-one.session": lesson("one", also: ""),
    "c/02-two.session": lesson("two", also: "#!goal also 640 x 480\n"),
  ]

  /// A lesson whose task is an item of 0.9 of its view.
  private static func lesson(_ id: String, also: String) -> String {
    """
    #!diffplay session 1
    #!lesson \(id)
    #!title Nine tenths
    #!teaches fractional
    #!start
    > container 320 x 480 @2x
    > append sections main
    > append a b to main
    > apply
    #!say
    # Task: rows of nine tenths of the view: `layout`.
    #!goal frame a 0 0 288 50
    \(also)#!hint A fraction.
    #!hint `layout main { group horizontal 0.9w x 50 { item 1w x 1h } }`
    #!wrong layout main { group horizontal 0.8w x 50 { item 1w x 1h } }
    #!solution
    > layout main { group horizontal 0.9w x 50 { item 1w x 1h } }
    #!par 1
    #!after
    # So.

    """
  }

  private static func inCourse() -> Playground {
    var playground = Playground(fileSystem: InMemoryFileSystem(course))
    playground.workbench.settings.language = .korean
    return playground
  }

  @Test func aCourseIsTakenFromAFolder() {
    var playground = Self.inCourse()
    let map = playground.run("lessons --course c").flatMap { $0.lines(in: "", language: .korean) }
      .map(\.plain)
    #expect(map.first == "작은 과정")
    #expect(map.contains { $0.contains("1 two") || $0.contains("▸ two") }, "\(map)")
    #expect(map.contains { $0.contains("one") && $0.contains("(필수)") }, "\(map)")
    #expect(Self.text(&playground, "lesson 2").hasPrefix("2 Nine tenths"))
    #expect(Self.text(&playground, "lesson c/01-one.session").hasPrefix("1 Nine tenths"))
  }

  @Test(arguments: [
    ("lessons --course nowhere", "nowhere"),
    ("lessons --course d", "there is no lesson `three`"),
    ("lessons --course e", "this line says nothing of a course"),
    ("lesson d/none.session", "none.session"),
  ])
  func aCourseThatCannotBeReadIsRefused(_ entry: String, _ words: String) {
    var files = Self.course
    files["d/course.txt"] = "order: three\n"
    files["d/01-one.session"] = files["c/01-one.session"]
    files["e/course.txt"] = "colour: red\n"
    files["e/01-one.session"] = files["c/01-one.session"]
    var playground = Playground(fileSystem: InMemoryFileSystem(files))
    #expect(playground.refusal(of: entry)?.message.english.contains(words) == true)
    #expect(playground.workbench.course == nil)
  }

  /// A number that fits one screen alone solves the first lesson and not the second.
  @Test func aHardCodedNumberFailsOnTheOtherScreen() {
    var playground = Self.inCourse()
    let hard = "layout main { group horizontal 288 x 50 { item 1w x 1h } }"
    _ = playground.run("lessons --course c; lesson one")
    #expect(Self.text(&playground, hard).contains("★"))
    _ = playground.run("lesson two")
    let told = Self.text(&playground, hard)
    #expect(told.contains("Right on this screen, not on 640 x 480"), "\(told)")
    #expect(
      Self.text(&playground, "check").contains("also on 640 x 480: a 0 0 576 50 wanted, now 0 0")
    )
    let goal = Self.text(&playground, "goal")
    #expect(goal.hasPrefix("On 640 x 480:"), "\(goal)")
    #expect(
      Self.text(&playground, "layout main { group horizontal 0.9w x 50 { item 1w x 1h } }")
        .contains("✓ Solved"))
  }

  @Test(arguments: ["844 x", "x", "items many", "items 0", "nokia", ""])
  func anotherScreenMustBeOne(_ words: String) {
    #expect(throws: (any Error).self) { try Goal("also \(words)", line: 1) }
  }

  @Test(arguments: ["844 x 390", "ipad", "\"iPhone SE\"", "iPhone 16 Pro", "items 30", "rtl"])
  func otherScreensAreRead(_ words: String) throws {
    #expect(try Goal("also \(words)", line: 1).otherScreen != nil)
  }

  /// A lesson may need another of its course, also where it is checked alone.
  @Test func aLessonIsCheckedBesideItsCourse() {
    var files = Self.course
    files["c/02-two.session"] = files["c/02-two.session"]?.replacing(
      "#!start", with: "#!needs one\n#!start")
    func faults() -> [String] {
      LessonLint(course: [], files: InMemoryFileSystem(files))
        .faults(inFiles: ["c/02-two.session"]).map(\.message).filter { $0.contains("no lesson") }
    }
    #expect(faults().isEmpty)
    files["c/01-one.session"] = nil
    #expect(faults() == ["there is no lesson `one`"])
  }

  /// A skeleton lacks words and nothing else.
  @Test func aSkeletonPassesTheLintButForItsWords() throws {
    let files = InMemoryFileSystem(["c/07-x.session": "#!diffplay session 1\n"])
    let skeleton = try LessonSkeleton(id: "my-first", folder: "c", files: files)
    #expect(skeleton.name == "08-my-first.session")
    try files.write(skeleton.text, to: "c/08-my-first.session")
    try files.write(LessonSkeleton.courseFile(in: .english), to: "c/course.txt")
    let lint = LessonLint(course: LessonCourse.standard.all, files: files)
    let faults = lint.faults(inFiles: ["c/08-my-first.session"])
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.message == "this text is still to be written" }, "\(faults)")
    try files.write(
      skeleton.text.replacing("WRITE:", with: "Words"), to: "c/08-my-first.session")
    #expect(lint.faults(inFiles: ["c/08-my-first.session"]).isEmpty)
    #expect(throws: SessionFault.self) {
      try LessonSkeleton(id: "My First", folder: "c", files: files)
    }
  }

  @Test func aHandoutEndsAtTheTaskAndTheWholeAtTheSolution() throws {
    let files = InMemoryFileSystem(Self.course)
    let course = try LessonCourse(files: ["c"], in: files)
    let lesson = try #require(course.lesson(named: "two"))
    let handout = LessonHandout(lesson, of: course, in: .korean, files: files)
    #expect(handout.film.title == "Nine tenths")
    #expect(handout.film.steps.map(\.command) == ["lesson two"])
    #expect(handout.film.steps[0].picture?.elements.count == 2)
    #expect(handout.lines.contains { $0.plain.contains("★") })
  }
}
