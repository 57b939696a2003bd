// swift-format-ignore-file
import UIKit

private typealias OuterSource = UICollectionViewDiffableDataSource<Int, Channel>

struct Channel: Hashable {
    let name: String
    let episodes: [Episode]
}

struct Episode: Hashable, Identifiable {
    let id: Int
    let title: String
}

private class CarouselCell: UICollectionViewCell {
    private var inner: UICollectionView!
    private var innerSource: UICollectionViewDiffableDataSource<Int, Episode>!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        inner = UICollectionView(frame: contentView.bounds, collectionViewLayout: layout)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "inner")
        contentView.addSubview(inner)
        innerSource = UICollectionViewDiffableDataSource(collectionView: inner) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "inner", for: indexPath)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    func show(_ channel: Channel) {
        var snapshot = innerSource.snapshot()
        snapshot.deleteAllItems()
        snapshot.appendSections([0])
        snapshot.appendItems(channel.episodes)
        innerSource.apply(snapshot, animatingDifferences: false)
    }
}

public final class NestedCarouselViewController: UIViewController {
    private lazy var source: OuterSource = makeSource()
    private let collectionView: UICollectionView = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(140))
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 1)
        let section = NSCollectionLayoutSection(group: group)
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addConstraints([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
            collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        view.addConstraints(view.constraints)
        collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "\(CarouselCell.self)")
        source.apply(makeSnapshot(), animatingDifferences: false)
    }

    private func makeSource() -> OuterSource {
        .init(collectionView: collectionView) { view, indexPath, channel in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "\(CarouselCell.self)", for: indexPath) as! CarouselCell
            cell.show(channel)
            return cell
        }
    }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Channel> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Channel>()
        snapshot.appendSections([0])
        snapshot.appendItems([
            Channel(name: "Radio", episodes: (0..<5).map { Episode(id: $0, title: "Radio \($0)") }),
            Channel(name: "Films", episodes: (5..<9).map { Episode(id: $0, title: "Film \($0)") })
        ])
        return snapshot
    }
}
