import UIKit

/// The section that a list configuration makes.
@MainActor enum ListAnswer {
  static func answer(_ layout: Value, container: Value) -> Value? {
    guard let list = try? LayoutReading.list(layout["listConfiguration"]) else { return nil }
    var answer: Value?
    let asking = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      answer = value(section)
      return section
    }
    // The recorded ones were 320 points wide.
    let size: Value = container["size"] == .null ? [.number(320), .number(480)] : container["size"]
    _ = Stage(showing: asking, in: ["size": size], itemCounts: [1])
    return answer
  }

  private static func value(_ section: NSCollectionLayoutSection) -> Value {
    let insets = section.contentInsets
    let reference = LayoutReading.references.first { $0.value == section.contentInsetsReference }
    return [
      "contentInsets": Value([
        Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing),
      ]),
      "contentInsetsReference": .text(reference?.key ?? ""),
      "boundarySupplementaryItems": .list(
        section.boundarySupplementaryItems.map { item in
          let alignment = LayoutReading.alignments.first { $0.value == item.alignment }
          return [
            "kind": .text(item.elementKind), "width": value(item.layoutSize.widthDimension),
            "height": value(item.layoutSize.heightDimension),
            "alignment": .text(alignment?.key ?? ""),
            "extendsBoundary": .bool(item.extendsBoundary),
            "pinToVisibleBounds": .bool(item.pinToVisibleBounds), "zIndex": Value(item.zIndex),
          ]
        }),
    ]
  }

  private static func value(_ dimension: NSCollectionLayoutDimension) -> Value {
    let kind =
      dimension.isFractionalWidth
      ? "fractionalWidth"
      : dimension.isFractionalHeight
        ? "fractionalHeight" : dimension.isAbsolute ? "absolute" : "estimated"
    return .object([kind: Value(dimension.dimension)])
  }
}
