// swift-format-ignore-file
import UIKit
import Combine

protocol FeatureSection: Hashable, CaseIterable { var layout: NSCollectionLayoutSection { get } }
protocol FeatureViewModel: ObservableObject {
    associatedtype Section: FeatureSection
    associatedtype Item: Hashable
    var sections: CurrentValueSubject<[(Section, [Item])], Never> { get }
    func title(of item: Item) -> String
}

class FeatureViewController<ViewModel: FeatureViewModel>: UIViewController {
    let viewModel: ViewModel
    private var bag = Set<AnyCancellable>()
    private(set) var dataSource: UICollectionViewDiffableDataSource<ViewModel.Section, ViewModel.Item>!
    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        let all = Array(ViewModel.Section.allCases)
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in all[index].layout })
        self.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ViewModel.Item> { [viewModel] cell, _, item in
            var configuration = cell.defaultContentConfiguration()
            configuration.text = viewModel.title(of: item)
            cell.contentConfiguration = configuration
        }
        dataSource = .init(collectionView: view) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        viewModel.sections
            .receive(on: DispatchQueue.main)
            .sink { [weak self] content in
                var snapshot = NSDiffableDataSourceSnapshot<ViewModel.Section, ViewModel.Item>()
                content.forEach { section, items in
                    snapshot.appendSections([section])
                    snapshot.appendItems(items, toSection: section)
                }
                self?.dataSource.apply(snapshot)
            }
            .store(in: &bag)
    }
}

enum MusicSection: FeatureSection {
    case recents, playlists
    var layout: NSCollectionLayoutSection {
        switch self {
        case .recents: return .strip(width: 160, height: 200)
        case .playlists: return .rows(height: 72)
        }
    }
}
extension NSCollectionLayoutSection {
    static func strip(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }
    static func rows(height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
}
final class MusicViewModel: FeatureViewModel {
    let sections = CurrentValueSubject<[(MusicSection, [String])], Never>([(.recents, ["Blue", "Kid A"]), (.playlists, ["Run", "Cook", "Sleep"])])
    func title(of item: String) -> String { item }
}
final class MusicViewController: FeatureViewController<MusicViewModel> {
    convenience init() { self.init(viewModel: MusicViewModel()) }
}
