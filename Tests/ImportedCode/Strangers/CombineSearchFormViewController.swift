// swift-format-ignore-file
import Combine
import UIKit

enum APIError: LocalizedError {
  case offline, decoding(Error)
  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .decoding(let error): return error.localizedDescription
    }
  }
}

struct Repo: Decodable, Hashable {
  let fullName: String
  let stars: Int
  enum CodingKeys: String, CodingKey {
    case fullName = "full_name"
    case stars = "stargazers_count"
  }
}

protocol RepoServicing {
  func search(_ term: String) -> AnyPublisher<[Repo], APIError>
}

struct RepoService: RepoServicing {
  func search(_ term: String) -> AnyPublisher<[Repo], APIError> {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com/?q=\(term)")!)
      .map(\.data)
      .decode(type: [Repo].self, decoder: JSONDecoder())
      .mapError { APIError.decoding($0) }
      .retry(2)
      .eraseToAnyPublisher()
  }
}

final class RepoSearchViewModel: ObservableObject {
  @Published var term = ""
  @Published private(set) var repos: [Repo] = [
    Repo(fullName: "swift/lists", stars: 3), Repo(fullName: "swift/grids", stars: 9),
  ]
  @Published private(set) var isLoading = false
  let errors = PassthroughSubject<APIError, Never>()
  private let service: RepoServicing
  private var bag = Set<AnyCancellable>()

  init(service: RepoServicing = RepoService()) {
    self.service = service
    $term
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { [service] term in
        service.search(term)
          .catch { [weak self] error -> Just<[Repo]> in
            self?.errors.send(error)
            return Just([])
          }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in
        self?.isLoading = false
        self?.repos = $0
      }
      .store(in: &bag)
  }
}

final class CombineSearchFormViewController: UIViewController {
  private let viewModel: RepoSearchViewModel
  private var cancellables: Set<AnyCancellable> = []
  private let searchController = UISearchController(searchResultsController: nil)
  private let spinner = UIActivityIndicatorView(style: .large)
  private var dataSource: UICollectionViewDiffableDataSource<Int, Repo>!

  init(viewModel: RepoSearchViewModel = RepoSearchViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = searchController
    searchController.searchBar.delegate = self
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.addSubview(list)
    view.addSubview(spinner)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Repo> { cell, _, repo in
      var content = cell.defaultContentConfiguration()
      content.text = repo.fullName
      content.secondaryText = "\(repo.stars) ★"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    viewModel.$repos
      .combineLatest(viewModel.$term.prepend("all").removeDuplicates())
      .map { repos, term in term == "none" ? [] : repos }
      .receive(on: RunLoop.main)
      .sink { [unowned self] in apply($0) }
      .store(in: &cancellables)
    viewModel.$isLoading
      .assign(to: \.isAnimating, on: LoadingAdapter(spinner))
      .store(in: &cancellables)
    viewModel.errors
      .map { Optional($0.localizedDescription) }
      .assign(to: \.prompt, on: navigationItem)
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak viewModel] _ in viewModel?.term = "" }
      .store(in: &cancellables)
  }

  private func apply(_ repos: [Repo]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Repo>()
    snapshot.appendSections([0])
    snapshot.appendItems(repos)
    dataSource.apply(snapshot)
  }
}

private final class LoadingAdapter {
  private let spinner: UIActivityIndicatorView
  init(_ spinner: UIActivityIndicatorView) { self.spinner = spinner }
  var isAnimating: Bool {
    get { spinner.isAnimating }
    set { newValue ? spinner.startAnimating() : spinner.stopAnimating() }
  }
}

extension CombineSearchFormViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.term = searchText
  }
}
