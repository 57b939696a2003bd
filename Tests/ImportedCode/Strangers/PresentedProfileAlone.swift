// swift-format-ignore-file
import UIKit

protocol ProfileView: AnyObject {
    func newState(state: ProfileState)
}

class ProfileViewController: UIViewController {
    lazy var collectionView: UICollectionView = {
        let cv = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        cv.translatesAutoresizingMaskIntoConstraints = false
        return cv
    }()
    lazy var dataSource = ProfileDataSource(collectionView: collectionView)
    let presenter = ProfilePresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        presenter.view = self
        presenter.load()
    }

    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let height: CGFloat = section == 0 ? 160 : 56
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
    }
}

extension ProfileViewController: ProfileView {
    func newState(state: ProfileState) {
        dataSource.update(with: state)
    }
}

final class ProfileDataSource: UICollectionViewDiffableDataSource<ProfileDataSource.Section, ProfileDataSource.Item> {
    enum Section { case header, posts }
    enum Item: Hashable { case header(ProfileHeader), post(Post) }

    convenience init(collectionView: UICollectionView) {
        collectionView.register(ProfileHeaderCell.self, forCellWithReuseIdentifier: "header")
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "post")
        self.init(collectionView: collectionView) { cv, ip, item in
            switch item {
            case .header(let header):
                let cell = cv.dequeueReusableCell(withReuseIdentifier: "header", for: ip) as? ProfileHeaderCell
                cell?.setup(header)
                return cell
            case .post(let post):
                let cell = cv.dequeueReusableCell(withReuseIdentifier: "post", for: ip) as? PostCell
                cell?.setup(post)
                return cell
            }
        }
    }

    func update(with state: ProfileState) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.header, .posts])
        snapshot.appendItems([.header(state.header)], toSection: .header)
        snapshot.appendItems(state.posts.map { .post($0) }, toSection: .posts)
        apply(snapshot, animatingDifferences: true)
    }
}
