import CommandLanguage
import CompositionalLayout
import ConsoleTexts
import DiffableDataSource
import Explanations
import JSON
import LayoutLanguage
import Lessons
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Command {
  static let why = Command(
    verb: "why", task: .apply,
    summary:
      "Derives a move, a reload or a frame step by step; alone, explains what happened last.",
    discussion: [
      "Alone it tells what the last command did and why, with the concepts behind it, each a page of"
        + " `explain`.",
      "Alone, after an error, it tells the rule that was broken, where it comes from and what mends it."
        + " `help errors` names all rules.",
      "`why frame` shows each number with the property it came from, the operation and the rounding."
        + " It takes an item, a section (its length), or a header, background or badge of a"
        + " section: `why frame main header`, `why frame main badge 2`, as `frames` numbers them;"
        + " `why frame configuration KIND` takes one of the whole layout.",
      "Below the frame of a cell that was imported stands what its constraints make of it: the"
        + " constants and contents that hold it, added up.",
      "What takes more than a screen is told less deeply; `--all` at the end tells all of it.",
      "`why cell` tells what a view was made and used again for, by the number that `cells` shows.",
      "It answers for the pending diff, or for the last apply when nothing is pending.",
      "The table shows the new order, each element's place before, and the longest increasing"
        + " subsequence of those places: what is in it stays, the rest moves.",
    ],
    forms: [
      CommandForm(
        "frame", "configuration", .value(Parameter("KIND", .text)), .optional(["--all"]),
        body: deriveLayoutFrame),
      CommandForm("frame", .value(Parameter("NAME", .element)), "--all", body: deriveFrame),
      CommandForm(
        "frame", .value(Parameter("NAME", .element)), .value(Parameter("KIND", .text)),
        .optional([.value(number)]), "--all", body: deriveFrame),
      CommandForm(
        "frame", .value(Parameter("NAME", .element)),
        .optional([.value(Parameter("KIND", .text)), .optional([.value(number)])]),
        body: deriveFrame),
      CommandForm("cell", .value(number), body: deriveView),
      CommandForm(
        "stop", .value(Parameter("NAME", .section)), "to", .value(Parameter("OFFSET", .number)),
        .optional(["--all"]), body: deriveStop),
      CommandForm(
        .optional([.value(Parameter("OPERATION", .choice(operations)))]),
        .value(Parameter("NAME", .element)), body: deriveOperation),
      CommandForm(body: explainLast),
    ],
    examples: [
      "append sections main", "append a b c d", "apply", "why", "move d before a", "why d", "apply",
      "why move d", "why frame b", "why frame main",
    ],
    related: ["diff", "frames", "cells", "explain"], isUndoable: false)

  private static let number = Parameter("NUMBER", .integer)
  private static let operations = ["move", "insert", "delete", "reload", "reconfigure"]
}

private func explainLast(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  switch workbench.lastOutcome {
  case .refused(let refusal): return explanation(of: refusal, workbench)
  case .performed(let command):
    let lesson = workbench.lesson?.lesson
    let explanation = CommandExplanation(
      command, width: workbench.settings.width,
      isWhole: workbench.settings.verbosity == .verbose, taught: lesson?.teaches ?? [])
    var reply = Reply(inEach: { explanation.lines(in: $0) })
    reply.value = explanation.json
    return reply
  case nil:
    throw CommandError(
      "nothing was done yet", fix: "`why` tells of what happened last", kind: .nothingToExplain)
  }
}

private func explanation(of refusal: CommandError, _ workbench: Workbench) -> Reply {
  let width = workbench.settings.width
  var reply = Reply(inEach: { language in
    var lines = [refusal.message.styled(in: language)]
    if let kind = refusal.kind {
      lines += kind.lines(width: width, language: language)
    } else if let fix = refusal.fix {
      lines.append(fix.styled(in: language))
    }
    // What an import says of a program that ended has no kind, and Swift's own words in it.
    let said = refusal.uikit ?? (refusal.kind == nil ? refusal.message.english : nil)
    let finding = said.flatMap(ConsoleText.find(in:))
    return lines + (finding?.lines(below: refusal.message, width: width, in: language) ?? [])
  })
  reply.value = refusal.kind.map { .string($0.rawValue) }
  return reply
}

