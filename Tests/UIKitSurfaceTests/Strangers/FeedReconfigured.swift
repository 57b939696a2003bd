// swift-format-ignore-file
// show: FeedVC
@MainActor
final class FeedViewModel: ObservableObject {
    struct Post: Identifiable, Hashable { let id: Int; var title: String; var likes: Int }
    @Published private(set) var posts: [Post] = []
    func load() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        posts = (1...3).map { Post(id: $0, title: "Post \($0)", likes: $0 * 10) }
    }
    func like(_ id: Post.ID) {
        guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
        posts[index].likes += 1
    }
}
class FeedVC: UICollectionViewController {
    private let viewModel = FeedViewModel()
    private var bag = Set<AnyCancellable>()
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, FeedViewModel.Post.ID>(collectionView: collectionView) { [unowned self] cv, ip, id in
        let cell = cv.dequeueReusableCell(withReuseIdentifier: "post", for: ip) as! UICollectionViewListCell
        let post = self.viewModel.posts.first { $0.id == id }
        var c = cell.defaultContentConfiguration()
        c.text = post?.title
        c.secondaryText = "\(post?.likes ?? 0) likes"
        cell.contentConfiguration = c
        return cell
    }
    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "post")
        viewModel.$posts
            .receive(on: DispatchQueue.main)
            .sink { [weak self] posts in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(posts.map(\.id))
                snapshot.reconfigureItems(posts.map(\.id))
                self?.dataSource.apply(snapshot)
            }
            .store(in: &bag)
        Task { try? await viewModel.load(); viewModel.like(2) }
    }
}
