// swift-format-ignore-file
//: A UIKit based Playground for presenting user interface
import UIKit
import PlaygroundSupport

struct Emoji: Hashable {
    let id = UUID()
    let text: String
    let name: String
}

class EmojiCell: UICollectionViewCell {
    static let reuseID = "EmojiCell"
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
        ])
        contentView.backgroundColor = .systemGray5
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class MyViewController : UIViewController {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Emoji>!
    let emojis = ["😀", "😎", "🥳", "🤖", "👻"].map { Emoji(text: $0, name: $0) }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .white
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(EmojiCell.self, forCellWithReuseIdentifier: EmojiCell.reuseID)
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource<Int, Emoji>(collectionView: collectionView) { cv, ip, emoji in
            let cell = cv.dequeueReusableCell(withReuseIdentifier: EmojiCell.reuseID, for: ip) as! EmojiCell
            cell.label.text = emoji.text
            return cell
        }
        var snap = dataSource.snapshot()
        snap.appendSections([0, 1])
        snap.appendItems(Array(emojis.prefix(3)), toSection: 0)
        snap.appendItems(Array(emojis.suffix(2)), toSection: 1)
        dataSource.apply(snap, animatingDifferences: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            var snap = self.dataSource.snapshot()
            snap.moveSection(1, beforeSection: 0)
            self.dataSource.apply(snap, animatingDifferences: true)
        }
    }

    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { (section, env) -> NSCollectionLayoutSection? in
            let columns = env.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / CGFloat(columns))), subitem: item, count: columns)
            let s = NSCollectionLayoutSection(group: group)
            if section == 1 { s.orthogonalScrollingBehavior = .continuous }
            return s
        }
    }
}
// Present the view controller in the Live View window
PlaygroundPage.current.liveView = MyViewController()
