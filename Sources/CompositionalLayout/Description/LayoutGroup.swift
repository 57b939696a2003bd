/// Items laid out one after another along an axis, or at given frames.
public struct LayoutGroup: Hashable, Sendable {
  /// How the group was made, which decides how many subitems one run of it takes.
  public enum Content: Hashable, Sendable {
    /// The subitems in turn, as many as fit.
    case subitems([LayoutSubitem])
    /// Exactly `count` equal shares of the group's axis; the subitem's own size there is ignored.
    case subitemCount(LayoutSubitem, count: Int)
    /// Exactly `count` repetitions of the subitem at its own size (iOS 16).
    case repeatingSubitem(LayoutSubitem, count: Int)
    /// Frames from the group's outer corner; each run takes as many items as there are frames.
    case custom([LayoutCustomItem])
  }

  /// The direction of a run; UIKit says vertical for a custom group.
  public var axis: LayoutAxis
  /// The subitems, and which of UIKit's constructors the group is of.
  public var content: Content
  /// Fractions are of the parent's inner box, or of what the section leaves (rule L-2.1).
  public var layoutSize: LayoutSize
  /// Shrinks the box the subitems are laid out in, not the group.
  public var contentInsets: DirectionalEdgeInsets
  /// Gaps around the group in its parent or section; `nil` means none.
  public var edgeSpacing: LayoutEdgeSpacing?
  /// The gap between neighbours of a run; `nil` means none.
  public var interItemSpacing: LayoutSpacing?
  /// Views tied to the group as a whole; their fractions are not of the group (rule L-2.1).
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// A group made of its parts; nothing is checked before the layout is solved.
  ///
  /// - Parameters:
  ///   - axis: The axis along which subitems follow one another; vertical for given frames.
  ///   - layoutSize: Its outer size.
  ///   - content: What it is filled with.
  ///   - contentInsets: What is taken off for its inner box.
  ///   - edgeSpacing: The gaps around it; `nil` means none.
  ///   - interItemSpacing: The gap between neighbours; `nil` means none.
  ///   - supplementaryItems: Views tied to the group as a whole.
  public init(
    axis: LayoutAxis, layoutSize: LayoutSize, content: Content,
    contentInsets: DirectionalEdgeInsets = .zero,
    edgeSpacing: LayoutEdgeSpacing? = nil, interItemSpacing: LayoutSpacing? = nil,
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.content = content
    self.axis = if case .custom = content { .vertical } else { axis }
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.interItemSpacing = interItemSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// The subitems as UIKit's property of that name answers them.
  ///
  /// A counted group holds one copy, whose size along the axis is its share (rule L-1.8).
  public var subitems: [LayoutSubitem] {
    switch content {
    case .subitems(let subitems): return subitems
    case .subitemCount(var subitem, let count):
      subitem.layoutSize[axis] = .fractional(1 / Double(count), of: axis)
      return [subitem]
    case .repeatingSubitem(let subitem, _): return [subitem]
    case .custom: return []
    }
  }

  /// The number of subitems the group was told to take, or `nil` when it takes what fits.
  public var count: Int? {
    switch content {
    case .subitems: nil
    case .subitemCount(_, let count), .repeatingSubitem(_, let count): count
    case .custom(let items): items.count
    }
  }

  /// Whether items stand at given frames, where nothing is packed, trimmed or inset.
  public var isCustom: Bool {
    if case .custom = content { true } else { false }
  }
}

extension LayoutGroup {
  /// A row of the subitems in turn, as many as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - subitems: Items and groups, taken in turn; at least one.
  /// - Throws: `LayoutError.emptyGroup`, or `.invalidDimension` for its size.
  public static func horizontal(
    layoutSize: LayoutSize, subitems: [LayoutSubitem]
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(axis: .horizontal, layoutSize: layoutSize, content: .subitems(subitems))
      .validated()
  }

  /// A row of `count` equal shares.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - subitem: What each share holds; its own size along the row does not count.
  ///   - count: The number of shares, at least 1.
  /// - Throws: `LayoutError.repeatCountBelowOne`, or `.invalidDimension` for its size.
  public static func horizontal(
    layoutSize: LayoutSize, subitem: LayoutSubitem, count: Int
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(
      axis: .horizontal, layoutSize: layoutSize, content: .subitemCount(subitem, count: count)
    ).validated()
  }

  /// A row of `count` repetitions of the subitem at its own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - repeatingSubitem: What is repeated, at its own size.
  ///   - count: How often, at least once.
  /// - Throws: `LayoutError.repeatCountBelowOne`, or `.invalidDimension` for its size.
  public static func horizontal(
    layoutSize: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(
      axis: .horizontal, layoutSize: layoutSize,
      content: .repeatingSubitem(repeatingSubitem, count: count)
    ).validated()
  }

  /// A column of the subitems in turn, as many as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - subitems: Items and groups, taken in turn; at least one.
  /// - Throws: `LayoutError.emptyGroup`, or `.invalidDimension` for its size.
  public static func vertical(
    layoutSize: LayoutSize, subitems: [LayoutSubitem]
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(axis: .vertical, layoutSize: layoutSize, content: .subitems(subitems))
      .validated()
  }

  /// A column of `count` equal shares.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - subitem: What each share holds; its own size along the column does not count.
  ///   - count: The number of shares, at least 1.
  /// - Throws: `LayoutError.repeatCountBelowOne`, or `.invalidDimension` for its size.
  public static func vertical(
    layoutSize: LayoutSize, subitem: LayoutSubitem, count: Int
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(
      axis: .vertical, layoutSize: layoutSize, content: .subitemCount(subitem, count: count)
    ).validated()
  }

  /// A column of `count` repetitions of the subitem at its own size.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - repeatingSubitem: What is repeated, at its own size.
  ///   - count: How often, at least once.
  /// - Throws: `LayoutError.repeatCountBelowOne`, or `.invalidDimension` for its size.
  public static func vertical(
    layoutSize: LayoutSize, repeatingSubitem: LayoutSubitem, count: Int
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(
      axis: .vertical, layoutSize: layoutSize,
      content: .repeatingSubitem(repeatingSubitem, count: count)
    ).validated()
  }

  /// Items at given frames.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - items: The frames of its cells, in the order of the items.
  /// - Throws: `LayoutError.invalidDimension` for its size, `.notFinite` for a frame.
  public static func custom(
    layoutSize: LayoutSize, items: [LayoutCustomItem]
  ) throws(LayoutError) -> LayoutGroup {
    try LayoutGroup(axis: .vertical, layoutSize: layoutSize, content: .custom(items)).validated()
  }

  private func validated() throws(LayoutError) -> LayoutGroup {
    try validate()
    return self
  }
}

/// The frame of one item of a custom group.
public struct LayoutCustomItem: Hashable, Sendable {
  /// From the group's outer corner; the group's content insets do not move it (rule L-2.9).
  public var frame: LayoutRect
  /// UIKit's default is 0.
  public var zIndex: Int

  /// As `NSCollectionLayoutGroupCustomItem`; nothing is checked or rounded.
  ///
  /// - Parameters:
  ///   - frame: From the group's outer corner, in points.
  ///   - zIndex: What it stands in front of.
  public init(frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

extension LayoutCustomItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable { case frame, zIndex }

  /// Reads `{"frame": [x, y, w, h], "zIndex": …}`, the z-order 0 when missing.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(
      frame: try container.decode(LayoutRect.self, forKey: .frame),
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0)
  }

  /// Writes `{"frame": [x, y, w, h]}` and the z-order unless it is 0.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    if zIndex != 0 { try container.encode(zIndex, forKey: .zIndex) }
  }
}
