extension SectionSnapshot: CustomStringConvertible {
  /// The roots, what is below an item in brackets behind it: `[a, +b: [b1, b2]]`; `+` is expanded.
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

  /// `visualDescription()` with `ADDR` for the address.
  public var uikitDescription: String { visualDescription() }

  /// UIKit's drawing of the outline: `+` is expanded, `*` visible.
  ///
  /// - Parameter address: What stands for the snapshot's address, after `0x`.
  /// - Complexity: O(*n* *d*) for *n* items on *d* levels.
  public func visualDescription(address: String = "ADDR") -> String {
    var text = "<NSDiffableDataSourceSectionSnapshot: 0x\(address)\n"
    for line in visualDescriptionLines { text += line + "\n" }
    return text + ">"
  }

  /// The lines of `visualDescription()` that stand for items.
  ///
  /// - Complexity: O(*n* *d*) for *n* items on *d* levels.
  public var visualDescriptionLines: [String] {
    lines.map { line in
      String(repeating: "  ", count: line.level)
        + (line.isExpanded ? "+" : "-") + (line.isVisible ? "*" : " ")
        + "\(table.identifiers[line.slot])"
    }
  }
}
