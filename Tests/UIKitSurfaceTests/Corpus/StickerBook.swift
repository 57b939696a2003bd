// swift-format-ignore-file
import UIKit

struct Sticker: Hashable {
    let sign: String
    let page: String
    var isCopy = false
}

final class StickerBookController: UIViewController {
    private enum Part: Int, CaseIterable { case favourites, pages, all }

    private let pages: [(String, [String])] = [
        ("Weather", ["☀️", "🌧", "❄️"]), ("Animals", ["🐢", "🐙"]), ("Food", ["🥟", "🍜", "🍉", "🧀"]),
    ]
    private var book: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Part, Sticker>!

    override func viewDidLoad() {
        super.viewDidLoad()
        book = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout {
            [unowned self] index, environment in self.part(index, environment)
        })
        view.addSubview(book)
        prepareCells()
        stick()
    }

    private func part(_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
        switch Part(rawValue: index) {
        case .favourites?: return strip()
        case .pages?: return list(.sidebar, environment, inset: 6)
        case .all?: return list(.insetGrouped, environment, inset: nil)
        case nil: return nil
        }
    }

    private func strip() -> NSCollectionLayoutSection {
        let sticker = NSCollectionLayoutItem(layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        sticker.contentInsets = .init(top: 3, leading: 3, bottom: 3, trailing: 3)
        let square = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.22), heightDimension: .fractionalWidth(0.22))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: square, subitems: [sticker]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 12, leading: 8, bottom: 12, trailing: 8)
        return section
    }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ environment: NSCollectionLayoutEnvironment, inset: CGFloat?
    ) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.source.itemIdentifier(for: path)?.isCopy == true ? UISwipeActionsConfiguration(actions: []) : nil
        }
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        if let inset { section.contentInsets = .init(top: inset, leading: inset, bottom: 0, trailing: inset) }
        return section
    }

    private func prepareCells() {
        let sign = UICollectionView.CellRegistration<UICollectionViewCell, Sticker> { cell, _, sticker in
            var content = UIListContentConfiguration.cell()
            content.text = sticker.sign
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listPlainCell()
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Sticker> { cell, _, sticker in
            var content = cell.defaultContentConfiguration()
            content.text = sticker.sign.isEmpty ? sticker.page : sticker.sign
            cell.contentConfiguration = content
            cell.accessories = sticker.sign.isEmpty ? [.outlineDisclosure()] : []
        }
        source = UICollectionViewDiffableDataSource(collectionView: book) { view, path, sticker in
            path.section == 0
                ? view.dequeueConfiguredReusableCell(using: sign, for: path, item: sticker)
                : view.dequeueConfiguredReusableCell(using: row, for: path, item: sticker)
        }
    }

    private func stick() {
        var empty = NSDiffableDataSourceSnapshot<Part, Sticker>()
        empty.appendSections(Part.allCases)
        source.apply(empty, animatingDifferences: false)

        var tree = NSDiffableDataSourceSectionSnapshot<Sticker>()
        var flat = NSDiffableDataSourceSectionSnapshot<Sticker>()
        for (page, signs) in pages {
            let head = Sticker(sign: "", page: page)
            tree.append([head])
            tree.append(signs.map { Sticker(sign: $0, page: page) }, to: head)
            flat.append(signs.map { Sticker(sign: $0, page: page, isCopy: true) })
            if signs.count == 2 { tree.expand([head]) }
        }
        var favourites = NSDiffableDataSourceSectionSnapshot<Sticker>()
        favourites.append(["🐢", "🍉", "☀️"].map { Sticker(sign: $0, page: "Favourites") })

        source.apply(favourites, to: .favourites, animatingDifferences: false)
        source.apply(tree, to: .pages, animatingDifferences: false)
        source.apply(flat, to: .all, animatingDifferences: false)
    }
}
