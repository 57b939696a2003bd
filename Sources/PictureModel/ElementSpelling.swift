import CompositionalLayout
import HeadlessCollectionView
import ViewContents
package import WorldModel
import WorldWording

/// Gives the elements of a scene their names, words and roles.
struct ElementSpelling {
  private let scene: Scene
  private let contents: Contents
  private let showsContents: Bool
  private let changes: [Scene.Subject: ViewAppearance]
  /// The kinds of each section that stand at its boundary.
  private let boundaryKinds: [Set<String>]

  init(_ scene: Scene, contents: Contents, showsContents: Bool) {
    self.scene = scene
    self.contents = contents
    self.showsContents = showsContents
    changes = scene.changedViews
    boundaryKinds = scene.solution.sections.map {
      Set($0.section.boundarySupplementaryItems.map(\.elementKind))
    }
  }

  /// What the picture has of a laid out element.
  func element(_ element: LayoutElement) -> Picture.Element {
    let subject = scene.subject(of: element)
    let isOfLayout = element.category == .supplementary && element.indexPath.item == .max
    var spelled = Picture.Element(
      id: subject.pictureID, role: role(of: element), name: subject.fullName,
      label: label(subject), section: isOfLayout ? nil : element.indexPath.section,
      pose: Picture.Pose(DisplayedElement(element), changes[subject]))
    spelled.estimatedAxes = LayoutAxis.allCases.filter(element.estimatedAxes.contains)
    spelled.question = subject.frameQuestion
    if showsContents, case .item(let item) = subject {
      spelled.contents = Picture.CellContents(contents.shown[item.name] ?? [:])
      if let seen = seen(item, in: element) {
        spelled.contents = spelled.contents ?? Picture.CellContents()
        spelled.contents?.elements = seen.elements
        spelled.contents?.isDark = seen.isDark == true
      }
    }
    return spelled
  }

  /// What can be seen in the cell of an item, where it was laid out at the size that it has.
  private func seen(_ item: Identifier, in element: LayoutElement) -> CellContents? {
    let size = element.frame.size
    guard let contents = scene.screen.cellContents?[Identifier(item.name)],
      !contents.elements.isEmpty, abs(contents.width - size.width) < 1,
      abs(contents.height - size.height) < 1
    else { return nil }
    return contents
  }

  private func role(of element: LayoutElement) -> Picture.Element.Role {
    switch element.category {
    case .cell: .cell
    case .decoration: .decoration
    case .supplementary: isBoundary(element) ? .boundary : .supplementary
    }
  }

  private func isBoundary(_ element: LayoutElement) -> Bool {
    guard element.indexPath.item != .max, let kind = element.kind else { return true }
    return boundaryKinds[element.indexPath.section].contains(kind)
  }

  /// What a view says.
  private func label(_ subject: Scene.Subject) -> String {
    switch subject {
    case .item(let item):
      guard showsContents else { return item.name }
      return scene.text(of: item, in: contents) ?? item.name
    case .supplementary(let kind, let section?, _):
      return contents.shownTitle(ofKind: kind, in: section)
        ?? scene.screen.layout(of: section).titles[kind] ?? kind
    case .supplementary(let kind, nil, _): return kind
    case .decoration(let kind, _, _): return kind
    }
  }
}

extension Scene {
  /// What the cell of an item says: the text that it is measured with, its title, or the first text
  /// that a program put there; nil where it says nothing.
  package func text(of item: Identifier, in contents: Contents) -> String? {
    let name = Identifier(item.name)
    return screen.preferredSizes[name]?.ownText ?? contents.title(of: item)
      ?? screen.cellContents?[name]?.firstText
  }
}

extension Scene.Subject {
  /// The identity of a view in pictures: the kind of it and quoted names.
  package var pictureID: String {
    func quoted(_ name: String) -> String { Identifier.quote(name) }
    return switch self {
    case .item(let item): "item \(quoted(item.name))"
    case .supplementary(let kind, let section, let index):
      "view \(quoted(kind)) \(section.map { quoted($0.name) } ?? "-") \(index)"
    case .decoration(let kind, let section, let index):
      "background \(quoted(kind)) \(quoted(section.name)) \(index)"
    }
  }

  /// The command that derives the frame.
  fileprivate var frameQuestion: String {
    switch self {
    case .item(let item): "why frame \(item.quoted)"
    case .supplementary(let kind, nil, _):
      "why frame configuration \(Identifier(kind).quoted)"
    case .supplementary(let kind, let section?, let index),
      .decoration(let kind, let section, let index):
      "why frame \(section.quoted) \(Identifier(kind).quoted)\(index == 0 ? "" : " \(index)")"
    }
  }
}

extension Picture.CellContents {
  /// The names that fields of images, colours and controls go by.
  private static let images: Set = ["image", "symbol", "icon", "photo", "avatar", "thumbnail"]
  private static let colors: Set = ["color", "colour", "tint", "background"]
  private static let controls: Set = ["switch", "slider", "progress", "stepper", "button"]

  /// The fields of an item but its title, which is its label; nil where there are no others.
  init?(_ fields: Contents.Fields) {
    self.init()
    for (field, value) in fields.sorted(by: { $0.key < $1.key }) where field != "title" {
      if Self.images.contains(field) {
        image = value
      } else if Self.colors.contains(field) {
        color = value
      } else if Self.controls.contains(field) {
        control = value.isEmpty ? field : "\(field) \(value)"
      } else {
        lines.append(["subtitle", "text", "detail"].contains(field) ? value : "\(field) \(value)")
      }
    }
    if self == Picture.CellContents() { return nil }
  }
}
