import DiffableDataSource
import PictureModel
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// The session so far as a film, in the language of the settings.
  func film(title: String) -> Film {
    var maker = FilmMaker()
    var film = Film(title: title, steps: shots.latest.map { maker.step($0, on: self) })
    film.language = settings.language
    film.omitted = shots.omitted
    return film
  }
}

/// Makes the steps of a film, one after the other.
struct FilmMaker {
  /// The most views of a picture whose frames are derived.
  private static let mostDerived = 80

  /// Whether frames are derived beforehand, for who cannot ask.
  private let derives: Bool
  private var colors = SectionColors()
  private var lastUpdate = 0
  private var lastPicture: Picture?
  /// What was told of a view last.
  private var told: [String: [String]] = [:]

  /// A film begins.
  init(derives: Bool = true) { self.derives = derives }

  /// The step of an entry in a workbench, whose settings say how it is told.
  mutating func step(_ shot: Shots.Shot, on workbench: Workbench) -> Film.Step {
    let language = workbench.settings.language
    let lines = shot.outcomes.flatMap { $0.lines(in: shot.entry, language: language) }
    var step = Film.Step(
      command: shot.entry, answer: lines.map(\.plain),
      isRefused: shot.outcomes.contains(where: \.isFailure))
    let world = shot.outcomes.last?.world ?? workbench.world
    let settings = shot.outcomes.last?.settings ?? workbench.settings
    step.file = shot.file
    step.isPending = !world.pendingCounts.isEmpty
    step.snapshot = world.snapshot.sectionIdentifiers.map { section in
      let items = (try? world.snapshot.itemIdentifiers(inSection: section)) ?? []
      return (section.name, items.map(\.shown))
    }
    guard world.dataSource.hasApplied, let scene = try? world.scene() else { return step }
    var choice = Picture.Choice()
    choice.hasOverlays = true
    choice.showsContents = settings.showsContents
    let picture = Picture(scene, contents: world.contents, colors: &colors, choice)
    step.picture = picture
    step.motion = motion(to: world)
    if derives, picture != lastPicture {
      step.derivations = derivations(of: picture, in: world, on: workbench)
    }
    lastPicture = picture
    return step
  }

  /// The movement of an apply that was not made before.
  private mutating func motion(to world: World) -> Motion? {
    let number = world.lastUpdate?.number ?? 0
    defer { lastUpdate = number }
    guard number > lastUpdate, let animation = try? AppliedAnimation(of: world),
      !animation.isReload
    else { return nil }
    return Motion(animation, contents: world.contents, colors: &colors)
  }

  /// What derives the frames of a picture's views, where it is not what was told last.
  private mutating func derivations(
    of picture: Picture, in world: World, on workbench: Workbench
  ) -> [String: [String]] {
    var workbench = workbench.withoutLesson
    workbench.world = world
    var found: [String: [String]] = [:]
    for element in picture.elements.prefix(Self.mostDerived) {
      guard let question = element.question else { continue }
      let lines = workbench.lines(answering: question)
      if told[element.id] != lines { found[element.id] = lines }
      told[element.id] = lines
    }
    return found
  }
}

extension Workbench {
  /// What a question is answered with; nothing where it is refused.
  fileprivate mutating func lines(answering question: String) -> [String] {
    run(question).flatMap { outcome in
      outcome.isFailure
        ? [] : outcome.lines(in: question, language: settings.language).map(\.plain)
    }
  }
}
