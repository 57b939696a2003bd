// swift-format-ignore-file

import UIKit
import SafariServices

class LessonsViewController: UICollectionViewController {
  // MARK: - Properties
  private var sections = Chapter.allChapters
  private lazy var dataSource = makeDataSource()
  private var searchController = UISearchController(searchResultsController: nil)

  // MARK: - Value Types
  typealias DataSource = UICollectionViewDiffableDataSource<Chapter, Lesson>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Chapter, Lesson>

  // MARK: - Life Cycles
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    configureSearchController()
    configureLayout()
    applySnapshot(animatingDifferences: false)
  }

  // MARK: - Functions
  func makeDataSource() -> DataSource {
    let dataSource = DataSource(
      collectionView: collectionView,
      cellProvider: { collectionView, indexPath, lesson ->
        UICollectionViewCell? in
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "LessonCollectionViewCell",
          for: indexPath) as? LessonCollectionViewCell
        cell?.lesson = lesson
        return cell
    })
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      guard kind == UICollectionView.elementKindSectionHeader else {
        return nil
      }
      let section = self.dataSource.snapshot()
        .sectionIdentifiers[indexPath.section]
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: SectionHeaderReusableView.reuseIdentifier,
        for: indexPath) as? SectionHeaderReusableView
      view?.titleLabel.text = section.title
      return view
    }
    return dataSource
  }

  func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    sections.forEach { section in
      snapshot.appendItems(section.lessons, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }
}

// MARK: - UICollectionViewDataSource
extension LessonsViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let lesson = dataSource.itemIdentifier(for: indexPath) else {
      return
    }
    guard let link = lesson.link else {
      print("Invalid link")
      return
    }
    let safariViewController = SFSafariViewController(url: link)
    present(safariViewController, animated: true, completion: nil)
  }
}

// MARK: - UISearchResultsUpdating Delegate
extension LessonsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    sections = filteredSections(for: searchController.searchBar.text)
    applySnapshot()
  }

  func filteredSections(for queryOrNil: String?) -> [Chapter] {
    let sections = Chapter.allChapters
    guard
      let query = queryOrNil,
      !query.isEmpty
      else {
        return sections
    }

    return sections.filter { section in
      var matches = section.title.lowercased().contains(query.lowercased())
      for lesson in section.lessons {
        if lesson.title.lowercased().contains(query.lowercased()) {
          matches = true
          break
        }
      }
      return matches
    }
  }

  func configureSearchController() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Lessons"
    navigationItem.searchController = searchController
    definesPresentationContext = true
  }
}

// MARK: - Layout Handling
extension LessonsViewController {
  private func configureLayout() {
    collectionView.register(
      SectionHeaderReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionHeaderReusableView.reuseIdentifier
    )
    collectionView.collectionViewLayout =
      UICollectionViewCompositionalLayout(sectionProvider: { sectionIndex, layoutEnvironment in
        let isPhone = layoutEnvironment.traitCollection
          .userInterfaceIdiom == UIUserInterfaceIdiom.phone
        let size = NSCollectionLayoutSize(
          widthDimension: NSCollectionLayoutDimension.fractionalWidth(1),
          heightDimension: NSCollectionLayoutDimension.absolute(isPhone ? 280 : 250)
        )
        let itemCount = isPhone ? 1 : 3
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size,
          subitem: item,
          count: itemCount)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 10,
          leading: 10,
          bottom: 10,
          trailing: 10)
        section.interGroupSpacing = 10
        // Supplementary header view setup
        let headerFooterSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0),
          heightDimension: .estimated(20)
        )
        let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: headerFooterSize,
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
        section.boundarySupplementaryItems = [sectionHeader]
        return section
      })
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    }, completion: nil)
  }
}

// MARK: - SFSafariViewControllerDelegate Implementation
extension LessonsViewController: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    controller.dismiss(animated: true, completion: nil)
  }
}
