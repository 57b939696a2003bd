// swift-format-ignore-file
import UIKit

// The albums and pictures are elsewhere: how their edges stand to each other is not given.
final class PictureWallViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Album, Picture>!
    private let albums = Album.all

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Picture> { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Album, Picture>()
        for album in albums {
            snapshot.appendSections([album])
            snapshot.appendItems(album.pictures, toSection: album)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, environment in
            let pictures = dataSource.snapshot().itemIdentifiers(inSection: albums[index])
            let width = environment.container.effectiveContentSize.width / 2
            var heights = [CGFloat](repeating: 0, count: 2)
            var items: [NSCollectionLayoutGroupCustomItem] = []
            for picture in pictures {
                let column = heights[0] <= heights[1] ? 0 : 1
                let height = width / picture.aspectRatio
                items.append(.init(frame: CGRect(x: CGFloat(column) * width, y: heights[column], width: width, height: height)))
                heights[column] += height
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(heights[0], heights[1])))
            return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in items })
        }
    }
}
