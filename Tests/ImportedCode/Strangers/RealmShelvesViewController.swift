// swift-format-ignore-file
import UIKit
import RealmSwift
import RxSwift

enum Binding: String, PersistableEnum { case soft, hard }

final class StoredBook: Object {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var title: String
    @Persisted var pages: Int
    @Persisted var binding: Binding
    @Persisted var authors: List<String>
    @Persisted var lent: Date?

    convenience init(title: String, pages: Int, authors: [String]) {
        self.init()
        self.title = title
        self.pages = pages
        self.authors.append(objectsIn: authors)
    }
}

final class StoredShelf: RealmSwift.Object {
    @Persisted var name = ""
    @Persisted var books: RealmSwift.List<StoredBook>
}

final class ShelfStore {
    private let realm = try! Realm()

    func fill() -> Completable {
        Completable.create { completable in
            do {
                try self.realm.write {
                    for (name, pages) in [("Tall", [900, 300, 40]), ("Low", [120])] {
                        let shelf = StoredShelf()
                        shelf.name = name
                        shelf.books.append(objectsIn: pages.map { StoredBook(title: "\(name) \($0)", pages: $0, authors: ["A"]) })
                        self.realm.add(shelf)
                    }
                }
                completable(.completed)
            } catch {
                completable(.error(error))
            }
            return Disposables.create()
        }
    }

    var shelves: Results<StoredShelf> { realm.objects(StoredShelf.self).sorted(byKeyPath: "name") }
}

final class RealmShelvesViewController: UIViewController {
    private let store = ShelfStore()
    private let bag = DisposeBag()
    private var token: NotificationToken?
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private var dataSource: UICollectionViewDiffableDataSource<String, StoredBook>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, StoredBook> { cell, _, book in
            var content = cell.defaultContentConfiguration()
            content.text = book.title
            content.secondaryText = book.authors.joined(separator: ", ") + book.binding.rawValue
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        store.fill().subscribe(onCompleted: { [weak self] in self?.watch() }).disposed(by: bag)
    }

    private func watch() {
        token = store.shelves.observe { [weak self] changes in
            switch changes {
            case .initial(let shelves), .update(let shelves, _, _, _): self?.show(shelves)
            case .error(let error): print(error)
            }
        }
    }

    private func show(_ shelves: Results<StoredShelf>) {
        var snapshot = NSDiffableDataSourceSnapshot<String, StoredBook>()
        for shelf in shelves where !shelf.books.isEmpty {
            snapshot.appendSections([shelf.name])
            let long = shelf.books.filter("pages > %d", 100).sorted(by: \.pages)
            snapshot.appendItems(Array(long.where { $0.pages < 900 || $0.title.contains("Tall") }))
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
