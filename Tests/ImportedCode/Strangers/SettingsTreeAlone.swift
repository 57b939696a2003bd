// swift-format-ignore-file
import UIKit

class SettingsVC: UIViewController {
  struct Row: Hashable {
    var icon: String?
    var title: String
    var detail: String? = nil
    var children: [Row] = []
    var kind: Kind = .plain
    enum Kind { case plain, toggle(Bool), link }
    private let id = UUID()
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (a: Row, b: Row) -> Bool { a.id == b.id }
  }
  private lazy var rows: [[Row]] = [
    [Row(icon: "person.circle", title: L10n.account, detail: Session.current.user.name)],
    [Row(icon: "bell", title: "Notifications", children: [Row(title: "Sounds", kind: .toggle(true)), Row(title: "Badges", kind: .toggle(false))]),
     Row(icon: "lock", title: "Privacy", kind: .link)],
    [Row(title: "Version", detail: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String)]
  ]
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  override func loadView() {
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.headerMode = .none
    config.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      guard let row = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.delete(row); done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    view = collectionView
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    let parent = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.detail
      content.image = row.icon.flatMap(UIImage.init(systemName:))
      content.imageProperties.tintColor = Theme.shared.accent
      cell.contentConfiguration = content
      cell.accessories = row.children.isEmpty ? [.disclosureIndicator()] : [.outlineDisclosure(options: .init(style: .header))]
    }
    let toggle = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      cell.contentConfiguration = content
      if case .toggle(let isOn) = row.kind {
        let s = UISwitch(); s.isOn = isOn
        s.addAction(UIAction { [weak self] _ in self?.changed(row) }, for: .valueChanged)
        cell.accessories = [.customView(configuration: .init(customView: s, placement: .trailing()))]
      }
    }
    dataSource = .init(collectionView: collectionView) { cv, ip, row in
      if case .toggle = row.kind { return cv.dequeueConfiguredReusableCell(using: toggle, for: ip, item: row) }
      return cv.dequeueConfiguredReusableCell(using: parent, for: ip, item: row)
    }
    for (i, group) in rows.enumerated() {
      var s = NSDiffableDataSourceSectionSnapshot<Row>()
      for r in group { s.append([r]); if !r.children.isEmpty { s.append(r.children, to: r); s.expand([r]) } }
      dataSource.apply(s, to: i, animatingDifferences: false)
    }
  }
  private func delete(_ row: Row) {
    var s = dataSource.snapshot(); s.deleteItems([row]); dataSource.apply(s)
    Analytics.log(.deleted(row.title))
  }
  private func changed(_ row: Row) { UserDefaults.standard.set(true, forKey: row.title) }
}
