import UIKit

@IBDesignable
class RecipeCell: UICollectionViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
}
