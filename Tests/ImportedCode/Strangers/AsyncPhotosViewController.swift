// swift-format-ignore-file
import UIKit
import PhotosUI

struct Photo: Decodable, Hashable, Identifiable, Sendable {
    let id: String
    let author: String
    let downloadUrl: URL

    enum CodingKeys: String, CodingKey {
        case id, author
        case downloadUrl = "download_url"
    }
}

enum APIError: LocalizedError {
    case badStatus(Int)
    var errorDescription: String? {
        switch self {
        case .badStatus(let code): return "Bad status \(code)"
        }
    }
}

actor ImageCache {
    static let shared = ImageCache()
    private var cache = NSCache<NSURL, UIImage>()
    private var tasks: [URL: Task<UIImage?, Error>] = [:]

    func image(for url: URL) async throws -> UIImage? {
        if let cached = cache.object(forKey: url as NSURL) { return cached }
        if let task = tasks[url] { return try await task.value }
        let task = Task { () -> UIImage? in
            let (data, _) = try await URLSession.shared.data(from: url)
            return UIImage(data: data)
        }
        tasks[url] = task
        let image = try await task.value
        tasks[url] = nil
        return image
    }
}

protocol PhotoServicing: Sendable {
    func photos(page: Int) async throws -> [Photo]
}

struct PhotoService: PhotoServicing {
    func photos(page: Int) async throws -> [Photo] {
        var components = URLComponents(string: "https://picsum.photos/v2/list")!
        components.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
        let (data, response) = try await URLSession.shared.data(from: components.url!)
        if let http = response as? HTTPURLResponse, http.statusCode != 200 {
            throw APIError.badStatus(http.statusCode)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([Photo].self, from: data)
    }
}

@MainActor
final class PhotosViewController: UIViewController {
    nonisolated enum Section: Hashable, Sendable { case main }

    private let service: PhotoServicing
    private var page = 1
    private var loadTask: Task<Void, Never>?
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Photo.ID>!
    private var photos: [Photo.ID: Photo] = [:]

    init(service: PhotoServicing = PhotoService()) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { loadTask?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        collectionView.prefetchDataSource = self
        configureDataSource()
        loadTask = Task { await loadNextPage() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.pick() })
    }

    private func loadNextPage() async {
        do {
            let new = try await service.photos(page: page)
            page += 1
            for photo in new { photos[photo.id] = photo }
            var snapshot = dataSource.snapshot()
            if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections([.main]) }
            snapshot.appendItems(new.map(\.id))
            await dataSource.apply(snapshot, animatingDifferences: true)
        } catch is CancellationError {
            return
        } catch {
            showError(error)
        }
    }

    private func showError(_ error: Error) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Something went wrong"
        configuration.secondaryText = error.localizedDescription
        contentUnavailableConfiguration = configuration
    }

    private func pick() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Photo.ID> { [weak self] cell, indexPath, id in
            guard let photo = self?.photos[id] else { return }
            cell.contentConfiguration = PhotoContentConfiguration(photo: photo)
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }

    private static func makeLayout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            repeatingSubitem: item, count: 3)
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}

extension PhotosViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            guard let id = dataSource.itemIdentifier(for: indexPath), let photo = photos[id] else { continue }
            Task { _ = try? await ImageCache.shared.image(for: photo.downloadUrl) }
        }
    }
}

extension PhotosViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
    }
}

struct PhotoContentConfiguration: UIContentConfiguration, Hashable {
    let photo: Photo
    func makeContentView() -> UIView & UIContentView { PhotoContentView(self) }
    func updated(for state: UIConfigurationState) -> Self { self }
}

final class PhotoContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }
    private let label = UILabel()

    init(_ configuration: PhotoContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.pinEdges(to: self)
        apply()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func apply() {
        guard let configuration = configuration as? PhotoContentConfiguration else { return }
        label.text = configuration.photo.author
    }
}

private extension UIView {
    func pinEdges(to other: UIView) {
        leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        topAnchor.constraint(equalTo: other.topAnchor).isActive = true
        bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
    }
}

#Preview {
    UINavigationController(rootViewController: PhotosViewController())
}
