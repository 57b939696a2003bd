// swift-format-ignore-file
import UIKit

class AlbumsViewController: UICollectionViewController {
  private let albums = ["Blue Train", "Kind of Blue", "Giant Steps"]
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlbumCell.reuseID, for: indexPath)
    if let cell = cell as? AlbumCell { cell.configure(with: albums[indexPath.item]) }
    return cell
  }
}
