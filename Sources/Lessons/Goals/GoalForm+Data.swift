import CommandLanguage
import DiffableDataSource
import Wording
import WorldModel
import WorldWording

extension GoalForm {
  private static let section = Syntax.value(Parameter("SECTION", .newSection))
  private static let names = Syntax.list(Parameter("NAME", .newItem))

  /// What is in snapshots, outlines and the view that is kept by hand.
  static let dataGoals: [GoalForm] = [
    GoalForm("sections", [names], "The applied sections, in order.") { goal, situation in
      GoalState(
        "sections", wanted: goal.match.names("NAME").goalWords,
        present: situation.world.applied.sectionIdentifiers.goalWords)
    },
    GoalForm("items", [section, names], "The applied items of a section, in order.") {
      goal, situation in
      let section = goal.match.identifier("SECTION") ?? Identifier("")
      let items = try? situation.world.applied.itemIdentifiers(inSection: section)
      return GoalState(
        "items of \(section.quoted)", wanted: goal.match.names("NAME").goalWords,
        present: items?.goalWords)
    },
    GoalForm(
      "cell",
      [
        .value(Parameter("ITEM", .newItem)), .value(Parameter("FIELD", .text)),
        .value(Parameter("VALUE", .text)),
      ], "What an item's cell shows, as it was last configured."
    ) { goal, situation in
      let item = goal.match.identifier("ITEM") ?? Identifier("")
      let field = goal.match.text("FIELD") ?? ""
      let shown = situation.world.contents.shown[item.name]?[field]
      return GoalState(
        "\(field) in the cell of \(item.quoted)",
        wanted: Identifier.quote(goal.match.text("VALUE") ?? ""),
        present: shown.map(Identifier.quote), absent: "nothing")
    },
    GoalForm(
      "identity", [.value(Parameter("RULE", .choice(IdentityRule.allCases.map(\.rawValue))))],
      "What identity covers."
    ) { goal, situation in
      GoalState(
        "identity", wanted: goal.match.text("RULE") ?? "",
        present: situation.world.contents.identity.rawValue)
    },
    GoalForm(
      "outline",
      [
        .optional(["of", section]),
        .value(Parameter("WHICH", .choice(["items", "visible", "expanded"]))), names,
      ], "Items of the outline that is edited, or of a section's, in order.", judgeOutline),
    GoalForm("view", ["in", "step"], "The view kept by hand shows what its model holds.") {
      judgeStep($0, $1, isInStep: true)
    },
    GoalForm("view", ["out", "of", "step"], "The view kept by hand shows something else.") {
      judgeStep($0, $1, isInStep: false)
    },
    GoalForm("view", [names], "What the view kept by hand shows; `|` parts sections.") {
      judgeByHand("view", $0, $1.world.handmade.shown ?? [])
    },
    GoalForm("model", [names], "What the controller's own arrays hold; `|` parts sections.") {
      judgeByHand("model", $0, $1.world.handmade.model)
    },
  ]

  private static func judgeOutline(_ goal: Goal, _ situation: LessonSituation) -> GoalState {
    let section = goal.match.identifier("SECTION")
    let outline =
      section.map(situation.world.dataSource.snapshot(for:))
      ?? situation.world.outlines[World.outlineName] ?? Outline()
    let which = goal.match.text("WHICH") ?? ""
    let items =
      switch which {
      case "visible": outline.visibleItems
      case "expanded": outline.expandedItems
      default: outline.items
      }
    let subject: Message =
      section.map { "\(which) in the outline of \($0.quoted)" } ?? "\(which) in the outline"
    return GoalState(
      subject, wanted: goal.match.names("NAME").goalWords, present: items.goalWords)
  }

  private static func judgeStep(
    _ goal: Goal, _ situation: LessonSituation, isInStep: Bool
  ) -> GoalState {
    let words: [Bool: Message] = [true: "in step", false: "out of step"]
    let present = situation.world.handmade.isInStep
    return GoalState(
      "view and model", wanted: words[isInStep] ?? "", present: words[present] ?? "",
      isReached: present == isInStep)
  }

  private static func judgeByHand(
    _ name: String, _ goal: Goal, _ sections: [[Identifier]]
  ) -> GoalState {
    let wanted = HandmadeView.text((try? goal.match.modelSections(of: "NAME")) ?? [])
    let present = HandmadeView.text(sections)
    return GoalState(
      "\(name)", wanted: "\(wanted)", present: "\(present)", isReached: wanted == present)
  }
}
