import UIKit

struct Drink: Hashable {
  let name: String
  let price: Int
}

class MenuViewController: UIViewController {
  @IBOutlet private weak var collectionView: UICollectionView!
  @IBOutlet weak var headerLabel: UILabel! {
    didSet { headerLabel.font = .preferredFont(forTextStyle: .largeTitle) }
  }
  @IBOutlet weak var segmentedControl: UISegmentedControl?

  // 메뉴 데이터
  private let drinks = [
    Drink(name: "Americano", price: 4500), Drink(name: "Latte", price: 5000),
    Drink(name: "Mocha", price: 5500),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(
      UINib(nibName: "DrinkCell", bundle: nil), forCellWithReuseIdentifier: DrinkCell.reuseId)
    headerLabel.text = "메뉴"
  }

  @IBAction func segmentChanged(_ sender: UISegmentedControl) { collectionView.reloadData() }
  @IBAction private func orderTapped(_ sender: Any) {
    performSegue(withIdentifier: "order", sender: nil)
  }
}

extension MenuViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { drinks.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: DrinkCell.reuseId, for: indexPath) as? DrinkCell
    else { return UICollectionViewCell() }
    cell.configure(with: drinks[indexPath.row])
    return cell
  }
}

extension MenuViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.frame.width - 30) / 2, height: 120)
  }
}
