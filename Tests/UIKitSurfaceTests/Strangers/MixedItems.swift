// swift-format-ignore-file
enum Section: Hashable { case banner, categories(String), footer }
enum Item: Hashable {
    case banner(Banner)
    case category(Category)
    case loading(UUID)
    static var loadingItems: [Item] { Array(repeatingExpression: Item.loading(UUID()), count: 3) }
}
struct Banner: Hashable { let url: URL; let title: String }
struct Category: Hashable { let name: String, count: Int }
extension Array {
    public init(repeatingExpression expression: @autoclosure (() -> Element), count: Int) {
        var temp = [Element]()
        for _ in 0..<count { temp.append(expression()) }
        self = temp
    }
}
var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
snapshot.appendSections([.banner, .categories("A"), .footer])
snapshot.appendItems([.banner(Banner(url: URL(string: "https://a.b/c")!, title: "Hi"))], toSection: .banner)
snapshot.appendItems(["x", "y"].enumerated().map { .category(Category(name: $1, count: $0)) }, toSection: .categories("A"))
snapshot.appendItems(Item.loadingItems, toSection: .footer)
let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { collectionView, indexPath, item in
    switch item {
    case .banner(let banner):
        print("banner", banner.title)
    case .category(let c) where c.count > 0:
        print("cat", c.name)
    case .category, .loading:
        break
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
}
collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
dataSource.apply(snapshot)
