import InMemoryFileSystem
import LessonTexts
import Lessons
import Sharing
import Testing
import WorldWording

@testable import DiffplayKit

/// What `share` prints and writes brings the same elsewhere.
struct SharingTests {
  private static let worlds = [
    [], ["append sections main", "append 사과 배 감"],
    [
      "append sections main ads", "append a{1..40} to main", "append x{1..4} to ads",
      "layout ads { section scroll continuous; group horizontal 0.9w x 120 { item 1w x 1h } }",
      "apply", "checkpoint before", "delete a3", "move a9 before a1", "apply",
      "container 844 x 390",
      "scroll to 40",
    ],
    ["let numbers = [1, 2]", "snapshot.appendSections(numbers)"],
  ]

  @Test(arguments: worlds)
  func aWorldIsTheSameBehindItsLine(_ commands: [String]) throws {
    var here = Playground(fileSystem: InMemoryFileSystem([:]))
    for command in commands { _ = here.text(command) }
    let line = here.text("share").last ?? ""
    var elsewhere = Playground(fileSystem: InMemoryFileSystem([:]))
    _ = elsewhere.text("open \(line)")
    #expect(
      try WorldFile.text(of: elsewhere.workbench.world)
        == WorldFile.text(of: here.workbench.world))
  }

  /// A tutorial's screen is sent in a line that fits a chat.
  @Test func anOrdinaryWorldIsAShortLine() {
    var playground = Playground(fileSystem: InMemoryFileSystem([:]))
    for command in Self.worlds[2] { _ = playground.text(command) }
    let line = playground.text("share").last ?? ""
    #expect((100..<1000).contains(line.count))
  }

  @Test func aLessonBeginsBehindItsLine() throws {
    let lesson = try #require(LessonText.all.first { $0.name.contains("out-of-step") })
    var teacher = Playground(
      fileSystem: InMemoryFileSystem(["step.session": lesson.text]))
    let line = try #require(teacher.text("share step.session").last)
    var pupil = Playground(fileSystem: InMemoryFileSystem([:]))
    _ = pupil.text("open \(line)")
    #expect(pupil.workbench.lesson?.lesson.id == "out-of-step")
    #expect(pupil.workbench.lessonCourse.lessons.map(\.id) == ["out-of-step"])
    // Opening it is none of the commands that are counted.
    while pupil.workbench.lesson?.isAtTask == false { _ = pupil.run("next") }
    for command in lesson.text.split(separator: "#!solution\n")[1].split(separator: "\n")
    where command.hasPrefix("> ") {
      _ = pupil.run(String(command.dropFirst(2)))
    }
    let solved = try #require(pupil.workbench.lesson)
    #expect(pupil.workbench.lessonProgress.fewestCommands["out-of-step"] == solved.lesson.par)
  }

  @Test func whatALearnerDidReachesTheClass() throws {
    let files = InMemoryFileSystem([:])
    var pupil = Playground(fileSystem: files)
    for command in ["lesson out-of-step", "next", "hint", "solution"] {
      _ = pupil.text(command)
    }
    _ = pupil.text("share progress class/minji")
    let learners = try Learner.all(in: "class", files: files).learners
    #expect(learners.map(\.name) == ["minji"])
    #expect(learners.first?.progress.hints["out-of-step"] == 1)
    #expect(learners.first?.progress.shown == ["out-of-step"])
  }

  /// Files are anyone's: numbers without bound, names with escapes, lines of nothing.
  @Test func hostileProgressIsShownHarmlessly() {
    let files = InMemoryFileSystem([
      "pupils/\u{1B}[31m.progress":
        "diffplay progress 1\nout-of-step \(Int.max)\nout-of-step hints \(Int.max)\n\u{0}\n out-of-step\n",
      "pupils/b.progress":
        "diffplay progress 1\napply-makes-it-real 9223372036854775807\nno-lesson 3\nx y z\n",
      "pupils/c.progress": "",
    ])
    var teacher = Playground(fileSystem: files)
    let lines = teacher.text("class pupils")
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(lines.contains { $0.contains("c.progress") })
    #expect(lines.count { $0.contains("0/73") } == 2)
  }
}
