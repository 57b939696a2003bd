// swift-format-ignore-file
import Combine
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class StationsViewModel: ObservableObject {
    @Published private(set) var stations: [String] = []
    let lines = BehaviorRelay<[String]>(value: ["Circle"])

    func load() {
        stations = ["Aldgate", "Barbican"]
        lines.accept(["Circle", "District", "Central"])
    }
}

/// Binds as soon as it is made: what is received on the main queue comes once it is loaded, and
/// when what is published has its new value.
final class DeferredDeliveriesViewController: UIViewController {
    enum Section { case lines, stations }

    private let viewModel = StationsViewModel()
    private let disposeBag = DisposeBag()
    private var cancellables: Set<AnyCancellable> = []
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    private var lines: [String] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        bind()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func bind() {
        viewModel.lines
            .observe(on: MainScheduler.asyncInstance)
            .withUnretained(self)
            .subscribe(onNext: { owner, lines in
                owner.lines = lines
                owner.dataSource.apply(owner.snapshot, animatingDifferences: false)
            })
            .disposed(by: disposeBag)

        viewModel.$stations
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in
                guard let self else { return }
                self.dataSource.apply(self.snapshot, animatingDifferences: false)
            }
            .store(in: &cancellables)
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Section, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.lines, .stations])
        snapshot.appendItems(lines, toSection: .lines)
        snapshot.appendItems(viewModel.stations, toSection: .stations)
        return snapshot
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Stations", bundle: .module, comment: "")
        let isTesting = NSClassFromString("XCTestCase") != nil
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: isTesting ? .plain : .insetGrouped))
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.dropDelegate = self
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        viewModel.load()
    }
}

extension DeferredDeliveriesViewController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: ["public.text"]) && session.canLoadObjects(ofClass: NSString.self)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {}
}
