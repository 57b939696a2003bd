package import CompositionalLayout
import DiffableDataSource

/// The frames that an update changed.
package struct SceneChange {
  /// The most elements of a scene that are compared one by one; larger scenes compare what is on
  /// screen.
  static let comparedElements = 5_000

  package enum Kind: String {
    case appeared = "+"
    case disappeared = "-"
    case moved = ">"
  }

  package struct Row {
    package var kind: Kind
    package var subject: Scene.Subject
    package var before: LayoutRect?
    package var after: LayoutRect?
  }

  package private(set) var rows: [Row] = []
  package let total: Int
  package let comparesScreenOnly: Bool
  package let contentSizes: (before: LayoutExtent, after: LayoutExtent)

  /// What changed between two scenes, in the new scene's order; what is gone comes last.
  package init(from old: Scene, to new: Scene) {
    comparesScreenOnly =
      max(old.snapshot.numberOfItems, new.snapshot.numberOfItems) > Self.comparedElements
    contentSizes = (old.solution.contentSize, new.solution.contentSize)
    let before = Self.frames(of: old, onScreen: comparesScreenOnly)
    let after = Self.frames(of: new, onScreen: comparesScreenOnly)
    total = after.count
    let oldFrames = Dictionary(before, uniquingKeysWith: { first, _ in first })
    var found: Set<Scene.Subject> = []
    for (subject, frame) in after {
      found.insert(subject)
      let old = oldFrames[subject]
      guard old != frame else { continue }
      rows.append(
        Row(
          kind: old == nil ? .appeared : .moved, subject: subject, before: old, after: frame))
    }
    for (subject, frame) in before where !found.contains(subject) {
      rows.append(Row(kind: .disappeared, subject: subject, before: frame, after: nil))
    }
  }

  private static func frames(
    of scene: Scene, onScreen: Bool
  ) -> [(Scene.Subject, LayoutRect)] {
    let elements =
      onScreen
      ? scene.visibleElements
      : scene.sections.indices.flatMap { scene.solution.elements(inSection: $0) }
        + scene.solution.layoutElements
    return elements.map { (scene.subject(of: $0), $0.frame) }
  }

}
