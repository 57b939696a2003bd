// swift-format-ignore-file
import UIKit

// MARK: - FeedViewController

public class FeedViewController<ViewModel: FeedViewModelType>: UIViewController {

    // MARK: Types

    enum SectionKind: String, CaseIterable {
        case stories, pinned, posts

        var builder: LayoutBuilder {
            switch self {
            case .stories:
                return LayoutBuilder()
                    .item(width: .fractionalWidth(1), height: .fractionalHeight(1))
                    .group(.horizontal, width: .absolute(72), height: .absolute(96))
                    .scrolling(.continuous)
                    .spacing(8)
                    .insets(.init(top: 12, leading: 16, bottom: 12, trailing: 16))
            case .pinned:
                return LayoutBuilder()
                    .item(width: .fractionalWidth(0.5), height: .estimated(120))
                    .group(.horizontal, width: .fractionalWidth(1), height: .estimated(120))
                    .insets(.init(top: 0, leading: 8, bottom: 0, trailing: 8))
                    .header(height: 36)
            case .posts:
                return LayoutBuilder()
                    .item(width: .fractionalWidth(1), height: .estimated(240))
                    .group(.vertical, width: .fractionalWidth(1), height: .estimated(240))
                    .spacing(16)
                    .header(height: 36)
            }
        }
    }

    public struct FeedItem: Hashable {
        let id: UUID
        let title: String
        let body: String
        var liked = false

        public static func == (lhs: FeedItem, rhs: FeedItem) -> Bool { lhs.id == rhs.id && lhs.liked == rhs.liked }
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    // MARK: Properties

    let viewModel: ViewModel
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<SectionKind, FeedItem>!

    // MARK: Init

    public init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError() }

    // MARK: Life cycle

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "StoryCell")
        collectionView.register(PostCell.self, forCellWithReuseIdentifier: "PostCell")
        collectionView.register(FeedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "FeedHeader")

        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
            let kind = SectionKind.allCases[indexPath.section]
            switch kind {
            case .stories:
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "StoryCell", for: indexPath) as! StoryCell
                cell.title = item.title
                return cell
            case .pinned, .posts:
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PostCell", for: indexPath) as! PostCell
                cell.render(item.title, item.body, liked: item.liked)
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "FeedHeader", for: indexPath) as? FeedHeader
            view?.titleLabel.text = SectionKind.allCases[indexPath.section].rawValue.capitalized
            return view
        }

        viewModel.onUpdate = { [weak self] in self?.reload() }
        render(Self.placeholderItems)
        viewModel.load()
    }

    private static var placeholderItems: [SectionKind: [FeedItem]] {
        [
            .stories: (1...6).map { FeedItem(id: UUID(), title: "Story \($0)", body: "") },
            .pinned: (1...2).map { FeedItem(id: UUID(), title: "Pinned \($0)", body: "Read this first.") },
            .posts: (1...3).map { FeedItem(id: UUID(), title: "Post \($0)", body: "Lorem ipsum dolor sit amet, consectetur adipiscing elit.") }
        ]
    }

    private func reload() {
        let posts = viewModel.posts.map { FeedItem(id: $0.id, title: $0.title, body: $0.text, liked: $0.isLiked) }
        render([.stories: Self.placeholderItems[.stories] ?? [], .pinned: Array(posts.prefix(2)), .posts: Array(posts.dropFirst(2))])
    }

    private func render(_ items: [SectionKind: [FeedItem]]) {
        var snapshot = NSDiffableDataSourceSnapshot<SectionKind, FeedItem>()
        for kind in SectionKind.allCases {
            snapshot.appendSections([kind])
            snapshot.appendItems(items[kind] ?? [], toSection: kind)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            SectionKind.allCases[index].builder.build(for: environment)
        }
    }
}

// MARK: - LayoutBuilder

struct LayoutBuilder {
    enum Axis { case horizontal, vertical }

    private var itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    private var groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    private var axis = Axis.vertical
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    private var interGroupSpacing: CGFloat = 0
    private var contentInsets = NSDirectionalEdgeInsets.zero
    private var headerHeight: CGFloat?

    init() {}

    func item(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> Self {
        with { $0.itemSize = .init(widthDimension: width, heightDimension: height) }
    }

    func group(_ axis: Axis, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) -> Self {
        with {
            $0.axis = axis
            $0.groupSize = .init(widthDimension: width, heightDimension: height)
        }
    }

    func scrolling(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Self { with { $0.behavior = behavior } }
    func spacing(_ value: CGFloat) -> Self { with { $0.interGroupSpacing = value } }
    func insets(_ value: NSDirectionalEdgeInsets) -> Self { with { $0.contentInsets = value } }
    func header(height: CGFloat) -> Self { with { $0.headerHeight = height } }

    func build(for environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let group = axis == .horizontal
            ? NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
            : NSCollectionLayoutGroup.vertical(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = interGroupSpacing
        section.contentInsets = contentInsets
        if let headerHeight = headerHeight {
            section.boundarySupplementaryItems = [
                .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
                      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
