// swift-format-ignore-file
class Video: Hashable {
  var id = UUID()
  var title: String
  var lessonCount: Int
  init(title: String, lessonCount: Int) { self.title = title; self.lessonCount = lessonCount }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func == (lhs: Video, rhs: Video) -> Bool { lhs.id == rhs.id }
}
extension Video {
  static let allVideos: [Video] = [
    Video(title: "SwiftUI", lessonCount: 37), Video(title: "Data Structures & Algorithms in Swift", lessonCount: 29), Video(title: "Beginning ARKit", lessonCount: 46)]
}
class VideosViewController: UICollectionViewController {
  private var videoList = Video.allVideos
  private var searchController = UISearchController(searchResultsController: nil)
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Video>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Video>
  enum Section { case main }
  private lazy var dataSource = makeDataSource()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    configureSearchController()
    configureLayout()
    applySnapshot(animatingDifferences: false)
  }
  func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: collectionView, cellProvider: { (collectionView, indexPath, video) -> UICollectionViewCell? in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "VideoCollectionViewCell", for: indexPath) as? VideoCollectionViewCell
      cell?.video = video
      return cell
    })
    return dataSource
  }
  func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections([.main])
    snapshot.appendItems(videoList)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }
  private func configureLayout() {
    collectionView.register(VideoCollectionViewCell.self, forCellWithReuseIdentifier: "VideoCollectionViewCell")
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(sectionProvider: { (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
      let isPhone = layoutEnvironment.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiom.phone
      let size = NSCollectionLayoutSize(widthDimension: NSCollectionLayoutDimension.fractionalWidth(1), heightDimension: NSCollectionLayoutDimension.absolute(isPhone ? 280 : 250))
      let itemCount = isPhone ? 1 : 3
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: itemCount)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      section.interGroupSpacing = 10
      return section
    })
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { context in self.collectionView.collectionViewLayout.invalidateLayout() }, completion: nil)
  }
}
extension VideosViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    videoList = filteredVideos(for: searchController.searchBar.text)
    applySnapshot()
  }
  func filteredVideos(for queryOrNil: String?) -> [Video] {
    guard let query = queryOrNil, !query.isEmpty else { return Video.allVideos }
    return Video.allVideos.filter { $0.title.lowercased().contains(query.lowercased()) }
  }
  func configureSearchController() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Videos"
    navigationItem.searchController = searchController
    definesPresentationContext = true
  }
}
class VideoCollectionViewCell: UICollectionViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  var video: Video? { didSet { titleLabel?.text = video?.title } }
}
