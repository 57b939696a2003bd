// swift-format-ignore-file
import CompositionalLayoutDSL
import UIKit

class DSLExampleViewController: UIViewController {
  private lazy var layout = LayoutBuilder {
    Section {
      HGroup(count: 2) { Item() }
        .height(.absolute(100))
        .interItemSpacing(.fixed(8))
    }
    .interGroupSpacing(8)
    .orthogonalScrollingBehavior(.groupPaging)
  }

  private static func plain() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout.build())
    view.addSubview(collectionView)
  }
}

@resultBuilder
enum SubitemsBuilder {
  static func buildBlock(_ items: NSCollectionLayoutItem...) -> [NSCollectionLayoutItem] { items }
  static func buildOptional(_ items: [NSCollectionLayoutItem]?) -> [NSCollectionLayoutItem] { items ?? [] }
}

extension NSCollectionLayoutGroup {
  static func row(height: CGFloat = 120, @SubitemsBuilder _ items: () -> [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: items())
  }
}

extension NSCollectionLayoutSection {
  func with(insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutSection { contentInsets = insets; return self }
  static var mosaic: NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .row {
      NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
      NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(0.5)))
    }).with(insets: .init(top: 4, leading: 4, bottom: 4, trailing: 4))
  }
}
