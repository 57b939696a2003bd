package import CommandLanguage
import CompositionalLayout
import Wording
package import WorldModel

/// Builds a section's layout from the statements of a layout block.
package enum LayoutBuilder {
  /// The layout that `statements` describe, the block standing at `place`.
  package static func layout(
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
    // UIKit says vertical of a custom group.
    let axis = match.text("AXIS") == "horizontal" ? LayoutAxis.horizontal : .vertical
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
    if statement.match.text("AXIS") == "custom" { return .custom(try frames(of: statement)) }
    let subitems = try subitems(statement.match.block)
    if let frame = statement.match.block.first(where: { $0.form == "frame" }) {
      throw CommandError(
        "only a custom group holds frames", at: frame.range,
        fix: "write `group custom`, or `item 1w x 1h` in this one", kind: .malformedLayout)
    }
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

  /// What the item provider of a custom group answers.
  private static func frames(
    of statement: BlockStatement
  ) throws(CommandError) -> [LayoutCustomItem] {
    let match = statement.match
    if let count = match.token("N") {
      throw CommandError(
        "a custom group has as many items as frames", at: count.range, fix: "leave out the count",
        kind: .malformedLayout)
    }
    if let content = match.block.first(where: \.isContent) {
      throw CommandError(
        "a custom group holds frames", at: content.range,
        fix: "write `frame 0 0 100 x 100`: x, y, width and height in the group",
        kind: .malformedLayout)
    }
    let frames = match.block.filter { $0.form == "frame" }.map(\.match).map { frame in
      LayoutCustomItem(
        frame: LayoutRect(
          x: frame.number("X") ?? 0, y: frame.number("Y") ?? 0, width: frame.number("WIDTH") ?? 0,
          height: frame.number("HEIGHT") ?? 0), zIndex: frame.integer("Z") ?? 0)
    }
    guard !frames.isEmpty else {
      throw CommandError(
        "this group holds nothing", at: statement.range, fix: "add `frame 0 0 100 x 100`",
        kind: .malformedLayout)
    }
    return frames
  }
}

// MARK: - Badges

extension LayoutBuilder {
  private static func badges(
    _ statements: [BlockStatement]
  ) throws(CommandError) -> [LayoutSupplementaryItem] {
    var badges: [LayoutSupplementaryItem] = []
    for statement in statements where statement.form == "badge" {
      let match = statement.match
      var badge = LayoutSupplementaryItem(
        layoutSize: try match.size(), elementKind: match.text("KIND") ?? "badge",
        containerAnchor: try anchor(match))
      let anchor = try anchor(match, "ITEM-")
      if match.has("itemAnchor") {
        badge.itemAnchor = anchor
      } else if let offset = match.token("ITEM-DX") ?? match.token("ITEM-FX") {
        throw CommandError(
          "there is no item anchor to move", at: offset.range, fix: "add `itemAnchor center`",
          kind: .malformedLayout)
      }
      if let insets = try match.insets() { badge.contentInsets = insets }
      if let z = match.integer("Z") { badge.zIndex = z }
      badges.append(badge)
    }
    return badges
  }

  /// The anchor that the parameters beginning with `prefix` give.
  private static func anchor(
    _ match: Match, _ prefix: String = ""
  ) throws(CommandError) -> LayoutAnchor {
    var anchor = LayoutAnchor(edges: match.edges(prefix + "EDGE"))
    let points = match.point(prefix + "DX", prefix + "DY")
    let shares = match.point(prefix + "FX", prefix + "FY")
    if points != nil, shares != nil {
      throw CommandError(
        "an anchor is moved by points or by fractions of the badge, not by both",
        at: match.token(prefix + "FX")?.range, kind: .malformedLayout)
    }
    if let points { anchor.offset = .absolute(points) }
    if let shares { anchor.offset = .fractional(shares) }
    return anchor
  }
}

extension BlockStatement {
  /// Whether it is an item or a group.
  fileprivate var isContent: Bool { form == "item" || form == "group" }
}
