extension SectionSnapshot: CustomStringConvertible {
  /// `visualDescription()` with `ADDR` for the address.
  public var description: String { visualDescription() }

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
