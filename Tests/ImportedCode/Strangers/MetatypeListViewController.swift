import UIKit

private class BoxedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "boxed"
  }
}

class BaseController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

final class DerivedController: BaseController {}

final class MetatypeListViewController: UIViewController {
  private let kinds: [UIViewController.Type] = [
    BoxedViewController.self, DerivedController.self, UIViewController.self,
  ]
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    for kind in kinds {
      let controller = kind.init()
      controller.loadViewIfNeeded()
      snapshot.appendItems([controller.title ?? String(describing: type(of: controller))])
    }
    let named = NSClassFromString("DerivedController") as? UIViewController.Type
    if let made = named?.init() { snapshot.appendItems(["named \(type(of: made))"]) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
