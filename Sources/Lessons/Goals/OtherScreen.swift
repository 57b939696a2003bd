import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import Wording
package import WorldModel
import WorldWording

/// A screen on which a task has to be solved as well, so that numbers which fit one screen alone do
/// not solve it.
package struct OtherScreen: Hashable, Sendable {
  private enum Kind: Hashable {
    case container(String)
    case device(String)
    case items(Int)
    case rightToLeft
    case after(String)
  }

  /// What stands before commands that are run as well.
  private static let commandsWord = "after"

  private let kind: Kind

  /// The commands that lead to it; nil where it is a screen.
  fileprivate var commands: String? {
    if case .after(let commands) = kind { commands } else { nil }
  }

  /// The screen that words name: a size, a device, a number of items, a direction, or commands
  /// behind `after`.
  init?(_ words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard let first = parts.first else { return nil }
    if first == Self.commandsWord {
      guard parts.count > 1 else { return nil }
      kind = .after(String(words.dropFirst(first.count).drop(while: \.isWhitespace)))
    } else if Double(first) != nil {
      guard parts.count >= 3, parts[1] == "x", Double(parts[2]) != nil else { return nil }
      kind = .container(words)
    } else if first == "items" {
      guard parts.count == 2, let count = Int(parts[1]), (1...500).contains(count) else {
        return nil
      }
      kind = .items(count)
    } else if words == "rtl" {
      kind = .rightToLeft
    } else {
      let name = words.filter { $0 != "\"" }.lowercased()
      let device = Device.named(name) ?? Device.all.first { $0.name.lowercased().hasPrefix(name) }
      guard let device else { return nil }
      kind = .device(device.name)
    }
  }

  /// The command that makes `world` stand on it.
  ///
  /// - Parameter prefix: What new items are called by.
  func command(in world: World, naming prefix: String = "more") -> String {
    switch kind {
    case .container(let words): return "container \(words)"
    case .after(let commands): return commands
    case .device(let name): return "device \(Identifier(name).quoted)"
    case .rightToLeft:
      let size = world.screen.container.size
      return "container \(size.words) rtl"
    case .items(let count):
      guard let section = world.applied.sectionIdentifiers.first else { return "apply" }
      let present = (try? world.applied.itemIdentifiers(inSection: section).count) ?? 0
      guard count > present else { return "apply" }
      return "append items \(prefix){1..\(count - present)} to \(section.quoted); apply"
    }
  }
}

extension Goal {
  /// The screen that an `also` asks for; nil for any other goal.
  package var otherScreen: OtherScreen? {
    form.word == GoalForm.screenWord ? OtherScreen(rest) : nil
  }

  /// Whether the other screen is what commands lead to.
  package var isAfterCommands: Bool { otherScreen?.commands != nil }

  /// The other screen's name as the lesson writes it, or the commands that lead there.
  package var otherScreenName: String { otherScreen?.commands.map { "`\($0)`" } ?? rest }

  /// The learner's world and the solution's, each on the other screen; nil where either cannot be.
  package func worldsOnOtherScreen(
    in situation: LessonSituation
  ) -> (present: World, solved: World)? {
    guard let command = otherScreen?.command(in: situation.world),
      let present = situation.worldAfter(command), let solved = situation.solvedAfter(command)
    else { return nil }
    return (present, solved)
  }
}

extension GoalForm {
  static let screenWord = "also"

  /// What must hold elsewhere, too.
  static let screenGoals: [GoalForm] = [
    GoalForm(
      screenWord, [.list(Parameter("WORD", .text))],
      "On this other screen, or after more commands, all stands where the solution puts it."
    ) { goal, situation in
      let name = goal.otherScreenName
      return judgeDrawing(
        goal.isAfterCommands ? "also after \(name)" : "also on \(name)",
        goal.worldsOnOtherScreen(in: situation), comparesCells: goal.isAfterCommands)
    },
    GoalForm(
      "drawn", [], "All stands where the solution puts it, scrolls as there and pins the same."
    ) { _, situation in
      let worlds = situation.solvedAfter("show").map { (situation.world, $0) }
      let frames = judgeDrawing("what is drawn", worlds, comparesCells: false)
      guard frames.isReached, let worlds, let present = try? worlds.0.scene(),
        let solved = try? worlds.1.scene(),
        let other = present.differencesOfManners(to: solved).first
      else { return frames }
      return GoalState(
        "what is drawn", wanted: "\(other.name) \(other.then)", present: "\(other.now)",
        isReached: false)
    },
  ]

  /// Whether all stands in the first of two worlds where it does in the second.
  ///
  /// - Parameter comparesCells: Whether cells have to show the same, too.
  private static func judgeDrawing(
    _ subject: Message, _ worlds: (present: World, solved: World)?, comparesCells: Bool
  ) -> GoalState {
    guard let worlds, let present = try? worlds.present.scene(),
      let solved = try? worlds.solved.scene()
    else {
      return GoalState(
        subject, wanted: "the same as the solution", present: "no layout", isReached: false)
    }
    let (now, then) = (present.framesInContent, solved.framesInContent)
    let order = solved.framesInOrder.map(\.subject) + present.framesInOrder.map(\.subject)
    guard let subjectOfDifference = order.first(where: { now[$0] != then[$0] }) else {
      return stateOfCells(
        subject, worlds.present, worlds.solved, in: comparesCells ? order : [])
    }
    func words(_ frame: LayoutRect?) -> Message {
      frame.map { "\($0.numbers.joined(separator: " "))" } ?? "missing"
    }
    let name = subjectOfDifference.fullName
    return GoalState(
      subject, wanted: "\(name) \(words(then[subjectOfDifference]))",
      present: words(now[subjectOfDifference]), isReached: false)
  }

  /// Whether cells show the same in both worlds, where everything stands in the same place.
  private static func stateOfCells(
    _ subject: Message, _ present: World, _ solved: World, in order: [Scene.Subject]
  ) -> GoalState {
    let (now, then) = (present.contents.shown, solved.contents.shown)
    for case .item(let item) in order {
      let fields = Set(now[item.name, default: [:]].keys).union(then[item.name, default: [:]].keys)
      for field in fields.sorted() {
        let (has, wants) = (now[item.name]?[field], then[item.name]?[field])
        guard has != wants else { continue }
        return GoalState(
          subject, wanted: "\(item.quoted) \(field) \(wants.map(Identifier.quote) ?? "-")",
          present: "\(has.map(Identifier.quote) ?? "-")", isReached: false)
      }
    }
    return GoalState(
      subject, wanted: "the same as the solution", present: "the same", isReached: true)
  }
}

extension Scene {
  /// Everything with its frame where nothing is scrolled, the whole layout's views first.
  fileprivate var framesInOrder: [(subject: Subject, frame: LayoutRect)] {
    let elements =
      solution.layoutElements + sections.indices.flatMap { solution.elements(inSection: $0) }
    return elements.map { (subject(of: $0), $0.frame) }
  }

  /// The frames of everything where nothing is scrolled.
  var framesInContent: [Subject: LayoutRect] {
    Dictionary(
      framesInOrder.map { ($0.subject, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
