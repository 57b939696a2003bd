package import CommandLanguage
package import Wording
package import WorldModel

/// Ready-made layouts, written in the layout language itself.
package enum LayoutPreset: String, CaseIterable {
  case list, grid, carousel, banner, ranking, mosaic

  /// What it gives, in a few words.
  package var summary: Message {
    switch self {
    case .list: "full-width rows, 44 points high"
    case .grid: "N square columns (3 when no number is given)"
    case .carousel: "cards that scroll sideways and stop at each"
    case .banner: "one wide card at a time, centred"
    case .ranking: "columns of N rows that scroll sideways (3 when no number is given)"
    case .mosaic: "one large item beside two small ones"
    }
  }

  /// Whether a number may follow it.
  package var takesCount: Bool { self == .grid || self == .ranking }

  /// The statements that describe it, for `count` columns or rows.
  func source(count: Int) -> String {
    switch self {
    case .list:
      "group horizontal 1w x 44 { item 1w x 1h }"
    case .grid:
      "group horizontal 1w x 1/\(count)w count \(count) { item 1w x 1h insets 2 }"
    case .carousel:
      "group horizontal 0.4w x 160 { item 1w x 1h }\n"
        + "section insets 8 16 spacing 10 scroll continuousGroupLeadingBoundary"
    case .banner:
      "group horizontal 0.9w x 200 { item 1w x 1h insets 8 6 }\nsection scroll groupPagingCentered"
    case .ranking:
      "group vertical 0.9w x 210 count \(count) { item 1w x 1h insets 4 6 }\n"
        + "section scroll groupPagingCentered"
    case .mosaic:
      """
      group horizontal 1w x 0.5w {
        item 2/3w x 1h insets 2
        group vertical 1/3w x 1h count 2 { item 1w x 1h insets 2 }
      }
      """
    }
  }

  /// The layout it describes.
  package func layout(count: Int) throws(CommandError) -> SectionLayout {
    let entry = "{\n" + source(count: count) + "\n}"
    let statements: [Statement]
    do {
      statements = try Lexer.statements(of: entry)
    } catch {
      throw CommandError(error)
    }
    guard case .words(let tokens)? = statements.first else { return .plain }
    var matcher = SyntaxMatcher(tokens: tokens, reserved: [])
    guard let match = matcher.match([.block(.layout)], from: 0) else { return .plain }
    return try LayoutBuilder.layout(match.block, at: tokens[0].range)
  }
}
