import CompositionalLayout
import PictureFiles
import PictureModel
import Wording

extension LayoutRecord {
  /// A file of SVG that shows the record to scale.
  func svg(titled title: String) -> String {
    SVGPicture(picture(), title: Message(verbatim: "\(title) on \(screen)")).text
  }

  /// The whole content, with the elements that `changed` names marked.
  func picture(changed: Set<String> = []) -> Picture {
    let all = elements.map(\.frame).reduce(content) { $0.enclosing($1) }.rectangle
    let sections = (elements.compactMap(\.section).max() ?? -1) + 1
    var picture = Picture(
      bounds: all, screen: all.size, content: content.rectangle.size,
      sections: (0..<min(sections, 10_000)).map { Picture.Section(name: "\($0)", color: $0) },
      elements: elements.map { $0.pictured(isChanged: changed.contains($0.name)) })
    picture.isRightToLeft = container.hasSuffix("right to left")
    return picture
  }

  /// A page with what was recorded and what is, what differs in words below.
  func page(expected: LayoutRecord, titled title: String, differences: [String]) -> String {
    ComparisonPage(
      title: title,
      pairs: [
        ComparisonPage.Pair(
          heading: screen,
          left: ("recorded", expected.picture(changed: expected.changedNames(from: self))),
          right: ("now", picture(changed: changedNames(from: expected))),
          lines: differences.map { "~ \($0)" })
      ]
    ).html
  }
}

extension LayoutRecord.Frame {
  fileprivate var rectangle: LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The smallest rectangle around both.
  fileprivate func enclosing(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension LayoutRecord.Element {
  /// The index of its section; nil for a view of the whole layout.
  fileprivate var section: Int? { path.count > 1 ? path.first : nil }

  fileprivate func pictured(isChanged: Bool) -> Picture.Element {
    let role: Picture.Element.Role =
      switch category {
      case .cell: .cell
      case .decoration: .decoration
      case .view: path.count == 1 || path.last == 0 ? .boundary : .supplementary
      }
    var element = Picture.Element(
      id: name, role: role, name: name, label: text.isEmpty ? name : text, section: section,
      pose: Picture.Pose(frame: frame.rectangle, z: category == .decoration ? -1 : 0))
    if isChanged { element.state = .changed }
    return element
  }
}
