extension Snapshot {
  /// The sections with their items, in display order.
  ///
  /// - Complexity: O(1).
  @inlinable public var sections: SectionList { SectionList(snapshot: self) }

  /// The sections of a snapshot as a collection of names and items.
  ///
  /// A view of the snapshot as it was asked for it; it shares the snapshot's memory. Reading an
  /// element copies the items of its section: O(*k*) for *k* items.
  public struct SectionList: RandomAccessCollection {
    /// A section and its items, in order.
    public typealias Element = (id: SectionID, items: [ItemID])

    @usableFromInline let snapshot: Snapshot

    @inlinable init(snapshot: Snapshot) { self.snapshot = snapshot }

    /// Zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of sections.
    @inlinable public var endIndex: Int { snapshot.numberOfSections }

    /// The section at an index.
    ///
    /// - Precondition: There is one.
    /// - Complexity: O(*k*) for *k* items of the section.
    @inlinable public subscript(position: Int) -> Element {
      let slot = snapshot.store.sections[position]
      return (snapshot.sectionTable.identifiers[slot], snapshot.items(in: slot))
    }
  }
}

extension Snapshot.SectionList: Sendable where SectionID: Sendable, ItemID: Sendable {}
