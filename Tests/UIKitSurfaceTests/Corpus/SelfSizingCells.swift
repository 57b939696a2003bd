// swift-format-ignore-file
import UIKit

final class JournalCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()
    private let iconView = UIImageView(image: UIImage(systemName: "star.fill"))
    private lazy var column: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.alignment = .leading
        return stack
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        bodyLabel.font = .systemFont(ofSize: 15)
        bodyLabel.numberOfLines = 0
        iconView.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [iconView, column])
        row.spacing = 12
        row.alignment = .top
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            contentView.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 14)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(title: String, body: String) {
        titleLabel.text = title
        bodyLabel.text = body
        bodyLabel.isHidden = body.isEmpty
    }
}

final class SwitchCell: UICollectionViewCell {
    let label = UILabel()
    let toggle = UISwitch()
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("Details", for: .normal)
        for view in [label, toggle, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let least = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
        least.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
            toggle.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
            toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            toggle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            button.topAnchor.constraint(equalToSystemSpacingBelow: toggle.bottomAnchor, multiplier: 1),
            button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            NSLayoutConstraint(item: button, attribute: .bottom, relatedBy: .equal,
                               toItem: contentView, attribute: .bottomMargin, multiplier: 1, constant: 0),
            least
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 12)
    }
}

final class ChipCell: UICollectionViewCell {
    let chip = PaddedLabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        chip.font = .systemFont(ofSize: 14, weight: .semibold)
        chip.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(chip)
        NSLayoutConstraint.activate([
            chip.topAnchor.constraint(equalTo: contentView.topAnchor),
            chip.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            chip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            chip.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: attributes.size.width, height: max(attributes.size.height, 32))
        return attributes
    }
}

class SelfSizingCells: UIViewController {
    enum Section: Int, CaseIterable { case journal, settings, chips }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        view.addSubview(collectionView)
        configureDataSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            guard let section = Section(rawValue: index) else { return nil }
            if section == .chips {
                let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(30))
                let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                group.interItemSpacing = .fixed(8)
                return NSCollectionLayoutSection(group: group)
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let layout = NSCollectionLayoutSection(group: group)
            layout.interGroupSpacing = 4
            return layout
        }
    }

    private func configureDataSource() {
        let bodies = [
            "Rain": "It rained all day, and nobody went out before the evening, when the clouds broke at last.",
            "비 오는 날": "아침부터 비가 내려서 아무 데도 가지 않고 집에서 책을 읽으며 하루를 보냈다.",
            "Nothing": ""
        ]
        let journal = UICollectionView.CellRegistration<JournalCell, String> { cell, _, item in
            cell.configure(title: item, body: bodies[item] ?? "")
        }
        let settings = UICollectionView.CellRegistration<SwitchCell, String> { cell, _, item in
            cell.label.text = item
            cell.toggle.isOn = true
        }
        let chips = UICollectionView.CellRegistration<ChipCell, String> { cell, _, item in
            cell.chip.text = item
        }
        dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) { view, path, item in
            switch Section(rawValue: path.section)! {
            case .journal: return view.dequeueConfiguredReusableCell(using: journal, for: path, item: item)
            case .settings: return view.dequeueConfiguredReusableCell(using: settings, for: path, item: item)
            case .chips: return view.dequeueConfiguredReusableCell(using: chips, for: path, item: item)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(["Rain", "비 오는 날", "Nothing"], toSection: .journal)
        snapshot.appendItems(["Wi-Fi", "Bluetooth"], toSection: .settings)
        snapshot.appendItems(["swift", "collection views", "layout", "a longer chip than these", "x"], toSection: .chips)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
