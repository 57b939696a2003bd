// swift-format-ignore-file
import UIKit

actor ImageCache {
    static let shared = ImageCache()
    private let cache = NSCache<NSString, UIImage>()
    private var tasks: [URL: Task<UIImage?, Error>] = [:]

    func image(for url: URL) async throws -> UIImage? {
        if let cached = cache.object(forKey: url.absoluteString as NSString) { return cached }
        if let task = tasks[url] { return try await task.value }
        let task = Task<UIImage?, Error> {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            return UIImage(data: data)
        }
        tasks[url] = task
        defer { tasks[url] = nil }
        let image = try await task.value
        if let image { cache.setObject(image, forKey: url.absoluteString as NSString) }
        return image
    }
}

final class RemoteImageCell: UICollectionViewCell {
    static let identifier = "RemoteImageCell"
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var task: Task<Void, Never>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.layer.cornerCurve = .continuous
        imageView.layer.cornerRadius = 8
        for view in [imageView, spinner] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        imageView.pinEdges(to: contentView)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        task?.cancel()
        imageView.image = nil
    }

    func load(_ url: URL) {
        spinner.startAnimating()
        task = Task { [weak self] in
            let image = try? await ImageCache.shared.image(for: url)
            guard !Task.isCancelled else { return }
            self?.spinner.stopAnimating()
            self?.imageView.image = image
        }
    }
}

private extension UIView {
    func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom)
        ])
    }
}

class ImageGridViewController: UIViewController {
    private let urls = (1...9).compactMap { URL(string: "https://example.com/images/\($0).jpg") }
    private lazy var collectionView: UICollectionView = {
        $0.prefetchDataSource = self
        $0.register(RemoteImageCell.self, forCellWithReuseIdentifier: RemoteImageCell.identifier)
        $0.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        return $0
    }(UICollectionView(frame: .zero, collectionViewLayout: mosaic))

    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, URL>(collectionView: collectionView) { collectionView, indexPath, url -> UICollectionViewCell? in
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RemoteImageCell.identifier, for: indexPath) as? RemoteImageCell else { fatalError() }
        cell.load(url)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.pinEdges(to: view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, URL>()
        snapshot.appendSections([0])
        snapshot.appendItems(urls)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private var mosaic: UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { (_: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let inset = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let large = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
            large.contentInsets = inset
            let small = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
            small.contentInsets = inset
            let pair = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)), subitem: small, count: 2)
            let row = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)), subitems: [large, pair])
            return NSCollectionLayoutSection(group: row)
        }
    }
}

extension ImageGridViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for url in indexPaths.compactMap({ dataSource.itemIdentifier(for: $0) }) {
            Task.detached(priority: .background) { _ = try? await ImageCache.shared.image(for: url) }
        }
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
