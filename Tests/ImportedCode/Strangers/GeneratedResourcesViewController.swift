// swift-format-ignore-file
import UIKit
import Kingfisher

final class TipCell: UICollectionViewCell {
    @IBOutlet private var titleLabel: UILabel!
    private lazy var label: UILabel = {
        let label = UILabel()
        label.font = FontFamily.Inter.medium.font(size: 15)
        label.textColor = Asset.Colors.textPrimary.color
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()
    private lazy var icon = UIImageView(image: Asset.Icons.bulb.image)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [icon, label])
        stack.frame = contentView.bounds
        contentView.addSubview(stack)
        contentView.backgroundColor = Asset.Colors.card.color
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func configure(_ text: String) { label.text = text }
}

final class TipsViewController: UIViewController {
    private let tips = [L10n.Tips.water, L10n.Tips.walk, L10n.Tips.sleep(8)]
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.Tips.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: R.image.settings(), style: .plain, target: self, action: #selector(openSettings))
        view.backgroundColor = Asset.Colors.background.color
        view.addSubview(collectionView)
        collectionView.register(TipCell.self, forCellWithReuseIdentifier: "TipCell")
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] view, indexPath, index in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "TipCell", for: indexPath) as! TipCell
            cell.configure(self.tips[index])
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<6))
        source.apply(snapshot)
    }

    @objc private func openSettings() {
        navigationController?.pushViewController(R.storyboard.settings.instantiateInitialViewController()!, animated: true)
    }

    private var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = Spacing.medium
            return section
        }
    }
}

private enum Spacing {
    static let medium: CGFloat = 12
}
