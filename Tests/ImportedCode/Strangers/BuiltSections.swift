// swift-format-ignore-file
import UIKit

@resultBuilder enum SectionsBuilder {
    static func buildBlock(_ parts: LayoutPart...) -> [LayoutPart] { parts }
    static func buildOptional(_ part: [LayoutPart]?) -> [LayoutPart] { part ?? [] }
}
protocol LayoutPart { func section(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection }
struct Columns: LayoutPart {
    var count: Int
    var height: CGFloat
    var spacing: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    func spacing(_ v: CGFloat) -> Self { var c = self; c.spacing = v; return c }
    func inset(_ v: CGFloat) -> Self { var c = self; c.insets = .init(top: v, leading: v, bottom: v, trailing: v); return c }
    func section(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group: NSCollectionLayoutGroup
        if #available(iOS 16.0, *) {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), repeatingSubitem: item, count: count)
        } else {
            group = .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitem: item, count: count)
        }
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = insets
        return section
    }
}
struct Pager: LayoutPart {
    func section(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let w = env.container.effectiveContentSize.width * 0.8
        let size = NSCollectionLayoutSize(widthDimension: .absolute(w), heightDimension: .absolute(w * 0.5))
        let s = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        s.orthogonalScrollingBehavior = .groupPagingCentered
        s.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                let scale = max(1 - distance / environment.container.contentSize.width, 0.75)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return s
    }
}
extension UICollectionViewCompositionalLayout {
    convenience init(@SectionsBuilder _ parts: () -> [LayoutPart]) {
        let all = parts()
        self.init { index, env in all[index % all.count].section(env) }
    }
}
final class ExploreViewController: UIViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<AnyHashable, AnyHashable>
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout {
        Pager()
        Columns(count: 3, height: 100).spacing(4).inset(8)
        Columns(count: 1, height: 60)
    })
    private lazy var dataSource: DataSource = DataSource(collectionView: collectionView, cellProvider: { collectionView, indexPath, item in
        switch item {
        case let number as Int: return collectionView.dequeueConfiguredReusableCell(using: self.numbers, for: indexPath, item: number)
        case let text as String: return collectionView.dequeueConfiguredReusableCell(using: self.texts, for: indexPath, item: text)
        default: return nil
        }
    })
    private let numbers = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, n in cell.backgroundColor = n.isMultiple(of: 2) ? .systemTeal : .systemIndigo }
    private let texts = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        _ = numbers; _ = texts
        var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()
        snapshot.appendSections(["pager", 1, "rows"])
        snapshot.appendItems([1, 2, 3], toSection: "pager")
        snapshot.appendItems([10, 11, 12, 13], toSection: 1)
        snapshot.appendItems(["one", "two"], toSection: "rows")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
