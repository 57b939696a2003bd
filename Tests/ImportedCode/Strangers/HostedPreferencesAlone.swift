// swift-format-ignore-file
import SwiftUI
import UIKit

final class PreferencesViewController: UIViewController {
    enum Section: Int, CaseIterable {
        case general, about

        var header: LocalizedStringKey? {
            switch self {
            case .general: nil
            case .about: "About"
            }
        }
    }

    enum Row: Hashable {
        case day(String)
        case version(String)
    }

    @ViewLoading private var collectionView: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!
    private let opened = Date(timeIntervalSince1970: 0)
    private var passes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        dataSource = makeDataSource()
        contentUnavailableConfiguration = unavailable()
    }

    override func updateProperties() {
        super.updateProperties()
        passes += 1
        apply()
    }

    private func unavailable() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.button = .borderedProminent()
        configuration.button.title = "Retry"
        configuration.buttonProperties.primaryAction = UIAction { _ in }
        return configuration
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
            let group = NSCollectionLayoutGroup.horizontalGroup(with: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), repeatingSubitem: item, count: 1)
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            cell.accessories = [.popUpMenu(UIMenu(children: []), displayed: .always)]
            cell.contentConfiguration = UIHostingConfiguration {
                switch row {
                case .day(let text): Label { Text(text) } icon: { AsyncImage(url: nil) }
                case .version(let text): LabeledContent("Version", value: text)
                }
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, path in
            guard let key = Section(rawValue: path.section)?.header else { return }
            view.contentConfiguration = UIHostingConfiguration { Text(key).textCase(.uppercase) }
        }
        let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.day("preferences.day".localized), .day(opened.toString(format: "yyyy"))], toSection: .general)
        snapshot.appendItems([.version(Bundle.main.appVersion), .version(passes.withOrdinal), .version(DateFormatter.months.string(from: opened))], toSection: .about)
        dataSource.apply(snapshot)
    }
}
