package import CommandLanguage
package import CompositionalLayout
import Wording
import WorldModel

// What surrounds the groups of a section, and the sections of a layout.
extension LayoutBuilder {

  /// Takes in a statement about the section or one of its boundary items.
  static func add(
    _ statement: BlockStatement, to layout: inout SectionLayout
  ) throws(CommandError) {
    let match = statement.match
    switch statement.form {
    case "section": try change(&layout.section, match)
    case "background":
      var item = LayoutDecorationItem(elementKind: match.text("KIND") ?? "background")
      if let insets = try match.insets() { item.contentInsets = insets }
      if let z = match.integer("Z") { item.zIndex = z }
      layout.section.decorationItems.append(item)
    case "header", "footer", "boundary":
      let item = try boundaryItem(statement)
      let kinds = layout.section.boundarySupplementaryItems.map(\.elementKind)
      guard !kinds.contains(item.elementKind) else {
        throw CommandError(
          "the section already has an element of the kind \(item.elementKind)", at: statement.range,
          fix: "name another: `\(statement.form) KIND 1w x 30`",
          uikit: "Error: Every supplementary must have a unique elementKind: duplicates detected: "
            + "(\n    \(item.elementKind)\n)", kind: .duplicateElementKinds)
      }
      layout.section.boundarySupplementaryItems.append(item)
      layout.titles[item.elementKind] = match.text("TITLE")
    default: break
    }
  }

  /// What `statements` say of a layout as a whole; the rest is UIKit's defaults.
  package static func configuration(
    _ statements: [BlockStatement]
  ) throws(CommandError) -> LayoutConfiguration {
    var configuration = LayoutConfiguration()
    for statement in statements {
      let match = statement.match
      switch statement.form {
      case "scroll":
        configuration.scrollDirection =
          match.text("DIRECTION") == "horizontal" ? .horizontal : .vertical
      case "spacing": configuration.interSectionSpacing = match.number("SPACING") ?? 0
      case "reference":
        let reference = match.text("REFERENCE").flatMap(ContentInsetsReference.init)
        configuration.contentInsetsReference = reference ?? .safeArea
      default:
        let item = try boundaryItem(statement)
        let kinds = configuration.boundarySupplementaryItems.map(\.elementKind)
        guard !kinds.contains(item.elementKind) else {
          throw CommandError(
            "the layout already has an element of the kind \(item.elementKind)",
            at: statement.range, fix: "name another: `\(statement.form) KIND 1w x 30`",
            kind: .duplicateElementKinds)
        }
        configuration.boundarySupplementaryItems.append(item)
      }
    }
    return configuration
  }

  private static func change(
    _ section: inout LayoutSection, _ match: Match
  ) throws(CommandError) {
    if let insets = try match.insets() { section.contentInsets = insets }
    if let spacing = match.number("SPACING") { section.interGroupSpacing = spacing }
    if let behavior = match.text("BEHAVIOR").flatMap(OrthogonalScrollingBehavior.init) {
      section.orthogonalScrollingBehavior = behavior
    }
    if let rate = match.text("RATE").flatMap(
      OrthogonalScrollingProperties.DecelerationRate.init)
    {
      section.orthogonalScrollingProperties.decelerationRate = rate
    }
    if let bounce = match.text("BOUNCE").flatMap(OrthogonalScrollingProperties.Bounce.init) {
      section.orthogonalScrollingProperties.bounce = bounce
    }
    if let reference = match.text("REFERENCE").flatMap(ContentInsetsReference.init) {
      section.contentInsetsReference = reference
    }
    if let reference = match.text("SUPPLEMENTARY").flatMap(ContentInsetsReference.init) {
      section.supplementaryContentInsetsReference = reference
    }
    if let follows = match.text("YES") {
      section.supplementariesFollowContentInsets = follows == "true"
    }
  }

  private static func boundaryItem(
    _ statement: BlockStatement
  ) throws(CommandError) -> LayoutBoundaryItem {
    let match = statement.match
    let usual = statement.form == "footer" ? RectAlignment.bottom : .top
    var item = LayoutBoundaryItem(
      layoutSize: try match.size(), elementKind: match.text("KIND") ?? statement.form,
      alignment: match.text("ALIGNMENT").flatMap(RectAlignment.init(rawValue:)) ?? usual)
    item.pinToVisibleBounds = match.has("pin")
    item.extendsBoundary = !match.has("inside")
    if let offset = match.point("DX", "DY") { item.absoluteOffset = offset }
    if let insets = try match.insets() { item.contentInsets = insets }
    if let z = match.integer("Z") { item.zIndex = z }
    return item
  }
}
