// swift-format-ignore-file
// show: SettingsViewController
import UIKit

struct Setting: Hashable {
  enum Kind: Hashable {
    case toggle(isOn: Bool)
    case detail(String)
    case action
  }
  private let identifier = UUID()
  let title: String
  let kind: Kind
}

class SettingsViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int, Hashable, CaseIterable, CustomStringConvertible {
    case general, account
    var description: String {
      switch self {
      case .general: return "General"
      case .account: return "Account"
      }
    }
  }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Setting>
  private var dataSource: DataSource!
  private var collectionView: UICollectionView!

  private let settings: [Section: [Setting]] = {
    var result = [Section: [Setting]]()
    result[.general] = [
      Setting(title: "Airplane", kind: .toggle(isOn: false)),
      Setting(title: "Wi-Fi", kind: .detail("Home")),
    ]
    result[.account, default: []].append(Setting(title: "Sign out", kind: .action))
    return result
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.delegate = self
    view.addSubview(collectionView)
    dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Setting>()
    snapshot.appendSections(Section.allCases)
    for (section, items) in settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider = { sectionIndex, layoutEnvironment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.headerMode = .supplementary
      configuration.footerMode = sectionIndex == Section.account.rawValue ? .supplementary : .none
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
      section.contentInsets.top = 16
      return section
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { [weak self] cell, indexPath, setting in
      guard let self = self else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = setting.title
      switch setting.kind {
      case .toggle(let isOn):
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { action in
          print("toggled")
        }, for: .valueChanged)
        cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
      case .detail(let text):
        content.secondaryText = text
        cell.accessories = [.disclosureIndicator()]
      case .action:
        content.textProperties.color = self.view.tintColor
      }
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .secondarySystemGroupedBackground
      cell.backgroundConfiguration = background
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = Section(rawValue: indexPath.section)!.description.uppercased()
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionFooter) { view, _, _ in
      view.contentConfiguration = UIListContentConfiguration.groupedFooter()
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      if kind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
      return collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    return dataSource
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let item = dataSource.itemIdentifier(for: indexPath), case .action = item.kind else { return false }
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
