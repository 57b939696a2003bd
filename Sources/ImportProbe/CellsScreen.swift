public import HeadlessUIKit

/// A screen that shows the cells of a file alone, each in a row of its own, for their layout is not
/// given.
protocol CellsShowing: UIViewController {}

private let section = "cells"

/// One of cells of collection views.
public final class CellsScreen: UIViewController, CellsShowing {
  private let cells: [UICollectionViewCell.Type]
  private var source: UICollectionViewDiffableDataSource<String, String>?

  init(of cells: [UICollectionViewCell.Type]) {
    self.cells = cells
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing: no storyboard has such a screen.
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let list = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: StandInLayout())
    for type in cells { list.register(type, forCellWithReuseIdentifier: "\(type)") }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueReusableCell(withReuseIdentifier: $2, for: $1)
    }
    source?.apply(snapshot(of: cells), animatingDifferences: false)
    view = list
  }
}

/// One of cells of tables.
public final class RowsScreen: UIViewController, CellsShowing {
  private let cells: [UITableViewCell.Type]
  private var source: UITableViewDiffableDataSource<String, String>?

  init(of cells: [UITableViewCell.Type]) {
    self.cells = cells
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing: no storyboard has such a screen.
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
    for type in cells { table.register(type, forCellReuseIdentifier: "\(type)") }
    source = UITableViewDiffableDataSource(tableView: table) {
      $0.dequeueReusableCell(withIdentifier: $2, for: $1)
    }
    source?.apply(snapshot(of: cells), animatingDifferences: false)
    view = table
  }
}

private func snapshot(
  of types: [any Any.Type]
) -> NSDiffableDataSourceSnapshot<String, String> {
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  snapshot.appendSections([section])
  snapshot.appendItems(types.map { "\($0)" })
  return snapshot
}

extension ImportReport {
  /// The screen of a file's cells, loaded and laid out in the container.
  public func screen(ofCells cells: [UICollectionViewCell.Type]) -> CellsScreen {
    screen { CellsScreen(of: cells) }
  }

  /// The same of cells of tables.
  public func screen(ofRows cells: [UITableViewCell.Type]) -> RowsScreen {
    screen { RowsScreen(of: cells) }
  }
}
