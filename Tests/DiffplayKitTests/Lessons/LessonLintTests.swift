import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import HostSystem
@testable import Lessons
@testable import Sessions
@testable import Wording

/// A way to break a lesson that is right, and what the lint has to say about it.
struct BrokenLesson: Sendable, CustomTestStringConvertible {
  /// A text of the lesson, what takes its place, and the place and words of the fault.
  let old: String
  let new: String
  let fault: String

  init(_ old: String, _ new: String, _ fault: String) {
    (self.old, self.new, self.fault) = (old, new, fault)
  }

  var testDescription: String { fault }

  static let all = [
    BrokenLesson("#!hint ko A", "#!hunt ko A", "40:3: error: there is no directive `#!hunt`"),
    BrokenLesson(
      "#!lesson swap-two\n", "", "2:3: error: `#!title` stands in a file that is no lesson"),
    BrokenLesson("#!lesson swap-two", "#!lesson Swap Two", "2:10: error: `Swap Two` is no id"),
    BrokenLesson(
      "#!lesson swap-two", "#!lesson swap", "2:1: error: the file is called 02-swap-two"),
    BrokenLesson("#!title Swap two\n", "", "3:1: error: `#!title ko` does not stand behind"),
    BrokenLesson("#!title ko T\n", "", "3:1: error: this text is missing in `ko`"),
    BrokenLesson(
      "#!title Swap two", "#!chapter One\n#!title Swap two",
      "3:1: error: this text is missing in `ko`"),
    BrokenLesson("#!say ko\n# S.\n", "", "12:1: error: this text is missing in `ko`"),
    BrokenLesson("#!hint ko A\n", "", "39:1: error: this text is missing in `ko`"),
    BrokenLesson("#!after ko\n# N.\n", "", "61:1: error: this text is missing in `ko`"),
    BrokenLesson("#!wrong ko\n# W.\n", "", "43:1: error: this text is missing in `ko`"),
    BrokenLesson(
      "#!after ko\n# N.", "#!after ko\n#   " + String(repeating: "가", count: 40),
      "a line that is kept as it is takes 82 columns"),
    BrokenLesson("#!teaches move", "#!teaches moove", "5:1: error: there is no concept `moove`"),
    BrokenLesson("#!needs first", "#!needs frist", "6:1: error: there is no lesson `frist`"),
    BrokenLesson("#!needs first", "#!needs swap-two", "does not come before this one"),
    BrokenLesson("#!off undo", "#!off nudo", "7:1: error: there is no command `nudo`"),
    BrokenLesson("#!off undo", "#!off move", "48:1: error: `move` is switched off"),
    BrokenLesson(
      "#!goal items main b a", "#!goal item main b a", "37:8: error: there is no goal `item`"),
    BrokenLesson("#!goal items main b a", "#!goal items", "37:13: error: this goal cannot be read"),
    BrokenLesson("moves <= 1", "hops <= 1", "38:29: error: `hops` cannot be counted"),
    BrokenLesson("moves <= 1", "moves < 1", "38:1: error: the solution does not reach this goal"),
    BrokenLesson(
      "#!goal items main b a\n#!goal apply diff animated: moves <= 1\n", "#!goal items main a b\n",
      "37:1: error: the goal is reached before the task begins"),
    BrokenLesson(
      "#!goal items main b a\n#!goal apply diff animated: moves <= 1\n", "",
      "1:1: error: the lesson has no `#!goal`"),
    BrokenLesson("#!hint A second hint.\n#!hint ko B\n", "", "one hint is not enough"),
    BrokenLesson(
      "#!hint A hint.", "#!hint Type move item b before a.",
      "39:1: error: the first hint gives `move item b before a` away"),
    BrokenLesson(
      "#!wrong move item b before a\n", "#!wrong move item b before a; apply\n",
      "43:1: error: this wrong answer reaches the goal"),
    BrokenLesson(
      "#!wrong move item b before a\n", "#!wrong mov item b before a\n",
      "43:1: error: this wrong answer cannot be read: there is no command `mov`"),
    BrokenLesson("#!par 2", "#!par 1", "60:1: error: the solution has 2 commands, not 1"),
    BrokenLesson("#!par 2", "#!par few", "60:7: error: `few` is no number of commands"),
    BrokenLesson(
      "> move item b before a\npending: 1 item moved\n",
      "> show\nmain: a b\n> move item b before a\npending: 1 item moved\n",
      "47:1: error: the solution does not need `show`"),
    BrokenLesson(
      """
      > move item b before a
      pending: 1 item moved

      """,
      """
      > delete a
      pending: -1 item
      > append items a to main
      pending: 1 item moved

      """, "47:1: error: `append items a to main; apply` reaches the goal with 2 commands"),
    BrokenLesson("`move` moves one.", "It moves one.", "48:1: error: `move` was never taught"),
    BrokenLesson(
      "> append items a b to main", "> apend items a b to main", "17:1: error: this command prints"),
    BrokenLesson(
      "> append sections main", "> apend sections main", "9:1: error: this command is refused"),
    BrokenLesson("pending: +1 section\n", "pending: nothing\n", "9:1: error: this command prints"),
    BrokenLesson("#!start", "#!start now", "8:9: error: nothing stands behind `#!start`"),
    BrokenLesson("#!start\n", "", "8:1: error: this command belongs to no part"),
    BrokenLesson("#!start\n", "#!start\n# Words.\n", "9:1: error: this text belongs to no part"),
    BrokenLesson(
      "#!title Swap two\n#!title ko T\n#!teaches move\n",
      "#!teaches move\n#!title Swap two\n#!title ko T\n", "comes after `#!teaches`"),
    BrokenLesson(
      "#!par 2\n", "#!par 2\n#!par 2\n", "61:1: error: `#!par` stands here a second time"),
    BrokenLesson("# S.\n", "", "there is no text under `#!say`"),
  ]
}

