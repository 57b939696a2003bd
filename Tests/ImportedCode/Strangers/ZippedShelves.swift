// swift-format-ignore-file
import Combine
import RxCocoa
import RxSwift
import UIKit

final class ZippedShelvesViewController: UIViewController {
    enum Item: Hashable { case shelf(Shelf, place: Int) }
    struct Shelf: Hashable { let title: String }

    private let disposeBag = DisposeBag()
    private var cancellables: Set<AnyCancellable> = []
    private let button = UIButton()
    private var titles: [String] = []
    private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        button.rx.tap.asDriver().drive(with: self) { owner, _ in owner.titles = [] }.disposed(by: disposeBag)
        let three = Observable.zip(Observable.just("Maps"), Observable.just("Atlases"), Observable.just("Globes"))
        Observable.combineLatest(three, Observable.just(1), Observable.just(2)) { titles, _, _ in [titles.0, titles.1, titles.2] }
            .subscribe(onNext: { [weak self] in self?.titles += $0 })
            .disposed(by: disposeBag)
        Observable.combineLatest(Observable.zip(["Dice", "Cards"].map { Observable.just($0) }), Observable.just(1)) { games, _ in games }
            .subscribe(onNext: { [weak self] in self?.titles += $0 })
            .disposed(by: disposeBag)
        Publishers.Zip4(Just("Logs"), Just("Charts"), Just("Keys"), Just("Pens"))
            .sink { [weak self] in self?.titles += [$0, $1, $2, $3] }
            .store(in: &cancellables)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(titles.enumerated().map { .shelf(Shelf(title: $1), place: $0) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
