import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import Pictures
import Wording
import WorldModel
import WorldWording

extension Command {
  static let frames = Command(
    verb: "frames", task: .layout,
    summary: "Shows the frame of every element, of one section or of one item.",
    discussion: [
      "Frames are x, y, width and height in content coordinates, as layout attributes give them:"
        + " items of a section that scrolls sideways stand where they would unscrolled.",
      "Of very many only the first \(FrameListing.usualRows) are listed, unless `set verbosity"
        + " verbose` says otherwise; JSON and CSV have them all.",
    ],
    forms: [CommandForm(.optional([.value(Parameter("NAME", .element))]), body: listFrames)],
    examples: ["append sections main", "append a b c", "apply", "frames", "frames b"],
    related: ["draw", "layout"], isUndoable: false)
}

private func listFrames(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  let scene = try workbench.scene()
  let listing = FrameListing(scene)
  guard let token = match.token("NAME") else {
    return reply(listing, listing.rows, workbench)
  }
  let name = Identifier(token.text)
  if let section = scene.sections.firstIndex(of: name) {
    return reply(listing, listing.rows(ofSection: section), workbench)
  }
  let item = scene.snapshot.item(named: name)
  guard let path = item.flatMap(scene.snapshot.indexPath(for:)) else {
    throw workbench.notOnScreen(token)
  }
  guard let cell = scene.solution.cell(item: path.item, section: path.section) else {
    throw CommandError(
      "\(name.quoted) has no frame: its group has no room", at: token.range, kind: .noRoom)
  }
  return reply(listing, [listing.row(of: cell)], workbench)
}

private func reply(
  _ listing: FrameListing, _ rows: [FrameListing.Row], _ workbench: Workbench
) -> Reply {
  let limit = workbench.settings.rows(usual: FrameListing.usualRows)
  let settings = workbench.settings
  var reply = Reply(inEach: { language in
    let lines =
      settings.suitsScreenReader
      ? listing.sentences(rows, limit: limit)
      : listing.lines(rows, fitting: settings.width, limit: limit, in: language)
    return (lines + listing.scene.notes).map { $0.told(in: language) }
  })
  reply.value = listing.json(rows)
  reply.table = listing.table(rows)
  return reply
}

extension Workbench {
  /// The refusal of a name that nothing on screen has.
  func notOnScreen(_ token: Token) -> CommandError {
    let name = Identifier(token.text)
    if world.snapshot.item(named: name) != nil || world.snapshot.indexOfSection(name) != nil {
      return CommandError(
        "\(name.quoted) is not on the screen yet", at: token.range, fix: "`apply` puts it there",
        kind: .notOnScreen)
    }
    let known = world.applied.sectionIdentifiers + world.applied.itemIdentifiers
    let near = Suggestion.nearest(to: name.name, among: known.map(\.name))
    return CommandError(
      "there is no section or item \(name.quoted)", at: token.range,
      fix: near.map { "did you mean `\(Identifier($0).quoted)`?" }, kind: .unknownName)
  }
}
