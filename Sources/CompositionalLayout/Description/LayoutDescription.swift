/// A whole compositional layout: its configuration and the sections it gives.
public struct LayoutDescription: Hashable, Sendable {
  /// Which section stands at which index.
  public enum Sections: Hashable, Sendable {
    /// The same for every index.
    case same(LayoutSection)
    /// One for each index; UIKit raises when one is missing and there are items to show.
    case each([LayoutSection?])
    /// The section a list configuration makes, for every index.
    case list(ListConfiguration)
  }

  /// What UIKit's layout is made with besides its sections.
  public var configuration: LayoutConfiguration
  /// The sections a layout was made with, or what stands for a section provider.
  public var sections: Sections

  /// Nothing is checked before the layout is solved.
  ///
  /// - Parameters:
  ///   - configuration: What concerns all sections.
  ///   - sections: The sections, for their indices.
  public init(configuration: LayoutConfiguration = LayoutConfiguration(), sections: Sections) {
    self.configuration = configuration
    self.sections = sections
  }

  /// As UIKit's `init(section:configuration:)`: the section serves every index.
  ///
  /// - Parameters:
  ///   - section: The section, for every index.
  ///   - configuration: What concerns all sections.
  public init(
    section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.init(configuration: configuration, sections: .same(section))
  }

  /// As UIKit's `list(using:)`: with the default configuration, scrolling down.
  public init(list: ListConfiguration) {
    self.init(sections: .list(list))
  }

  /// The section at `index`, or `nil` when the description gives none.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - width: The collection view's width, which a list's side margins depend on.
  public func section(at index: Int, width: Double = 0) -> LayoutSection? {
    switch sections {
    case .same(let section): section
    case .each(let sections): sections.indices.contains(index) ? sections[index] : nil
    case .list(let list): list.section(width: width)
    }
  }

  /// Refuses what UIKit's constructors refuse.
  ///
  /// - Throws: `LayoutError.invalidDimension`, `.emptyGroup` or `.repeatCountBelowOne`; and
  ///   `.notFinite` for other numbers.
  /// - Complexity: O(*p*) for *p* parts of the description.
  public func validate() throws(LayoutError) {
    for item in configuration.boundarySupplementaryItems { try item.validate() }
    try configuration.interSectionSpacing.validate("interSectionSpacing")
    switch sections {
    case .same(let section): try section.validate()
    case .each(let sections): for case let section? in sections { try section.validate() }
    case .list(let list): try (list.headerTopPadding ?? 0).validate("headerTopPadding")
    }
  }
}

extension LayoutDescription: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case configuration, sections, sameSectionForAllIndexes, listConfiguration
  }

  /// Reads `{"configuration", "sections": […], "sameSectionForAllIndexes"}` or `listConfiguration`.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self, ignoring: ["note"])
    var configuration = LayoutConfiguration()
    try container.read(&configuration, .configuration)
    if let list = try container.decodeIfPresent(
      ListConfiguration.self, forKey: .listConfiguration)
    {
      self.init(configuration: configuration, sections: .list(list))
      return
    }
    let sections = try container.decode([LayoutSection?].self, forKey: .sections)
    let isSame =
      try container.decodeIfPresent(Bool.self, forKey: .sameSectionForAllIndexes)
      ?? (sections.count == 1)
    if isSame, let first = sections.first, let section = first {
      self.init(configuration: configuration, sections: .same(section))
    } else {
      self.init(configuration: configuration, sections: .each(sections))
    }
  }

  /// Writes `{"configuration", "sections", "sameSectionForAllIndexes"}` or `listConfiguration`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(configuration, forKey: .configuration)
    switch sections {
    case .same(let section):
      try container.encode([section], forKey: .sections)
      try container.encode(true, forKey: .sameSectionForAllIndexes)
    case .each(let sections):
      try container.encode(sections, forKey: .sections)
      try container.encode(false, forKey: .sameSectionForAllIndexes)
    case .list(let list): try container.encode(list, forKey: .listConfiguration)
    }
  }
}
