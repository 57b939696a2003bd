import CompositionalLayout
import PictureModel
package import Wording
package import WorldModel
import WorldWording

/// Draws the visible part of a scene.
package struct FrameDrawing {
  let scene: Scene
  private let contents: Contents
  private let showsContents: Bool
  /// What is marked with a `*` behind its label.
  private let marked: Set<Scene.Subject>
  /// What stands behind labels.
  private let signs: [Scene.Subject: String]
  /// A scene whose drawing stands beside this one.
  private let companion: Scene?

  /// A drawing of what `scene` shows.
  ///
  /// - Parameters:
  ///   - showsContents: Whether cells show what they contain; their names alone otherwise.
  ///   - signs: What stands behind the labels of some.
  ///   - companion: A scene whose drawing stands beside this one: both are to the same scale, and
  ///     the same frame takes the same rows in both.
  package init(
    _ scene: Scene, contents: Contents, showsContents: Bool = true,
    marked: Set<Scene.Subject> = [], signs: [Scene.Subject: String] = [:],
    companion: Scene? = nil
  ) {
    self.scene = scene
    self.contents = contents
    self.showsContents = showsContents
    self.marked = marked
    self.signs = signs
    self.companion = companion
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
    // Half a column is the least that a drawing tells apart.
    let picture = picture(grain: scene.screen.container.size.width / Double(columns) / 2)
    let other = companion.map { Picture($0, contents: contents) }
    let (origin, size) = (picture.bounds.origin, picture.bounds.size)
    // Both end where the longer one does.
    let blank = max(
      0, min(picture.blankBelow, other.map { size.height - $0.shownHeight } ?? .infinity))
    guard size.height > blank, !picture.elements.isEmpty else { return ["the screen is blank"] }
    let rect = CanvasRect(
      x: origin.x, y: origin.y, width: size.width, height: size.height - blank)
    let share = other.map { min(1, size.width / max(1, $0.bounds.size.width)) } ?? 1
    var canvas = Canvas(viewport: rect, columns: Int((Double(columns) * share).rounded()))
    if let rows { canvas.fit(rows: rows, leastColumns: Self.columnRange.lowerBound) }
    let aligned = other.map { $0.boxes(seenFrom: origin) } ?? []
    let seen = picture.elements.filter { $0.pose.opacity > 0.01 }
    let lines = canvas.lines(drawing: seen.map(CanvasBox.init), aligning: aligned)
    return lines.map { StyledText($0) } + [caption(picture, blank: blank)]
  }

  /// What is drawn.
  func picture(grain: Double) -> Picture {
    var choice = Picture.Choice()
    choice.showsContents = showsContents
    choice.marked = marked
    choice.grain = grain
    var picture = Picture(scene, contents: contents, choice)
    let signs = Dictionary(
      signs.map { ($0.pictureID, $1) }, uniquingKeysWith: { first, _ in first })
    for (index, element) in picture.elements.enumerated() {
      guard let sign = signs[element.id] else { continue }
      picture.elements[index].label += element.label.isEmpty ? sign : " " + sign
    }
    return picture
  }

  private func caption(_ picture: Picture, blank: Double) -> StyledText {
    let offset = picture.bounds.origin
    let place = "\(NumberText.rounded(offset.x)), \(NumberText.rounded(offset.y))"
    let below: Message = blank > 0 ? ", \(NumberText.rounded(blank)) blank below" : ""
    return "\(picture.screen.words) of content \(picture.content.words), offset \(place)\(below)"
  }
}

extension Picture {
  /// The points above what is blank.
  fileprivate var shownHeight: Double { bounds.size.height - blankBelow }

  /// The boxes as they would stand if the picture began at `origin`.
  fileprivate func boxes(seenFrom origin: LayoutPoint) -> [CanvasBox] {
    elements.map { element in
      var box = CanvasBox(element)
      box.frame.x += origin.x - bounds.origin.x
      box.frame.y += origin.y - bounds.origin.y
      return box
    }
  }
}

extension CanvasBox {
  /// The box of a view: thin lines for cells, thick ones for headers, broken ones for the rest.
  fileprivate init(_ element: Picture.Element) {
    let (origin, size) = (element.frame.origin, element.frame.size)
    let lines = [element.label] + (element.contents?.lines ?? [])
    let mark = element.state == .same ? "" : "*"
    self.init(
      x: origin.x, y: origin.y, width: size.width, height: size.height,
      label: lines.joined(separator: "\n") + mark)
    switch element.role {
    case .cell: stroke = .light
    case .boundary:
      stroke = .heavy
      labelPlacement = .topLeft
    case .supplementary: stroke = .dashed
    case .decoration:
      stroke = .dashed
      fill = .clear
    }
  }
}
