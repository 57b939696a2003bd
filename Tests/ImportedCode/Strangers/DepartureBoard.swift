// swift-format-ignore-file
import UIKit

/// The trains come in a stream: one at once, and the others a moment later.
final class DepartureBoard: UICollectionViewController {
    enum Platform: Hashable { case one, two }

    private lazy var board = UICollectionViewDiffableDataSource<Platform, String>(collectionView: collectionView) { view, path, train in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "train", for: path) as! UICollectionViewListCell
        var content = cell.defaultContentConfiguration()
        content.text = train
        cell.contentConfiguration = content
        return cell
    }

    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
    required init?(coder: NSCoder) { fatalError() }

    private var trains: AsyncStream<[Platform: [String]]> {
        AsyncStream { continuation in
            continuation.yield([.one: ["07:10 Busan"]])
            Task {
                try? await Task.sleep(nanoseconds: 50_000_000)
                continuation.yield([.one: ["07:10 Busan", "07:25 Mokpo"], .two: ["07:30 Gangneung"]])
                continuation.finish()
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "train")
        Task { @MainActor in
            for await platforms in trains { show(platforms) }
        }
    }

    private func show(_ platforms: [Platform: [String]]) {
        var snapshot = NSDiffableDataSourceSnapshot<Platform, String>()
        for platform in [Platform.one, .two] {
            guard let trains = platforms[platform] else { continue }
            snapshot.appendSections([platform])
            snapshot.appendItems(trains, toSection: platform)
        }
        board.apply(snapshot, animatingDifferences: false)
    }
}
