// swift-format-ignore-file
import UIKit
class GridViewController: UIViewController, UICollectionViewDataSource {
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  @objc func tap() {}
  override func viewDidLoad() { super.viewDidLoad(); view.addSubview(grid); grid.frame = view.bounds; grid.dataSource = self }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
