// swift-format-ignore-file
import UIKit
class PlaylistsViewController: UIViewController {
  let viewModel: PlaylistsViewModel
  lazy var cv: UICollectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  init(viewModel: PlaylistsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cv); cv.frame = view.bounds
    cv.dataSource = self
    cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    viewModel.onUpdate = { [weak self] in self?.cv.reloadData() }
    viewModel.load()
  }
  static func layout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
extension PlaylistsViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { viewModel.playlists.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    guard let playlist = viewModel.playlists[safe: indexPath.item] else { return cell }
    let label = UILabel(frame: cell.bounds)
    label.text = playlist.title
    cell.contentView.addSubview(label)
    return cell
  }
}
