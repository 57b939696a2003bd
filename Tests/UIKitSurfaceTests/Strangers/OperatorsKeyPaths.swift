// swift-format-ignore-file
// layout: dashboard()
import UIKit

infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }

func with<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}

func + (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
}

extension NSDirectionalEdgeInsets {
  static func all(_ value: CGFloat) -> Self { .init(top: value, leading: value, bottom: value, trailing: value) }
  static func horizontal(_ value: CGFloat) -> Self { .init(top: 0, leading: value, bottom: 0, trailing: value) }
}

extension Sequence {
  func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }
  func sum<Value: Numeric>(_ keyPath: KeyPath<Element, Value>) -> Value {
    reduce(0) { $0 + $1[keyPath: keyPath] }
  }
}

struct Tile {
  var name: String
  var weight: Double
}

let tiles = [Tile(name: "b", weight: 2), Tile(name: "a", weight: 1), Tile(name: "c", weight: 3)]
print(tiles.map(\.name).joined(separator: ","), tiles.sum(\.weight), tiles.sorted(by: \.name).map(\.name))

func dashboard() -> UICollectionViewLayout {
  let total = tiles.sum(\.weight)
  let items = tiles.sorted(by: \.weight).map { tile -> NSCollectionLayoutItem in
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(CGFloat(tile.weight / total))))
    item.contentInsets = with(.all(2) + .horizontal(6)) { $0.top = 1 }
    return item
  }
  let group = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
    |> { NSCollectionLayoutGroup.vertical(layoutSize: $0, subitems: items) }
  return group |> NSCollectionLayoutSection.init(group:) |> { UICollectionViewCompositionalLayout(section: $0) }
}
