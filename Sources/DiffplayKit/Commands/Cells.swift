import CommandLanguage
import HeadlessCollectionView
import JSON
import Pictures
import Wording
import WorldModel
import WorldWording

extension Command {
  static let cells = Command(
    verb: "cells", task: .layout,
    summary: "Shows the views on screen, what each showed before, and those that wait in the pool.",
    discussion: [
      "A collection view makes no more views than it shows: what leaves the screen is put aside under"
        + " its reuse identifier, and the view that was put aside last is used again first. Numbers"
        + " count views in the order in which they were made.",
      "Cells are all of one registration here, `cell`; headers, footers, badges and backgrounds wait"
        + " under their element kind. Frames are those on screen: scrolled and pinned.",
      "Reloading the data puts everything aside first. An update asks for what is new before it puts"
        + " aside what goes, so it may need more views than the screen holds. Reconfigured cells"
        + " stay. `why cell 3` tells what became of one view.",
    ],
    forms: [CommandForm(body: listCells)],
    examples: [
      "append sections main", "append a{1..99}", "apply", "scroll by 100", "cells", "why cell 1",
    ],
    related: ["scroll", "apply", "reconfigure"], isUndoable: false)
}

private func listCells(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let scene = try workbench.scene()
  let world = workbench.world
  let ledger = world.ledger(showing: scene)
  let listing = ViewListing(ledger, in: scene, saying: world.contents)
  let settings = workbench.settings
  let limit = settings.rows(usual: ViewListing.usualRows)
  let uses = settings.rows(usual: ViewListing.usualUses)
  let subjects = ledger.entries.filter { $0.place != nil }.compactMap(\.subject)
  let partial =
    scene.screen.partialViews(of: ledger)
    + [scene.unaskedCells(among: subjects), scene.hiddenViews(among: subjects)].compactMap(\.self)
  var reply =
    settings.suitsScreenReader
    ? Reply(listing.sentences(limit: limit, uses: uses) + partial.map { StyledText(telling: $0) })
    : Reply(inEach: { language in
      listing.lines(fitting: settings.width, limit: limit, uses: uses, in: language)
        + partial.map { $0.styled(in: language) }
    })
  reply.value = listing.json
  reply.table = listing.table
  return reply
}

/// The form `why cell NUMBER`: the views of a screen are few, so that a number names each.
func deriveView(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let token = match.token("NUMBER") else {
    throw CommandError("NUMBER is missing", kind: .unfinishedCommand)
  }
  let scene = try workbench.scene()
  let views = workbench.world.ledger(showing: scene)
  guard let number = Int(token.text), (1...max(1, views.entries.count)).contains(number),
    !views.entries.isEmpty
  else {
    throw CommandError(
      "there is no view \(token.text)", at: token.range, fix: "`cells` numbers them",
      kind: .unknownName)
  }
  let view = views.entries[number - 1]
  let pool = views.pool.views(for: view.reuseIdentifier)
  let position = pool.firstIndex(of: number).map { pool.count - 1 - $0 }
  let history = ViewHistory(view: view, position: position)
  let partial = view.subject.flatMap { scene.screen.partialView(of: $0) }
  var reply = Reply(telling: history.messages + [partial].compactMap { $0 })
  reply.value = .array(view.subjects.map { .string($0.fullName) })
  return reply
}

/// What became of one view, step by step.
private struct ViewHistory {
  let view: ViewLedger.Entry
  /// The views of its pool that are used before it; nil while it is on screen.
  let position: Int?

  var messages: [Message] {
    [present] + uses
  }

  private var present: Message {
    let name = StyledText(view.name)
    guard let position else {
      return "\(name) is on screen and shows \(StyledText(view.subject?.fullName ?? ""))"
    }
    return position == 0
      ? "\(name) waits in the pool; it is the next to be used again"
      : "\(name) waits in the pool, number \(position + 1) in turn"
  }

  /// A line for each use.
  private var uses: [Message] {
    let subjects = view.subjects
    let forgotten = view.uses - subjects.count
    var lines: [Message] =
      switch forgotten {
      case 0: []
      case 1: ["├ asked for once before"]
      default: ["├ asked for \(forgotten) times before"]
      }
    for (index, subject) in subjects.enumerated() {
      let branch = StyledText(index == subjects.count - 1 ? "└" : "├", .dim)
      let element = StyledText(subject.fullName)
      lines.append(
        forgotten == 0 && index == 0
          ? "\(branch) made for \(element): none waited as \(view.reuseIdentifier)"
          : "\(branch) put aside, then used again for \(element)")
    }
    return lines
  }
}

extension Screen {
  /// The most views that a line about those shown in part names.
  private static let namedViews = 8

  /// What was left out of the code of a view; nil where nothing was.
  private func leftOut(of subject: Scene.Subject) -> [String]? {
    switch subject {
    case .item(let item): leftOutOfCells?[item]
    case .supplementary(let kind, let section?, _): leftOutOfHeaders?[section]?[kind]
    case .supplementary(let kind, nil, _): leftOutOfLayoutHeaders?[kind]
    case .decoration(let kind, _, _): leftOutOfBackgrounds?[kind]
    }
  }

  /// That parts of the code of a view were left out; nil where none were.
  func partialView(of subject: Scene.Subject) -> Message? {
    guard let causes = leftOut(of: subject)?.joined(separator: ", ") else { return nil }
    if case .item = subject {
      return "its cell is shown in part, for left out of its code was: \(causes)"
    }
    return "it is shown in part, for left out of its code was: \(causes)"
  }

  /// The views on screen that are shown in part, those with the same left out in one line.
  fileprivate func partialViews(of views: ViewLedger) -> [Message] {
    struct Group {
      var causes: [String]
      var isOfCells: Bool
      var names: [String] = []
    }
    var groups: [Group] = []
    for view in views.entries where view.place != nil {
      guard let subject = view.subject, let causes = leftOut(of: subject) else { continue }
      var (name, isCell) = (subject.fullName, false)
      if case .item(let item) = subject { (name, isCell) = (item.quoted, true) }
      let known = groups.firstIndex { $0.causes == causes && $0.isOfCells == isCell }
      let index = known ?? groups.count
      if known == nil { groups.append(Group(causes: causes, isOfCells: isCell)) }
      groups[index].names.append(name)
    }
    return groups.map { group in
      let rest = group.names.count > Self.namedViews ? ["…"] : []
      let names = (group.names.prefix(Self.namedViews) + rest)
        .joined(separator: group.isOfCells ? " " : ", ")
      let causes = group.causes.joined(separator: ", ")
      return group.isOfCells
        ? "in part: \(names) (left out of the cell: \(causes))"
        : "in part: \(names) (left out of the view: \(causes))"
    }
  }
}
