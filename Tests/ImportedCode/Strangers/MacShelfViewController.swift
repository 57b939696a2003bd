// swift-format-ignore-file
import AppKit

/// The volumes, of which equal ones are made, are not given; items and headers are.
class MacShelfViewController: NSViewController {
  private let collectionView = NSCollectionView()
  private let scrollView = NSScrollView()
  private var dataSource: NSCollectionViewDiffableDataSource<Volume, Int>! = nil

  override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.documentView = collectionView
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: "header", alignment: .top)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header]
    collectionView.collectionViewLayout = NSCollectionViewCompositionalLayout(section: section)
    collectionView.delegate = self
    collectionView.register(PageItem.self, forItemWithIdentifier: .page)
    collectionView.register(ShelfHeader.self, forSupplementaryViewOfKind: "header", withIdentifier: .header)
    dataSource = NSCollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, number in
      let item = collectionView.makeItem(withIdentifier: .page, for: path)
      (item as? PageItem)?.height.constant = CGFloat(number)
      return item
    }
    dataSource.supplementaryViewProvider = { (collectionView: NSCollectionView, kind: String, path: IndexPath) -> (NSView & NSCollectionViewElement)? in
      collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: .header, for: path) as? ShelfHeader
    }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    var snapshot = NSDiffableDataSourceSnapshot<Volume, Int>()
    for number in 1...2 {
      let volume = Volume(pages: 2)
      snapshot.appendSections([volume])
      snapshot.appendItems([number * 10, number * 10 + 5], toSection: volume)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension MacShelfViewController: NSCollectionViewDelegate {}

private extension NSUserInterfaceItemIdentifier {
  static let page = NSUserInterfaceItemIdentifier("page")
  static let header = NSUserInterfaceItemIdentifier("header")
}

final class PageItem: NSCollectionViewItem {
  private(set) var height: NSLayoutConstraint!

  override func loadView() {
    view = NSView()
    view.wantsLayer = true
    height = view.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
  }
}

final class ShelfHeader: NSView {
  let label = NSTextField(labelWithString: "")
}
