// swift-format-ignore-file
import UIKit

protocol HomeSection: AnyObject {
    var identifier: AnyHashable { get }
    var items: [AnyHashable] { get }
    func register(in collectionView: UICollectionView)
    func cell(in collectionView: UICollectionView, at indexPath: IndexPath, for item: AnyHashable) -> UICollectionViewCell
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

class BaseCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
        setupConstraints()
    }
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupViews()
        setupConstraints()
    }
    func setupViews() {}
    func setupConstraints() {}
}

final class ChipCell: BaseCell {
    private let label = UILabel()
    override func setupViews() {
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
    }
    override func setupConstraints() {
        label.translatesAutoresizingMaskIntoConstraints = false
        let views = ["label": label]
        contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-12-[label]-12-|", options: [], metrics: nil, views: views))
        contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-6-[label]-6-|", options: [], metrics: nil, views: views))
    }
    func configure(_ text: String) { label.text = text }
}

final class ChipsSection: HomeSection {
    let identifier: AnyHashable = "chips"
    let items: [AnyHashable]
    init(_ chips: [String]) { items = chips }
    func register(in collectionView: UICollectionView) {
        collectionView.register(ChipCell.self, forCellWithReuseIdentifier: NSStringFromClass(ChipCell.self))
    }
    func cell(in collectionView: UICollectionView, at indexPath: IndexPath, for item: AnyHashable) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: NSStringFromClass(ChipCell.self), for: indexPath)
        if let text = item.base as? String { (cell as? ChipCell)?.configure(text) }
        return cell
    }
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(32))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
    }
}

final class CardsSection: HomeSection {
    struct Card: Hashable { let title: String; let color: UIColor }
    let identifier: AnyHashable = 7
    let items: [AnyHashable] = [Card(title: "Run", color: .systemRed), Card(title: "Swim", color: .systemBlue)]
    func register(in collectionView: UICollectionView) {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }
    func cell(in collectionView: UICollectionView, at indexPath: IndexPath, for item: AnyHashable) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        cell.backgroundColor = (item as? Card)?.color
        return cell
    }
    func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isCompact = environment.traitCollection.horizontalSizeClass == .compact
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group: NSCollectionLayoutGroup
        if #available(iOS 16.0, *) {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), repeatingSubitem: item, count: isCompact ? 1 : 2)
        } else {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitem: item, count: isCompact ? 1 : 2)
        }
        return NSCollectionLayoutSection(group: group)
    }
}

final class HomeFeedViewController: UIViewController {
    private var sections: [HomeSection] = []
    private var dataSource: UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>!
    @IBOutlet private weak var collectionView: UICollectionView! {
        didSet { collectionView.alwaysBounceVertical = true }
    }

    override func loadView() {
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
            self.sections[index].layoutSection(environment: environment)
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view = collection
        collectionView = collection
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [ChipsSection(["All", "Outdoors", "Indoors"]), CardsSection()]
        sections.forEach { $0.register(in: collectionView) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: { [unowned self] view, indexPath, item in
            self.sections[indexPath.section].cell(in: view, at: indexPath, for: item)
        })
        var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
        for section in sections {
            snapshot.appendSections([section.identifier])
            snapshot.appendItems(section.items, toSection: section.identifier)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
