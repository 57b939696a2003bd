import CommandLanguage
import DiffableDataSource
import HeadlessCollectionView
import LayoutLanguage
import PictureModel
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// What the screen shows, as a form of `export` asks for it.
  func picture(_ match: Match) throws(CommandError) -> Picture {
    var choice = Picture.Choice()
    choice.isWhole = match.has("--all")
    choice.hasOverlays = match.has("--overlay")
    choice.showsContents = settings.showsContents
    return Picture(try scene(), contents: world.contents, choice)
  }

  /// How the last apply came about.
  ///
  /// - Throws: `CommandError` where there was none, or it moved nothing by its plan.
  func lastMotion() throws(CommandError) -> Motion {
    let animation: AppliedAnimation?
    do {
      animation = try AppliedAnimation(of: world)
    } catch {
      throw CommandError(error, sections: world.applied.sectionIdentifiers)
    }
    guard let animation else {
      throw CommandError(
        "there is no apply to show", fix: "`apply` shows the working snapshot",
        kind: .nothingToExplain)
    }
    guard animation.plan.isAnimated else {
      throw CommandError(
        "the last apply was not animated",
        fix: "the first apply reloads; the next one is compared with it", kind: .nothingToExplain)
    }
    var colors = SectionColors()
    return Motion(animation, contents: world.contents, colors: &colors)
  }

  /// What a picture of the screen is called.
  func pictureTitle(isMoving: Bool) -> Message {
    let sections = world.applied.sectionIdentifiers
    let names = sections.prefix(5).map { Message(verbatim: $0.shown) }.listed
    if sections.isEmpty { return "a collection view" }
    return isMoving ? "the last apply of \(names)" : "a collection view of \(names)"
  }
}
