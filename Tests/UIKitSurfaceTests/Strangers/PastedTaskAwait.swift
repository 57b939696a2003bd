// swift-format-ignore-file
@MainActor
final class FeedViewController: UIViewController {
    enum Section: Hashable { case feed }
    struct Post: Hashable, Identifiable { let id: Int; var likes: Int }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Post.ID>!
    private var posts: [Post.ID: Post] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Post.ID> { [weak self] cell, _, id in
            guard let self, let post = self.posts[id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = "Post #\(post.id)"
            content.secondaryText = "\(post.likes) likes"
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { cv, ip, id in
            cv.dequeueConfiguredReusableCell(using: registration, for: ip, item: id)
        }
        Task { await load() }
    }

    private func load() async {
        let loaded = await fetch()
        posts = Dictionary(uniqueKeysWithValues: loaded.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Section, Post.ID>()
        snapshot.appendSections([.feed])
        snapshot.appendItems(loaded.map(\.id))
        await dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func fetch() async -> [Post] {
        (1...5).map { Post(id: $0, likes: $0 * 10) }
    }
}
