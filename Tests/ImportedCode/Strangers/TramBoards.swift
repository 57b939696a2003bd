// swift-format-ignore-file
import Combine
import UIKit

// MARK: - Model

struct Tram: Decodable, Hashable { let id: Int; let destination: String }
struct Notice: Decodable, Hashable { let id: String; let headline: String }
struct Stop: Decodable, Hashable { let id: String; let name: String }

enum BoardSection: CaseIterable { case departures, alerts, nearby }

enum BoardItem: Hashable {
    case stop(Stop)
    case tram(Tram)
    case alert(Notice)
}

struct BoardFeed: Decodable { let trams: [Tram]; let alerts: [Notice]; let stops: [Stop] }

protocol BoardLoading { func board() -> AnyPublisher<BoardFeed, Error> }

final class BoardLoader: BoardLoading {
    func board() -> AnyPublisher<BoardFeed, Error> {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://trams.example/board")!)
            .map(\.data)
            .decode(type: BoardFeed.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class BoardViewModel {
    struct Block { let items: [BoardItem]; let section: BoardSection }
    @Published private(set) var blocks: [Block] = []
    private let loader: BoardLoading
    private var bag = Set<AnyCancellable>()
    init(loader: BoardLoading = BoardLoader()) { self.loader = loader }

    func start() {
        loader.board()
            .sink(receiveCompletion: { _ in }) { [weak self] feed in
                self?.blocks = [
                    Block(items: feed.trams.map(BoardItem.tram), section: .departures),
                    Block(items: feed.alerts.map(BoardItem.alert), section: .alerts),
                    Block(items: feed.stops.map(BoardItem.stop), section: .nearby)
                ]
            }
            .store(in: &bag)
    }
}

// MARK: - Board

final class BoardViewController: UIViewController {
    private let viewModel: BoardViewModel
    private var bag = Set<AnyCancellable>()
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: .rows(height: 60))
    private var source: UICollectionViewDiffableDataSource<BoardSection, BoardItem>!

    init(viewModel: BoardViewModel = .init()) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("no storyboards here") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, BoardItem> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            switch item {
            case .stop(let stop): content.text = stop.name
            case .tram(let tram): content.text = "Tram to \(tram.destination)"
            case .alert(let notice): content.text = notice.headline
            }
            cell.contentConfiguration = content
        }
        source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        viewModel.$blocks.dropFirst().sink { [weak self] in self?.show($0) }.store(in: &bag)
        viewModel.start()
    }

    private func show(_ blocks: [BoardViewModel.Block]) {
        var snap = NSDiffableDataSourceSnapshot<BoardSection, BoardItem>()
        for block in blocks {
            snap.appendSections([block.section])
            snap.appendItems(block.items, toSection: block.section)
        }
        source.apply(snap)
    }
}

extension UICollectionViewLayout {
    static func rows(height: CGFloat) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }
}

// MARK: - Search for a stop

final class StopSearchViewController: UIViewController {
    enum Section { case recent, hits, nothing }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    private var query = "" { didSet { refresh() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = .init(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        refresh()
    }

    private func refresh() {
        var snap = NSDiffableDataSourceSnapshot<Section, String>()
        if query.isEmpty {
            snap.appendSections([.recent])
            snap.appendItems(["Harbour", "Mill Lane"])
        } else {
            snap.appendSections([.nothing])
            snap.appendItems(["No stop called \(query)"])
        }
        dataSource.apply(snap)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let height: CGFloat
            switch self.dataSource.snapshot().sectionIdentifiers[index] {
            case .recent: height = 40
            case .hits: height = 72
            case .nothing: height = 300
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
    }
}
