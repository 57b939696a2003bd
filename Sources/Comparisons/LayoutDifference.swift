import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import WorldModel
import WorldWording

/// How the layout of sections differs in words.
package struct LayoutDifference: Hashable, Sendable {
  /// The sections that it is of; none for what the layout says of all.
  package var sections: [String]
  /// The lines that differ: with `-` what was, with `+` what is.
  package var lines: [String]

  /// The differences between the layouts of two worlds, sections with the same one together.
  ///
  /// - Complexity: O(*s* · *p*²) at most for *s* sections with *p* parts.
  static func all(from old: World?, to new: World?) -> [LayoutDifference] {
    guard let old, let new else { return [] }
    var found: [LayoutDifference] = []
    let configured = lines(
      LayoutPrinter.lines(of: old.screen.configuration),
      LayoutPrinter.lines(of: new.screen.configuration))
    if !configured.isEmpty { found.append(LayoutDifference(sections: [], lines: configured)) }
    for section in new.applied.sectionIdentifiers where old.applied.indexOfSection(section) != nil {
      let (then, now) = (old.screen.layout(of: section), new.screen.layout(of: section))
      guard then != now else { continue }
      let lines = lines(
        LayoutPrinter.lines(of: then, name: ""), LayoutPrinter.lines(of: now, name: ""))
      if let same = found.firstIndex(where: { $0.lines == lines && !$0.sections.isEmpty }) {
        found[same].sections.append(section.shown)
      } else if !lines.isEmpty {
        found.append(LayoutDifference(sections: [section.shown], lines: lines))
      }
    }
    return found
  }

  private static func lines(_ old: [String], _ new: [String]) -> [String] {
    Alignment(old, new).steps.compactMap { step in
      switch step {
      case .both: nil
      case .gone(let place): "- " + old[place].trimmed
      case .come(let place): "+ " + new[place].trimmed
      }
    }
  }
}

extension String {
  /// Without the blanks that set it in.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
