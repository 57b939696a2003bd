import CommandLanguage
import Lessons
import Wording
import WorldModel

extension Workbench {
  /// Two worlds side by side, the second the one that a task wants.
  ///
  /// - Throws: `CommandError` where one of them cannot be laid out.
  func comparison(
    _ present: World, with solved: World
  ) throws(CommandError) -> GoalComparison {
    GoalComparison(
      try scene(of: present), goal: try scene(of: solved), contents: present.contents,
      goalContents: solved.contents)
  }

  /// How things are beside how the solution has them; nil where one of both cannot be laid out.
  func comparison(with state: LessonState) -> GoalComparison? {
    try? comparison(world, with: solved(state).workbench.world)
  }
}

extension GoalComparison {
  /// The drawing, where it can be seen, and what differs.
  func lines(in language: Language, _ settings: Workbench.Settings) -> [StyledText] {
    let picture =
      settings.suitsScreenReader ? [] : picture(columns: settings.width, in: language)
    let limit = settings.rows(usual: Self.usualRows)
    return picture
      + differences(limit: limit, in: language).flatMap {
        $0.wrapped(toWidth: settings.width, margin: "  ")
      }
  }

  /// The drawing, or what differs where a drawing is not seen: what a challenge says.
  func piece(in settings: Workbench.Settings) -> LessonPage.Piece {
    .spoken { language in
      let picture =
        settings.suitsScreenReader ? [] : picture(columns: settings.width, in: language)
      return picture.isEmpty ? lines(in: language, settings) : picture
    }
  }
}
