import Cocoa

class GridWindowController: NSWindowController {
  private enum Section { case main }
  private var dataSource: NSCollectionViewDiffableDataSource<Section, Int>! = nil
  @IBOutlet weak var collectionView: NSCollectionView!
  override func windowDidLoad() {
    super.windowDidLoad()
    collectionView.collectionViewLayout = createLayout()
    configureDataSource()
  }
  private func createLayout() -> NSCollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return NSCollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  private func configureDataSource() {
    dataSource = NSCollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      (cv: NSCollectionView, indexPath: IndexPath, id: Int) -> NSCollectionViewItem? in
      let item = cv.makeItem(withIdentifier: TextItem.reuseIdentifier, for: indexPath)
      item.textField?.stringValue = "\(id)"
      return item
    }
  }
}
