// swift-format-ignore-file
import UIKit

final class ProfileGridController: UIViewController {
    // 사진 격자 위에 프로필이 있다
    private enum Section: Int {
        case profile, photos
    }

    private enum Item: Hashable {
        case profile(String)
        case photo(Int)
    }

    private let collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.backgroundColor = .white
        return collectionView
    }()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.setCollectionViewLayout(Self.layout, animated: false)
        let profile = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            cell.accessibilityLabel = "\(name)님의 프로필"
        }
        let photo = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, indexPath, number in
            cell.backgroundColor = indexPath.item % 2 == 0 ? .systemGray5 : .systemGray6
            cell.tag = number
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .profile(let name):
                return collectionView.dequeueConfiguredReusableCell(using: profile, for: indexPath, item: name)
            case .photo(let number):
                return collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: number)
            }
        }
        var snapshot = dataSource.snapshot()
        snapshot.appendSections([.profile, .photos])
        snapshot.appendItems([.profile("유하")], toSection: .profile)
        snapshot.appendItems((0..<14).map { .photo($0) }, toSection: .photos)
        dataSource.apply(snapshot)
    }

    private static let layout: UICollectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
        guard let section = Section(rawValue: index) else { return nil }
        let isProfile = section == .profile
        let item = NSCollectionLayoutItem(
            layoutSize: .init(
                widthDimension: isProfile ? .fractionalWidth(1) : .fractionalWidth(1/3),
                heightDimension: .fractionalHeight(1)))
        if !isProfile {
            item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1),
                heightDimension: isProfile ? .absolute(180) : .fractionalWidth(1/3)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
