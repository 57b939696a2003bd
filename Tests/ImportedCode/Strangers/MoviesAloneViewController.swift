import UIKit

class MoviesViewController: UIViewController {
  enum Section: Int, CaseIterable { case popular, upcoming }

  var viewModel: MoviesViewModel
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Movie>!

  init(viewModel: MoviesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Strings.movies.localized
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.register(MovieCell.self, forCellWithReuseIdentifier: MovieCell.identifier)
    collectionView.register(
      SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeader.identifier)
    view.addSubview(collectionView)
    configureDataSource()
    applySnapshot(
      popular: [
        Movie(id: 1, title: "Dune", posterPath: nil),
        Movie(id: 2, title: "Heat", posterPath: "/x.jpg"),
      ], upcoming: [])
    viewModel.onUpdate = { [weak self] movies in
      self?.applySnapshot(popular: movies, upcoming: [])
    }
    viewModel.fetch()
  }

  func configureDataSource() {
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, movie in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: MovieCell.identifier, for: indexPath) as? MovieCell
      else { return nil }
      cell.titleLabel.text = movie.title
      cell.yearLabel.text = "\(movie.year)"
      return cell
    }
    dataSource.supplementaryViewProvider = { cv, kind, ip in
      let header =
        cv.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: SectionHeader.identifier, for: ip) as! SectionHeader
      header.title.text = "Section \(ip.section)"
      return header
    }
  }

  func applySnapshot(popular: [Movie], upcoming: [Movie]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(popular, toSection: .popular)
    snapshot.appendItems(upcoming, toSection: .upcoming)
    dataSource.apply(snapshot)
  }

  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
