// swift-format-ignore-file
import UIKit

class RecipesViewController: UIViewController {

    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private var formatter: RecipeFormatter!
    @IBOutlet private weak var filterControl: UISegmentedControl!

    private var dataSource: UICollectionViewDiffableDataSource<String, Recipe>!
    private let store = RecipeStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = createLayout()
        collectionView.register(UINib(nibName: "RecipeCell", bundle: nil), forCellWithReuseIdentifier: "RecipeCell")
        collectionView.register(UINib(nibName: RecipeHeader.nibName, bundle: .main),
                                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                                withReuseIdentifier: RecipeHeader.nibName)
        collectionView.delegate = self

        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] collectionView, indexPath, recipe in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "RecipeCell", for: indexPath) as! RecipeCell
            cell.titleLabel.text = recipe.name
            cell.subtitleLabel.text = self.formatter.subtitle(for: recipe)
            cell.photoView.image = UIImage(named: recipe.imageName)
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: RecipeHeader.nibName, for: indexPath)
            (header as? RecipeHeader)?.title = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
            return header
        }
        reload()
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .recipesDidChange, object: nil)
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        reload()
    }

    @objc private func reload() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Recipe>()
        for (course, recipes) in store.recipesByCourse(vegetarianOnly: filterControl.selectedSegmentIndex == 1) {
            snapshot.appendSections([course])
            snapshot.appendItems(recipes)
        }
        emptyLabel.isHidden = snapshot.numberOfItems > 0
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)),
                subitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
            section.boundarySupplementaryItems = [
                .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showRecipe",
              let detail = segue.destination as? RecipeDetailViewController,
              let indexPath = collectionView.indexPathsForSelectedItems?.first else { return }
        detail.recipe = dataSource.itemIdentifier(for: indexPath)
    }
}

extension RecipesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showRecipe", sender: self)
    }
}
