// swift-format-ignore-file
import UIKit

open class BaseRackViewController<Section: Hashable & Sendable, Item: Hashable & Sendable>: UIViewController {
    public private(set) var collectionView: UICollectionView!
    public private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    open override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        dataSource = makeDataSource()
    }

    open func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }

    open func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        fatalError("made by those below it")
    }
}
