// swift-format-ignore-file
import UIKit
import RxSwift
import RxCocoa

/// Without its base, its view and its view model; a statement in the middle of the cells' code is
/// about what is not given.
final class StationsViewController: BaseVC<StationsView, StationsVM>, Refreshable {
    enum Section: Int, CaseIterable { case nearby, all }

    private let legend = UILabel()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Station>!

    init(city: City) {
        super.init()
        title = city.name
    }

    override func loadView() {
        view = mainView
    }

    override func setupViews() {
        super.setupViews()
        legend.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(legend)
        legend.topAnchor.constraint(equalTo: topBar.bottomAnchor).isActive = true
        mainView.searchBar.placeholder = "Station"
        mainView.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
            if index == 0 { return StationsLayout.nearby() }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        mainView.collectionView.register(StationCell.self, forCellWithReuseIdentifier: StationCell.identifier)
        dataSource = .init(collectionView: mainView.collectionView) { collectionView, indexPath, station in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StationCell.identifier, for: indexPath) as? StationCell else { return UICollectionViewCell() }
            cell.favoriteButton.rx.tap
                .map { station.id }
                .bind(to: self.viewModel.input.favorite)
                .disposed(by: cell.disposeBag)
            return cell
        }
    }

    override func bind() {
        let output = viewModel.transform(StationsVM.Input(appear: rx.viewWillAppear))
        output.stations
            .drive(onNext: { [weak self] stations in self?.show(stations) })
            .disposed(by: disposeBag)
        mainView.refreshButton.rx.tap
            .bind(to: viewModel.refresh)
            .disposed(by: disposeBag)
        Task {
            for await station in locator.nearest { await select(station) }
        }
    }

    private func select(_ station: Station) async {
        mainView.collectionView.selectItem(at: dataSource.indexPath(for: station), animated: true, scrollPosition: .centeredVertically)
    }

    private func show(_ stations: [Station]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Station>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(stations.filter(\.isNearby), toSection: .nearby)
        snapshot.appendItems(stations, toSection: .all)
        dataSource.apply(snapshot)
    }
}
