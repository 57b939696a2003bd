// swift-format-ignore-file
import Moya
import RxMoya
import RxSwift
import UIKit

// What the provider asks for is elsewhere, and so is what the shelf stands in, which is called like an object.
final class RequestedShelfViewController: UIViewController {
    private enum Section { case main }
    private let provider = MoyaProvider<ShelfAPI>()
    private let bag = DisposeBag()
    private var place: PlaceStore = .row(number: 2)
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: rows())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Volume>(collectionView: collectionView) { collectionView, indexPath, volume in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = volume.title
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        provider.rx.request(.volumes(shelf: 3, page: 1))
            .map([Volume].self)
            .subscribe(onSuccess: { [weak self] volumes in self?.show(volumes) }, onFailure: { _ in })
            .disposed(by: bag)
        provider.request(.shelf(id: 3)) { [weak self] result in
            if case .success = result { self?.place = .row(number: 3) }
        }
        provider.rx.request(.seen).subscribe().disposed(by: bag)
    }

    private func show(_ volumes: [Volume]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Volume>()
        snapshot.appendSections([.main])
        snapshot.appendItems(volumes)
        dataSource.apply(snapshot)
    }

    private func rows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
