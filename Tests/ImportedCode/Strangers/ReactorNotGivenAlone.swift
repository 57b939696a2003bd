// swift-format-ignore-file
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// A screen and its cells whose reactors are in other files.

final class RadioViewController: RadioBase, View {
    private enum Part { case live, archive }
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Part, Station>(collectionView: collectionView) { view, path, station in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "station", for: path) as! StationCell
        cell.reactor = StationReactor(station: station)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(StationCell.self, forCellWithReuseIdentifier: "station")
        reactor?.action.onNext(.load)
    }

    func bind(reactor: RadioReactor) {
        collectionView.rx.itemSelected
            .map { Reactor.Action.tune(to: $0) }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        reactor.state.map(\.stations)
            .distinctUntilChanged()
            .bind(onNext: { [weak self] stations in
                self?.fill(live: Array(stations.prefix(2)), archive: Array(stations.dropFirst(2)))
            })
            .disposed(by: disposeBag)
        reactor.state.map { $0.title }.bind(to: rx.title).disposed(by: disposeBag)
    }

    private func fill(live: [Station], archive: [Station]) {
        var snapshot = NSDiffableDataSourceSnapshot<Part, Station>()
        snapshot.appendSections([.live, .archive])
        snapshot.appendItems(live, toSection: .live)
        snapshot.appendItems(archive, toSection: .archive)
        dataSource.apply(snapshot)
    }

    private func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}

final class StationCell: UICollectionViewCell, View {
    var disposeBag = DisposeBag()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }

    func bind(reactor: StationReactor) {
        reactor.state.map { $0.name }.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    }
}
