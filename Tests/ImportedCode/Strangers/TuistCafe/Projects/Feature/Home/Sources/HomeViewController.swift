// swift-format-ignore-file
import UIKit
import DesignSystem
import Domain
import SnapKit

public final class HomeViewController: UIViewController {
    enum Section { case drinks }
    private let useCase: any FetchMenuUseCase
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Drink>?

    public init(useCase: any FetchMenuUseCase) {
        self.useCase = useCase
        super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = DS.Color.background
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
        let registration = UICollectionView.CellRegistration<DrinkCell, Drink> { cell, _, drink in cell.configure(drink) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Drink>()
        snapshot.appendSections([.drinks])
        snapshot.appendItems(useCase.execute())
        dataSource?.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = Int(width / 160)
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .estimated(120)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)), subitems: Array(repeating: item, count: columns))
            group.interItemSpacing = .fixed(DS.Spacing.small)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = DS.Spacing.small
            section.contentInsets = NSDirectionalEdgeInsets(top: DS.Spacing.medium, leading: DS.Spacing.medium, bottom: 0, trailing: DS.Spacing.medium)
            return section
        }
    }
}

final class DrinkCell: DSBaseCollectionViewCell {
    private let nameLabel: UILabel = {
        let label = UILabel()
        label.font = DS.font(.bold, size: 16)
        return label
    }()
    private let priceLabel: UILabel = {
        let label = UILabel()
        label.font = DS.font(.regular, size: 13)
        label.textColor = DS.Color.primary
        return label
    }()
    override func configureUI() {
        contentView.addSubview(nameLabel)
        contentView.addSubview(priceLabel)
    }
    override func configureConstraints() {
        nameLabel.snp.makeConstraints {
            $0.top.equalToSuperview().offset(12)
            $0.horizontalEdges.equalToSuperview().inset(12)
        }
        priceLabel.snp.makeConstraints {
            $0.top.equalTo(nameLabel.snp.bottom).offset(4)
            $0.leading.equalTo(nameLabel)
            $0.bottom.lessThanOrEqualToSuperview().inset(12)
            $0.height.equalTo(20).priority(.high)
        }
    }
    func configure(_ drink: Drink) {
        nameLabel.text = drink.name
        priceLabel.text = NumberFormatter.localizedString(from: NSNumber(value: drink.won), number: .decimal)
    }
}
