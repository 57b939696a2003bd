// swift-format-ignore-file
import UIKit

protocol BookmarksViewDelegate: class {
    func bookmarksView(_ view: BookmarksView, didSelect bookmark: Bookmark)
}

struct Bookmark: Codable, Equatable {
    var title: String
    var url: String
    var createdAt = Date()
}

extension Bookmark: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

final class BookmarkStore {
    static let shared = BookmarkStore()
    private let queue = DispatchQueue(label: "bookmarks", attributes: .concurrent)
    private var cache: [Bookmark] = []
    private var fileURL: URL {
        let directory = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        return directory.appendingPathComponent("bookmarks.json")
    }
    func load(completion: @escaping (Result<[Bookmark], Error>) -> Void) {
        queue.async {
            do {
                let data = try Data(contentsOf: self.fileURL)
                let list = try JSONDecoder().decode([Bookmark].self, from: data)
                DispatchQueue.main.async { completion(.success(list)) }
            } catch {
                DispatchQueue.main.async {
                    completion(.success([Bookmark(title: "Swift", url: "https://swift.org"), Bookmark(title: "Linux", url: "https://kernel.org")]))
                }
            }
        }
    }
}

class BookmarksView: UIView {
    weak var delegate: BookmarksViewDelegate?
    private(set) lazy var collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
    private lazy var layout: UICollectionViewCompositionalLayout = {
        let config = UICollectionLayoutListConfiguration(appearance: .plain)
        return UICollectionViewCompositionalLayout.list(using: config)
    }()
    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }
    private func commonInit() {
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(collectionView)
    }
}

class BookmarksViewController: UIViewController {
    private let bookmarksView = BookmarksView()
    fileprivate var dataSource: BookmarksDataSource!
    override func loadView() { self.view = bookmarksView }
    override func viewDidLoad() {
        super.viewDidLoad()
        bookmarksView.delegate = self
        bookmarksView.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        dataSource = BookmarksDataSource(collectionView: bookmarksView.collectionView) { cv, ip, bookmark in
            let cell = cv.dequeueReusableCell(withReuseIdentifier: "cell", for: ip) as! UICollectionViewListCell
            var content = cell.defaultContentConfiguration()
            content.text = bookmark.title
            content.secondaryText = bookmark.url
            cell.contentConfiguration = content
            return cell
        }
        BookmarkStore.shared.load { [weak self] result in
            guard case .success(let list) = result else { return }
            self?.dataSource.update(list)
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }
}

extension BookmarksViewController: BookmarksViewDelegate {
    func bookmarksView(_ view: BookmarksView, didSelect bookmark: Bookmark) {
        guard let url = URL(string: bookmark.url), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}

final class BookmarksDataSource: UICollectionViewDiffableDataSource<BookmarksDataSource.Section, Bookmark> {
    enum Section { case main }
    func update(_ bookmarks: [Bookmark]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Bookmark>()
        snapshot.appendSections([.main])
        snapshot.appendItems(bookmarks)
        apply(snapshot, animatingDifferences: false)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
}
