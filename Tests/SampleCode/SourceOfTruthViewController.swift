import UIKit

/// Two ways to keep a list: an array told to the view, and a snapshot that is the list.
public final class SourceOfTruthViewController: UIViewController, UICollectionViewDataSource {
  public var names = ["FOO", "BAR", "BIF"]
  public private(set) var arrayView: UICollectionView!
  public private(set) var snapshotView: UICollectionView!
  public private(set) var requests: [String] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>!

  public override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    registration = .init { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    arrayView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    arrayView.dataSource = self
    snapshotView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    dataSource = .init(collectionView: snapshotView) { [unowned self] view, indexPath, name in
      requests.append(name)
      return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    view.addSubview(arrayView)
    view.addSubview(snapshotView)
    update()
  }

  /// Says what shall be; the difference is found.
  public func update() {
    requests = []
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }

  /// Reads a list's rows off its cells.
  public func rows(of view: UICollectionView) -> [String?] {
    view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: names[indexPath.item])
  }
}
