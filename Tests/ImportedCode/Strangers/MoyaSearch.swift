import Moya
import RxCocoa
import RxMoya
import RxSwift
import UIKit

enum BookAPI {
  case search(String)
  case detail(id: Int)
}

extension BookAPI: TargetType {
  var baseURL: URL { URL(string: "https://books.example.org")! }
  var path: String {
    switch self {
    case .search: return "/search"
    case .detail(let id): return "/books/\(id)"
    }
  }
  var method: Moya.Method { .get }
  var sampleData: Data { Data() }
  var task: Task {
    switch self {
    case .search(let query):
      return .requestParameters(parameters: ["q": query], encoding: URLEncoding.queryString)
    case .detail: return .requestPlain
    }
  }
  var headers: [String: String]? { ["Accept": "application/json"] }
}

struct Book: Codable, Hashable {
  let id: Int
  let title: String
}

protocol BookRepository {
  func search(_ query: String) -> Single<[Book]>
}

final class RemoteBookRepository: BookRepository {
  private let provider = MoyaProvider<BookAPI>(plugins: [NetworkLoggerPlugin()])

  func search(_ query: String) -> Single<[Book]> {
    provider.rx.request(.search(query))
      .filterSuccessfulStatusCodes()
      .map([Book].self)
  }
}

final class BookListViewModel {
  struct Input {
    let query: Observable<String>
  }
  struct Output {
    let books: Driver<[Book]>
    let isEmpty: Driver<Bool>
  }

  private let repository: BookRepository
  private let bag = DisposeBag()

  init(repository: BookRepository = RemoteBookRepository()) { self.repository = repository }

  func transform(_ input: Input) -> Output {
    let books = BehaviorRelay<[Book]>(value: [
      Book(id: 1, title: "Paper Boats"), Book(id: 2, title: "Slow Rivers"),
      Book(id: 3, title: "Maps"),
    ])
    input.query
      .skip(1)
      .flatMapLatest { [repository] in repository.search($0).asObservable().catchAndReturn([]) }
      .bind(to: books)
      .disposed(by: bag)
    return Output(
      books: books.asDriver(), isEmpty: books.map { $0.isEmpty }.asDriver(onErrorJustReturn: true))
  }
}

final class BookListViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let emptyLabel = UILabel()
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(BookCell.self, forCellWithReuseIdentifier: "BookCell")
    return view
  }()
  private let viewModel = BookListViewModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = searchBar
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    let output = viewModel.transform(.init(query: searchBar.rx.text.orEmpty.asObservable()))
    output.books
      .drive(collectionView.rx.items(cellIdentifier: "BookCell", cellType: BookCell.self)) {
        _, book, cell in
        cell.titleLabel.text = book.title
      }
      .disposed(by: bag)
    output.isEmpty.map { !$0 }.drive(emptyLabel.rx.isHidden).disposed(by: bag)
    collectionView.rx.modelSelected(Book.self)
      .subscribe(onNext: { [weak self] book in self?.title = book.title })
      .disposed(by: bag)
  }
}

final class BookCell: UICollectionViewCell {
  let titleLabel = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }
  required init?(coder: NSCoder) { nil }
}
