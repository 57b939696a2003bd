// swift-format-ignore-file
import MapKit
import UIKit

final class TrailCardCell: UICollectionViewCell {
    private let mapView = MKMapView()
    private let nameLabel = UILabel()
    private let lengthLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .title3)
        lengthLabel.textColor = .brandSecondary
        mapView.isUserInteractionEnabled = false
        let labels = UIStackView(arrangedSubviews: [nameLabel, UIView(), lengthLabel])
        labels.spacing = 8
        let stack = UIStackView(arrangedSubviews: [mapView, labels])
        stack.axis = .vertical
        stack.spacing = 8
        contentView.addPinned(stack)
        mapView.heightAnchor.constraint(equalToConstant: 140).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure(with trail: Trail) {
        nameLabel.text = trail.name
        lengthLabel.text = trail.length.formatted(.measurement(width: .abbreviated, usage: .road))
        mapView.setRegion(trail.region, animated: false)
    }
}
