// swift-format-ignore-file
import ComposableArchitecture
import UIKit

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book> = []
  }
  enum Action {
    case onAppear
    case booksLoaded([Book])
  }
  @Dependency(\.mainQueue) var mainQueue
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear: return .none
      case .booksLoaded(let books):
        state.books = IdentifiedArray(uniqueElements: books)
        return .none
      }
    }
  }
}

struct Book: Hashable, Identifiable {
  let id: Int
  let title: String
}

final class ShelfViewController: UIViewController {
  private let store: StoreOf<Shelf>
  private var dataSource: UICollectionViewDiffableDataSource<String, Book>!
  private var collectionView: UICollectionView!

  init(store: StoreOf<Shelf>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { cv, indexPath, book in
      cv.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: book)
    }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<String, Book>()
      snapshot.appendSections(["books"])
      snapshot.appendItems(store.books.elements)
      dataSource.apply(snapshot)
    }
    store.send(.onAppear)
  }

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
      configuration.backgroundColor = .clear
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      section.interGroupSpacing = 8
      return section
    }
  }
}
