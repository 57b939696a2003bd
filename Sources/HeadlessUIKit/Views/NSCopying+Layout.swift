public import Foundation

/// Copies are new objects of equal contents.
extension NSCollectionLayoutDimension: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutDimension(base) }
  }
}

extension NSCollectionLayoutSize: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutSize(base) }
  }
}

extension NSCollectionLayoutSpacing: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutSpacing(base) }
  }
}

extension NSCollectionLayoutEdgeSpacing: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutEdgeSpacing(base) }
  }
}

extension NSCollectionLayoutAnchor: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutAnchor(base) }
  }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }
}
