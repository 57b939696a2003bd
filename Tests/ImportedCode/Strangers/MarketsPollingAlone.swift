// swift-format-ignore-file
//
//  MarketsViewController.swift
//  CoinWatch
//

import Combine
import UIKit

final class MarketsViewController: UIViewController {

    nonisolated enum Section: Int, CaseIterable {
        case trending, favorites, coins
    }

    @Published private var query = ""
    private let viewModel: MarketsViewModel
    private var subscriptions: Set<AnyCancellable> = []
    private var pollTask: Task<Void, Error>?

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Coin.ID>!
    private let searchController = UISearchController(searchResultsController: nil)
    private let currencyButton = PillButton(title: "USD")

    weak var coordinator: MarketsCoordinating?

    init(viewModel: MarketsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Markets"
        view.backgroundColor = .systemGroupedBackground
        setupSearch()
        setupCollectionView()
        setupDataSource()
        bind()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pollTask = Task {
            while !Task.isCancelled {
                await viewModel.refresh()
                try await Task.sleep(nanoseconds: 30 * NSEC_PER_SEC)
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pollTask?.cancel()
    }

    private func setupSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Bitcoin, ETH…"
        navigationItem.searchController = searchController
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: currencyButton)
        currencyButton.addAction(UIAction { [weak self] _ in self?.coordinator?.showCurrencies() }, for: .touchUpInside)
    }

    private func setupCollectionView() {
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, env in
            switch dataSource.snapshot().sectionIdentifiers[index] {
            case .trending:
                return .horizontalCards(width: 156, height: 112, header: true)
            case .favorites, .coins:
                var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                config.headerMode = .supplementary
                config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
                    self?.swipeActions(at: indexPath)
                }
                let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: env)
                section.contentInsets.top = 0
                return section
            }
        }
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
            collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func setupDataSource() {
        let cardRegistration = UICollectionView.CellRegistration<TrendingCoinCell, Coin> { cell, _, coin in
            cell.configure(with: .init(coin: coin))
        }
        let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Coin> { cell, _, coin in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = coin.name
            content.secondaryText = coin.symbol.uppercased()
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: "bitcoinsign.circle")
            cell.contentConfiguration = content

            let label = UILabel()
            label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
            label.text = coin.currentPrice.formatted(.currency(code: "USD"))
            label.textColor = coin.priceChangePercentage24h >= 0 ? .systemGreen : .systemRed
            cell.accessories = [
                .customView(configuration: .init(customView: label, placement: .trailing(displayed: .always))),
                .disclosureIndicator()
            ]
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] header, _, indexPath in
            var config = header.defaultContentConfiguration()
            switch dataSource.sectionIdentifier(for: indexPath.section) {
            case .trending: config.text = "Trending 🔥"
            case .favorites: config.text = "Favorites"
            case .coins: config.text = "All coins"
            case nil: break
            }
            header.contentConfiguration = config
        }

        dataSource = .init(collectionView: collectionView) { [viewModel] collectionView, indexPath, id in
            guard let coin = viewModel.coin(with: id) else { return nil }
            if Section(rawValue: indexPath.section) == .trending {
                return collectionView.dequeueConfiguredReusableCell(using: cardRegistration, for: indexPath, item: coin)
            }
            return collectionView.dequeueConfiguredReusableCell(using: rowRegistration, for: indexPath, item: coin)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
    }

    private func bind() {
        viewModel.$state
            .combineLatest($query.debounce(for: .milliseconds(250), scheduler: RunLoop.main).removeDuplicates())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] state, query in
                guard let self else { return }
                switch state {
                case .idle, .loading:
                    contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
                case .failed(let error):
                    var configuration = UIContentUnavailableConfiguration.empty()
                    configuration.text = error.localizedDescription
                    configuration.image = UIImage(systemName: "wifi.exclamationmark")
                    contentUnavailableConfiguration = configuration
                case .loaded(let market):
                    contentUnavailableConfiguration = nil
                    update(with: market, query: query)
                }
            }
            .store(in: &subscriptions)
    }

    private func update(with market: Market, query: String) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Coin.ID>()
        if query.isEmpty {
            snapshot.appendSections([.trending])
            snapshot.appendItems(market.trending.map(\.id))
        }
        let favorites = market.coins.filter(\.isFavorite)
        if !favorites.isEmpty {
            snapshot.appendSections([.favorites])
            snapshot.appendItems(favorites.map(\.id))
        }
        snapshot.appendSections([.coins])
        snapshot.appendItems(market.coins.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let favorite = UIContextualAction(style: .normal, title: "Favorite") { [weak self] _, _, done in
            self?.viewModel.toggleFavorite(id)
            done(true)
        }
        favorite.image = UIImage(systemName: "star")
        favorite.backgroundColor = .systemYellow
        return UISwipeActionsConfiguration(actions: [favorite])
    }
}

extension MarketsViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
    }
}

extension MarketsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        coordinator?.showDetails(of: id)
    }
}
