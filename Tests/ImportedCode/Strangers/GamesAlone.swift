// swift-format-ignore-file
import UIKit

final class GamesViewController: UIViewController {
    enum Section: Int, CaseIterable { case featured, upcoming, platforms, offers }
    enum Row: Hashable {
        case game(Game, section: Section)
        case platform(Platform)
    }
    private let service: GamesServicing
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

    init(service: GamesServicing) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: list)
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            switch row {
            case .game(let game, _): content.text = game.title
            case .platform(let platform): content.text = platform.name
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.featured, .upcoming, .platforms])
        if service.hasOffers { snapshot.appendSections([.offers]) }
        snapshot.appendItems(service.featured.map { .game($0, section: .featured) }, toSection: .featured)
        snapshot.appendItems(service.upcoming.map { .game($0, section: .upcoming) }, toSection: .upcoming)
        snapshot.appendItems(service.platforms.map { .platform($0) }, toSection: .platforms)
        dataSource.apply(snapshot)
    }
}
