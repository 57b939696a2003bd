import UIKit

class DrinkCell: UICollectionViewCell {
  static let reuseId = String(describing: DrinkCell.self)
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var priceLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.layer.cornerRadius = 8
  }

  func configure(with drink: Drink) {
    nameLabel.text = drink.name
    priceLabel.text = "\(drink.price)원"
  }
}
