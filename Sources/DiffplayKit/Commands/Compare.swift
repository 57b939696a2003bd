import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HostSystem
import LayoutLanguage
import PictureFiles
import Pictures
import Wording
import WorldModel
import WorldWording

extension Command {
  static let compare = Command(
    verb: "compare", task: .layout,
    summary: "Compares the screens of two checkpoints, or of one and now.",
    discussion: [
      "What the snapshots, the frames and the views' words have different is told; `html FILE` draws"
        + " both screens side by side, what differs marked. `diffplay compare` on the shell's command"
        + " line does so for sessions, files, folders and revisions of git."
    ],
    forms: [
      CommandForm(
        .value(Parameter("NAME", .checkpoint)), "html", .value(Parameter("FILE", .file)),
        body: compareWorlds),
      CommandForm(
        .value(Parameter("NAME", .checkpoint)),
        .optional([.value(Parameter("OTHER", .checkpoint))]),
        .optional(["html", .value(Parameter("FILE", .file))]), body: compareWorlds),
    ],
    examples: [
      "append sections main", "append a b", "apply", "checkpoint before", "layout main grid 2",
      "compare before",
    ],
    related: ["checkpoint", "diff", "frames"], isUndoable: false)
}

private func compareWorlds(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let name = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  let before = try workbench.checkpointed(name)
  let now: Message = "now"
  let language = workbench.settings.language
  let other = match.token("OTHER")
  let after = try other.map { token throws(CommandError) in try workbench.checkpointed(token) }
  let comparison = try Workbench.comparison(
    (Identifier(name.text).quoted, before),
    (other.map { Identifier($0.text).quoted } ?? now.text(in: language), after ?? workbench.world))
  var reply = Reply(
    comparison.lines(
      fitting: workbench.settings.width,
      limit: workbench.settings.rows(usual: SceneChange.usualRows)))
  reply.value = comparison.json
  guard let file = match.token("FILE") else { return reply }
  let page = ComparisonPage(
    title: "\(comparison.names.before) → \(comparison.names.after)",
    pairs: [comparison.pair(in: language)], in: language)
  do {
    try workbench.fileSystem.write(page.html, to: file.text)
  } catch {
    throw CommandError(error, at: file)
  }
  reply.lines.append("exported: \(file.text)")
  return reply
}

extension Workbench {
  /// What two worlds have different.
  static func comparison(
    _ before: (name: String, world: World), _ after: (name: String, world: World)
  ) throws(CommandError) -> WorldComparison {
    func side(_ named: (name: String, world: World)) throws(CommandError) -> WorldComparison.Side {
      do {
        return try WorldComparison.Side(named.name, named.world)
      } catch {
        throw CommandError(error, sections: named.world.applied.sectionIdentifiers)
      }
    }
    return WorldComparison(try side(before), try side(after))
  }
}

extension WorldComparison {
  /// Both screens on a page.
  func pair(in language: Language) -> ComparisonPage.Pair {
    let lines = lines(fitting: 100, limit: SceneChange.usualRows)
      .map { $0.told(in: language).plain }
    return ComparisonPage.Pair(
      heading: "\(names.before) → \(names.after)", left: (names.before, pictures.before),
      right: (names.after, pictures.after), lines: Array(lines.dropFirst()))
  }
}
