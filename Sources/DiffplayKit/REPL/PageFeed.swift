import CompositionalLayout
import DiffableDataSource
import Explanations
import JSON
import Lessons
import PictureModel
import Wording
import WorldModel
import WorldWording

/// What a page is told: each entry with what came of it, as one step of a film, and what surrounds
/// the world.
struct PageFeed {
  private var maker: FilmMaker
  private var number = 0
  /// The goal of the task that is being tried.
  private var goal: (lesson: String, picture: JSONValue)?

  /// Nothing has been told.
  init() { maker = FilmMaker(derives: false) }

  /// The state after an entry, in one row.
  ///
  /// - Parameters:
  ///   - entry: What was entered; empty for how things stand when the page opens.
  ///   - outcomes: What came of it.
  mutating func state(_ workbench: Workbench, after entry: String, _ outcomes: [Outcome]) -> String
  {
    number += 1
    let shot = Shots.Shot(entry: entry, outcomes: outcomes)
    let film = Film(title: "", steps: [maker.step(shot, on: workbench)])
    let screen = workbench.world.screen
    var object: JSONObject = [
      "number": JSONValue(number), "film": film.json(in: workbench.settings.language),
      "container": [
        "width": JSONValue(screen.container.size.width),
        "height": JSONValue(screen.container.size.height),
        "words": .string(screen.containerWords),
      ],
      "canUndo": .bool(!workbench.past.isEmpty), "canRedo": .bool(!workbench.future.isEmpty),
    ]
    if let pending = Self.pending(in: workbench) { object["pending"] = pending }
    object["why"] = Self.derivation(in: outcomes, language: workbench.settings.language)
    object["lesson"] = Self.lesson(in: workbench)
    object["outlines"] = Self.outlines(of: workbench.world)
    keepGoal(of: workbench)
    if let goal { object["goal"] = goal.picture }
    return JSONPrinter.compact(.object(object))
  }

  /// The most items of a snapshot whose apply is shown beforehand.
  private static let mostPending = 10_000

  /// What the screen would show if the working snapshot were applied; nil where nothing is pending.
  private static func pending(in workbench: Workbench) -> JSONValue? {
    let world = workbench.world
    guard world.dataSource.hasApplied, !world.pendingCounts.isEmpty,
      world.snapshot.numberOfItems <= mostPending,
      let scene = try? Scene(world.snapshot, on: world.screen, contents: world.contents)
    else { return nil }
    return Picture(scene, contents: world.contents).json(in: workbench.settings.language)
  }

  /// Where the numbers of a frame come from, if that was asked last, as the terminal tells it.
  private static func derivation(in outcomes: [Outcome], language: Language) -> JSONValue? {
    guard case .success(let reply) = outcomes.last?.result, !reply.derivations.isEmpty
    else { return nil }
    var telling = TermTelling(in: language)
    return .array(reply.derivations.map { telling.told($0).json })
  }

  /// The items that sections show as trees, a row each: its level, whether it stands open, and the
  /// command of a tap on it; nil where there are none.
  private static func outlines(of world: World) -> JSONValue? {
    guard world.snapshot.numberOfItems <= mostPending else { return nil }
    var outlines: JSONObject = [:]
    var areThere = false
    for section in world.applied.sectionIdentifiers {
      let outline = world.dataSource.snapshot(for: section)
      let items = outline.items
      let levels = items.map { (try? outline.level(of: $0)) ?? 0 }
      guard levels.contains(where: { $0 > 0 }) else { continue }
      let visible = Set(outline.visibleItems)
      let rows = items.indices.filter { visible.contains(items[$0]) }.map { index -> JSONValue in
        let isParent = index + 1 < items.count && levels[index + 1] > levels[index]
        let isOpen = (try? outline.isExpanded(items[index])) ?? false
        return [
          .string(items[index].shown), JSONValue(levels[index]),
          .string(isParent ? (isOpen ? "open" : "closed") : ""),
          .string("toggle \(items[index].quoted)"),
        ]
      }
      outlines[section.name] = .array(rows)
      areThere = true
    }
    return areThere ? .object(outlines) : nil
  }

  /// What the step of a lesson says, its goals with it; nil outside lessons.
  private static func lesson(in workbench: Workbench) -> JSONValue? {
    guard let state = workbench.lesson else { return nil }
    let language = workbench.settings.language
    // The page breaks lines where it has room.
    var unbroken = workbench
    unbroken.settings.width = 100_000
    let said = unbroken.reminder(of: state).lines(in: language, upTo: unbroken.settings.width)
    return [
      "title": .string(state.lesson.title.line(in: language)),
      "part": JSONValue(min(state.part, state.lesson.parts.count - 1) + 1),
      "parts": JSONValue(state.lesson.parts.count), "isSolved": .bool(state.isSolved),
      "said": .array(said.map { .string($0.plain) }),
    ]
  }

  /// The solution's screen, while a lesson's task is tried.
  private mutating func keepGoal(of workbench: Workbench) {
    guard let state = workbench.lesson, state.isAtTask else {
      goal = nil
      return
    }
    guard goal?.lesson != state.lesson.id else { return }
    goal = nil
    let world = workbench.solved(state).workbench.world
    guard world.dataSource.hasApplied, let scene = try? world.scene() else { return }
    let picture = Picture(scene, contents: world.contents)
    goal = (state.lesson.id, picture.json(in: workbench.settings.language))
  }
}
