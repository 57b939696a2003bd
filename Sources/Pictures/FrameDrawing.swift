import CompositionalLayout
package import Wording
package import WorldModel
import WorldWording

/// Draws the visible part of a scene.
package struct FrameDrawing {
  let scene: Scene
  private let contents: Contents
  /// What is marked with a `*` behind its label.
  private let marked: Set<Scene.Subject>

  package init(_ scene: Scene, contents: Contents, marked: Set<Scene.Subject> = []) {
    self.scene = scene
    self.contents = contents
    self.marked = marked
  }

  /// The columns of a picture that nobody asked to be wider: a phone is then some fifty lines high.
  package static let usualColumns = 48
  /// The columns that a picture may have.
  package static let columnRange = 20...200

  /// The picture, `columns` wide, and the part of the content it shows.
  ///
  /// What is blank below the content is left out, and said.
  ///
  /// - Parameter rows: The lines that the picture should not exceed, for which it is made narrower,
  ///   and lower where that is not enough; nil for any number.
  package func lines(columns: Int, rows: Int? = nil) -> [StyledText] {
    let elements = scene.visibleElements
    let container = scene.screen.container
    var viewport = LayoutRect(origin: container.contentOffset, size: container.size)
    let end = elements.map { $0.frame.origin.y + $0.frame.size.height }.max() ?? viewport.origin.y
    let blank = max(0, viewport.origin.y + viewport.size.height - end)
    viewport.size.height -= blank
    guard viewport.size.height > 0, !elements.isEmpty else { return ["the screen is blank"] }
    let rect = CanvasRect(
      x: viewport.origin.x, y: viewport.origin.y, width: viewport.size.width,
      height: viewport.size.height)
    var canvas = Canvas(viewport: rect, columns: columns)
    if let rows { canvas.fit(rows: rows, leastColumns: Self.columnRange.lowerBound) }
    let picture = canvas.lines(drawing: elements.map(box))
    return picture.map { StyledText($0) } + [caption(blank: blank)]
  }

  private func caption(blank: Double) -> StyledText {
    let container = scene.screen.container
    let (offset, content) = (container.contentOffset, scene.solution.contentSize)
    let place = "\(NumberText.rounded(offset.x)), \(NumberText.rounded(offset.y))"
    let below: Message = blank > 0 ? ", \(NumberText.rounded(blank)) blank below" : ""
    return "\(container.size.words) of content \(content.words), offset \(place)\(below)"
  }

  private func box(_ element: LayoutElement) -> CanvasBox {
    let (origin, size) = (element.frame.origin, element.frame.size)
    var box = CanvasBox(
      x: origin.x, y: origin.y, width: size.width, height: size.height,
      label: label(element) + mark(element))
    switch element.category {
    case .cell: box.stroke = .light
    case .supplementary: box.stroke = isBoundary(element) ? .heavy : .dashed
    case .decoration:
      box.stroke = .dashed
      box.fill = .clear
    }
    if isBoundary(element) { box.labelPlacement = .topLeft }
    return box
  }

  private func mark(_ element: LayoutElement) -> String {
    marked.isEmpty || !marked.contains(scene.subject(of: element)) ? "" : "*"
  }

  func label(_ element: LayoutElement) -> String {
    switch scene.subject(of: element) {
    case .item(let item):
      scene.screen.preferredSizes[Identifier(item.name)]?.ownText ?? contents.label(of: item)
    case .supplementary(let kind, let section?, _):
      contents.shownTitle(ofKind: kind, in: section)
        ?? scene.screen.layout(of: section).titles[kind] ?? kind
    case .supplementary(let kind, nil, _): kind
    case .decoration(let kind, _, _): kind
    }
  }

  private func isBoundary(_ element: LayoutElement) -> Bool {
    guard element.category == .supplementary else { return false }
    guard element.indexPath.item != .max else { return true }
    let section = scene.solution.sections[element.indexPath.section].section
    return section.boundarySupplementaryItems.contains { $0.elementKind == element.kind }
  }
}