private func deriveOperation(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  let name = Identifier(token.text)
  guard let (title, difference) = workbench.latestDifference else {
    return try deriveFirstFrame(of: name, match, &workbench)
  }
  let item = difference.final.item(named: name) ?? difference.initial.item(named: name)
  let element = item ?? name
  let width = workbench.settings.width
  let lines = { @Sendable (language: Language) in
    DifferenceExplanation(difference, in: language, width: width).lines(of: element)
  }
  guard !lines(.english).isEmpty else {
    guard let view = try workbench.view(ofKind: token.text) else {
      throw workbench.notOnScreen(token)
    }
    return try deriveFrame(
      ofSection: view.section, kind: token, number: 0, in: view.scene,
      telling: DerivationTelling(match, workbench))
  }
  return Reply(inEach: { [StyledText(title.text(in: $0), .dim)] + lines($0) })
}

/// What there is to tell of an element before anything was compared: how its frame comes about.
private func deriveFirstFrame(
  of name: Identifier, _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  if !workbench.world.knows(name), let view = try workbench.view(ofKind: token.text) {
    return try deriveFrame(
      ofSection: view.section, kind: token, number: 0, in: view.scene,
      telling: DerivationTelling(match, workbench))
  }
  guard workbench.world.knows(name) else { throw workbench.notOnScreen(token) }
  guard match.text("OPERATION") == nil, workbench.world.dataSource.hasApplied else {
    throw CommandError(
      "nothing has been compared yet", at: token.range,
      fix: "the first `apply` shows everything; the diff is derived from the second on",
      kind: .nothingToExplain)
  }
  let frame = try deriveFrame(match, &workbench)
  let title: Message = "nothing has been compared yet: this is the frame"
  var reply = Reply(inEach: { [title.styled(in: $0)] + frame.lines(in: $0) })
  reply.value = frame.value
  return reply
}

extension Workbench {
  /// The first section that shows a view of a kind, where no item and no section is called so.
  fileprivate func view(
    ofKind kind: String
  ) throws(CommandError) -> (scene: Scene, section: Int)? {
    guard world.dataSource.hasApplied, !world.knows(Identifier(kind)) else { return nil }
    let scene = try scene()
    let section = scene.solution.sections.firstIndex { $0.section.elementKinds.contains(kind) }
    return section.map { (scene, $0) }
  }
}

extension World {
  /// Whether a section or an item of the working or of the applied snapshot has this name.
  func knows(_ name: Identifier) -> Bool {
    [snapshot, applied].contains { $0.indexOfSection(name) != nil || $0.item(named: name) != nil }
  }
}

extension Workbench {
  /// The pending difference, or that of the last apply, with what to call it; nil before any.
  var latestDifference: (Message, SnapshotDifference<Identifier, Identifier>)? {
    let pending = world.snapshot.difference(from: world.applied)
    if world.dataSource.hasApplied, !pending.isEmpty { return ("in the pending diff", pending) }
    return world.lastDifference.map { ("in the last apply", $0) }
  }
}

private func deriveFrame(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  let scene = try workbench.scene()
  let name = Identifier(token.text)
  if let index = scene.sections.firstIndex(of: name) {
    let number = match.token("NUMBER").flatMap { Int($0.text) } ?? 0
    return try deriveFrame(
      ofSection: index, kind: match.token("KIND"), number: number, in: scene,
      telling: DerivationTelling(match, workbench))
  }
  let item = scene.snapshot.item(named: name)
  guard let path = item.flatMap(scene.snapshot.indexPath(for:)) else {
    throw workbench.notOnScreen(token)
  }
  guard let frame = scene.solution.derivation(ofItem: path.item, section: path.section) else {
    throw CommandError(
      "\(name.quoted) has no frame: its group has no room", at: token.range, kind: .noRoom)
  }
  var telling = DerivationTelling(match, workbench)
  telling.subitem = scene.solution.sections[path.section].section.group.repeatedItem
  if let sum = scene.cellSum(of: name, at: path) {
    telling.sum = CellSumTelling(sum)
  } else if let height = scene.textHeight(of: name, at: path, showing: workbench.world.contents) {
    telling.sum = CellSumTelling(height)
  }
  telling.brokenConstraints = scene.screen.brokenConstraints?[name] ?? []
  telling.notes = [
    scene.screen.partialView(of: .item(name)), scene.unaskedCell(name, at: path),
    scene.changeNote(of: .item(name)),
  ].compactMap(\.self)
  return telling.reply(frame)
}

