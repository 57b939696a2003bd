// swift-format-ignore-file
import Moya
import Kingfisher
import UIKit
import Swinject
import Lottie

enum NewsAPI { case top(page: Int), search(String) }
extension NewsAPI: TargetType {
    var baseURL: URL { URL(string: "https://news.example.com/v2")! }
    var path: String { switch self { case .top: return "/top"; case .search: return "/search" } }
    var method: Moya.Method { .get }
    var task: Task {
        switch self {
        case .top(let page): return .requestParameters(parameters: ["page": page], encoding: URLEncoding.default)
        case .search(let query): return .requestParameters(parameters: ["q": query], encoding: URLEncoding.default)
        }
    }
    var headers: [String: String]? { ["Accept": "application/json"] }
    var sampleData: Data { Data() }
}

struct Article: Codable, Hashable {
    let id: Int
    let headline: String
    let thumbnail: URL?
}

final class NewsService {
    private let provider: MoyaProvider<NewsAPI>
    init(provider: MoyaProvider<NewsAPI> = MoyaProvider<NewsAPI>(plugins: [NetworkLoggerPlugin()])) { self.provider = provider }
    func top(page: Int, completion: @escaping (Swift.Result<[Article], MoyaError>) -> Void) {
        provider.request(.top(page: page)) { result in
            completion(result.flatMap { response in
                do { return .success(try response.filterSuccessfulStatusCodes().map([Article].self)) }
                catch { return .failure(MoyaError.underlying(error, nil)) }
            })
        }
    }
}

final class NewsListViewController: UICollectionViewController {
    private enum Section { case main }
    private let service = NewsService()
    private let loadingView = LottieAnimationView(name: "loading")
    private var page = 1
    private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Article> = {
        let registration = UICollectionView.CellRegistration<ArticleCell, Article> { cell, _, article in
            cell.titleLabel.text = article.headline
            cell.imageView.kf.setImage(with: article.thumbnail, placeholder: UIImage(systemName: "newspaper"))
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }()

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = true
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Save") { _, _, done in done(true) }])
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = dataSource
        loadingView.loopMode = .loop
        loadingView.play()
        view.addSubview(loadingView)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Article>()
        snapshot.appendSections([.main])
        snapshot.appendItems([
            Article(id: 1, headline: "A short headline", thumbnail: nil),
            Article(id: 2, headline: "A headline that is a good deal longer and will take more than a single line on a phone", thumbnail: nil),
        ])
        dataSource.apply(snapshot)
        service.top(page: page) { [weak self] result in
            guard let self = self, case .success(let articles) = result else { return }
            var snapshot = self.dataSource.snapshot()
            snapshot.appendItems(articles)
            self.dataSource.apply(snapshot, animatingDifferences: true)
            self.loadingView.stop()
        }
    }
}

final class ArticleCell: UICollectionViewListCell {
    let titleLabel = UILabel()
    let imageView = UIImageView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.numberOfLines = 0
        titleLabel.font = .preferredFont(forTextStyle: .body)
        imageView.contentMode = .scaleAspectFit
        [imageView, titleLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview($0) }
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            imageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 56),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
