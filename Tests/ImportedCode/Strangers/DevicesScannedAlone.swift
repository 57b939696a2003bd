// swift-format-ignore-file
import UIKit

/// What tells of devices, makes the menu and the layout and names the cells is not given.
final class DevicesViewController: UIViewController {
  enum Section { case own, found }

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  private var scanner: DeviceScanner! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: makeMenu())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UICollectionViewCell.name)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: UICollectionViewCell.name, for: path)
    }
    scanner = DeviceScanner(kind: "radio") { [weak self] (scanner: DeviceScanner) in
      self?.update()
    }
    scanner.isScanning = true
  }

  private func update() {
    guard let scanner = scanner else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.own, .found])
    snapshot.appendItems(["This one"], toSection: .own)
    snapshot.appendItems(scanner.devices.map { $0.title }, toSection: .found)
    dataSource.apply(snapshot)
  }

  private func makeMenu() -> UIMenu {
    return DeviceMenus.sorting(in: self).inline
  }

  private func makeLayout() -> UICollectionViewLayout {
    RowsOfDevices {
      UnknownPart { _ in 1 }
    }
  }
}
