import CompositionalLayout
import JSON
import PictureModel
import WorldModel
import WorldWording

/// What a page is told: each entry with what came of it, as one step of a film, and what surrounds
/// the world.
struct PageFeed {
  private var maker: FilmMaker
  private var number = 0

  /// Nothing has been told.
  init() { maker = FilmMaker(derives: false) }

  /// The state after an entry, in one row.
  ///
  /// - Parameters:
  ///   - entry: What was entered; empty for how things stand when the page opens.
  ///   - outcomes: What came of it.
  mutating func state(_ workbench: Workbench, after entry: String, _ outcomes: [Outcome]) -> String {
    number += 1
    let shot = Shots.Shot(entry: entry, outcomes: outcomes)
    let film = Film(title: "", steps: [maker.step(shot, on: workbench)])
    let container = workbench.world.screen.container
    let object: JSONObject = [
      "number": JSONValue(number), "film": film.json(in: workbench.settings.language),
      "container": [
        "width": JSONValue(container.size.width), "height": JSONValue(container.size.height),
        "words": .string(container.words),
      ],
      "canUndo": .bool(!workbench.past.isEmpty), "canRedo": .bool(!workbench.future.isEmpty),
    ]
    return JSONPrinter.compact(.object(object))
  }
}
