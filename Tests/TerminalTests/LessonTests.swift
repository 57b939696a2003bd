import Dispatch
import Foundation
import Lessons
import TestSupport
import Testing
import Wording

@testable import diffplay

/// Lessons, typed at a terminal, and what is kept of them.
@Suite struct LessonTests {
  /// The whole course in one run of the program: what was typed must solve every lesson.
  @Test(arguments: runsLongTests ? Language.allCases : [.korean])
  func theWholeCourseIsPlayed(_ language: Language) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("progress")
    let terminal = try TerminalSession(
      arguments: ["lesson"], environment: ["DIFFPLAY_PROGRESS": path], rows: 60)
    try terminal.waitForPrompt()
    try terminal.submit("set language \(language.rawValue)")
    try terminal.submit("set pager off")
    let course = LessonCourse.standard.all
    for lesson in course {
      try terminal.submit("lesson \(lesson.id)")
      for case .try(let commands) in lesson.parts {
        for command in commands { try terminal.submit(command.text) }
      }
      for command in lesson.solution { try terminal.submit(command.text) }
    }
    terminal.type(Key.control("D"))
    #expect(try terminal.waitForExit() == 0)
    let solved = LearnProgressFile(path: path).load().fewestCommands
    for lesson in course { #expect(solved[lesson.id] == lesson.par, "\(lesson.id)") }
  }

  @Test func theLintPointsAtWhatIsWrongAndFails() throws {
    let folder = try TemporaryFolder()
    let id = try #require(LessonCourse.standard.lessons.first?.id)
    let path = folder.path("01-\(id).session")
    let lesson = Fixtures.packageRoot.appending(path: "Sessions/lessons/01-\(id).session")
    let right = try String(contentsOf: lesson, encoding: .utf8)
    try Data(right.utf8).write(to: URL(filePath: path))
    #expect(try ProgramRun("lesson", "--lint", path).status == 0)
    try Data(right.replacing("#!par 2", with: "#!par 3").utf8).write(to: URL(filePath: path))
    let run = try ProgramRun("lesson", "--lint", path)
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("error: the solution has 2 commands, not 3"))
  }

  @Test func progressOfTwoRunsIsKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("state/progress")
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      let file = LearnProgressFile(path: path)
      for step in 0..<10 {
        var progress = LessonProgress()
        progress.add("lesson-\(worker)-\(step)", commands: step)
        file.add(progress)
      }
    }
    #expect(LearnProgressFile(path: path).load().fewestCommands.count == 80)
  }
}

extension TerminalSession {
  /// Types an entry, its lines without the indentation that the editor adds, and waits for its end.
  fileprivate func submit(_ entry: String) throws {
    for line in entry.split(separator: "\n") {
      type(String(line.drop { $0 == " " }))
      try wait("“\(line)” being typed") { $0.line + " " != prompt }
      type(Key.enter)
    }
    try waitForPrompt()
  }
}
