// swift-format-ignore-file
// show: BookStoreViewController
import UIKit

enum Section: Int, CaseIterable {
  case featured, bestsellers, genres

  var title: String {
    switch self {
    case .featured: return "Featured"
    case .bestsellers: return "Bestsellers"
    case .genres: return "Genres"
    }
  }
}

struct Book: Codable, Hashable {
  let id: Int
  let title: String
  let author: String
  let price: Double
}

private let json = """
[
  {"id": 1, "title": "Dune", "author": "Frank", "price": 9.5},
  {"id": 2, "title": "Emma", "author": "Jane", "price": 7},
  {"id": 3, "title": "Ulysses", "author": "James", "price": 12.25}
]
"""

enum LoadError: Error {
  case badData
  case decoding(Error)
}

final class BookLoader {
  func load(completion: @escaping (Result<[Book], LoadError>) -> Void) {
    guard let data = json.data(using: .utf8) else {
      completion(.failure(.badData))
      return
    }
    do {
      let books = try JSONDecoder().decode([Book].self, from: data)
      completion(.success(books))
    } catch {
      completion(.failure(.decoding(error)))
    }
  }
}

final class BookCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: BookCell.self)
  private let titleLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [titleLabel, priceLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.textColor = .secondaryLabel
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      priceLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with book: Book) {
    titleLabel.text = book.title
    priceLabel.text = String(format: "$%.2f", book.price)
  }
}

class BookStoreViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Book>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Book>

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let loader = BookLoader()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Store"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(BookCell.self, forCellWithReuseIdentifier: BookCell.reuseIdentifier)
    view.addSubview(collectionView)
    loader.load { [weak self] result in
      switch result {
      case .success(let books): self?.apply(books)
      case .failure(let error): print(error)
      }
    }
  }

  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { collectionView, indexPath, book in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: BookCell.reuseIdentifier, for: indexPath) as? BookCell
      cell?.configure(with: book)
      return cell
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      guard let section = Section(rawValue: index) else { return nil }
      return self.layoutSection(for: section, in: environment)
    }
  }

  private func layoutSection(for section: Section, in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let isWide = environment.container.effectiveContentSize.width > 600
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let groupSize: NSCollectionLayoutSize = {
      switch section {
      case .featured: return .init(widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9), heightDimension: .absolute(200))
      case .bestsellers: return .init(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(120))
      case .genres: return .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      }
    }()
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let layoutSection = NSCollectionLayoutSection(group: group)
    layoutSection.orthogonalScrollingBehavior = section == .genres ? .none : .groupPagingCentered
    return layoutSection
  }

  private func apply(_ books: [Book], animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(books.prefix(1)), toSection: .featured)
    snapshot.appendItems(Array(books.dropFirst()), toSection: .bestsellers)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }
}
