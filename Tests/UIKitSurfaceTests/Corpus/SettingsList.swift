// swift-format-ignore-file
import UIKit

final class SettingsListController: UIViewController {
    private enum Section: Int, CaseIterable, CustomStringConvertible {
        case account
        case general
        case about

        var description: String {
            switch self {
            case .account: return "Account"
            case .general: return "General"
            case .about: return "About"
            }
        }
    }

    private enum Row: Hashable {
        case profile(name: String)
        case toggle(title: String, isOn: Bool)
        case link(String)
    }

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private lazy var dataSource = makeDataSource()

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    private static func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .none
        configuration.headerTopPadding = 8
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = UIListContentConfiguration.valueCell()
            switch row {
            case .profile(let name):
                content.text = name
                content.image = UIImage(systemName: "person.circle")
            case .toggle(let title, let isOn):
                content.text = title
                content.secondaryText = isOn ? "On" : "Off"
            case let .link(title):
                content.text = title
                cell.accessories = [.disclosureIndicator()]
            }
            cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = Section.allCases[indexPath.section].description.uppercased()
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) { view, indexPath, row in
            view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: row)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        return source
    }

    private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.profile(name: "Mina")], toSection: .account)
        snapshot.appendItems([.toggle(title: "Sounds", isOn: true), .toggle(title: "Haptics", isOn: false)], toSection: .general)
        snapshot.appendItems(["Version", "Licences"].map(Row.link), toSection: .about)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
