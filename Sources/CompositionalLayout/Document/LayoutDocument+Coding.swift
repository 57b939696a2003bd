extension LayoutDocument: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case container, layout, itemCounts, preferredSizes, script, queries, system
  }

  private enum ContainerKeys: String, CodingKey { case size, contentOffset }
  private enum ScriptKeys: String, CodingKey, CaseIterable { case setOffsets }

  /// The keys that describe a document to people and are passed over.
  static let informationalKeys: Set<String> = [
    "name", "id", "category", "source", "confidence", "note", "expected",
  ]

  /// Reads `{"container", "layout", "itemCounts", …}`; keys meant for people are passed over.
  package init(from decoder: any Decoder) throws {
    let document = try decoder.strictContainer(
      keyedBy: CodingKeys.self, ignoring: Self.informationalKeys)
    self.init(
      container: nil,
      layout: try document.decode(LayoutDescription.self, forKey: .layout),
      itemCounts: try document.decodeIfPresent([Int].self, forKey: .itemCounts),
      preferredSizes: try document.decodeIfPresent(PreferredSizes.self, forKey: .preferredSizes),
      queries: try document.decodeIfPresent(Queries.self, forKey: .queries),
      system: try document.decodeIfPresent(String.self, forKey: .system))
    if document.contains(.script) {
      let script = try document.superDecoder(forKey: .script)
        .strictContainer(keyedBy: ScriptKeys.self)
      setOffsets = try script.decodeIfPresent([Double].self, forKey: .setOffsets)
    }
    let hasSize =
      if document.contains(.container), try !document.decodeNil(forKey: .container) {
        try document.nestedContainer(keyedBy: ContainerKeys.self, forKey: .container)
          .contains(.size)
      } else {
        false
      }
    if hasSize || listAskedAbout == nil {
      container = try document.decode(LayoutContainer.self, forKey: .container)
      asksForVisibleElements = try document.nestedContainer(
        keyedBy: ContainerKeys.self, forKey: .container
      ).contains(.contentOffset)
    }
  }

  /// Writes `{"container", "layout", "itemCounts", …}`; what is `nil` is left out.
  package func encode(to encoder: any Encoder) throws {
    var document = encoder.container(keyedBy: CodingKeys.self)
    try document.encodeIfPresent(container, forKey: .container)
    try document.encode(layout, forKey: .layout)
    try document.encodeIfPresent(itemCounts, forKey: .itemCounts)
    try document.encodeIfPresent(preferredSizes, forKey: .preferredSizes)
    if let setOffsets {
      var script = document.nestedContainer(keyedBy: ScriptKeys.self, forKey: .script)
      try script.encode(setOffsets, forKey: .setOffsets)
    }
    try document.encodeIfPresent(queries, forKey: .queries)
    try document.encodeIfPresent(system, forKey: .system)
  }
}

extension LayoutDocument.PreferredSizes: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case axis, repeatEveryItems, none }
  private enum Side: String, Codable { case width, height }

  /// Reads `{"axis": "height", "repeatEveryItems": […]}`, or `{"none": true}`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    if try container.decodeIfPresent(Bool.self, forKey: .none) == true {
      self.init(axis: .vertical, repeatEveryItems: [])
      return
    }
    let side = try container.decodeIfPresent(Side.self, forKey: .axis) ?? .height
    self.init(
      axis: side == .width ? .horizontal : .vertical,
      repeatEveryItems: try container.decode([Double].self, forKey: .repeatEveryItems))
  }

  /// Writes `{"axis": "height", "repeatEveryItems": […]}`, or `{"none": true}`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    guard !repeatEveryItems.isEmpty else {
      try container.encode(true, forKey: .none)
      return
    }
    try container.encode(axis == .horizontal ? Side.width : .height, forKey: .axis)
    try container.encode(repeatEveryItems, forKey: .repeatEveryItems)
  }
}

extension LayoutDocument.Queries: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case elementsInRect, only }

  /// Reads `{"elementsInRect": [[x, y, w, h], …], "only": …}`, both optional.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      elementsInRect: try container.decodeIfPresent([LayoutRect].self, forKey: .elementsInRect)
        ?? [],
      only: try container.decodeIfPresent(Bool.self, forKey: .only) ?? false)
  }
  /// Writes `{"elementsInRect": [[x, y, w, h], …]}` and `only` when it holds.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(elementsInRect, forKey: .elementsInRect)
    if only { try container.encode(only, forKey: .only) }
  }
}
