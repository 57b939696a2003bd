// swift-format-ignore-file
import UIKit

protocol TripCellDelegate: AnyObject {
    func tripCellDidTapFavorite(_ cell: TripCell)
}

@IBDesignable
class TripCell: UICollectionViewCell {
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var favoriteButton: UIButton!
    @IBOutlet weak var photoView: UIImageView! {
        didSet { photoView.layer.cornerRadius = 8 }
    }
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    weak var delegate: TripCellDelegate?

    static let identifier = "TripCell"
    static func nib() -> UINib { UINib(nibName: "TripCell", bundle: nil) }

    override func awakeFromNib() {
        super.awakeFromNib()
        placeLabel.textColor = .darkGray
    }

    func configure(with trip: Trip) {
        placeLabel.text = trip.place
        favoriteButton.isSelected = trip.isFavorite
    }

    @IBAction func favoriteTapped(_ sender: UIButton) {
        delegate?.tripCellDidTapFavorite(self)
    }
}
