// swift-format-ignore-file
import UIKit
import Nuke

final class ShowCell: UICollectionViewCell {
    private let artworkView = UIImageView()
    private let titleLabel = UILabel()
    private let authorLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.numberOfLines = 2
        authorLabel.font = .preferredFont(forTextStyle: .caption1)
        authorLabel.textColor = ShowColor.secondaryText
        let stack = UIStackView(arrangedSubviews: [artworkView, titleLabel, authorLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func update(with show: Discover.ShowViewModel) {
        titleLabel.text = show.title
        authorLabel.text = show.author
        ImagePipeline.shared.loadImage(with: URL(string: "https://example.com/\(show.id).jpg")!) { [weak self] result in
            if case .success(let response) = result { self?.artworkView.image = response.image }
        }
    }
}
