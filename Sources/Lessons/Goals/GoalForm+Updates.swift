import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension GoalForm {
  private static let bounds = Syntax.list(Parameter("BOUND", .text))

  /// What is pending, and what the last apply did.
  static let updateGoals: [GoalForm] = [
    GoalForm("pending", ["nothing"], "No edit waits for apply.") { _, situation in
      let counts = situation.world.pendingCounts
      return GoalState(
        "pending", wanted: "nothing", present: counts.isEmpty ? "nothing" : counts.words,
        isReached: counts.isEmpty)
    },
    GoalForm("pending", [bounds], "What the next apply would do, in bounds.") { goal, situation in
      let counts = situation.world.pendingCounts
      return judge(goal, counts, "pending", wantedMode: "")
    },
    GoalForm(
      "apply",
      [
        .optional([.oneOf([["diff"], ["reload"], ["any"]])]),
        .optional([.oneOf([["animated"], ["unanimated"]])]), .optional([bounds]),
      ], "An apply since the task began, and what the last one did.", judgeApply),
    GoalForm(
      "asked", [.list(Parameter("NAME", .newItem))],
      "The cells on screen that the last apply asked the provider for, in any order."
    ) { goal, situation in
      func sorted(_ items: [Identifier]) -> String { items.sorted { $0.name < $1.name }.goalWords }
      return GoalState(
        "cells asked for", wanted: sorted(goal.match.names("NAME")),
        present: situation.lastUpdate.map { sorted($0.requestedCells) }, absent: "no apply yet")
    },
  ]

  private static func judgeApply(_ goal: Goal, _ situation: LessonSituation) -> GoalState {
    var modes = ["diff", "reload", "animated", "unanimated"].filter(goal.match.has)
    if modes.isEmpty { modes = ["apply"] }
    let wantedMode = modes.joined(separator: " ")
    guard let update = situation.lastUpdate else {
      let bounds = (try? goal.match.bounds()) ?? []
      let wanted = ([wantedMode] + bounds.map(\.text)).joined(separator: ", ")
      return GoalState(
        "the last apply", wanted: "\(wanted)", present: "no apply yet", isReached: false)
    }
    let isRight = modes.allSatisfy { mode in
      switch mode {
      case "diff": !update.isReload
      case "reload": update.isReload
      case "animated": update.isAnimated
      case "unanimated": !update.isAnimated
      default: true
      }
    }
    let counts = situation.world.lastDifference.map { DifferenceCounts($0) }
    let mode = update.isReload ? "reload" : update.isAnimated ? "diff" : "diff unanimated"
    var state = judge(
      goal, counts ?? DifferenceCounts(), "the last apply", wantedMode: wantedMode,
      presentMode: mode)
    state.isReached = state.isReached && isRight
    return state
  }

  private static func judge(
    _ goal: Goal, _ counts: DifferenceCounts, _ subject: Message, wantedMode: String,
    presentMode: String = ""
  ) -> GoalState {
    let bounds = (try? goal.match.bounds()) ?? []
    func listed(_ mode: String, _ words: [String]) -> String {
      ([mode] + words).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let wanted = listed(wantedMode, bounds.map(\.text))
    let present = listed(presentMode, bounds.map { "\($0.noun) = \(counts[keyPath: $0.count])" })
    return GoalState(
      subject, wanted: "\(wanted)", present: "\(present)",
      isReached: bounds.allSatisfy { $0.holds(for: counts) })
  }
}

extension LessonSituation {
  /// The last apply since the task began; nil while there was none.
  var lastUpdate: AppliedUpdate? {
    guard let update = world.lastUpdate, update.number > (start.lastUpdate?.number ?? 0) else {
      return nil
    }
    return update
  }
}

/// A bound of a count of operations: `moves <= 1`.
struct GoalBound {
  typealias Count = KeyPath<DifferenceCounts, Int> & Sendable

  var noun: String
  var count: any Count
  var comparison: String
  var number: Int

  /// The bound as it is written.
  var text: String { "\(noun) \(comparison) \(number)" }

  /// What can be counted.
  static let counts: [(noun: String, count: any Count)] = [
    ("inserts", \.insertedItems), ("deletes", \.deletedItems), ("moves", \.movedItems),
    ("reloads", \.reloadedItems), ("reconfigures", \.reconfiguredItems),
    ("section-inserts", \.insertedSections), ("section-deletes", \.deletedSections),
    ("section-moves", \.movedSections), ("section-reloads", \.reloadedSections),
  ]

  static let comparisons = ["<=", ">=", "=", "<", ">"]

  func holds(for counts: DifferenceCounts) -> Bool {
    let present = counts[keyPath: count]
    return switch comparison {
    case "<=": present <= number
    case ">=": present >= number
    case "<": present < number
    case ">": present > number
    default: present == number
    }
  }
}

extension Match {
  /// The bounds that the goal gives; none when it gives none.
  func bounds() throws(CommandError) -> [GoalBound] {
    var bounds: [GoalBound] = []
    var tokens = tokens("BOUND")[...]
    while let noun = tokens.popFirst() {
      guard let count = GoalBound.counts.first(where: { noun.isWord($0.noun) }) else {
        let nouns = GoalBound.counts.map(\.noun)
        let near = Suggestion.nearest(to: noun.text, among: nouns)
        throw CommandError(
          "`\(noun.text)` cannot be counted", at: noun.range,
          fix: near.map { "did you mean `\($0)`?" } ?? "count \(nouns.joined(separator: ", "))")
      }
      guard let comparison = tokens.popFirst(), let number = tokens.popFirst(),
        GoalBound.comparisons.contains(comparison.text), let limit = Int(number.text)
      else {
        throw CommandError(
          "the bound of \(noun.text) is incomplete", at: noun.range,
          fix: "write `\(noun.text) <= 1`, with spaces")
      }
      bounds.append(
        GoalBound(
          noun: count.noun, count: count.count, comparison: comparison.text, number: limit))
    }
    return bounds
  }
}
