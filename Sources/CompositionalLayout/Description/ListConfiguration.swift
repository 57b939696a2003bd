/// A list, from which a section is made (rule L-7).
public struct ListConfiguration: Hashable, Sendable, Codable {
  /// The looks of Apple's `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands at the top of a section of the list.
  public enum HeaderMode: String, Hashable, Sendable, Codable, CaseIterable {
    case none, supplementary, firstItemInSection
  }

  /// What stands at the bottom of a section of the list.
  public enum FooterMode: String, Hashable, Sendable, Codable, CaseIterable {
    case none, supplementary
  }

  /// Decides the insets of sections and whether headers are pinned.
  public var appearance: Appearance
  /// UIKit's default is `.none`.
  public var headerMode: HeaderMode
  /// UIKit's default is `.none`.
  public var footerMode: FooterMode
  /// The room above a section's header; `nil` is the automatic one.
  public var headerTopPadding: Double?

  /// As Apple's `init(appearance:)`, the properties that concern frames given at once.
  ///
  /// - Parameters:
  ///   - appearance: The look, on which insets and pinning depend.
  ///   - headerMode: What stands at the top of a section.
  ///   - footerMode: What stands at its bottom.
  ///   - headerTopPadding: The room above a header; `nil` is the automatic one.
  public init(
    appearance: Appearance, headerMode: HeaderMode = .none, footerMode: FooterMode = .none,
    headerTopPadding: Double? = nil
  ) {
    self.appearance = appearance
    self.headerMode = headerMode
    self.footerMode = footerMode
    self.headerTopPadding = headerTopPadding
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case appearance, headerMode, footerMode, headerTopPadding
  }

  /// Reads `{"appearance", "headerMode", "footerMode", "headerTopPadding"}`, the first required.
  ///
  /// - Throws: `DecodingError` where something else is written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(appearance: try container.decode(Appearance.self, forKey: .appearance))
    try container.read(&headerMode, .headerMode)
    try container.read(&footerMode, .footerMode)
    headerTopPadding = try container.decodeIfPresent(Double.self, forKey: .headerTopPadding)
  }
}

extension ListConfiguration {
  /// The value of `UICollectionView.elementKindSectionHeader`.
  public static let headerKind = "UICollectionElementKindSectionHeader"
  /// The value of `UICollectionView.elementKindSectionFooter`.
  public static let footerKind = "UICollectionElementKindSectionFooter"

  /// The height of a row before it has been measured: a phone's; the Mac idiom has 40.04.
  static let rowEstimate = 44.0
  /// The side inset of a sidebar, in the Mac idiom's points.
  static let sidebarInset = 10 / 0.77

  /// The width from which phones have the wider side margin.
  static let wideWidth = 414.0

  /// The section the list stands for, as recorded in the Mac idiom.
  ///
  /// - Parameter width: The collection view's width; from 414 points on, inset groups stand 20
  ///   points from the sides instead of 16.
  public func section(width: Double = 0) -> LayoutSection {
    let row = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.rowEstimate))
    var section = LayoutSection(
      group: LayoutGroup(
        axis: .horizontal, layoutSize: row,
        content: .subitems([.item(LayoutItem(layoutSize: row))])))
    section.contentInsets = contentInsets(width: width)
    section.contentInsetsReference = .none
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundaryItem(kind: Self.headerKind, alignment: .top))
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundaryItem(kind: Self.footerKind, alignment: .bottom))
    }
    return section
  }

  private var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  private func contentInsets(width: Double) -> DirectionalEdgeInsets {
    let side =
      switch appearance {
      case .plain, .grouped: 0.0
      case .insetGrouped: width >= Self.wideWidth ? 20.0 : 16.0
      case .sidebar, .sidebarPlain: Self.sidebarInset
      }
    let top =
      switch appearance {
      case .plain: headerMode == .firstItemInSection ? headerTopPadding ?? 22 : 0
      case .grouped, .insetGrouped: headerMode == .none ? 35.0 : 0
      case .sidebar, .sidebarPlain: 0.0
      }
    let bottom =
      switch appearance {
      case .plain, .sidebarPlain: 0.0
      case .grouped, .insetGrouped: footerMode == .none ? 20.0 : 0
      case .sidebar: footerMode == .none ? 10.0 : 0
      }
    return DirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  private func boundaryItem(kind: String, alignment: RectAlignment) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5)),
      elementKind: kind, alignment: alignment, pinToVisibleBounds: isPlain, zIndex: 200)
  }
}
