// swift-format-ignore-file
// show: LegacyDiffable
@available(iOS 13.0, *)
class LegacyDiffable: UIViewController {
    private enum Section: Int { case all = 0 }
    private var collectionView: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Section, NSNumber>?
    override func viewDidLoad() {
        super.viewDidLoad()
        self.collectionView = UICollectionView.init(frame: CGRect.init(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: self.layout())
        self.view.addSubview(self.collectionView)
        self.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: String(describing: UICollectionViewCell.self))
        self.source = UICollectionViewDiffableDataSource<Section, NSNumber>.init(collectionView: self.collectionView, cellProvider: { (cv, path, number) -> UICollectionViewCell? in
            let c = cv.dequeueReusableCell(withReuseIdentifier: String(describing: UICollectionViewCell.self), for: path)
            c.contentView.backgroundColor = path.item % 2 == 0 ? UIColor.red : UIColor.blue
            return c
        })
        let snapshot = NSDiffableDataSourceSnapshot<Section, NSNumber>.init()
        self.source?.apply(snapshot, animatingDifferences: false, completion: nil)
    }
    private func layout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout.init { (index: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let s = NSCollectionLayoutSize.init(widthDimension: NSCollectionLayoutDimension.fractionalWidth(1.0), heightDimension: NSCollectionLayoutDimension.absolute(50.0))
            return NSCollectionLayoutSection.init(group: NSCollectionLayoutGroup.horizontal(layoutSize: s, subitems: [NSCollectionLayoutItem.init(layoutSize: s)]))
        }
    }
}
