import CompositionalLayout

/// Builds a section's layout from the statements of a layout block.
enum LayoutBuilder {
  /// The layout that `statements` describe, the block standing at `place`.
  static func layout(
    _ statements: [BlockStatement], at place: Range<Int>
  ) throws(CommandError) -> SectionLayout {
    let contents = try subitems(statements)
    guard let first = contents.first else {
      throw CommandError(
        "a section needs a group", at: place,
        fix: "add `group horizontal 1w x 44 { item 1w x 1h }`", kind: .malformedLayout)
    }
    guard contents.count == 1, case .group(let group) = first else {
      let second = statements.filter(\.isContent).last
      throw CommandError(
        "a section holds exactly one group", at: second?.range ?? place,
        fix: "put it inside the group's braces", kind: .malformedLayout)
    }
    var layout = SectionLayout(section: LayoutSection(group: group))
    for statement in statements where !statement.isContent {
      try add(statement, to: &layout)
    }
    return layout
  }

  // MARK: Items and groups

  /// The items and groups among `statements`, in order.
  private static func subitems(
    _ statements: [BlockStatement]
  ) throws(CommandError) -> [LayoutSubitem] {
    var subitems: [LayoutSubitem] = []
    for statement in statements {
      switch statement.form {
      case "item": subitems.append(.item(try item(statement)))
      case "group": subitems.append(.group(try group(statement)))
      default: break
      }
    }
    return subitems
  }

  private static func item(_ statement: BlockStatement) throws(CommandError) -> LayoutItem {
    var item = LayoutItem(layoutSize: try statement.match.size())
    if let insets = try statement.match.insets() { item.contentInsets = insets }
    item.edgeSpacing = try statement.match.edgeSpacing()
    item.supplementaryItems = try badges(statement.match.block)
    return item
  }

  private static func group(_ statement: BlockStatement) throws(CommandError) -> LayoutGroup {
    let match = statement.match
    let axis = match.text("AXIS") == "vertical" ? Axis.vertical : .horizontal
    var group = LayoutGroup(
      axis: axis, layoutSize: try match.size(), content: try content(of: statement))
    if let insets = try match.insets() { group.contentInsets = insets }
    if let spacing = match.number("SPACING") {
      group.interItemSpacing = match.has("flexible") ? .flexible(spacing) : .fixed(spacing)
    }
    group.edgeSpacing = try match.edgeSpacing()
    group.supplementaryItems = try badges(match.block)
    return group
  }

  private static func content(
    of statement: BlockStatement
  ) throws(CommandError) -> LayoutGroup.Content {
    let subitems = try subitems(statement.match.block)
    guard let first = subitems.first else {
      throw CommandError(
        "this group holds nothing", at: statement.range, fix: "add `item 1w x 1h`",
        uikit: "At least 1 subitem is required for a group", kind: .malformedLayout)
    }
    guard let token = statement.match.token("N"), let count = Int(token.text) else {
      return .subitems(subitems)
    }
    guard count >= 1 else {
      let axis = statement.match.text("AXIS") ?? "horizontal"
      throw CommandError(
        "a count is at least 1", at: token.range,
        uikit: "A repeating \(axis) group should specify a count >= 1", kind: .malformedLayout)
    }
    guard subitems.count == 1 else {
      let second = statement.match.block.filter(\.isContent)[1]
      throw CommandError(
        "a group with a count repeats one subitem", at: second.range,
        fix: "leave out the count, or put these in a group", kind: .malformedLayout)
    }
    return statement.match.has("repeat")
      ? .repeatingSubitem(first, count: count) : .subitemCount(first, count: count)
  }

  private static func badges(
    _ statements: [BlockStatement]
  ) throws(CommandError) -> [LayoutSupplementaryItem] {
    var badges: [LayoutSupplementaryItem] = []
    for statement in statements where statement.form == "badge" {
      let match = statement.match
      var anchor = LayoutAnchor(edges: match.edges("EDGE"))
      if let x = match.number("DX"), let y = match.number("DY") {
        anchor.offset = .absolute(Point(x: x, y: y))
      } else if let x = match.number("FX"), let y = match.number("FY") {
        anchor.offset = .fractional(Point(x: x, y: y))
      }
      var badge = LayoutSupplementaryItem(
        layoutSize: try match.size(), elementKind: match.text("KIND") ?? "badge",
        containerAnchor: anchor)
      if match.has("itemAnchor") {
        badge.itemAnchor = LayoutAnchor(edges: match.edges("ITEM-EDGE"))
      }
      if let z = match.integer("Z") { badge.zIndex = z }
      badges.append(badge)
    }
    return badges
  }

  // MARK: The section and its boundary

  private static func add(
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

  private static func change(
    _ section: inout LayoutSection, _ match: Match
  ) throws(CommandError) {
    if let insets = try match.insets() { section.contentInsets = insets }
    if let spacing = match.number("SPACING") { section.interGroupSpacing = spacing }
    if let behavior = match.text("BEHAVIOR").flatMap(OrthogonalScrollingBehavior.init) {
      section.orthogonalScrollingBehavior = behavior
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
    if let x = match.number("DX"), let y = match.number("DY") {
      item.absoluteOffset = Point(x: x, y: y)
    }
    if let insets = try match.insets() { item.contentInsets = insets }
    if let z = match.integer("Z") { item.zIndex = z }
    return item
  }
}

extension BlockStatement {
  /// Whether it is an item or a group.
  fileprivate var isContent: Bool { form == "item" || form == "group" }
}
