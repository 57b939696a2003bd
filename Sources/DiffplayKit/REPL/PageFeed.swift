import CompositionalLayout
import DiffableDataSource
import JSON
import Lessons
import PictureModel
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
    let container = workbench.world.screen.container
    var object: JSONObject = [
      "number": JSONValue(number), "film": film.json(in: workbench.settings.language),
      "container": [
        "width": JSONValue(container.size.width), "height": JSONValue(container.size.height),
        "words": .string(container.words),
      ],
      "canUndo": .bool(!workbench.past.isEmpty), "canRedo": .bool(!workbench.future.isEmpty),
    ]
    if let pending = Self.pending(in: workbench) { object["pending"] = pending }
    if let why = Self.derivation(in: outcomes) { object["why"] = why }
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

  /// Where the numbers of a frame come from, if that was asked last.
  private static func derivation(in outcomes: [Outcome]) -> JSONValue? {
    guard let outcome = outcomes.last, case .success(let reply) = outcome.result,
      outcome.source.hasPrefix("why frame")
    else { return nil }
    return reply.value
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
