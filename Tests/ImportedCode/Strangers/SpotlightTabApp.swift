// swift-format-ignore-file
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: MainCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let tabs = UITabBarController()
        coordinator = MainCoordinator(tabs: tabs, environment: .live)
        coordinator?.start()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct AppEnvironment {
    var spotlights: () -> [Spotlight]
    static let live = AppEnvironment { ["Aurora", "Breeze", "Comet"].map { Spotlight(title: $0) } }
}

struct Spotlight: Hashable {
    let title: String
    let uuid = UUID()
    func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
    static func == (l: Spotlight, r: Spotlight) -> Bool { l.uuid == r.uuid }
}

protocol Coordinating: AnyObject { func start() }

final class MainCoordinator: Coordinating {
    private let tabs: UITabBarController
    private let environment: AppEnvironment
    init(tabs: UITabBarController, environment: AppEnvironment) {
        self.tabs = tabs
        self.environment = environment
    }
    func start() {
        let spotlight = SpotlightViewController(spotlights: environment.spotlights(), onSelect: { [weak self] in self?.open($0) })
        spotlight.tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "sparkles"), tag: 0)
        let library = UIViewController()
        library.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        tabs.viewControllers = [spotlight, library].map(UINavigationController.init(rootViewController:))
    }
    private func open(_ spotlight: Spotlight) {
        let detail = UIViewController()
        detail.title = spotlight.title
        if let sheet = detail.sheetPresentationController { sheet.detents = [.medium(), .large()] }
        tabs.present(detail, animated: true)
    }
}

final class SpotlightViewController: UIViewController {
    private let spotlights: [Spotlight]
    private let onSelect: (Spotlight) -> Void
    private let refreshControl = UIRefreshControl()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Spotlight>!

    init(spotlights: [Spotlight], onSelect: @escaping (Spotlight) -> Void) {
        self.spotlights = spotlights
        self.onSelect = onSelect
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
        collectionView.refreshControl = refreshControl
        refreshControl.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        collectionView.delegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<SpotlightCell, Spotlight> { cell, _, spotlight in cell.title = spotlight.title }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        reload()
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Spotlight>()
        snapshot.appendSections([0])
        snapshot.appendItems(spotlights)
        dataSource.apply(snapshot) { [weak self] in self?.refreshControl.endRefreshing() }
    }

    private static let layout: UICollectionViewCompositionalLayout = {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.6)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 16
        return UICollectionViewCompositionalLayout(section: section)
    }()
}

final class SpotlightCell: UICollectionViewCell {
    private let label = UILabel()
    private let gradient = CAGradientLayer()
    var title: String? { didSet { label.text = title } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        gradient.locations = [0.5, 1]
        layer.addSublayer(gradient)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        label.frame = CGRect(x: 16, y: bounds.maxY - 44, width: bounds.width - 32, height: 28)
    }
    override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveEaseOut]) { self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity } }
    }
}

extension SpotlightViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let spotlight = dataSource.itemIdentifier(for: indexPath) else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        onSelect(spotlight)
    }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }])
        }
    }
}
