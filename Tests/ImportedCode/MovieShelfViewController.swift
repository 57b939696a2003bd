import SnapKit
import Then
import UIKit

final class MovieShelfViewController: UIViewController {
  enum Section: Int, CaseIterable { case banner, popular, upcoming }

  struct Movie: Hashable {
    let id: Int
    let title: String
  }

  private let headerLabel = UILabel().then {
    $0.text = "Movies"
    $0.font = .systemFont(ofSize: 22, weight: .bold)
    $0.textColor = .label
  }

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout()
  ).then {
    $0.backgroundColor = .systemBackground
    $0.register(MoviePosterCell.self, forCellWithReuseIdentifier: "MoviePosterCell")
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Movie>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setupUI()
    configureDataSource()
    applySnapshot()
  }

  private func setupUI() {
    view.addSubview(headerLabel)
    view.addSubview(collectionView)
    headerLabel.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.equalTo(32)
    }
    collectionView.snp.makeConstraints {
      $0.top.equalTo(headerLabel.snp.bottom).offset(8)
      $0.leading.trailing.bottom.equalToSuperview()
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch Section(rawValue: index)! {
      case .banner: return self.bannerSection()
      case .popular, .upcoming: return self.posterSection()
      }
    }
  }

  private func bannerSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private func posterSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 0, leading: 4, bottom: 0, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(180)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = .init(top: 8, leading: 12, bottom: 16, trailing: 12)
    return section
  }

  private func configureDataSource() {
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, movie in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "MoviePosterCell", for: indexPath) as? MoviePosterCell
      else { return UICollectionViewCell() }
      cell.configure(title: movie.title)
      return cell
    }
  }

  private func applySnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<3).map { Movie(id: $0, title: "Banner \($0)") }, toSection: .banner)
    snapshot.appendItems((10..<16).map { Movie(id: $0, title: "Hit \($0)") }, toSection: .popular)
    snapshot.appendItems((20..<24).map { Movie(id: $0, title: "Soon \($0)") }, toSection: .upcoming)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

final class MoviePosterCell: UICollectionViewCell {
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    titleLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String) { titleLabel.text = title }
}
