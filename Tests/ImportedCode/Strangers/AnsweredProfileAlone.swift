// swift-format-ignore-file
import RxSwift
import UIKit

final class ProfileController: UIViewController {
    private enum Part: Hashable {
        case info
        case badges
        case posts(Int)
    }

    private enum Row: Hashable {
        case info(Profile)
        case badge(Badge)
        case post(Post)
        case empty
    }

    private let provider = RequestCenter<ProfileAPI>(plugins: [])
    private let bag = DisposeBag()
    private var profile: Profile?
    private var badges: [Badge] = []
    private var posts: [Post] = []
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    private lazy var dataSource: UICollectionViewDiffableDataSource<Part, Row> = {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return .init(collectionView: collectionView) { list, path, _ in
            list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        load()
    }

    private func load() {
        Single.zip(
            provider.rx.request(.profile(id: 1)).map(Profile.self),
            provider.rx.request(.badges(id: 1)).map([Badge].self),
            provider.rx.request(.posts(id: 1, page: 0)).map([Post].self)
        )
        .observe(on: MainScheduler.instance)
        .subscribe(onSuccess: { [weak self] profile, badges, posts in
            self?.profile = profile
            self?.badges = badges
            self?.posts = posts
            self?.reload()
        }, onFailure: { error in
            print(error)
        })
        .disposed(by: bag)
    }

    private func reload() {
        guard let profile else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Part, Row>()
        snapshot.appendSections([.info])
        snapshot.appendItems([.info(profile)])
        if !badges.isEmpty {
            snapshot.appendSections([.badges])
            snapshot.appendItems(badges.map { .badge($0) })
        }
        snapshot.appendSections([.posts(posts.count)])
        if posts.isEmpty {
            snapshot.appendItems([.empty])
        } else {
            snapshot.appendItems(posts.map(Row.post))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            self.rows(height: 50, columns: environment.container.contentSize.width > 600 ? 3 : 1)
        }
    }

    private func rows(height: CGFloat, columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
