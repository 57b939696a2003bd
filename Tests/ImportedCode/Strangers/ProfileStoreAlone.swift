// swift-format-ignore-file
import UIKit
import ComposableArchitecture
import SwiftUI

public final class ProfileViewController: UIViewController {
  private let store: StoreOf<ProfileFeature>
  private lazy var listLayout: UICollectionViewLayout = {
    var c = UICollectionLayoutListConfiguration(appearance: .plain)
    c.headerMode = .supplementary
    c.backgroundColor = UIColor(resource: .background)
    return UICollectionViewCompositionalLayout.list(using: c)
  }()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: listLayout)
  private lazy var dataSource = makeDataSource()

  public init(store: StoreOf<ProfileFeature>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.frame = view.bounds
    list.dataSource = dataSource
    observe { [weak self] in
      guard let self else { return }
      title = store.name
      var snapshot = NSDiffableDataSourceSnapshot<ProfileSection, ProfileItem>()
      snapshot.appendSections(ProfileSection.allCases)
      snapshot.appendItems(store.posts.map { ProfileItem.post($0.id) }, toSection: .posts)
      snapshot.appendItems([.logout], toSection: .account)
      dataSource.apply(snapshot)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<ProfileSection, ProfileItem> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, ProfileItem> { [store] cell, _, item in
      switch item {
      case let .post(id):
        cell.contentConfiguration = UIHostingConfiguration { PostRow(post: store.posts[id: id]!) }
      case .logout:
        var content = cell.defaultContentConfiguration()
        content.text = String(localized: "Log out")
        content.textProperties.color = .systemRed
        cell.contentConfiguration = content
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { view, _, path in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = ProfileSection.allCases[path.section].rawValue.capitalized
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<ProfileSection, ProfileItem>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
    return source
  }
}

enum ProfileSection: String, CaseIterable { case posts, account }
enum ProfileItem: Hashable { case post(Post.ID), logout }

#Preview {
  UINavigationController(rootViewController: ProfileViewController(store: Store(initialState: ProfileFeature.State()) { ProfileFeature() }))
}
