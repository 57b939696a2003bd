// swift-format-ignore-file
import UIKit

class FeedController: UIViewController {
    enum Section { case main }
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: FeedController.createLayout())
    let titleLabel = UILabel()
    let avatar = UIImageView()
    let followButton = UIButton(type: .system)
    let separator = UIView()
    var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(titleLabel)
        titleLabel.text = "Feed"
        titleLabel.anchor(top: view.safeAreaLayoutGuide.topAnchor, left: view.leftAnchor, right: view.rightAnchor, paddingTop: 12, paddingLeft: 16, paddingRight: 16, height: 40)
        view.addSubview(avatar)
        avatar.setDimensions(height: 64, width: 64)
        avatar.centerX(inView: view)
        avatar.anchor(top: titleLabel.bottomAnchor, paddingTop: 8)
        view.addSubview(collectionView)
        collectionView.anchor(top: avatar.bottomAnchor, leading: view.leadingAnchor, bottom: view.bottomAnchor, trailing: view.trailingAnchor, padding: .init(top: 8, left: 0, bottom: 0, right: 0))
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "PostCell")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { cv, indexPath, n in
            let cell = cv.dequeueReusableCell(withReuseIdentifier: "PostCell", for: indexPath) as! PostCell
            cell.label.text = "Post \(n)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems(Array(1...5))
        dataSource.apply(snapshot)
    }

    static func createLayout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)), subitems: [item])
        return .init(section: NSCollectionLayoutSection(group: group))
    }
}

class PostCell: UICollectionViewCell {
    let label = UILabel()
    let image = UIImageView()
    let badge = UILabel().configure {
        $0.text = "New"
        $0.font = .systemFont(ofSize: 10)
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(image)
        image.anchor(top: contentView.topAnchor, left: contentView.leftAnchor, bottom: contentView.bottomAnchor, paddingTop: 10, paddingLeft: 10, paddingBottom: 10)
        image.setDimensions(width: 48, height: 48)
        contentView.addSubview(badge)
        badge.setConstraints {
            [$0.topAnchor.constraint(equalTo: image.bottomAnchor, constant: Metrics.badgeGap),
             $0.leadingAnchor.constraint(equalTo: image.leadingAnchor)]
        }
        contentView.addSubview(label)
        label.centerY(inView: image, leftAnchor: image.rightAnchor, paddingLeft: 12)
        label.pinRight(to: contentView, 16)
    }
    required init?(coder: NSCoder) { fatalError() }
}
