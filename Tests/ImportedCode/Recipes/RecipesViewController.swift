import UIKit

class RecipesViewController: UIViewController {
  private enum Section: Hashable { case all }
  @IBOutlet private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  private var recipes = ["Soup", "Bread", "Salad"]

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.setCollectionViewLayout(generateLayout(), animated: false)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "RecipeCell", for: indexPath) as? RecipeCell
      else { fatalError("no cell") }
      cell.nameLabel.text = name
      return cell
    }
    reload()
  }

  @IBAction func addRecipe(_ sender: Any) {
    recipes.append("New")
    reload()
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.all])
    snapshot.appendItems(recipes)
    dataSource.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  private func generateLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(120)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
