extension SectionSnapshot: CustomStringConvertible {
  /// The roots, what is below an item in brackets behind it: `[a, +b: [b1, b2]]`; `+` is expanded.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var description: String {
    var text = "["
    var lastLevel = -1
    for line in order.lines {
      if line.level > lastLevel {
        if line.level > 0 { text += ": [" }
      } else {
        text += String(repeating: "]", count: lastLevel - line.level) + ", "
      }
      text += (line.isExpanded ? "+" : "") + "\(table.identifiers[line.slot])"
      lastLevel = line.level
    }
    return text + String(repeating: "]", count: lastLevel + (lastLevel < 0 ? 2 : 1))
  }

  /// The same as `visualDescription()`, which is UIKit's name for it.
  ///
  /// - Complexity: O(*n* *d*) for *n* items on *d* levels.
  public var uikitDescription: String { visualDescription() }

  /// UIKit's drawing of the outline: `+` is expanded, `*` visible, and `ADDR` stands for the
  /// address.
  ///
  /// - Complexity: O(*n* *d*) for *n* items on *d* levels.
  public func visualDescription() -> String {
    var text = "<NSDiffableDataSourceSectionSnapshot: 0xADDR\n"
    for line in visualDescriptionLines { text += line + "\n" }
    return text + ">"
  }

  /// The lines of `visualDescription()` that stand for items.
  ///
  /// - Complexity: O(*n* *d*) for *n* items on *d* levels.
  package var visualDescriptionLines: [String] {
    lines.map { line in
      String(repeating: "  ", count: line.level)
        + (line.isExpanded ? "+" : "-") + (line.isVisible ? "*" : " ")
        + "\(table.identifiers[line.slot])"
    }
  }
}
