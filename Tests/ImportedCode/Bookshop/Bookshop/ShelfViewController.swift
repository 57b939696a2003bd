import Combine
import UIKit

class ShelfViewController: UIViewController {
  private let viewModel: ShelfViewModel
  private var subscriptions: Set<AnyCancellable> = []
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: createLayout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Book.Genre, Book>(
    collectionView: collectionView
  ) { collectionView, indexPath, book in
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "BookCell", for: indexPath)
      as! BookCell
    cell.show(book)
    return cell
  }

  init(viewModel: ShelfViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    view.addSubview(collectionView)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.register(
      UINib(nibName: "BookCell", bundle: nil), forCellWithReuseIdentifier: "BookCell")
    viewModel.found
      .receive(on: RunLoop.main)
      .sink { [weak self] books in self?.show(books) }
      .store(in: &subscriptions)
  }

  private func show(_ books: [Book]) {
    var snapshot = NSDiffableDataSourceSnapshot<Book.Genre, Book>()
    for genre in Book.Genre.allCases {
      snapshot.appendSections([genre])
      snapshot.appendItems(books.filter { $0.genre == genre }, toSection: genre)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection.grid(columns: Metrics.columns, height: 200)
      section.contentInsets = .init(
        top: 8, leading: Metrics.margin, bottom: 8, trailing: Metrics.margin)
      return section
    }
  }
}
