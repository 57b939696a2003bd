// swift-format-ignore-file
class ProfileHeaderView: UICollectionReusableView {
    static let reuseID = String(describing: ProfileHeaderView.self)
    private lazy var nameLabel: UILabel = {
        let l = UILabel()
        l.font = .boldSystemFont(ofSize: 20)
        l.numberOfLines = 0
        l.translatesAutoresizingMaskIntoConstraints = false
        return l
    }()
    private let imageView: UIImageView = {
        $0.contentMode = .scaleAspectFill
        $0.layer.cornerRadius = 30
        $0.clipsToBounds = true
        $0.translatesAutoresizingMaskIntoConstraints = false
        return $0
    }(UIImageView())
    override init(frame: CGRect) {
        super.init(frame: frame)
        [imageView, nameLabel].forEach(addSubview)
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 60),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            nameLabel.centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
        ])
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    func set(name: String) { nameLabel.text = name }
}
final class ProfileViewController: UIViewController {
    private var collectionView: UICollectionView!
    private typealias DS = UICollectionViewDiffableDataSource<Int, Int>
    private var ds: DS!
    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
        view = collectionView
    }
    private static var layout: UICollectionViewLayout {
        let fraction: CGFloat = 1 / 3
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)), subitems: [item])
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(ProfileHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: ProfileHeaderView.reuseID)
        ds = DS(collectionView: collectionView, cellProvider: { (cv, ip, _) -> UICollectionViewCell? in
            let cell = cv.dequeueReusableCell(withReuseIdentifier: "cell", for: ip)
            cell.contentView.backgroundColor = UIColor(hue: CGFloat(ip.item) / 20, saturation: 0.5, brightness: 1, alpha: 1)
            return cell
        })
        ds.supplementaryViewProvider = { cv, kind, ip in
            guard kind == UICollectionView.elementKindSectionHeader,
                  let header = cv.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: ProfileHeaderView.reuseID, for: ip) as? ProfileHeaderView
            else { return UICollectionReusableView() }
            header.set(name: "홍길동")
            return header
        }
        var s = NSDiffableDataSourceSnapshot<Int, Int>()
        s.appendSections([0])
        s.appendItems([Int](0..<20), toSection: 0)
        ds.apply(s, animatingDifferences: false, completion: nil)
    }
}

// show: ProfileViewController
