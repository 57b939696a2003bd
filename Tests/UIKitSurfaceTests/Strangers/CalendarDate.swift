// swift-format-ignore-file
// show: CalendarController
import UIKit

struct Day: Hashable {
  let date: Date
  let number: String
  let isWithinMonth: Bool
}

extension Date {
  func adding(days: Int) -> Date {
    addingTimeInterval(TimeInterval(days) * 86_400)
  }
}

class CalendarController: UIViewController {
  private let calendar = Calendar(identifier: .gregorian)
  private let start = Date(timeIntervalSince1970: 1_700_000_000)
  private lazy var formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "d"
    return formatter
  }()
  private var days: [Day] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Day>!

  override func viewDidLoad() {
    super.viewDidLoad()
    days = (0..<35).compactMap { offset in
      guard let date = calendar.date(byAdding: .day, value: offset, to: start) else { return nil }
      return Day(date: date, number: "\(calendar.component(.day, from: date))", isWithinMonth: calendar.component(.month, from: date) == 11)
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout(columns: 7))
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Day> { cell, _, day in
      cell.accessibilityLabel = day.number
      cell.alpha = day.isWithinMonth ? 1 : 0.4
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Day>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Day>()
    snapshot.appendSections([0])
    snapshot.appendItems(days)
    dataSource.apply(snapshot, animatingDifferences: false)
    print(days.filter { !$0.isWithinMonth }.count, days.first?.number ?? "-")
  }

  private static func makeLayout(columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), repeatingSubitem: item, count: columns)
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }
}
