// swift-format-ignore-file
import UIKit

// Cells, and nothing that lays them out.

final class TicketCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private let stub = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Ticket"
        for view in [stub, titleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stub.topAnchor.constraint(equalTo: contentView.topAnchor),
            stub.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stub.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stub.heightAnchor.constraint(equalToConstant: 100),
            titleLabel.topAnchor.constraint(equalTo: stub.bottomAnchor, constant: 8),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }

    func configure(with ticket: Ticket) { titleLabel.text = ticket.title }
}

final class SeatCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        content.text = "Seat"
        contentConfiguration = content
    }
}

class PriceCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Price"
    }
    required init?(coder: NSCoder) { fatalError() }
}
