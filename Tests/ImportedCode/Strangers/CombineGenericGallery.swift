// swift-format-ignore-file
import Combine
import UIKit

class BaseViewController<ViewModel: ObservableObject>: UIViewController {
    let viewModel: ViewModel
    var cancellables: Set<AnyCancellable> = []
    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupConstraints()
        bindViewModel()
    }
    func setupViews() {}
    func setupConstraints() {}
    func bindViewModel() {}
}

@MainActor
final class GalleryViewModel: ObservableObject {
    @Published private(set) var images: [GalleryImage] = []
    @Published var filter: Filter = .all
    enum Filter: CaseIterable { case all, favourites }
    private let loader: any GalleryLoading
    init(loader: any GalleryLoading = StubGalleryLoader()) { self.loader = loader }
    func refresh() async throws { images = try await loader.load() }
    func preload() { images = (0..<7).map { GalleryImage(id: $0, name: "photo-\($0)", isFavourite: $0.isMultiple(of: 2)) } }
}

struct GalleryImage: Identifiable, Hashable, Sendable { let id: Int; let name: String; var isFavourite: Bool }
protocol GalleryLoading: Sendable { func load() async throws -> [GalleryImage] }
struct StubGalleryLoader: GalleryLoading { func load() async throws -> [GalleryImage] { try await Task.sleep(for: .seconds(1)); return [] } }

final class GalleryViewController: BaseViewController<GalleryViewModel> {
    private enum Section: Int, CaseIterable { case hero, grid }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, GalleryImage.ID>!

    convenience init() { self.init(viewModel: GalleryViewModel()) }

    override func setupViews() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<GalleryCell, GalleryImage.ID> { [unowned self] cell, _, id in
            cell.image = viewModel.images.first { $0.id == id }
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { [weak self] _ in
            Task { try? await self?.viewModel.refresh() }
        })
    }

    override func setupConstraints() {
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(
            [collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
             collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
             collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
             collectionView.rightAnchor.constraint(equalTo: view.rightAnchor)])
    }

    override func bindViewModel() {
        Publishers.CombineLatest(viewModel.$images, viewModel.$filter)
            .map { images, filter in filter == .all ? images : images.filter(\.isFavourite) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] images in self?.apply(images) }
            .store(in: &cancellables)
        viewModel.preload()
    }

    private func apply(_ images: [GalleryImage]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, GalleryImage.ID>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(images.prefix(1).map(\.id), toSection: .hero)
        snapshot.appendItems(images.dropFirst().map(\.id), toSection: .grid)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func createLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 24
        return UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            switch Section(rawValue: index)! {
            case .hero:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(9 / 16)), subitems: [item])
                return NSCollectionLayoutSection(group: group)
            case .grid:
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
                item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)), repeatingSubitem: item, count: 3)
                return NSCollectionLayoutSection(group: group)
            }
        }, configuration: configuration)
    }
}

private final class GalleryCell: UICollectionViewCell {
    private let imageView = UIImageView()
    var image: GalleryImage? { didSet { imageView.image = image.flatMap { UIImage(systemName: $0.isFavourite ? "heart.fill" : "photo") }; accessibilityLabel = image?.name } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.alpha = state.isHighlighted ? 0.6 : 1
    }
}
