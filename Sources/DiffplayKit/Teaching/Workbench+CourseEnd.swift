import Lessons
import Wording

extension Workbench {
  /// What is told when every lesson of the course is done: what was learned, with which figures, and
  /// where it leads; nil before.
  var courseEnd: LessonPage? {
    let (course, progress) = (lessonCourse, lessonProgress)
    let done = course.lessons.compactMap { lesson in
      progress.fewestCommands[lesson.id].map { (lesson: lesson, commands: $0) }
    }
    guard !done.isEmpty, done.count == course.lessons.count else { return nil }
    let stars = course.lessons.count(where: progress.hasStar)
    let commands = done.map(\.commands).reduce(0, +)
    let par = done.map(\.lesson.par).reduce(0, +)
    var page = LessonPage()
    page.pieces.append(.heading("Every lesson is done."))
    page.pieces.append(
      .message(
        """
        \(done.count) lessons, \(stars) of them with the fewest commands known (★); \(commands) \
        commands in all, \(par) would do.
        """))
    let chapters = course.chapters
    page.pieces.append(
      .spoken { language in
        chapters.map { chapter in
          let stars = chapter.lessons.count(where: progress.hasStar)
          return
            "  \("✓", .added) \(chapter.title.line(in: language))  ★ \(stars)/\(chapter.lessons.count)"
        }
      })
    if let words = progress.predictions?.words { page.pieces.append(.message(words)) }
    page.pieces.append(
      .message(
        """
        Where to go from here: `import ViewController.swift` takes in a screen of your own, `export \
        swift` takes a layout to Xcode, `record FILE` writes a session that CI replays as a test, and \
        `quiz` goes on asking.
        """))
    return page
  }
}

extension PredictionRecord {
  /// How predictions went, in a sentence; nil where none was decided.
  var words: Message? {
    guard all > 0 else { return nil }
    return """
      Predictions: \(right) of \(all) right, \(streak) in a row, at best \(best). Quiz: level \
      \(level).
      """
  }
}
