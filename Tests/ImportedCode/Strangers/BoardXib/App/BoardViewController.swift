// swift-format-ignore-file
import UIKit

final class BoardViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet weak var emptyLabel: UILabel?
    private let games = ["Go", "Chess", "Hex", "Reversi"]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "GameCell", bundle: .main), forCellWithReuseIdentifier: "GameCell")
        collectionView.dataSource = self
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section())
        emptyLabel?.isHidden = !games.isEmpty
    }

    @IBAction func addTapped(_ sender: UIBarButtonItem) { performSegue(withIdentifier: "add", sender: self) }

    private func section() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}

extension BoardViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { games.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GameCell", for: indexPath) as? GameCell else { fatalError() }
        cell.titleLabel.text = games[indexPath.item]
        return cell
    }
}

class GameCell: UICollectionViewCell {
    @IBOutlet var titleLabel: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 8
    }
}
