// swift-format-ignore-file
// layout: LayoutFactory.make(.mosaic)
import UIKit

struct LayoutFactory {
  enum Kind: CaseIterable, Equatable { case list, grid(columns: Int), mosaic
    static var allCases: [Kind] { [.list, .grid(columns: 2), .mosaic] }
  }
  private struct Metrics {
    static let spacing: CGFloat = 2
    static let fullSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
  private init() {}

  static func make(_ kind: Kind) -> UICollectionViewCompositionalLayout {
    let section: NSCollectionLayoutSection
    switch kind {
    case .list: section = list
    case let .grid(columns) where columns > 1: section = grid(columns)
    case .grid: section = list
    case .mosaic: section = mosaic()
    }
    section.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section)
  }
  private static var list: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
  private static func grid(_ columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: Metrics.fullSize)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: columns)
    return .init(group: group)
  }
  private static func mosaic() -> NSCollectionLayoutSection {
    func inset(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutItem {
      item.contentInsets = NSDirectionalEdgeInsets(top: Metrics.spacing, leading: Metrics.spacing, bottom: Metrics.spacing, trailing: Metrics.spacing)
      return item
    }
    let full = inset(.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2/3))))
    let main = inset(.init(layoutSize: .init(widthDimension: .fractionalWidth(2/3), heightDimension: .fractionalHeight(1))))
    let pair = inset(.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))))
    let trailing = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)), subitem: pair, count: 2)
    let mainWithPair = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4/9)), subitems: [main, trailing])
    let triplet = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2/9)), subitems: (0..<3).map { _ in inset(.init(layoutSize: .init(widthDimension: .fractionalWidth(1/3), heightDimension: .fractionalHeight(1)))) })
    let reversed = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4/9)), subitems: [trailing, main])
    let nested = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(16/9)), subitems: [full, mainWithPair, triplet, reversed])
    return .init(group: nested)
  }
}
