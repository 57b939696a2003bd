// swift-format-ignore-file
import UIKit

class FruitsSearchController: UIViewController, UISearchResultsUpdating {
    enum Section { case main }
    var collectionView: UICollectionView! = nil
    var dataSource: UICollectionViewDiffableDataSource<Section, String>! = nil
    let arr = ["Apple", "Apricot", "Banana", "Blueberry", "Cherry", "Grape", "Orange", "Peach"]
    let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        navigationItem.searchController = searchController
        collectionView = UICollectionView(frame: view.frame, collectionViewLayout: setupLayout())
        view.addSubview(collectionView)
        setupDataSource()
        performQuery(with: nil)
        performQuery(with: "ap")
    }

    func updateSearchResults(for searchController: UISearchController) {
        performQuery(with: searchController.searchBar.text)
    }

    func setupLayout() -> UICollectionViewLayout {
        let config = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionViewCompositionalLayout.list(using: config)
    }

    func setupDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { (cell, indexPath, fruit) in
            var content = cell.defaultContentConfiguration()
            content.text = "\(indexPath.row + 1). " + fruit
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource<Section, String>(collectionView: self.collectionView, cellProvider: { (collectionView, indexPath, fruit) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fruit)
        })
    }

    func performQuery(with filter: String?) {
        let filtered = self.arr.filter { fruit in
            guard let filter = filter, !filter.isEmpty else { return true }
            return fruit.lowercased().hasPrefix(filter.lowercased())
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(filtered)
        self.dataSource.apply(snapshot, animatingDifferences: true)
    }
}
