import CompositionalLayout
public import Foundation

/// A list's appearance.
///
/// Separators, swipe actions and `contentHuggingElements` are missing; colours have no effect.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }

  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) { self.appearance = appearance }

  var base: ListConfiguration {
    ListConfiguration(
      appearance: ListConfiguration.Appearance.allCases[appearance.rawValue],
      headerMode: ListConfiguration.HeaderMode.allCases[headerMode.rawValue],
      footerMode: ListConfiguration.FooterMode.allCases[footerMode.rawValue],
      headerTopPadding: headerTopPadding.map { Double($0) })
  }
}
