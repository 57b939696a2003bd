import CompositionalLayout

/// Draws the visible part of a scene.
struct FrameDrawing {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The picture, at most `width` columns wide, and the place it shows.
  func lines(fitting width: Int) -> [String] {
    let container = scene.screen.container
    let viewport = CanvasRect(
      x: container.contentOffset.x, y: container.contentOffset.y, width: container.size.width,
      height: container.size.height)
    let canvas = Canvas(viewport: viewport, columns: min(max(width, 20), 72))
    return canvas.lines(drawing: scene.visibleElements.map(box)) + [caption]
  }

  private var caption: String {
    let container = scene.screen.container
    let (offset, content) = (container.contentOffset, scene.solution.contentSize)
    let place = "offset \(NumberText.rounded(offset.x)), \(NumberText.rounded(offset.y))"
    return "\(container.size.words) of content \(content.words), \(place)"
  }

  private func box(_ element: LayoutElement) -> CanvasBox {
    let (origin, size) = (element.frame.origin, element.frame.size)
    var box = CanvasBox(
      x: origin.x, y: origin.y, width: size.width, height: size.height, label: label(element))
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

  private func label(_ element: LayoutElement) -> String {
    switch scene.subject(of: element) {
    case .item(let item): item.name
    case .supplementary(let kind, let section?, _):
      scene.screen.layout(of: section).titles[kind] ?? kind
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
