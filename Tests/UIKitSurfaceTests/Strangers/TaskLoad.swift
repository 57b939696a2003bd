// swift-format-ignore-file
// show: PhotosViewController
import UIKit

struct Photo: Hashable, Sendable {
  let id: Int
  let url: URL?
}

actor PhotoService {
  static let shared = PhotoService()
  func photos(page: Int) async throws -> [Photo] {
    try await Task.sleep(nanoseconds: 1_000)
    return (0..<12).map { Photo(id: page * 100 + $0, url: URL(string: "https://example.com/\($0)")) }
  }
}

@MainActor
class PhotosViewController: UIViewController {
  private enum Section { case main }
  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>! = nil
  private var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    Task {
      await load()
    }
  }
  private func load() async {
    do {
      let photos = try await PhotoService.shared.photos(page: page)
      page += 1
      var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
      snapshot.appendSections([.main])
      snapshot.appendItems(photos)
      await dataSource.apply(snapshot, animatingDifferences: true)
    } catch {
      print("Error: \(error.localizedDescription)")
    }
  }
  private func configureHierarchy() {
    let fraction: CGFloat = 1.0 / 3.0
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }
  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Photo> { cell, _, photo in
      cell.contentView.backgroundColor = .lightGray
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) { collectionView, indexPath, photo in
      return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: photo)
    }
  }
}
