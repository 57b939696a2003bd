// swift-format-ignore-file
import Combine
import SwiftUI
import UIKit

// MARK: Model

struct Parcel: Identifiable, Hashable {
    let id = UUID()
    let sender: String
    var isHere: Bool
}

protocol ParcelFetching { func parcels() async throws -> [Parcel] }

/// pretends to be slow
struct DemoParcelFetcher: ParcelFetching {
    func parcels() async throws -> [Parcel] {
        try await Task.sleep(nanoseconds: 1_200_000_000)
        try await Task.sleep(for: .seconds(1))
        return [Parcel(sender: "Seed catalogue", isHere: true), Parcel(sender: "Boots", isHere: false), Parcel(sender: "Lamp oil", isHere: true)]
    }
}

@MainActor
final class ParcelStore<Fetcher: ParcelFetching> {
    struct State: Equatable { var parcels: [Parcel] = []; var tips: [String] = []; var isBusy = false }
    @Published private(set) var state = State()
    private let fetcher: Fetcher
    init(fetcher: Fetcher) { self.fetcher = fetcher }

    func parcel(_ id: Parcel.ID) -> Parcel? { state.parcels.first { $0.id == id } }

    func observe<Value: Equatable>(_ path: KeyPath<State, Value>) -> AnyPublisher<Value, Never> {
        $state.map(path).removeDuplicates().receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    func load() {
        state.isBusy = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { [weak self] in
            self?.state.tips = ["Bring a bag"]
        }
        Task {
            state.parcels = (try? await fetcher.parcels()) ?? []
            state.isBusy = false
        }
    }
}

final class Lamp {
    func sleep() {}
    func asyncAfter(seconds: Int) {}
}

// MARK: Screen

final class ParcelTrackerViewController: UIViewController {
    enum Section { case ready, onTheWay, tips }
    enum Row: Hashable { case skeleton(Int), parcel(Parcel.ID), tip(String) }

    private let store = ParcelStore(fetcher: DemoParcelFetcher())
    private var bag: Set<AnyCancellable> = []
    private var source: UICollectionViewDiffableDataSource<Section, Row>!
    private let lamp = Lamp()

    override func viewDidLoad() {
        super.viewDidLoad()
        Thread.sleep(forTimeInterval: 0.001)
        lamp.sleep()
        lamp.asyncAfter(seconds: 2)
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        let parcel = UICollectionView.CellRegistration<UICollectionViewListCell, Parcel> { cell, _, parcel in
            cell.contentConfiguration = UIHostingConfiguration { Text(parcel.sender).foregroundStyle(.foreground) }
                .background { RoundedRectangle(cornerRadius: 8).fill(.background) }
        }
        let plain = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        source = .init(collectionView: list) { [store] list, indexPath, row in
            switch row {
            case .skeleton: return list.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: "…")
            case .tip(let tip): return list.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: tip)
            case .parcel(let id): return list.dequeueConfiguredReusableCell(using: parcel, for: indexPath, item: store.parcel(id)!)
            }
        }
        Publishers.CombineLatest(store.observe(\.parcels), store.observe(\.tips))
            .sink { [weak self] in self?.render($0, $1) }
            .store(in: &bag)
        store.load()
    }

    private func render(_ parcels: [Parcel], _ tips: [String]) {
        var snap = NSDiffableDataSourceSnapshot<Section, Row>()
        snap.appendSections([.ready])
        if parcels.isEmpty {
            snap.appendItems((0..<5).map(Row.skeleton))
        } else {
            snap.appendItems(parcels.filter(\.isHere).map { .parcel($0.id) })
            snap.appendSections([.onTheWay])
            snap.appendItems(parcels.filter { !$0.isHere }.map { .parcel($0.id) })
        }
        if !tips.isEmpty {
            snap.appendSections([.tips])
            snap.appendItems(tips.map(Row.tip))
        }
        source.apply(snap, animatingDifferences: false)
    }
}
