package import CompositionalLayout

/// A layout that a user's Swift code defines, by its name.
package struct ImportedLayout: Codable, Hashable, Sendable {
  /// The name that `layout SECTION from NAME` takes.
  package var name: String
  /// What it is in the source.
  package var title: String
  /// Where that stands.
  package var file: String
  package var line: Int
  /// The layouts of sections, by index; beyond the last, the last one holds.
  package var sections: [LayoutSection?]
  /// What it says of all sections; nil for the layout of one section.
  package var configuration: LayoutConfiguration?

  /// A layout that a declaration of the user's code gave.
  package init(
    name: String, title: String, file: String, line: Int, sections: [LayoutSection?],
    configuration: LayoutConfiguration? = nil
  ) {
    self.name = name
    self.title = title
    self.file = file
    self.line = line
    self.sections = sections
    self.configuration = configuration
  }

  /// Whether it lays out a whole view, not one section.
  package var isWhole: Bool { configuration != nil || sections.count > 1 }

  /// The layout of the section at `index`.
  package func section(at index: Int) -> LayoutSection? {
    sections.isEmpty ? nil : sections[min(max(index, 0), sections.count - 1)]
  }
}

extension ImportedLayout {
  /// Reads a layout that can be solved, so that a file's error has the place of the layout.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      title: try container.decode(String.self, forKey: .title),
      file: try container.decode(String.self, forKey: .file),
      line: try container.decode(Int.self, forKey: .line),
      sections: try container.decode([LayoutSection?].self, forKey: .sections),
      configuration: try container.decodeIfPresent(
        LayoutConfiguration.self, forKey: .configuration))
    let described = LayoutDescription(
      configuration: configuration ?? LayoutConfiguration(), sections: .each(sections))
    try described.validate()
  }
}

extension LayoutSection {
  /// The same layout without what says nothing: spacings of 0 that Apple's classes begin with.
  package var withoutEmptySpacings: LayoutSection {
    var section = self
    section.group = group.withoutEmptySpacings
    return section
  }
}

extension LayoutGroup {
  fileprivate var withoutEmptySpacings: LayoutGroup {
    var group = self
    group.edgeSpacing = edgeSpacing?.unlessEmpty
    if interItemSpacing == .fixed(0) { group.interItemSpacing = nil }
    group.content =
      switch content {
      case .subitems(let subitems): .subitems(subitems.map(\.withoutEmptySpacings))
      case .subitemCount(let subitem, let count):
        .subitemCount(subitem.withoutEmptySpacings, count: count)
      case .repeatingSubitem(let subitem, let count):
        .repeatingSubitem(subitem.withoutEmptySpacings, count: count)
      case .custom: content
      }
    return group
  }
}

extension LayoutSubitem {
  fileprivate var withoutEmptySpacings: LayoutSubitem {
    switch self {
    case .group(let group): return .group(group.withoutEmptySpacings)
    case .item(var item):
      item.edgeSpacing = item.edgeSpacing?.unlessEmpty
      return .item(item)
    }
  }
}

extension LayoutEdgeSpacing {
  /// The spacing; nil when every side is nothing.
  fileprivate var unlessEmpty: LayoutEdgeSpacing? {
    [leading, top, trailing, bottom].allSatisfy { $0 == nil || $0 == .fixed(0) } ? nil : self
  }
}
