import Foundation

/// The snapshot of Objective-C, whose identifiers are any objects.
///
/// Where Objective-C is, `as` makes the other of it; here `init(bridging:)` does.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  struct Identity: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init(_ value: Any) { self.value = value as? AnyHashable ?? AnyHashable("\(value)") }
  }

  var base = NSDiffableDataSourceSnapshot<Identity, Identity>()

  open var numberOfItems: Int { base.numberOfItems }
  open var numberOfSections: Int { base.numberOfSections }
  open var sectionIdentifiers: [Any] { base.sectionIdentifiers.map(\.value.base) }
  open var itemIdentifiers: [Any] { base.itemIdentifiers.map(\.value.base) }

  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    base.itemIdentifiers(inSection: Identity(sectionIdentifier)).map(\.value.base)
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    base.appendSections(sectionIdentifiers.map { Identity($0) })
  }
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    base.deleteSections(sectionIdentifiers.map { Identity($0) })
  }
  open func appendItems(withIdentifiers identifiers: [Any]) {
    base.appendItems(identifiers.map { Identity($0) })
  }
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    base.appendItems(identifiers.map { Identity($0) }, toSection: Identity(sectionIdentifier))
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    base.deleteItems(identifiers.map { Identity($0) })
  }
  open func deleteAllItems() { base.deleteAllItems() }
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    base.reloadItems(identifiers.map { Identity($0) })
  }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    base.reconfigureItems(identifiers.map { Identity($0) })
  }
}

extension NSDiffableDataSourceSnapshot {
  /// What `as` makes of a snapshot of Objective-C.
  public init(bridging reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for (index, section) in reference.base.sectionIdentifiers.enumerated() {
      // Who takes numbers for names is never asked for one.
      guard
        let identifier = section.value.base as? SectionIdentifierType
          ?? index as? SectionIdentifierType
      else {
        fatalError("Could not cast \(section.value) to '\(SectionIdentifierType.self)'")
      }
      appendSections([identifier])
      appendItems(
        reference.base.itemIdentifiers(inSection: section).map { item in
          guard let identifier = item.value.base as? ItemIdentifierType else {
            fatalError("Could not cast \(item.value) to '\(ItemIdentifierType.self)'")
          }
          return identifier
        }, toSection: identifier)
    }
  }

  /// A snapshot that is one already.
  public init(bridging snapshot: Self) { self = snapshot }
}
