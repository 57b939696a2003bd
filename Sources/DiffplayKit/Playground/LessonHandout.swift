package import HostSystem
package import Lessons
package import PictureModel
import Sessions
package import Wording

/// A lesson as it is told, up to its task.
package struct LessonHandout {
  /// The columns of words beside a picture, on paper and in a small window.
  private static let pageColumns = 64

  private var workbench: Workbench
  private let lesson: Lesson

  /// A lesson of a course.
  package init(
    _ lesson: Lesson, of course: LessonCourse, in language: Language, files: any FileSystem
  ) {
    self.lesson = lesson
    var settings = Workbench.Settings()
    settings.language = language
    settings.writesFiles = false
    workbench = Workbench(settings: settings, fileSystem: OverlaidFileSystem(files))
    workbench.course = course
  }

  /// The lesson as a film: what is told and shown, and what is tried; its task is the last word.
  package var film: Film {
    var handout = self
    handout.workbench.settings.width = Self.pageColumns
    return handout.played(toEnd: false).film(
      title: lesson.title.line(in: workbench.settings.language))
  }

  /// All that the lesson says, its solution and what comes after it, line by line.
  package var lines: [StyledText] {
    let language = workbench.settings.language
    return played(toEnd: true).shots.latest.flatMap { shot in
      [StyledText("> \(shot.entry)", .heading)]
        + shot.outcomes.flatMap { $0.lines(in: shot.entry, language: language) }
    }
  }

  private func played(toEnd: Bool) -> Workbench {
    var workbench = workbench
    _ = workbench.run("lesson \(lesson.id)")
    for case .try(let commands) in lesson.parts {
      for command in commands { _ = workbench.run(command.text) }
    }
    if toEnd { for command in lesson.solution { _ = workbench.run(command.text) } }
    return workbench
  }
}
