// swift-format-ignore-file
import UIKit

protocol TodayPresenting: AnyObject {
    func present(_ names: [String])
}

final class TodayPresenter {
    weak var screen: TodayPresenting?

    func start() {
        let words = "하나 둘 셋 넷 다섯 여섯 일곱".split(separator: " ").map(String.init)
        screen?.present(words)
    }
}

final class TodayController: UICollectionViewController, TodayPresenting {
    private let presenter = TodayPresenter()
    private lazy var source: UICollectionViewDiffableDataSource<Int, String> = {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
    }()

    init() {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var list = UICollectionLayoutListConfiguration(appearance: section == 0 ? .grouped : .plain)
            list.showsSeparators = false
            return .list(using: list, layoutEnvironment: environment)
        }
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.screen = self
        presenter.start()
    }

    func present(_ names: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        let halves = Dictionary(grouping: names.enumerated(), by: { $0.offset % 2 })
        for key in halves.keys.sorted() {
            snapshot.appendSections([key])
            snapshot.appendItems(halves[key]!.map { $0.element }, toSection: key)
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}
