// swift-format-ignore-file
import UIKit

/// Concerts of a service behind a protocol, of which only sections with something in them are shown.
final class ConcertsViewController: UIViewController {
    enum Section { case nearby, upcoming, past }
    enum Row: Hashable { case concert(Concert), venue(Venue) }

    private let service: ConcertServing
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) { view, indexPath, row in
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    init(service: ConcertServing = ConcertService.shared) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        service.request(.near(limit: 10)) { result in
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                switch result {
                case .success(let answer):
                    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
                    snapshot.appendSections([.nearby])
                    snapshot.appendItems(answer.concerts.map { .concert($0) })
                    if !answer.venues.isEmpty {
                        snapshot.appendSections([.upcoming])
                        snapshot.appendItems(answer.venues.map { .venue($0) }, toSection: .upcoming)
                    }
                    self.dataSource.apply(snapshot)
                case .failure(let error):
                    self.present(Alerts.make(for: error), animated: true)
                }
            }
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        return UICollectionViewCompositionalLayout(section: section)
    }
}
