package import SwiftInterpreter

/// UIKit's spelling of both systems, for an interpreter whose host is a `Host`.
package enum UIKitSurface<Host: CollectionViewHost> {
  /// What is written in Swift, and natives for the rest; lower layers first.
  package static var preludes: [Prelude] {
    [
      Prelude(
        name: "UIKit",
        source: [
          geometryPrelude, viewPrelude, stylePrelude, controlPrelude, layoutPrelude, groupPrelude,
          compositionalLayoutPrelude, dataSourcePrelude, collectionViewPrelude,
          viewControllerPrelude, globalPrelude,
        ].joined(separator: "\n"),
        natives: layoutNatives.merging(SnapshotNatives<Host>.all) { $1 }
          .merging(SectionSnapshotNatives<Host>.all, uniquingKeysWith: { $1 })
          .merging(DataSourceNatives<Host>.all) { $1 }
          .merging(CollectionViewNatives<Host>.all, uniquingKeysWith: { $1 })
          .merging(GlobalNatives<Host>.all) { $1 })
    ]
  }
}
