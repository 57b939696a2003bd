import DiffableDataSource
import Lessons
import Pictures
import Wording
import WorldModel

extension Workbench {
  /// The fewest lines of a drawing under an answer.
  private static let fewestRows = 8

  /// The drawing of the screen under an answer, what changed marked; in a lesson beside its goal.
  ///
  /// - Parameters:
  ///   - before: The world before the command.
  ///   - answered: The lines of the answer, beside which a terminal has to have room for it.
  /// - Returns: Nothing where the command did not change what is shown.
  func drawing(since before: World, below answered: Int) -> [StyledText] {
    guard settings.drawsPicture, !settings.suitsScreenReader, settings.verbosity != .quiet,
      world.dataSource.hasApplied, !shows(sameAs: before), let scene = try? world.scene()
    else { return [] }
    if let comparison = comparisonWithGoal(of: scene) {
      let lines = comparison.picture(columns: settings.width, in: settings.language)
      if !lines.isEmpty { return lines }
    }
    let drawing = FrameDrawing(
      scene, contents: world.contents, showsContents: settings.showsContents,
      marked: before.dataSource.hasApplied ? changes(since: before, to: scene) : [])
    // The answer, the caption and the next prompt stand on the same screen.
    let rows = settings.screenRows.map { max(Self.fewestRows, $0 - answered - 2) }
    return drawing.lines(
      columns: min(FrameDrawing.usualColumns, settings.width), rows: rows)
  }

  private func shows(sameAs before: World) -> Bool {
    before.dataSource.hasApplied && before.applied == world.applied
      && before.screen == world.screen && before.contents == world.contents
  }

  /// What is new or elsewhere.
  private func changes(since before: World, to scene: Scene) -> Set<Scene.Subject> {
    guard let old = try? before.scene() else { return [] }
    return Set(SceneChange(from: old, to: scene).rows.map(\.subject))
  }

  /// The present and the goal of the lesson's task, where one is in hand.
  private func comparisonWithGoal(of scene: Scene) -> GoalComparison? {
    guard let state = lesson, state.isAtTask else { return nil }
    let goal = solved(state).workbench
    guard let goalScene = try? goal.world.scene() else { return nil }
    return GoalComparison(
      scene, goal: goalScene, contents: world.contents, goalContents: goal.world.contents)
  }
}
