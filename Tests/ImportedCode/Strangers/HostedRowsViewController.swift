import SwiftUI
import UIKit

struct WorkoutRow: View {
  let workout: Workout
  @State private var isExpanded = false
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: workout.symbol).foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(workout.name).font(.headline)
        Text("\(workout.minutes) min").font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 8)
  }
}

struct Workout: Identifiable, Hashable {
  let id: UUID
  let name: String
  let symbol: String
  let minutes: Int
  static let samples = [
    Workout(id: UUID(), name: "Row", symbol: "figure.rower", minutes: 20),
    Workout(id: UUID(), name: "Swim", symbol: "figure.pool.swim", minutes: 40),
  ]
}

final class HostedRowsViewController: UICollectionViewController {
  private enum Section: Int, CaseIterable { case today, later }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Workout.ID>
  private var workouts = Workout.samples
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          ])
        }
        return .list(using: list, layoutEnvironment: environment)
      })
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Section, Workout.ID>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([workouts[0].id], toSection: .today)
    snapshot.appendItems([workouts[1].id], toSection: .later)
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Workout.ID> {
      [weak self] cell, _, id in
      guard let workout = self?.workouts.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration {
        WorkoutRow(workout: workout)
      }
      .margins(.horizontal, 16)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.contentConfiguration = UIHostingConfiguration {
        Text(path.section == 0 ? "Today" : "Later").bold()
      }
    }
    let source = DataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }
}

#Preview {
  UINavigationController(rootViewController: HostedRowsViewController())
}
