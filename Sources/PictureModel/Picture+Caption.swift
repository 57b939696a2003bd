import CompositionalLayout
import Wording
import WorldModel
import WorldWording

extension Picture {
  /// What a picture of a scene shows, a sentence each.
  static func caption(
    _ scene: Scene, isWhole: Bool, elements: [LayoutElement]
  ) -> [Message] {
    let container = scene.screen.container
    let offset = container.contentOffset
    let place = "\(NumberText.rounded(offset.x)), \(NumberText.rounded(offset.y))"
    let content = scene.solution.contentSize.words
    let cells = Message(counting: elements.count { $0.category == .cell }, "item")
    let stretch: Message =
      isWhole
      ? "the whole content, \(content)"
      : "\(container.size.words) of content \(content), offset \(place)"
    let views = elements.count { $0.category != .cell }
    return [stretch, views == 0 ? cells : "\(cells), \(Message(counting: views, "other view"))"]
  }

  /// The points below the last element that show nothing.
  package var blankBelow: Double {
    let end = elements.map { $0.frame.end(.vertical) }.max() ?? bounds.origin.y
    return max(0, bounds.end(.vertical) - end)
  }
}
