// swift-format-ignore-file
import UIKit

extension ChoreViewController {
    enum Section: Int { case view }

    enum Row: Hashable {
        case title(String, isBold: Bool)
        case notes
    }

    func configure(_ cell: UICollectionViewListCell, for row: Row) {
        switch row {
        case .title(let title, _): cell.contentConfiguration = BarContentView.Configuration(title: title)
        case .notes: cell.contentConfiguration = BarContentView.Configuration(title: "Notes")
        }
    }
}
