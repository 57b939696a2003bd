// swift-format-ignore-file
// custom content configuration
struct BadgeContentConfiguration: UIContentConfiguration, Hashable {
    var title: String = ""
    var count: Int = 0
    var tint: UIColor = .systemBlue

    func makeContentView() -> UIView & UIContentView {
        BadgeContentView(configuration: self)
    }
    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var new = self
        new.tint = state.isSelected ? .systemRed : .systemBlue
        return new
    }
}
final class BadgeContentView: UIView, UIContentView {
    private let label = UILabel()
    private let badge = UILabel()
    var configuration: UIContentConfiguration {
        didSet { apply(configuration as! BadgeContentConfiguration) }
    }
    init(configuration: BadgeContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [label, badge])
        stack.axis = .horizontal
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        apply(configuration)
    }
    required init?(coder: NSCoder) { fatalError() }
    private func apply(_ c: BadgeContentConfiguration) {
        label.text = c.title
        badge.text = String(c.count)
        badge.textColor = c.tint
    }
}
class Cell: UICollectionViewListCell {
    var item: (String, Int)?
    override func updateConfiguration(using state: UICellConfigurationState) {
        var config = BadgeContentConfiguration().updated(for: state)
        config.title = item?.0 ?? ""
        config.count = item?.1 ?? 0
        contentConfiguration = config
    }
}
let reg = UICollectionView.CellRegistration<Cell, String> { cell, ip, item in
    cell.item = (item, ip.item)
}
let cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
let ds = UICollectionViewDiffableDataSource<Int, String>(collectionView: cv) { $0.dequeueConfiguredReusableCell(using: reg, for: $1, item: $2) }
var snap = NSDiffableDataSourceSnapshot<Int, String>()
snap.appendSections([0])
snap.appendItems(["메일", "사진", "설정"])
ds.apply(snap)
