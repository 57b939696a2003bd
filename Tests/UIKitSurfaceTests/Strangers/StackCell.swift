// swift-format-ignore-file
// show: VC
class Cell: UICollectionViewCell {
    static let reuseID = "cell"
    private let stack = UIStackView()
    let titleLabel: UILabel = {
        let l = UILabel()
        l.numberOfLines = 0
        l.font = .preferredFont(forTextStyle: .body)
        return l
    }()
    let subtitle = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        [titleLabel, subtitle].forEach(stack.addArrangedSubview)
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
            contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
    override func prepareForReuse() { super.prepareForReuse(); titleLabel.text = nil }
}
class VC: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        let cv = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        cv.register(Cell.self, forCellWithReuseIdentifier: Cell.reuseID)
        view.addSubview(cv)
        ds = .init(collectionView: cv, cellProvider: { cv, ip, text in
            guard let cell = cv.dequeueReusableCell(withReuseIdentifier: Cell.reuseID, for: ip) as? Cell else { return nil }
            cell.titleLabel.text = text
            cell.subtitle.text = "\(text.count) letters"
            return cell
        })
        var s = NSDiffableDataSourceSnapshot<Int, String>()
        s.appendSections([0]); s.appendItems(["short", String(repeating: "long words ", count: 12)])
        ds.apply(s)
    }
    var ds: UICollectionViewDiffableDataSource<Int, String>!
}
