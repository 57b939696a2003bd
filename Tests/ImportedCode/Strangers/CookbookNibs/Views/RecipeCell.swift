// swift-format-ignore-file
import UIKit

class RecipeCell: UICollectionViewCell {
    @IBOutlet weak var photoView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var subtitleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 10
        layer.masksToBounds = true
        contentView.backgroundColor = Theme.current.cardColor
    }
}

class RecipeHeader: UICollectionReusableView {
    static let nibName = "RecipeHeader"
    @IBOutlet private weak var label: UILabel!
    var title: String? {
        didSet { label.text = title }
    }
}
