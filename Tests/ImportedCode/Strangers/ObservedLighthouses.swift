// swift-format-ignore-file
import SwiftUI
import UIKit

struct Lighthouse: Hashable, Sendable, Identifiable {
    let id: String
    let name: String
    let coast: String
    let flashes: [Int]
}

protocol LighthouseService: Sendable {
    func lighthouses() async throws -> [Lighthouse]
}

struct LiveLighthouseService: LighthouseService {
    let session: URLSession = .shared

    func lighthouses() async throws -> [Lighthouse] {
        let (_, response) = try await session.data(from: URL(string: "https://lights.invalid/all")!)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return []
    }
}

struct MockLighthouseService: LighthouseService {
    static let catalogue: [Lighthouse] = [
        Lighthouse(id: "g", name: "Gannet Rock", coast: "North", flashes: [2, 10]),
        Lighthouse(id: "t", name: "Tern Spit", coast: "North", flashes: [1]),
        Lighthouse(id: "o", name: "Old Harbour", coast: "South", flashes: [3, 3, 9]),
    ]

    func lighthouses() async throws -> [Lighthouse] {
        try await Task.sleep(for: .milliseconds(300))
        return Self.catalogue
    }
}

@MainActor
@Observable
final class LighthousesModel {
    private(set) var all: [Lighthouse] = []
    @ObservationIgnored private let service: any LighthouseService

    init(service: any LighthouseService) { self.service = service }

    func load() async { all = (try? await service.lighthouses()) ?? [] }
}

final class LighthousesViewController: UIViewController {
    private let model: LighthousesModel
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, Lighthouse.ID>!

    init(model: LighthousesModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Lighthouse.ID> { [unowned self] cell, _, id in
            guard let lighthouse = model.all.first(where: { $0.id == id }) else { return }
            cell.contentConfiguration = UIHostingConfiguration {
                HStack {
                    Text(lighthouse.name).font(.headline)
                    Spacer()
                    Text(lighthouse.coast)
                        .padding(6)
                        .background(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom), in: .rect(cornerRadius: 6))
                }
                .padding(8)
                .background(.background.secondary, in: .rect(cornerRadius: 14))
            }
        }
        dataSource = .init(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
        }
        track()
        Task { await model.load() }
    }

    private func track() {
        withObservationTracking {
            show(model.all)
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.track() }
        }
    }

    private func show(_ all: [Lighthouse]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Lighthouse.ID>()
        for (coast, lights) in Dictionary(grouping: all, by: \.coast).sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([coast])
            snapshot.appendItems(lights.map(\.id))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class FlashesViewController: UICollectionViewController {
    private let lighthouse: Lighthouse
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { [registration] view, path, text in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        let line = NSMutableAttributedString()
        line.append(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        line.append(NSAttributedString())
        content.attributedText = line
        cell.contentConfiguration = content
    }

    init(lighthouse: Lighthouse) {
        self.lighthouse = lighthouse
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let kept = MockLighthouseService.catalogue.first { $0.id == lighthouse.id }!
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(kept.flashes.enumerated().map { "\($0.offset + 1): \($0.element) s" })
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

#Preview {
    UINavigationController(rootViewController: LighthousesViewController(model: LighthousesModel(service: MockLighthouseService())))
}
