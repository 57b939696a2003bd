// swift-format-ignore-file
// show: GalleryVC
import UIKit

class GalleryVC: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let reuse = "Cell"
  let images = ["a", "b", "c", "d", "e"]
  lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.5)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuse)
    return view
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    images.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuse, for: indexPath)
    cell.backgroundColor = indexPath.row % 2 == 0 ? .red : .blue
    return cell
  }
}
