import Kingfisher
import UIKit

struct Screening: Hashable {
    let title: String
    let hall: Int
    let seats: [Int]
}

final class ScreeningViewController: UIViewController {
    private let screening: Screening
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init(screening: Screening = Screening(title: "Parasite", hall: 3, seats: [])) {
        self.screening = screening
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.addSubview(collectionView)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.backgroundConfiguration = CinemaTheme.shared.rowBackground
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, text in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems([screening.title, "Hall \(screening.hall)"])
        dataSource.apply(snapshot)
        CinemaAnalytics.log(.opened(screening))
        CinemaRouter.current.track(self)
        navigationItem.titleView = CinemaLogoView()
        title = L10n.Screening.title
    }
}
