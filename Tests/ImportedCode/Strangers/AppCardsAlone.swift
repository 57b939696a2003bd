// swift-format-ignore-file
import UIKit

class AppsController: UICollectionViewController {
    enum Section { case social }
    private lazy var source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) { list, path, name in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "card", for: path) as! AppCard
        cell.titleLabel.text = name
        return cell
    }
    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))))
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = UIColor(hex: "#F2F2F7")
        collectionView.register(AppCard.self, forCellWithReuseIdentifier: "card")
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.social])
        snapshot.appendItems(["Facebook", "Instagram"])
        source.apply(snapshot)
    }
}

class AppCard: UICollectionViewCell {
    let companyLabel = UILabel(text: "COMPANY", font: .boldSystemFont(ofSize: 12), textColor: UIColor(rgb: 0x0000FF))
    let titleLabel = UILabel(text: "Keeping up", font: .systemFont(ofSize: 24))
    let icon = UIImageView(cornerRadius: 8)
    let getButton = UIButton(title: "GET")
    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.constrainHeight(constant: 64)
        titleLabel.numberOfLines = 2
        let stack = UIStackView(arrangedSubviews: [companyLabel, titleLabel, icon], customSpacing: 12)
        stack.axis = .vertical
        addSubview(stack)
        stack.fillSuperview(padding: .init(top: 16, left: 0, bottom: 0, right: 0))
    }
    required init?(coder: NSCoder) { fatalError() }
}
