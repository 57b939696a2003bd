// swift-format-ignore-file
import UIKit

indirect enum Shelving: Hashable {
    case room(String, [Shelving])
    case book(String)

    var name: String {
        switch self {
        case .room(let name, _), .book(let name): return name
        }
    }
    var inside: [Shelving] {
        if case .room(_, let inside) = self { return inside }
        return []
    }
}

final class LibraryTreeController: UIViewController, UICollectionViewDelegate {
    private let house: [Shelving] = [
        .room("Ground floor", [
            .room("Novels", [.book("Emma"), .book("Pachinko"), .book("The Vegetarian")]),
            .room("Poems", [.book("Sky, Wind and Stars"), .book("Leaves of Grass")]),
        ]),
        .room("Cellar", [.book("Newspapers"), .book("Maps")]),
        .book("Visitors' book"),
    ]
    private var sidebar: UICollectionView!
    private var tree: UICollectionViewDiffableDataSource<Int, Shelving>!
    private(set) var read: [String] = []

    override func loadView() {
        super.loadView()
        let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
        sidebar = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        sidebar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        sidebar.delegate = self
        view.addSubview(sidebar)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Shelving> { cell, _, shelving in
            var content = cell.defaultContentConfiguration()
            content.text = shelving.name
            cell.contentConfiguration = content
            cell.accessories = shelving.inside.isEmpty
                ? [] : [.outlineDisclosure(options: .init(style: .header))]
        }
        tree = UICollectionViewDiffableDataSource(collectionView: sidebar) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        var branches = NSDiffableDataSourceSectionSnapshot<Shelving>()
        plant(house, in: &branches)
        branches.expand(house.filter { $0.name.hasPrefix("G") })
        tree.apply(branches, to: 0, animatingDifferences: false)
    }

    private func plant(
        _ shelvings: [Shelving], under parent: Shelving? = nil,
        in branches: inout NSDiffableDataSourceSectionSnapshot<Shelving>
    ) {
        branches.append(shelvings, to: parent)
        for shelving in shelvings { plant(shelving.inside, under: shelving, in: &branches) }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        defer { collectionView.deselectItem(at: indexPath, animated: true) }
        guard case .book(let name)? = tree.itemIdentifier(for: indexPath) else { return }
        read.append(name)
    }
}
