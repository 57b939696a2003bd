import Foundation
import Testing
import UIKit

/// Cells that get their heights from constraints, measured by a collection view.
@MainActor @Suite struct SelfSizingCellTests {
  /// 8 above, 20, 4 between, 30, 8 below: 70.
  @Test func twoPinnedViewsOfConstantHeightsMakeTheCellsHeight() {
    let screen = CellScreen { cell in
      let (title, subtitle) = (UIView(), UIView())
      cell.add(title, subtitle)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        title.heightAnchor.constraint(equalToConstant: 20),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        subtitle.heightAnchor.constraint(equalToConstant: 30),
        subtitle.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      ])
    }
    #expect(screen.frames == [CGRect(x: 0, y: 0, width: 320, height: 70)])
    #expect(
      screen.inside == [
        CGRect(x: 16, y: 8, width: 288, height: 20), CGRect(x: 16, y: 32, width: 288, height: 30),
      ])
  }

  @Test(arguments: CellCase.all) func heightsAreWhatConstraintsAddUpTo(cell: CellCase) {
    let screen = CellScreen(cell.fill)
    #expect(screen.height == cell.wholeHeight)
    #expect(screen.cells.first?.contentView.frame.size == screen.frames.first?.size)
  }

  /// Each cell is asked for itself: 10, 20, 30 and so on, plus 16.
  @Test func everyCellOnScreenHasItsOwnHeight() {
    let screen = CellScreen(count: 6) { cell in
      let view = ContentBox(50, CGFloat(cell.place + 1) * 10)
      cell.add(view)
      view.pin(to: cell.contentView, top: 8, bottom: 8)
    }
    #expect(screen.frames.map(\.height) == [26, 36, 46, 56, 66, 76])
    #expect(screen.frames.map(\.minY) == [0, 26, 62, 108, 164, 230])
  }

  /// A tag is as wide as its content and 12 on either side: 60 + 24.
  @Test func anEstimatedWidthFitsTheContent() {
    let screen = CellScreen(width: .estimated(10)) { cell in
      let view = ContentBox(60, 18)
      cell.add(view)
      view.pin(to: cell.contentView, top: 6, left: 12, bottom: 6, right: 12)
    }
    #expect(screen.frames == [CGRect(x: 0, y: 0, width: 84, height: 30)])
  }

  /// What has no constraints keeps the estimate.
  @Test func aCellWithoutConstraintsKeepsTheEstimate() {
    let screen = CellScreen { cell in cell.contentView.addSubview(UIView()) }
    #expect(screen.height == 1)
  }

  /// Without constraints a cell is asked by `sizeThatFits`, with the estimate of 1.
  @Test func aCellWithoutConstraintsIsAskedWhatFits() {
    let screen = CellScreen { cell in cell.fits = { CGSize(width: $0.width, height: 57) } }
    #expect(screen.frames == [CGRect(x: 0, y: 0, width: 320, height: 57)])
  }

  /// Where there are constraints, nobody asks what fits: 18 and twice 6.
  @Test func constraintsComeBeforeWhatFits() {
    let screen = CellScreen { cell in
      cell.fits = { CGSize(width: $0.width, height: 57) }
      let view = ContentBox(60, 18)
      cell.add(view)
      view.pin(to: cell.contentView, top: 6, bottom: 6)
    }
    #expect(screen.height == 30)
  }

  /// An off-screen cell is never asked: 480 points hold 12 rows of 40.
  @Test func cellsOffScreenAreNotAsked() {
    var asked = 0
    let screen = CellScreen(count: 1_000) { cell in
      asked += 1
      let view = ContentBox(50, 40)
      cell.add(view)
      view.pin(to: cell.contentView)
    }
    #expect(screen.frames.count == 12)
    #expect(asked < 60)
  }

  /// What makes cells may read the view, and select in it, while they are measured.
  @Test func aViewAnswersWhileItsCellsAreMeasured() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    var answers: [[Int]] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, path, _ in
      answers.append([
        view.numberOfSections, view.numberOfItems(inSection: 0), view.visibleCells.count,
        view.cellForItem(at: path) == nil ? 0 : 1,
        Int(view.layoutAttributesForItem(at: path)?.frame.minY ?? -1),
      ])
      if path.item == 1 { view.selectItem(at: path, animated: false, scrollPosition: []) }
      let box = ContentBox(50, 40)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      box.pin(to: cell.contentView)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(answers.map { Array($0.prefix(4)) } == [[1, 2, 0, 0], [1, 2, 0, 0]])
    #expect(answers.first?.last == 0)
    #expect(view.contentSize.height == 80)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
