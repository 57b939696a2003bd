package import CompositionalLayout
import ConsoleTexts
import LayoutLanguage
package import WorldModel

/// Looks at a world or a layout for what will surprise its author.
///
/// It judges values: what stands, what was applied, what a console said. It never reads source text.
/// What UIKit does as the author must have meant it, no rule speaks of.
package enum Doctor {
  /// Every rule, in the order in which findings are listed.
  ///
  /// A new rule is a file in `Rules` and a line here.
  package static let rules: [DoctorRule] = [
    .refusedLayout, .groupThatCannotFit, .unreachableSubitem, .fractionInEstimate,
    .fractionBesideEstimate, .uniformInFixedGroup, .overriddenSize, .insetsThatEatTheItem,
    .invisibleItem, .lostPixels, .rowTallerThanTheView, .overlappingBoundaryItems,
    .headerOverCells, .badgeCutOff, .overlappingPins, .unequalHashes, .contentsInIdentity,
    .carriedValue, .missingReconfigure,
    .answerWithoutRoom, .outOfStep,
    .heardText,
  ]

  /// What will surprise in a world: in the layouts of its sections, in the identity of its items, in
  /// the view that is kept in step by hand.
  ///
  /// - Parameters:
  ///   - world: The world; what is applied is judged, with the container it is shown in.
  ///   - heard: What a console said while an import ran: logs and exceptions.
  /// - Complexity: That of laying the world out, and O(*n*) for *n* items.
  package static func findings(in world: World, heard: [String] = []) -> [Finding] {
    findings(in: Examination(world, heard: heard))
  }

  /// What will surprise in a layout.
  ///
  /// - Parameters:
  ///   - description: The layout.
  ///   - container: What it is shown in.
  ///   - itemCounts: The items of each section.
  ///   - names: What the sections are called; without names, their numbers.
  ///   - system: The release whose UIKit lays it out.
  /// - Complexity: That of solving the layout.
  package static func findings(
    in description: LayoutDescription, container: LayoutContainer, itemCounts: [Int],
    names: [Identifier] = [], system: SystemRelease = .recorded
  ) -> [Finding] {
    findings(
      in: Examination(
        description, container: container, itemCounts: itemCounts, names: names,
        system: system))
  }

  private static func findings(in examination: Examination) -> [Finding] {
    rules.flatMap { rule in
      rule.complaints(examination).map { Finding(rule: rule, complaint: $0) }
    }
  }
}

extension Doctor {
  /// What will surprise in a layout document, in its container or, where it has none, on a phone.
  ///
  /// - Complexity: That of solving the layout.
  package static func findings(in document: LayoutDocument) -> [Finding] {
    let counts: [Int] =
      if let counts = document.itemCounts {
        counts
      } else if case .each(let sections) = document.layout.sections {
        sections.map { _ in usualCount }
      } else {
        [usualCount]
      }
    return findings(
      in: document.layout, container: document.container ?? World().screen.container,
      itemCounts: counts, system: (try? document.release) ?? .recorded)
  }

  /// What will surprise in a layout that an import brought in, each of its sections with some items.
  ///
  /// - Complexity: That of solving the layout.
  package static func findings(
    in layout: ImportedLayout, container: LayoutContainer, system: SystemRelease = .recorded
  ) -> [Finding] {
    let name = Identifier(layout.name)
    let names = layout.sections.indices.map {
      layout.isWhole ? Identifier("\(layout.name)[\($0)]") : name
    }
    // A section that a provider leaves out has no items to lay out.
    let counts = layout.sections.map { $0 == nil ? 0 : usualCount }
    return findings(
      in: LayoutDescription(
        configuration: layout.configuration ?? LayoutConfiguration(),
        sections: .each(layout.sections)),
      container: container, itemCounts: counts, names: names, system: system)
  }

  /// How many items a section is judged with that says nothing of its own.
  private static let usualCount = 12
}