/// The frame of a header or footer of the whole layout.
private func deriveLayoutFrame(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let kind = match.token("KIND") else {
    throw CommandError("KIND is missing", kind: .unfinishedCommand)
  }
  let solution = try workbench.scene().solution
  if let frame = solution.derivation(ofBoundaryItem: kind.text, section: nil) {
    var telling = DerivationTelling(match, workbench)
    telling.notes = [
      workbench.world.screen.partialView(
        of: .supplementary(kind: kind.text, section: nil, index: 0))
    ].compactMap(\.self)
    return telling.reply(frame)
  }
  let kinds = workbench.world.screen.configuration.boundarySupplementaryItems.map(\.elementKind)
  throw CommandError(
    "the layout has no \(kind.text)", at: kind.range,
    fix: Suggestion.nearest(to: kind.text, among: kinds).map { "did you mean `\($0)`?" }
      ?? "`layout configuration { header 1w x 60 }` gives it a header", kind: .unknownName)
}

/// The length of a section, or the frame of one of its headers, backgrounds or badges.
private func deriveFrame(
  ofSection index: Int, kind: Token?, number: Int, in scene: Scene, telling: DerivationTelling
) throws(CommandError) -> Reply {
  guard let kind else {
    guard let length = scene.solution.derivation(ofSection: index) else { return Reply() }
    guard length.value != 0 || !length.operands.isEmpty else {
      return Reply(telling: [scene.emptySection(index)])
    }
    return telling.reply(length)
  }
  let solution = scene.solution
  let boundary =
    number == 0 ? solution.derivation(ofBoundaryItem: kind.text, section: index) : nil
  let background =
    number == 0 ? solution.derivation(ofDecorationItem: kind.text, section: index) : nil
  let badge = solution.derivation(ofSupplementaryItem: kind.text, number: number, section: index)
  if let frame = boundary ?? background ?? badge {
    let isBackground = boundary == nil && background != nil
    let section = scene.sections[index]
    var telling = telling
    let view: Scene.Subject =
      isBackground
      ? .decoration(kind: kind.text, section: section, index: number)
      : .supplementary(kind: kind.text, section: section, index: number)
    telling.notes = [
      scene.screen.partialView(of: view), scene.changeNote(of: view),
      isBackground ? nil : scene.estimatedHeight(ofKind: kind.text, in: index),
    ].compactMap(\.self)
    return telling.reply(frame)
  }
  let section = solution.sections[index].section
  let kinds = section.elementKinds
  let near = Suggestion.nearest(to: kind.text, among: kinds)
  throw CommandError(
    kinds.contains(kind.text)
      ? "section \(scene.sections[index].quoted) shows no \(kind.text) \(number)"
      : "section \(scene.sections[index].quoted) has no \(kind.text)", at: kind.range,
    fix: near.flatMap { $0 == kind.text ? nil : "did you mean `\($0)`?" }, kind: .unknownName)
}

private func deriveStop(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  let scene = try workbench.scene()
  guard let index = scene.sections.firstIndex(of: Identifier(token.text)) else {
    throw workbench.notOnScreen(token)
  }
  let offset = match.number("OFFSET") ?? 0
  guard
    let stop = scene.solution.derivation(ofRestingOffsetFor: offset, section: index)
  else {
    throw CommandError(
      "section \(token.text) does not scroll on its own", at: token.range, kind: .doesNotScroll)
  }
  return DerivationTelling(match, workbench).reply(stop)
}

extension Scene {
  /// Why a section takes no room at all.
  fileprivate func emptySection(_ index: Int) -> Message {
    let (name, count) = (sections[index].quoted, snapshot.itemCounts[index])
    guard count > 0 else {
      return """
        section \(name) is 0 long: without items and headers nothing is laid out, insets and \
        background neither
        """
    }
    return
      "section \(name) is 0 long: its group has no room for an item, so \(count) are not laid out"
  }
}
