import UIKit

struct Station: Sendable, Hashable, Codable {
  let name: String
  let line: Int
}

actor StationRepository {
  private var cache: [Int: [Station]] = [:]
  func stations(on line: Int) async throws -> [Station] {
    if let known = cache[line] { return known }
    try await Task.sleep(for: .milliseconds(10))
    let made = (1...3).map { Station(name: "Stop \(line)-\($0)", line: line) }
    cache[line] = made
    return made
  }
  nonisolated var lines: AsyncStream<Int> {
    AsyncStream { continuation in
      for line in 1...2 { continuation.yield(line) }
      continuation.finish()
    }
  }
}

@MainActor
final class StationsModel {
  private let repository: StationRepository
  private(set) var stations: [Int: [Station]] = [:] {
    didSet { onChange?(stations) }
  }
  var onChange: (([Int: [Station]]) -> Void)?
  init(repository: StationRepository = .init()) { self.repository = repository }
  func load() async {
    for await line in repository.lines {
      do {
        stations[line] = try await repository.stations(on: line)
      } catch is CancellationError {
        return
      } catch {
        print(error)
      }
    }
  }
}

final class StreamedStationsViewController: UIViewController {
  private let model = StationsModel()
  private var task: Task<Void, Never>?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Station>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: .init(appearance: .plain), layoutEnvironment: environment)
      section.contentInsets.bottom = 12
      return section
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Station> {
      var content = $0.defaultContentConfiguration()
      content.text = $2.name
      $0.contentConfiguration = content
      _ = $1
    }
    dataSource = .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    model.onChange = { [weak self] in self?.show($0) }
    task = Task { [model] in await model.load() }
  }

  private func show(_ stations: [Int: [Station]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Station>()
    for (line, stops) in stations.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([line])
      snapshot.appendItems(stops)
    }
    Task { await dataSource.apply(snapshot, animatingDifferences: true) }
  }

  isolated deinit { task?.cancel() }
}
