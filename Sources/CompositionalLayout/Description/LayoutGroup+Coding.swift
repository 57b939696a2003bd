extension LayoutGroup: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, axis, width, height, subitems, interItemSpacing, count, countApi, contentInsets
    case edgeSpacing, supplementaryItems, items
  }

  /// What `countApi` says of a counted group.
  private enum CountAPI: String, Codable { case subitem, repeatingSubitem }

  /// Reads `{"kind", "axis", "width", "height", "subitems" or "items", "count", "countApi", …}`.
  ///
  /// - Throws: `DecodingError`; for groups nested deeper than `LayoutLimit.groupDepth` its underlying
  ///   error is `LayoutError.limitExceeded`.
  public init(from decoder: any Decoder) throws {
    let key = CodingKeys.subitems.stringValue
    guard decoder.codingPath.count(where: { $0.stringValue == key }) < LayoutLimit.groupDepth.value
    else {
      let error = LayoutError.limitExceeded(.groupDepth)
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      axis: try container.decodeIfPresent(LayoutAxis.self, forKey: .axis) ?? .vertical,
      layoutSize: try LayoutSize(in: container, width: .width, height: .height),
      content: try Content(in: container),
      contentInsets: try container.decodeIfPresent(
        DirectionalEdgeInsets.self, forKey: .contentInsets)
        ?? .zero,
      edgeSpacing: try container.decodeIfPresent(LayoutEdgeSpacing.self, forKey: .edgeSpacing),
      interItemSpacing: try container.decodeIfPresent(
        LayoutSpacing.self, forKey: .interItemSpacing),
      supplementaryItems: try container.decodeIfPresent(
        [LayoutSupplementaryItem].self, forKey: .supplementaryItems) ?? [])
  }

  /// Writes `{"kind", "axis", "width", "height", "subitems" or "items", …}`, defaults left out.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isCustom ? "custom" : "group", forKey: .kind)
    if !isCustom { try container.encode(axis, forKey: .axis) }
    try layoutSize.encode(in: &container, width: .width, height: .height)
    switch content {
    case .subitems(let subitems): try container.encode(subitems, forKey: .subitems)
    case .subitemCount(let subitem, let count):
      try container.encode([subitem], forKey: .subitems)
      try container.encode(count, forKey: .count)
      try container.encode(CountAPI.subitem, forKey: .countApi)
    case .repeatingSubitem(let subitem, let count):
      try container.encode([subitem], forKey: .subitems)
      try container.encode(count, forKey: .count)
      try container.encode(CountAPI.repeatingSubitem, forKey: .countApi)
    case .custom(let items): try container.encode(items, forKey: .items)
    }
    try container.encodeIfPresent(interItemSpacing, forKey: .interItemSpacing)
    if contentInsets != .zero { try container.encode(contentInsets, forKey: .contentInsets) }
    try container.encodeIfPresent(edgeSpacing, forKey: .edgeSpacing)
    if !supplementaryItems.isEmpty {
      try container.encode(supplementaryItems, forKey: .supplementaryItems)
    }
  }
}

extension LayoutGroup.Content {
  fileprivate init(in container: KeyedDecodingContainer<LayoutGroup.CodingKeys>) throws {
    if let items = try container.decodeIfPresent([LayoutCustomItem].self, forKey: .items) {
      self = .custom(items)
      return
    }
    let subitems = try container.decode([LayoutSubitem].self, forKey: .subitems)
    guard let count = try container.decodeIfPresent(Int.self, forKey: .count) else {
      self = .subitems(subitems)
      return
    }
    guard let subitem = subitems.first, subitems.count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .subitems, in: container,
        debugDescription: "A group with a count has exactly one subitem.")
    }
    switch try container.decodeIfPresent(String.self, forKey: .countApi) ?? "subitem" {
    case "subitem": self = .subitemCount(subitem, count: count)
    case "repeatingSubitem": self = .repeatingSubitem(subitem, count: count)
    case let name:
      throw DecodingError.dataCorruptedError(
        forKey: .countApi, in: container,
        debugDescription: "\"\(name)\" is neither \"subitem\" nor \"repeatingSubitem\".")
    }
  }
}
