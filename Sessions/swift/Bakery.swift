import UIKit

class BakeryViewController: UIViewController, UICollectionViewDataSource {
  @IBOutlet weak var shelf: UICollectionView!
  @IBOutlet weak var openLabel: UILabel!
  let breads = ["Baguette", "Bagel", "소금빵"]

  override func viewDidLoad() {
    super.viewDidLoad()
    shelf.dataSource = self
    openLabel.text = "Open"
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { breads.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "BreadCell", for: indexPath)
      as! BreadCell
    cell.breadLabel.text = breads[indexPath.item]
    return cell
  }
}

class BreadCell: UICollectionViewCell {
  @IBOutlet weak var breadLabel: UILabel!
}
