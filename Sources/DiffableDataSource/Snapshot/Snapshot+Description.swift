extension Snapshot: CustomStringConvertible {
  /// The sections with their items, as a dictionary is written: `[A: [a, b], B: []]`.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var description: String {
    let sections = sections.map { section in
      "\(section.id): [\(section.items.map { "\($0)" }.joined(separator: ", "))]"
    }
    return "[\(sections.isEmpty ? ":" : sections.joined(separator: ", "))]"
  }

  /// UIKit's description, with `ADDR` and `UUID` where UIKit prints what differs from run to run.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var uikitDescription: String { uikitDescription() }

  /// UIKit's description.
  ///
  /// - Parameters:
  ///   - address: What stands for the snapshot's address, after `0x`.
  ///   - snapshotter: What stands for the address of its private part, after `0x`.
  ///   - generation: What stands for the snapshot's UUID.
  package func uikitDescription(
    address: String = "ADDR", snapshotter: String = "ADDR", generation: String = "UUID"
  ) -> String {
    let counts = itemCounts
    let noun = counts.count == 1 ? "section" : "sections"
    var text = """
      <NSDiffableDataSourceSnapshot 0x\(address): numberOfSections:\(counts.count) \
      numberOfItems:\(numberOfItems); generation=<\(generation)>; \
      sectionCounts=<_UIDataSourceSnapshotter: 0x\(snapshotter); \
      \(counts.count) \(noun) with item counts: \(counts) >
      """
    for section in store.sections {
      let items = items(in: section).map { "\($0)" }.joined(separator: " ")
      text += "\n[\(sectionTable.identifiers[section]): {\(items)}]"
    }
    return text + ">"
  }
}
