/// Lists the subitems of a group one under the other.
@resultBuilder
public enum LayoutSubitemBuilder {
  /// An item is one subitem.
  public static func buildExpression(_ item: LayoutItem) -> [LayoutSubitem] { [.item(item)] }

  /// A group inside the group is one subitem.
  public static func buildExpression(_ group: LayoutGroup) -> [LayoutSubitem] { [.group(group)] }

  /// A subitem made before.
  public static func buildExpression(_ subitem: LayoutSubitem) -> [LayoutSubitem] { [subitem] }

  /// Subitems made before, in their order.
  public static func buildExpression(_ subitems: [LayoutSubitem]) -> [LayoutSubitem] { subitems }

  /// The subitems of all lines in their order.
  public static func buildBlock(_ lines: [LayoutSubitem]...) -> [LayoutSubitem] {
    lines.flatMap(\.self)
  }

  /// Nothing where the condition of an `if` does not hold.
  public static func buildOptional(_ lines: [LayoutSubitem]?) -> [LayoutSubitem] { lines ?? [] }

  /// What stands where the condition of an `if` holds.
  public static func buildEither(first lines: [LayoutSubitem]) -> [LayoutSubitem] { lines }

  /// What stands in the `else` of an `if`.
  public static func buildEither(second lines: [LayoutSubitem]) -> [LayoutSubitem] { lines }

  /// The subitems of all turns of a loop.
  public static func buildArray(_ turns: [[LayoutSubitem]]) -> [LayoutSubitem] {
    turns.flatMap(\.self)
  }
}

/// Lists the sections of a layout one under the other.
@resultBuilder
public enum LayoutSectionBuilder {
  /// A section, for the next index.
  public static func buildExpression(_ section: LayoutSection) -> [LayoutSection?] { [section] }

  /// Sections made before, in their order.
  public static func buildExpression(_ sections: [LayoutSection]) -> [LayoutSection?] { sections }

  /// The sections of all lines in their order.
  public static func buildBlock(_ lines: [LayoutSection?]...) -> [LayoutSection?] {
    lines.flatMap(\.self)
  }

  /// Nothing where the condition of an `if` does not hold.
  public static func buildOptional(_ lines: [LayoutSection?]?) -> [LayoutSection?] { lines ?? [] }

  /// What stands where the condition of an `if` holds.
  public static func buildEither(first lines: [LayoutSection?]) -> [LayoutSection?] { lines }

  /// What stands in the `else` of an `if`.
  public static func buildEither(second lines: [LayoutSection?]) -> [LayoutSection?] { lines }

  /// The sections of all turns of a loop.
  public static func buildArray(_ turns: [[LayoutSection?]]) -> [LayoutSection?] {
    turns.flatMap(\.self)
  }
}

extension LayoutGroup {
  /// A row of the subitems listed, in turn, as many as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - interItemSpacing: The gap between neighbours; `nil` means none.
  ///   - subitems: Items and groups, one a line.
  /// - Throws: `LayoutError.emptyGroup`, or `.invalidDimension` for a size; what making a subitem
  ///   throws.
  public static func horizontal(
    layoutSize: LayoutSize, interItemSpacing: LayoutSpacing? = nil,
    @LayoutSubitemBuilder subitems: () throws -> [LayoutSubitem]
  ) throws -> LayoutGroup {
    var group = try horizontal(layoutSize: layoutSize, subitems: subitems())
    group.interItemSpacing = interItemSpacing
    return group
  }

  /// A column of the subitems listed, in turn, as many as fit.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's outer size.
  ///   - interItemSpacing: The gap between neighbours; `nil` means none.
  ///   - subitems: Items and groups, one a line.
  /// - Throws: `LayoutError.emptyGroup`, or `.invalidDimension` for a size; what making a subitem
  ///   throws.
  public static func vertical(
    layoutSize: LayoutSize, interItemSpacing: LayoutSpacing? = nil,
    @LayoutSubitemBuilder subitems: () throws -> [LayoutSubitem]
  ) throws -> LayoutGroup {
    var group = try vertical(layoutSize: layoutSize, subitems: subitems())
    group.interItemSpacing = interItemSpacing
    return group
  }
}

extension LayoutDescription {
  /// A layout of the sections listed, one for each index.
  ///
  /// - Parameters:
  ///   - configuration: What concerns all sections.
  ///   - sections: The sections, for their indices.
  /// - Throws: What making a section throws; nothing else is checked before the layout is solved.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    @LayoutSectionBuilder sections: () throws -> [LayoutSection?]
  ) rethrows {
    self.init(configuration: configuration, sections: .each(try sections()))
  }
}
