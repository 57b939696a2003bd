// swift-format-ignore-file
import UIKit

class ShowsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var shows: [TVShow] = []
    private var genres = [Genre]()
    struct Genre { let id: Int; let name: String }
    @IBOutlet weak var collectionView: UICollectionView!
    let service = ShowService()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = createLayout()
        collectionView.dataSource = self
        collectionView.register(GenreCell.self, forCellWithReuseIdentifier: "genre")
        collectionView.register(ShowCell.self, forCellWithReuseIdentifier: "show")
        service.popular { [weak self] result in
            if case .success(let shows) = result { self?.shows = shows; self?.collectionView.reloadData() }
        }
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return section == 0 ? genres.count : shows.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if indexPath.section == 0 {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "genre", for: indexPath) as! GenreCell
            cell.label.text = genres[indexPath.item].name
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "show", for: indexPath) as! ShowCell
        cell.configure(with: shows[indexPath.item])
        return cell
    }
    private func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
            let size = section == 0 ? NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40)) : NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5))
            let group = section == 0 ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]) : NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 2)
            let s = NSCollectionLayoutSection(group: group)
            if section == 0 { s.orthogonalScrollingBehavior = .continuous }
            return s
        }
    }
}
class GenreCell: UICollectionViewCell {
    lazy var label: UILabel = { let label = UILabel(frame: bounds); contentView.addSubview(label); return label }()
}
