import UIKit

class BookCell: UICollectionViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var coverView: UIImageView!

  override func awakeFromNib() {
    super.awakeFromNib()
    coverView.layer.cornerRadius = 8
    titleLabel.textColor = .brand
  }

  func show(_ book: Book) { titleLabel.text = book.title }
}