@Suite struct LessonLintTests {
  /// A lesson that is right; the faults above count its lines.
  static let lesson = """
    #!diffplay session 1
    #!lesson swap-two
    #!title Swap two
    #!title ko T
    #!teaches move
    #!needs first
    #!off undo
    #!start
    > append sections main
    pending: +1 section

    #!say
    # A section with two items. `move` moves one.
    #!say ko
    # S.
    #!show
    > append items a b to main
    pending: +1 section, +2 items

    #!say
    # Apply them.
    #!say ko
    # A.
    #!try
    > apply
    reloaded: 1 section, 2 items (the first apply: nothing is compared)
    cells asked for: a b
    frames: 2 new, content 393 x 88
      +  a  0   0  393  44
      +  b  0  44  393  44

    #!say
    # Task: b before a.
    #!say ko
    # T.

    #!goal items main b a
    #!goal apply diff animated: moves <= 1
    #!hint A hint.
    #!hint ko A
    #!hint A second hint.
    #!hint ko B
    #!wrong move item b before a
    # Not applied.
    #!wrong ko
    # W.
    #!solution
    > move item b before a
    pending: 1 item moved
    > apply
    applied: 1 item moved
    main
      > [0, 1] → [0, 0] b
    cells asked for: none
    frames: 2 changed, content 393 x 88
      >  b  0   0  393  44  was y 44
      >  a  0  44  393  44  was y 0


    #!par 2
    #!after
    # Done.
    #!after ko
    # N.

    """

  private static func faults(in text: String) -> [String] {
    let files = InMemoryFileSystem(["lessons/02-swap-two.session": text])
    var first = Lesson(id: "first", path: "lessons/01-first.session")
    first.solution = [Lesson.Command(line: 1, text: "append a; apply")]
    let lint = LessonLint(course: [first], files: files)
    return lint.faults(inFiles: ["lessons/02-swap-two.session"]).map(\.description)
  }

  @Test(arguments: Language.allCases.dropFirst())
  func theLessonsOfTheProgramSpeakEveryLanguage(_ language: Language) {
    for lesson in LessonCourse.standard.all {
      #expect(lesson.title.words.others[language] != nil, "\(lesson.id)")
    }
  }

  @Test func aLessonThatIsRightHasNoFaults() {
    #expect(Self.faults(in: Self.lesson) == [])
  }

  @Test(arguments: BrokenLesson.all)
  func aBrokenLessonFailsWithAClearLine(_ broken: BrokenLesson) {
    let text = Self.lesson.replacingOccurrences(of: broken.old, with: broken.new)
    #expect(text != Self.lesson)
    let faults = Self.faults(in: text)
    #expect(faults.contains { $0.contains(broken.fault) }, "\(faults.joined(separator: "\n"))")
    #expect(faults.allSatisfy { $0.hasPrefix("lessons/02-swap-two.session:") })
  }

  @Test func twoLessonsWithOneIdAreRefused() {
    let files = InMemoryFileSystem([
      "a/02-swap-two.session": Self.lesson, "b/02-swap-two.session": Self.lesson,
    ])
    let lint = LessonLint(course: [Lesson(id: "first", path: "01-first.session")], files: files)
    let faults = lint.faults(inFiles: ["a/02-swap-two.session", "b/02-swap-two.session"])
    #expect(
      faults.map(\.description).contains {
        $0.hasPrefix("b/02-swap-two.session:2:1: error: the lesson `swap-two` stands in a/")
      })
  }

  @Test func theExampleOfThePageHasNoFaults() throws {
    let page = try FolderOnDisk().text(
      of: Fixtures.packageRoot.appending(path: "docs/writing-lessons.md").path)
    let start = try #require(page.range(of: "```session\n")).upperBound
    let end = try #require(page.range(of: "```\n", range: start..<page.endIndex)).lowerBound
    let files = InMemoryFileSystem(["02-b-first.session": String(page[start..<end])])
    let lint = LessonLint(course: LessonCourse.standard.all, files: files)
    #expect(lint.faults(inFiles: ["02-b-first.session"]).map(\.description) == [])
  }

  @Test func theCourseHasNoFaults() throws {
    let folder = Fixtures.packageRoot.appending(path: "Sessions/lessons").path
    let files = FolderOnDisk()
    let paths = try SessionDiscovery.files(at: [folder], in: files)
    #expect(!paths.isEmpty)
    let faults = LessonLint(course: [], files: files).faults(inFiles: paths)
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }
}

/// The files of the package, read only.
private final class FolderOnDisk: FileSystem {
  func text(of path: String) throws(FileError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    return String(decoding: data, as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws(FileError) {
    throw FileError(path: path, reason: "Read only")
  }

  func append(_ text: String, to path: String) throws(FileError) {
    throw FileError(path: path, reason: "Read only")
  }

  func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }

  func names(in folder: String) throws(FileError) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}
