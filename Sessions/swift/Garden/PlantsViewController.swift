import UIKit

final class PlantsViewController: UIViewController {
    private let plants: [String]
    private var dataSource: UICollectionViewDiffableDataSource<String, String>!

    init(plants: [String]) {
        self.plants = plants
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: GardenLayouts.rows())
        view.addSubview(collectionView)
        collectionView.register(PlantCell.self, forCellWithReuseIdentifier: "plant")
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, plant in
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "plant", for: indexPath)
            (cell as? PlantCell)?.show(plant)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["plants"])
        snapshot.appendItems(plants)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
