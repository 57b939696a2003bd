import RxCocoa
import RxSwift
import SnapKit
import Then
//
//  플레이리스트 상세 화면
//
import UIKit

final class PlaylistDetailViewController: BaseViewController {

  // MARK: - Properties
  private let viewModel: PlaylistDetailViewModel
  private let disposeBag = DisposeBag()

  enum Section: Int, CaseIterable { case header, songs }
  enum Item: Hashable {
    case header(Playlist)
    case song(Song)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  // MARK: - UI
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout()
  ).then {
    $0.backgroundColor = .clear
    $0.showsVerticalScrollIndicator = false
    $0.register(PlaylistHeaderCell.self, forCellWithReuseIdentifier: PlaylistHeaderCell.identifier)
    $0.register(SongCell.self, forCellWithReuseIdentifier: SongCell.identifier)
  }
  private let playButton = GradientButton(title: "재생하기")

  init(viewModel: PlaylistDetailViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUI()
    setDataSource()
    bind()
  }

  override func configureUI() {
    super.configureUI()
    view.backgroundColor = .systemBackground
  }

  // 레이아웃 설정
  private func setUI() {
    view.addSubview(collectionView)
    view.addSubview(playButton)
    collectionView.snp.makeConstraints {
      $0.top.leading.trailing.equalTo(view.safeAreaLayoutGuide)
      $0.bottom.equalTo(playButton.snp.top).offset(-8)
    }
    playButton.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.bottom.equalTo(view.safeAreaLayoutGuide)
      $0.height.equalTo(52)
    }
  }

  private func setDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .header(let playlist):
        let cell =
          collectionView.dequeueReusableCell(
            withReuseIdentifier: PlaylistHeaderCell.identifier, for: indexPath)
          as! PlaylistHeaderCell
        cell.configure(playlist)
        return cell
      case .song(let song):
        guard
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: SongCell.identifier, for: indexPath) as? SongCell
        else { return UICollectionViewCell() }
        cell.configure(title: song.title, artist: song.artist)
        return cell
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.header(Playlist(id: "p1", name: "출근길", count: 3))], toSection: .header)
    snapshot.appendItems(Song.mock.map { .song($0) }, toSection: .songs)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func bind() {
    let input = PlaylistDetailViewModel.Input(
      viewDidLoad: Observable.just(()), playTap: playButton.rx.tap.asObservable())
    let output = viewModel.transform(input: input)
    output.songs
      .observe(on: MainScheduler.instance)
      .withUnretained(self)
      .subscribe(onNext: { owner, songs in
        var snapshot = owner.dataSource.snapshot()
        snapshot.appendItems(songs.map { .song($0) }, toSection: .songs)
        owner.dataSource.apply(snapshot)
      })
      .disposed(by: disposeBag)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout { index, _ in
      guard let section = Section(rawValue: index) else { return nil }
      switch section {
      case .header: return self.full(height: 240)
      case .songs: return self.full(height: 64)
      }
    }
  }

  private func full(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
