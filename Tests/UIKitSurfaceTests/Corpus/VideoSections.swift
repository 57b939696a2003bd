// swift-format-ignore-file
import UIKit

struct Course: Hashable {
  var id = UUID()
  var title: String
  var lessons: [Lesson]

  struct Lesson: Hashable {
    var id = UUID()
    var title: String
    var minutes: Int
  }
}

extension Course {
  static let all: [Course] = [
    Course(title: "SwiftUI", lessons: [
      Lesson(title: "Views", minutes: 12), Lesson(title: "State", minutes: 31)
    ]),
    Course(title: "UIKit", lessons: (1...5).map { Lesson(title: "Part \($0)", minutes: $0 * 4) }),
    Course(title: "Combine", lessons: [])
  ]
}

final class VideoSectionsController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Course, Course.Lesson>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Course, Course.Lesson>

  private lazy var dataSource = makeDataSource()
  private var courses = Course.all

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "VideoCell")
    configureLayout()
    applySnapshot(animatingDifferences: false)
  }

  func makeDataSource() -> DataSource {
    let dataSource = DataSource(
      collectionView: collectionView,
      cellProvider: { (collectionView, indexPath, lesson) -> UICollectionViewCell? in
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "VideoCell", for: indexPath)
        cell.accessibilityLabel = lesson.title
        return cell
      })
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      guard kind == UICollectionView.elementKindSectionHeader else {
        return nil
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "SectionHeader", for: indexPath)
      return view
    }
    return dataSource
  }

  func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(courses)
    courses.forEach { course in
      snapshot.appendItems(course.lessons, toSection: course)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }
}

extension VideoSectionsController {
  private func configureLayout() {
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "SectionHeader")
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(sectionProvider: { (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
      let isPhone = layoutEnvironment.traitCollection.userInterfaceIdiom == UIUserInterfaceIdiom.phone
      let size = NSCollectionLayoutSize(
        widthDimension: NSCollectionLayoutDimension.fractionalWidth(1),
        heightDimension: NSCollectionLayoutDimension.absolute(isPhone ? 280 : 250))
      let itemCount = isPhone ? 1 : 3
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: itemCount)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      section.interGroupSpacing = 10
      let headerFooterSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(20))
      let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerFooterSize,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      section.boundarySupplementaryItems = [sectionHeader]
      return section
    })
  }
}
