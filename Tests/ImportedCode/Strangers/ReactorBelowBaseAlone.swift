// swift-format-ignore-file
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

// The base, which shows a reactor and sets its screens up, is elsewhere, and so is the reactor.
final class ToysViewController: BaseViewController<ToysReactor> {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: rows())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Toy>(collectionView: collectionView) { collectionView, indexPath, _ in
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    init(reactor: ToysReactor) {
        super.init()
        self.reactor = reactor
    }

    required convenience init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func bind(reactor: ToysReactor) {
        rx.viewWillAppear.map { _ in Reactor.Action.refresh }.bind(to: reactor.action).disposed(by: disposeBag)
        collectionView.rx.prefetchItems.map { _ in Reactor.Action.more(after: 3) }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.toys).bind(onNext: { [weak self] toys in self?.show(toys) }).disposed(by: disposeBag)
    }

    private func show(_ toys: [Toy]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Toy>()
        snapshot.appendSections([7])
        snapshot.appendItems(toys)
        dataSource.apply(snapshot)
    }

    private func rows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
