// swift-format-ignore-file
// show: SettingsViewController
public final class SettingsViewController: UIViewController {
    struct Row: Hashable { enum Kind: Hashable { case toggle(Bool), detail(String), link }; var title: String; var kind: Kind }
    var rows: [[Row]] = [[.init(title: "Wi‑Fi", kind: .toggle(true)), .init(title: "이름", kind: .detail("아이폰"))], [.init(title: "About", kind: .link)]]
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: {
        var c = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        c.footerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: c)
    }())
    private var ds: UICollectionViewDiffableDataSource<Int, Row>?
    public override func loadView() { view = UIView(); view.backgroundColor = .systemBackground }
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            var content = UIListContentConfiguration.valueCell()
            content.text = row.title
            switch row.kind {
            case .toggle(let isOn):
                let toggle = UISwitch()
                toggle.isOn = isOn
                toggle.addAction(UIAction { [weak self] action in
                    guard let s = action.sender as? UISwitch else { return }
                    self?.rows[0][0].kind = .toggle(s.isOn)
                    self?.reload()
                }, for: .valueChanged)
                cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
            case .detail(let text): content.secondaryText = text
            case .link: cell.accessories = [.disclosureIndicator()]
            }
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionFooter) { v, _, ip in
            var c = UIListContentConfiguration.groupedFooter()
            c.text = "Footer \(ip.section)"
            v.contentConfiguration = c
        }
        ds = .init(collectionView: list) { cv, ip, row in cv.dequeueConfiguredReusableCell(using: cell, for: ip, item: row) }
        ds?.supplementaryViewProvider = { cv, kind, ip in cv.dequeueConfiguredReusableSupplementary(using: footer, for: ip) }
        reload()
    }
    private func reload() {
        var s = NSDiffableDataSourceSnapshot<Int, Row>()
        rows.enumerated().forEach { s.appendSections([$0.offset]); s.appendItems($0.element, toSection: $0.offset) }
        ds?.apply(s, animatingDifferences: viewIfLoaded?.window != nil)
    }
}
