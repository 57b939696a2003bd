// swift-format-ignore-file
import UIKit
import SDWebImage
import SVProgressHUD
import FirebaseAnalytics

// MARK: - Contracts
protocol GamesViewInterface: AnyObject {
    func display(_ games: [GameViewModel])
    func showLoading()
    func hideLoading()
}
protocol GamesPresenterInterface: AnyObject {
    func viewDidLoad()
    func didSelect(at index: Int)
}
protocol GamesInteractorInput { func fetchGames(completion: @escaping (Result<[Game], GamesError>) -> Void) }

enum GamesError: LocalizedError { case offline
    var errorDescription: String? { "You are offline" }
}
struct Game: Codable { let identifier: Int; let title: String; let cover: URL? }
struct GameViewModel: Hashable { let title: String; let cover: URL? }

// MARK: - Module
final class GamesInteractor: GamesInteractorInput {
    func fetchGames(completion: @escaping (Result<[Game], GamesError>) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            let games = ["Chess", "Go", "Backgammon"].enumerated().map { Game(identifier: $0.offset, title: $0.element, cover: nil) }
            DispatchQueue.main.async { completion(.success(games)) }
        }
    }
}

final class GamesPresenter: GamesPresenterInterface {
    weak var view: GamesViewInterface?
    private let interactor: GamesInteractorInput
    private let router: GamesRouter
    init(view: GamesViewInterface, interactor: GamesInteractorInput, router: GamesRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }
    func viewDidLoad() {
        view?.showLoading()
        interactor.fetchGames { [weak self] result in
            self?.view?.hideLoading()
            switch result {
            case .success(let games): self?.view?.display(games.map { GameViewModel(title: $0.title, cover: $0.cover) })
            case .failure(let error): debugPrint(error)
            }
        }
    }
    func didSelect(at index: Int) {
        Analytics.logEvent("game_selected", parameters: ["index": index])
        router.openDetails()
    }
}

final class GamesRouter {
    weak var viewController: UIViewController?
    static func createModule() -> UIViewController {
        let view = GamesViewController()
        let router = GamesRouter()
        view.presenter = GamesPresenter(view: view, interactor: GamesInteractor(), router: router)
        router.viewController = view
        return view
    }
    func openDetails() { viewController?.show(UIViewController(), sender: nil) }
}

// MARK: - View
final class GameCell: UICollectionViewCell {
    static let reuseID = "GameCell"
    private let coverView = UIImageView()
    private let titleLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubviews(coverView, titleLabel)
        coverView.sd_imageIndicator = SDWebImageActivityIndicator.gray
        coverView.anchor(top: contentView.topAnchor, left: contentView.leftAnchor, right: contentView.rightAnchor, height: 90)
        titleLabel.anchor(top: coverView.bottomAnchor, left: contentView.leftAnchor, bottom: contentView.bottomAnchor, right: contentView.rightAnchor)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func set(_ game: GameViewModel) {
        titleLabel.text = game.title
        coverView.sd_setImage(with: game.cover, placeholderImage: UIImage(named: "placeholder"))
    }
}

extension UIView {
    func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
    func anchor(top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil, right: NSLayoutXAxisAnchor? = nil, height: CGFloat? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        if let top { topAnchor.constraint(equalTo: top).isActive = true }
        if let left { leftAnchor.constraint(equalTo: left).isActive = true }
        if let bottom { bottomAnchor.constraint(equalTo: bottom).isActive = true }
        if let right { rightAnchor.constraint(equalTo: right).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
}

final class GamesViewController: UIViewController {
    var presenter: GamesPresenterInterface!
    enum Section { case all }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, GameViewModel>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UIHelper.createThreeColumnLayout(in: view))
        collectionView.delegate = self
        collectionView.register(GameCell.self, forCellWithReuseIdentifier: GameCell.reuseID)
        view.addSubview(collectionView)
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, game in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GameCell.reuseID, for: indexPath) as! GameCell
            cell.set(game)
            return cell
        }
        presenter.viewDidLoad()
    }
}

enum UIHelper {
    static func createThreeColumnLayout(in view: UIView) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}

extension GamesViewController: GamesViewInterface {
    func display(_ games: [GameViewModel]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, GameViewModel>()
        snapshot.appendSections([.all])
        snapshot.appendItems(games)
        DispatchQueue.main.async { self.dataSource.apply(snapshot, animatingDifferences: true) }
    }
    func showLoading() { SVProgressHUD.show() }
    func hideLoading() { SVProgressHUD.dismiss() }
}

extension GamesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { presenter.didSelect(at: indexPath.item) }
}
