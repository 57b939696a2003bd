import PlantImages
import UIKit

final class PlantCell: UICollectionViewCell {
    private let name = UILabel()

    func show(_ plant: String) {
        name.text = plant
        contentView.addSubview(name)
        PlantImages.shared.load(plant, into: contentView)
    }
}
