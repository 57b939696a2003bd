// swift-format-ignore-file
import UIKit

enum NotesSection: Int, CaseIterable { case pinned, others }

struct Note: Hashable, Identifiable {
    typealias Identifier = String
    let id: Identifier
    let text: String
    let isPinned: Bool
}

extension NotesSection {
    static func dataSource(
        for collectionView: UICollectionView, font: UIFont
    ) -> UICollectionViewDiffableDataSource<NotesSection, Note> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note> { cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note.text
            content.textProperties.font = font
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
    }
}
