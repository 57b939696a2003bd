// swift-format-ignore-file
import UIKit
struct Conf: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { Strip(self) }
  func updated(for state: any UIConfigurationState) -> Conf { self }
}
final class Strip: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  let cv: UICollectionView
  var ds: UICollectionViewDiffableDataSource<Int, String>!
  init(_ c: Conf) {
    configuration = c
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(96), heightDimension: .absolute(96)), subitems: [item])
    cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    super.init(frame: .zero)
    cv.translatesAutoresizingMaskIntoConstraints = false
    addSubview(cv)
    NSLayoutConstraint.activate([cv.topAnchor.constraint(equalTo: topAnchor), cv.leadingAnchor.constraint(equalTo: leadingAnchor), cv.trailingAnchor.constraint(equalTo: trailingAnchor), cv.bottomAnchor.constraint(equalTo: bottomAnchor), cv.heightAnchor.constraint(equalToConstant: 112)])
    let r = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in cell.backgroundColor = .red }
    ds = .init(collectionView: cv) { cv, ip, t in cv.dequeueConfiguredReusableCell(using: r, for: ip, item: t) }
    var s = NSDiffableDataSourceSnapshot<Int, String>(); s.appendSections([0]); s.appendItems(["x"]); ds.apply(s, animatingDifferences: false)
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class FVC: UICollectionViewController {
  var ds: UICollectionViewDiffableDataSource<Int, String>!
  init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout { _, env in
    NSCollectionLayoutSection.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: env) }) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, t in cell.contentConfiguration = Conf() }
    ds = .init(collectionView: collectionView) { cv, ip, t in cv.dequeueConfiguredReusableCell(using: cell, for: ip, item: t) }
    var s = NSDiffableDataSourceSnapshot<Int, String>(); s.appendSections([0]); s.appendItems(["a"]); ds.apply(s)
  }
}
