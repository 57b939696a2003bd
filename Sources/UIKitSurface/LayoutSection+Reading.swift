import CompositionalLayout
import SwiftInterpreter
import Wording

extension LayoutSection {
  /// Reads an `NSCollectionLayoutSection` as it is now.
  init(
    reading section: Value, in environment: LayoutEnvironment, from call: NativeCall
  ) throws(Interruption) {
    self.init(
      group: try LayoutGroup(
        reading: try call.property("_group", of: section), in: environment, from: call),
      contentInsets: try call.insets(of: section),
      interGroupSpacing: try call.number(try call.property("interGroupSpacing", of: section)),
      contentInsetsReference: ContentInsetsReference(
        rawValue: try call.caseName("contentInsetsReference", of: section)) ?? .automatic,
      supplementaryContentInsetsReference: ContentInsetsReference(
        rawValue: try call.caseName("supplementaryContentInsetsReference", of: section))
        ?? .automatic,
      orthogonalScrollingBehavior: OrthogonalScrollingBehavior(
        rawValue: try call.caseName("orthogonalScrollingBehavior", of: section)) ?? .none,
      boundarySupplementaryItems: try Self.boundaryItems(of: section, from: call),
      supplementariesFollowContentInsets: try call.flag(
        "supplementariesFollowContentInsets", of: section))
    for item in try call.list("decorationItems", of: section) {
      decorationItems.append(try LayoutDecorationItem(reading: item, from: call))
    }
    orthogonalScrollingProperties = try OrthogonalScrollingProperties(
      reading: try call.property("orthogonalScrollingProperties", of: section), from: call)
  }

  /// Reads the headers and footers of a section or of a configuration.
  static func boundaryItems(
    of object: Value, from call: NativeCall
  ) throws(Interruption) -> [LayoutBoundaryItem] {
    var items: [LayoutBoundaryItem] = []
    for item in try call.list("boundarySupplementaryItems", of: object) {
      items.append(try LayoutBoundaryItem(reading: item, from: call))
    }
    return items
  }
}

extension OrthogonalScrollingProperties {
  /// Reads the object of a section; a rate of one's own counts as the nearest of Apple's two.
  fileprivate init(reading properties: Value, from call: NativeCall) throws(Interruption) {
    let value = try call.property("decelerationRate", of: properties)
    let rate: DecelerationRate =
      switch try call.numbers(value).first ?? 0 {
      case 0: .automatic
      case ..<0.994: .fast
      default: .normal
      }
    let bounce: Bounce =
      switch try call.caseName("bounce", of: properties) {
      case "always": .always
      case "never": .never
      default: .automatic
      }
    self.init(decelerationRate: rate, bounce: bounce)
  }
}

extension LayoutConfiguration {
  /// Reads a `UICollectionViewCompositionalLayoutConfiguration`.
  init(reading configuration: Value, from call: NativeCall) throws(Interruption) {
    self.init(
      scrollDirection: try call.caseName("scrollDirection", of: configuration) == "horizontal"
        ? .horizontal : .vertical,
      interSectionSpacing: try call.number(
        try call.property("interSectionSpacing", of: configuration)),
      boundarySupplementaryItems: try LayoutSection.boundaryItems(
        of: configuration, from: call),
      contentInsetsReference: ContentInsetsReference(
        rawValue: try call.caseName("contentInsetsReference", of: configuration)) ?? .safeArea)
  }
}

extension ListConfiguration {
  /// Reads a `UICollectionLayoutListConfiguration`.
  init(reading configuration: Value, from call: NativeCall) throws(Interruption) {
    self.init(
      appearance: Appearance(rawValue: try call.caseName("appearance", of: configuration))
        ?? .plain,
      headerMode: HeaderMode(rawValue: try call.caseName("headerMode", of: configuration))
        ?? .none,
      footerMode: FooterMode(rawValue: try call.caseName("footerMode", of: configuration))
        ?? .none)
    if let padding = try call.property("headerTopPadding", of: configuration).unwrapped {
      headerTopPadding = try call.number(padding)
    }
  }
}

extension LayoutDescription {
  /// Asks a `UICollectionViewCompositionalLayout` for each section of a container.
  ///
  /// - Parameter sectionCount: How many sections the data has.
  init(
    asking layout: Value, sectionCount: Int, in container: LayoutContainer, from call: NativeCall
  ) throws(Interruption) {
    let configuration = try LayoutConfiguration(
      reading: try call.property("_storedConfiguration", of: layout), from: call)
    let environment = LayoutEnvironment(container, configuration: configuration)
    let object = try environment.object(in: call)
    let provider = try call.property("_sectionProvider", of: layout)
    var sections: [LayoutSection?] = []
    for index in 0..<sectionCount {
      let section = try call.callClosure(provider, with: [.int(index), object])
      guard let section = section.unwrapped else {
        sections.append(nil)
        continue
      }
      sections.append(try LayoutSection(reading: section, in: environment, from: call))
    }
    self.init(configuration: configuration, sections: .each(sections))
  }
}
