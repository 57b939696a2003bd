// swift-format-ignore-file
import UIKit

final class RecipesViewController: UIViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<Recipe.Course, Recipe>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Recipe.Course, Recipe>

    private let viewModel: RecipesViewModel
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        view.translatesAutoresizingMaskIntoConstraints = false
        view.register(RecipeCell.self, forCellWithReuseIdentifier: RecipeCell.reuseIdentifier)
        view.register(CourseHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: CourseHeaderView.reuseIdentifier)
        view.delegate = self
        return view
    }()
    private lazy var dataSource = makeDataSource()

    init(viewModel: RecipesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("recipes.title", comment: "")
        navigationController?.navigationBar.prefersLargeTitles = true
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        viewModel.onStateChange = { [weak self] in self?.render($0) }
        viewModel.load()
    }

    private func render(_ state: RecipesViewModel.State) {
        guard case .loaded(let courses) = state else { return }
        var snapshot = Snapshot()
        for course in Recipe.Course.allCases {
            guard let recipes = courses[course] else { continue }
            snapshot.appendSections([course])
            snapshot.appendItems(recipes, toSection: course)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func makeDataSource() -> DataSource {
        let source = DataSource(collectionView: collectionView) { collectionView, indexPath, recipe in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RecipeCell.reuseIdentifier, for: indexPath) as! RecipeCell
            cell.configure(with: recipe)
            return cell
        }
        source.supplementaryViewProvider = { [weak source] collectionView, kind, indexPath in
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: CourseHeaderView.reuseIdentifier, for: indexPath) as? CourseHeaderView
            view?.label.text = source?.snapshot().sectionIdentifiers[indexPath.section].rawValue.capitalized
            return view
        }
        return source
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(96)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(96)), subitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let layoutSection = NSCollectionLayoutSection(group: group)
            layoutSection.interGroupSpacing = 12
            layoutSection.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
            layoutSection.boundarySupplementaryItems = [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
            return layoutSection
        }
    }
}

extension RecipesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
        viewModel.select(recipe)
    }
}

final class CourseHeaderView: UICollectionReusableView {
    static let reuseIdentifier = String(describing: CourseHeaderView.self)
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RecipeCell: UICollectionViewCell {
    static let reuseIdentifier = "RecipeCell"
    private let titleLabel = UILabel()
    private let timeLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        contentView.layer.cornerCurve = .continuous
        titleLabel.numberOfLines = 0
        timeLabel.textColor = .secondaryLabel
        timeLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
        let stack = UIStackView(arrangedSubviews: [titleLabel, timeLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(with recipe: Recipe) {
        titleLabel.text = recipe.title
        timeLabel.text = "\(recipe.minutes) min"
    }
}
