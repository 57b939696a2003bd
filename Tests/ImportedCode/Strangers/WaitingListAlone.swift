// swift-format-ignore-file

import UIKit
import RxSwift

final class ListViewController: BaseViewController {
  enum Section: CaseIterable { case a, b }
  let viewModel = ListViewModel()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Model>?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    dataSource = .init(collectionView: collectionView) { cv, ip, item in
      cv.dequeueReusableCell(withReuseIdentifier: "c", for: ip)
    }
    viewModel.relay.subscribe(onNext: { [weak self] in self?.configureSnapshot($0) }).disposed(by: disposeBag)
    collectionView.rx.itemSelected.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  }
  func configureSnapshot(_ items: [Model]) {
    guard let id = items.first?.id else { fatalError("no items") }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Model>()
    snapshot.appendSections([.b])
    snapshot.appendItems(items, toSection: .b)
    dataSource?.apply(snapshot)
    print(id)
  }
  func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
  }
}
