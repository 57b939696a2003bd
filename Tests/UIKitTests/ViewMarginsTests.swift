import Foundation
import Testing
import UIKit

/// The margins that layouts keep within.
@MainActor @Suite struct ViewMarginsTests {
  private final class ListController: UIViewController {
    let list: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    init() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsetsReference = .layoutMargins
      list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      super.init(nibName: nil, bundle: nil)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      dataSource = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      dataSource?.apply(snapshot)
    }

    required init?(coder: NSCoder) { nil }

    var start: CGFloat? {
      list.layoutIfNeeded()
      return list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }
  }

  /// Those of a controller's own view are the system's at least; of others they are 8 points.
  @Test func layoutsKeepWithinTheMarginsOfAControllersView() {
    let (own, inner) = (ListController(), ListController())
    own.view = own.list
    inner.view.addSubview(inner.list)
    #expect(own.start == 16)
    #expect(inner.start == 8)
  }

  /// What is in a table's cells has 11 points above and below, and at the sides those of a screen.
  @Test(arguments: [(393.0, 16.0), (430, 20)])
  func contentsOfTableCellsHaveMargins(_ width: Double, _ side: Double) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(x: side, y: 11, width: width - 2 * side, height: 78))
  }

  /// Their own margins go before.
  @Test func aTableCellsOwnMarginsCount() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let box = UILayoutGuide()
    cell.contentView.addLayoutGuide(box)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    box.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    cell.layoutIfNeeded()
    #expect(box.layoutFrame.origin == CGPoint(x: 2, y: 1))
  }
}
