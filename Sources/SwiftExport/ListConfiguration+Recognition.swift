import CompositionalLayout
import WorldModel

extension ListConfiguration {
  /// The list that a section is, in a container of `width`; nil where it is none.
  ///
  /// What may differ is what code sets on the section that a list has made. Lists of which nobody
  /// can tell the sections apart count as the first of them.
  init?(of section: LayoutSection, width: Double) {
    let section = section.withoutEmptySpacings
    for list in Self.candidates(topPadding: section.contentInsets.top) {
      let made = list.section(width: width)
      guard made.group == section.group, made.contentInsets == section.contentInsets,
        made.contentInsetsReference == section.contentInsetsReference,
        made.boundarySupplementaryItems == section.boundarySupplementaryItems
      else { continue }
      self = list
      return
    }
    return nil
  }

  /// Every list, the plainest first.
  private static func candidates(topPadding: Double) -> [ListConfiguration] {
    Appearance.allCases.flatMap { appearance in
      HeaderMode.allCases.flatMap { header in
        FooterMode.allCases.flatMap { footer -> [ListConfiguration] in
          let list = ListConfiguration(
            appearance: appearance, headerMode: header, footerMode: footer)
          guard appearance == .plain, header == .firstItemInSection else { return [list] }
          var padded = list
          padded.headerTopPadding = topPadding
          return [list, padded]
        }
      }
    }
  }
}
