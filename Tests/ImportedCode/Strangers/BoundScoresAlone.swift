// swift-format-ignore-file
import UIKit

/// Scores of a view model in another file, which tells by closures whose types its own code has.
final class BoundScoresViewController: UIViewController {
    enum Section: String { case summary, games, players, teams }
    enum Row: Hashable { case title(String), game(Game), player(Player), team(Team) }

    private let viewModel: ScoresViewModel
    private let service: ScoreService
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!

    private var layout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)])))
    }

    init(viewModel: ScoresViewModel, service: ScoreService) {
        self.viewModel = viewModel
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        dataSource = .init(collectionView: collectionView) { view, indexPath, row in
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        if HeadingStore.shared.wanted != "all" { bind() }
    }

    private func bind() {
        // The code that these call says what they take.
        viewModel.summary.receive(on: DispatchQueue.main).sink { [weak self] title in self?.show(title: title) }
        viewModel.onGames = { [weak self] games in self?.show(games) }
        // Nothing says what this takes.
        viewModel.onPlayers = { [weak self] players in
            guard let self else { return }
            var snapshot = dataSource.snapshot()
            snapshot.appendSections([.players])
            snapshot.appendItems(players.map { Row.player($0) })
            dataSource.apply(snapshot)
        }
        service.load { [weak self] result in self?.finish(result) }
        viewModel.errors.sink { [weak self] message in self?.fail(message) }
    }

    private func show(title: String) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.summary])
        for line in ["Scores", "Today"] { snapshot.appendItems([.title(line)]) }
        dataSource.apply(snapshot)
    }

    private func show(_ games: [Game]) {}

    private func finish(_ result: Result<[Team], any Error>) {
        switch result {
        case .success(let teams):
            var snapshot = dataSource.snapshot()
            snapshot.appendSections([.teams])
            snapshot.appendItems(teams.map(Row.team))
            dataSource.apply(snapshot)
        case .failure(let error): print(error)
        }
    }

    /// Fills nothing, and is not run.
    private func fail(_ message: String) { fatalError(message) }
}
