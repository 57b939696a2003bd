// swift-format-ignore-file
import UIKit
import Moya
import RealmSwift
import Nuke
import Toast_Swift
import Swinject

enum MovieAPI {
    case popular(page: Int)
    case detail(id: Int)
}

extension MovieAPI: TargetType {
    var baseURL: URL { URL(string: "https://api.example.org/3")! }
    var path: String {
        switch self {
        case .popular: return "/movie/popular"
        case .detail(let id): return "/movie/\(id)"
        }
    }
    var method: Moya.Method { .get }
    var task: Moya.Task { .requestParameters(parameters: ["key": "x"], encoding: URLEncoding.queryString) }
    var headers: [String: String]? { nil }
}

class FavoriteMovie: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String = ""
}

struct MovieModel: Codable, Hashable {
    let id: Int
    let title: String
    let posterPath: String?
}

class MoviesViewController: UIViewController {
    private let provider = MoyaProvider<MovieAPI>(plugins: [NetworkLoggerPlugin()])
    private lazy var realm = try! Realm()
    private var notificationToken: NotificationToken?

    enum MovieSection: Hashable { case hero, list(String) }

    private lazy var collectionView: UICollectionView = {
        let layout = createCompositionalLayout()
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(MovieCell.self, forCellWithReuseIdentifier: "MovieCell")
        return collectionView
    }()
    private var dataSource: UICollectionViewDiffableDataSource<MovieSection, MovieModel>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        configureDataSource()
        show([MovieModel(id: 0, title: "Placeholder", posterPath: nil)])
        provider.request(.popular(page: 1)) { [weak self] result in
            switch result {
            case let .success(response):
                let movies = try? response.map([MovieModel].self, atKeyPath: "results")
                self?.show(movies ?? [])
            case let .failure(error):
                self?.view.makeToast(error.localizedDescription)
            }
        }
        notificationToken = realm.objects(FavoriteMovie.self).observe { changes in
            switch changes {
            case .initial, .update: break
            case .error(let error): fatalError("\(error)")
            }
        }
    }

    private func configureDataSource() {
        dataSource = .init(collectionView: collectionView, cellProvider: { (collectionView, indexPath, movie) -> UICollectionViewCell? in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MovieCell", for: indexPath) as? MovieCell
            cell?.titleLabel.text = movie.title
            if let path = movie.posterPath, let url = URL(string: "https://image.example.org\(path)") {
                Nuke.loadImage(with: url, into: cell!.posterView)
            }
            return cell
        })
    }

    private func show(_ movies: [MovieModel]) {
        var snapshot = NSDiffableDataSourceSnapshot<MovieSection, MovieModel>()
        snapshot.appendSections([.hero, .list("Popular")])
        snapshot.appendItems(movies, toSection: .hero)
        dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    }

    private func createCompositionalLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ -> NSCollectionLayoutSection? in
            let section = self.dataSource?.snapshot().sectionIdentifiers[index]
            switch section {
            case .hero: return self.heroSection()
            default: return self.listSection()
            }
        }
    }

    private func heroSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(240)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private func listSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}

class MovieCell: UICollectionViewCell {
    let titleLabel = UILabel()
    let posterView = UIImageView()
}
