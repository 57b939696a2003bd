// swift-format-ignore-file
import UIKit

struct Talk: Hashable {
    let id: Int
    let name: String
    let minutes: Int
}

enum Shelf: String, CaseIterable {
    case continueWatching = "Continue watching"
    case beginners = "For beginners"
    case archive = "From the archive"

    var talks: [Talk] {
        switch self {
        case .continueWatching: return Shelf.make(["Lists in depth", "Drag it anywhere"], from: 0)
        case .beginners: return Shelf.make(["Hello, grid", "What is a group?", "Insets", "Spacing"], from: 10)
        case .archive: return Shelf.make(["Tables of old", "Flow layouts", "Before diffing"], from: 20)
        }
    }

    private static func make(_ names: [String], from start: Int) -> [Talk] {
        names.enumerated().map { Talk(id: start + $0.offset, name: $0.element, minutes: 20 + 5 * $0.offset) }
    }
}

final class TalkShelvesController: UIViewController {
    private let headingKind = "shelf-heading"
    private var shelves: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Shelf, Talk>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Talks"
        shelves = UICollectionView(frame: view.bounds, collectionViewLayout: shelfLayout())
        shelves.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shelves)
        connect()
        fill()
    }

    private func shelfLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        let kind = headingKind
        return UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
            // A card shows where the next one begins; on wide screens two of them do.
            let isWide = environment.container.effectiveContentSize.width > 600
            let card = NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let cards = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(isWide ? 0.46 : 0.9), heightDimension: .absolute(210)),
                subitems: [card])
            let shelf = NSCollectionLayoutSection(group: cards)
            shelf.interGroupSpacing = 12
            shelf.contentInsets = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
            shelf.orthogonalScrollingBehavior = .continuous
            shelf.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
                    elementKind: kind, alignment: .top)
            ]
            return shelf
        }, configuration: configuration)
    }

    private func connect() {
        let card = UICollectionView.CellRegistration<UICollectionViewListCell, Talk> { cell, _, talk in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = talk.name
            content.secondaryText = "\(talk.minutes) min"
            cell.contentConfiguration = content
        }
        source = .init(collectionView: shelves) { view, path, talk in
            view.dequeueConfiguredReusableCell(using: card, for: path, item: talk)
        }
        let heading = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: headingKind) { [unowned self] view, _, path in
            view.accessibilityLabel = self.source.snapshot().sectionIdentifiers[path.section].rawValue
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: heading, for: path)
        }
    }

    private func fill() {
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Talk>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf])
            snapshot.appendItems(shelf.talks, toSection: shelf)
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}
