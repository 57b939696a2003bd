import UIKit

@MainActor
final class WeatherViewController: UIViewController {

  private nonisolated enum Section: Hashable, Sendable { case current, hourly, daily }
  private nonisolated enum Row: Hashable, Sendable {
    case current(CurrentWeather)
    case hour(HourForecast)
    case day(DayForecast)
  }

  private let loader: WeatherLoading
  private var task: Task<Void, Never>?
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(loader: WeatherLoading = BundleWeatherLoader()) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  deinit { task?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    task = Task { [weak self] in
      guard let self else { return }
      do {
        async let forecast = loader.forecast()
        try await show(forecast)
      } catch is CancellationError {
      } catch {
        present(
          UIAlertController(
            title: "Oops", message: error.localizedDescription, preferredStyle: .alert),
          animated: true)
      }
    }
  }

  private func show(_ forecast: Forecast) async {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.current, .hourly, .daily])
    snapshot.appendItems([.current(forecast.current)], toSection: .current)
    snapshot.appendItems(forecast.hourly.map(Row.hour), toSection: .hourly)
    snapshot.appendItems(forecast.daily.map(Row.day), toSection: .daily)
    await dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      switch row {
      case .current(let c):
        content.text = c.place
        content.secondaryText = Measurement(value: c.temperature, unit: UnitTemperature.celsius)
          .formatted()
      case .hour(let h):
        content.text = "\(h.hour)h"
        content.secondaryText = h.temperature.formatted(.number.precision(.fractionLength(0)))
      case .day(let d):
        content.text = d.name
        content.secondaryText = "\(d.low)–\(d.high)"
      }
      cell.contentConfiguration = content
    }
    return .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: plain, for: $1, item: $2)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        switch dataSource.sectionIdentifier(for: index) {
        case .current, .daily:
          return NSCollectionLayoutSection.list(
            using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
        case .hourly:
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(64), heightDimension: .absolute(88))
          let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
          section.orthogonalScrollingBehavior = .continuous
          section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
          section.interGroupSpacing = 8
          return section
        case nil: return nil
        }
      }, configuration: configuration)
  }
}

nonisolated struct CurrentWeather: Codable, Hashable, Sendable {
  let place: String
  let temperature: Double
}
nonisolated struct HourForecast: Codable, Hashable, Sendable {
  let hour: Int
  let temperature: Double
}
nonisolated struct DayForecast: Codable, Hashable, Sendable {
  let name: String
  let low: Int
  let high: Int
}
nonisolated struct Forecast: Codable, Sendable {
  let current: CurrentWeather
  let hourly: [HourForecast]
  let daily: [DayForecast]
}

protocol WeatherLoading: Sendable { func forecast() async throws -> Forecast }

actor BundleWeatherLoader: WeatherLoading {
  private var cached: Forecast?
  func forecast() async throws -> Forecast {
    if let cached { return cached }
    guard let url = Bundle.main.url(forResource: "forecast", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let forecast = try decoder.decode(Forecast.self, from: Data(contentsOf: url))
    cached = forecast
    return forecast
  }
}
