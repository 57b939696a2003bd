// swift-format-ignore-file
import UIKit
import RxSwift
import RxCocoa

class MapListViewController: UIViewController {
    private let disposeBag = DisposeBag()
    private let viewModel = MapListViewModel()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    private var dataSource: UICollectionViewDiffableDataSource<MapSection, MapItem>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let place = UICollectionView.CellRegistration<PlaceCell, Place> { cell, _, place in cell.bind(place) }
        let map = UICollectionView.CellRegistration<MapCell, Region> { cell, _, region in cell.show(region) }
        dataSource = .init(collectionView: collectionView) { cv, ip, item in
            switch item {
            case .map(let region): return cv.dequeueConfiguredReusableCell(using: map, for: ip, item: region)
            case .filter: return cv.dequeueReusableCell(withReuseIdentifier: "filter", for: ip)
            case .place(let p): return cv.dequeueConfiguredReusableCell(using: place, for: ip, item: p)
            }
        }
        collectionView.register(FilterCell.self, forCellWithReuseIdentifier: "filter")
        bind()
    }

    private func bind() {
        let output = viewModel.transform(.init(viewWillAppear: rx.viewWillAppear.asObservable()))
        output.sections
            .drive(with: self) { owner, sections in
                var snapshot = NSDiffableDataSourceSnapshot<MapSection, MapItem>()
                sections.forEach {
                    snapshot.appendSections([$0.section])
                    snapshot.appendItems($0.items, toSection: $0.section)
                }
                owner.dataSource.apply(snapshot)
            }
            .disposed(by: disposeBag)
        reachability.rx.isConnected
            .distinctUntilChanged()
            .subscribe(onNext: { print($0) })
            .disposed(by: disposeBag)
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] section, env in
            guard let kind = self?.dataSource.sectionIdentifier(for: section) else { return nil }
            switch kind {
            case .map:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            case .filter:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(36)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(90), heightDimension: .absolute(36)), subitems: [item])
                let s = NSCollectionLayoutSection(group: group)
                s.orthogonalScrollingBehavior = .continuous
                return s
            case .list:
                return .list(using: .init(appearance: .plain), layoutEnvironment: env)
            }
        }
    }
}
