// swift-format-ignore-file
// layout: pinterest(heights: [100, 160, 80, 220, 140])
import UIKit

struct Columns {
  private var storage: [CGFloat]
  init(count: Int) { storage = [CGFloat](repeating: 0, count: count) }
  subscript(index: Int) -> CGFloat {
    get { storage[index] }
    set { storage[index] = newValue }
  }
  var shortest: Int { storage.indices.min { storage[$0] < storage[$1] } ?? 0 }
  var tallest: CGFloat { storage.max() ?? 0 }
}

func place(_ heights: [CGFloat], width: CGFloat, into columns: inout Columns, count: Int) -> [NSCollectionLayoutGroupCustomItem] {
  var items = [NSCollectionLayoutGroupCustomItem]()
  let columnWidth = width / CGFloat(count)
  for height in heights {
    let column = columns.shortest
    let frame = CGRect(x: CGFloat(column) * columnWidth, y: columns[column], width: columnWidth, height: height).insetBy(dx: 2, dy: 2)
    items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
    columns[column] += height
  }
  return items
}

func pinterest(heights: [CGFloat]) -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    let width = environment.container.effectiveContentSize.width
    var columns = Columns(count: 2)
    let items = place(heights, width: width, into: &columns, count: 2)
    let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(columns.tallest))) { environment in
      return items
    }
    return NSCollectionLayoutSection(group: group)
  }
}
