// swift-format-ignore-file
import RxCocoa
import RxSwift
import SnapKit
import Then
import UIKit

struct Repository: Hashable {
  let id: Int
  let name: String
  let stars: Int
}

final class RepositoriesViewModel {
  struct Input {
    let viewDidLoad: Observable<Void>
    let refresh: Observable<Void>
  }

  struct Output {
    let repositories: Driver<[Repository]>
    let isLoading: Driver<Bool>
  }

  private let repositories = BehaviorRelay<[Repository]>(value: [])
  private let isLoading = BehaviorRelay<Bool>(value: false)
  private let disposeBag = DisposeBag()

  func transform(input: Input) -> Output {
    Observable.merge(input.viewDidLoad, input.refresh)
      .do(onNext: { [weak self] in self?.isLoading.accept(true) })
      .flatMapLatest { _ in
        Observable.just((1...6).map { Repository(id: $0, name: "repo-\($0)", stars: $0 * 10) })
      }
      .subscribe(onNext: { [weak self] list in
        self?.isLoading.accept(false)
        self?.repositories.accept(list)
      })
      .disposed(by: disposeBag)
    return Output(
      repositories: repositories.asDriver(), isLoading: isLoading.asDriver())
  }
}

final class RepositoryCell: UICollectionViewCell {
  static let id = "RepositoryCell"
  var disposeBag = DisposeBag()

  private let nameLabel = UILabel().then {
    $0.font = .systemFont(ofSize: 16, weight: .semibold)
    $0.textColor = .label
  }
  private let starLabel = UILabel().then {
    $0.font = .systemFont(ofSize: 12)
    $0.textAlignment = .right
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(nameLabel)
    contentView.addSubview(starLabel)
    nameLabel.snp.makeConstraints {
      $0.leading.equalToSuperview().offset(16)
      $0.centerY.equalToSuperview()
    }
    starLabel.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(nameLabel)
      make.leading.greaterThanOrEqualTo(nameLabel.snp.trailing).offset(8)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    disposeBag = DisposeBag()
  }

  func bind(_ repository: Repository) {
    nameLabel.text = repository.name
    starLabel.text = "★ \(repository.stars)"
  }
}

final class RepositoriesViewController: UIViewController {
  enum Section { case main }

  private let viewModel = RepositoriesViewModel()
  private let disposeBag = DisposeBag()
  private let refreshRelay = PublishRelay<Void>()

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: createLayout()
  ).then {
    $0.register(RepositoryCell.self, forCellWithReuseIdentifier: RepositoryCell.id)
    $0.backgroundColor = .systemBackground
    $0.refreshControl = UIRefreshControl()
  }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Repository>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    setDataSource()
    bindViewModel()
    bindView()
  }

  private func bindViewModel() {
    let input = RepositoriesViewModel.Input(
      viewDidLoad: Observable.just(()), refresh: refreshRelay.asObservable())
    let output = viewModel.transform(input: input)
    output.repositories
      .drive(onNext: { [weak self] list in self?.apply(list) })
      .disposed(by: disposeBag)
    output.isLoading
      .drive(collectionView.refreshControl!.rx.isRefreshing)
      .disposed(by: disposeBag)
  }

  private func bindView() {
    collectionView.refreshControl?.rx.controlEvent(.valueChanged)
      .bind(to: refreshRelay)
      .disposed(by: disposeBag)
    collectionView.rx.itemSelected
      .subscribe(onNext: { indexPath in print("selected", indexPath) })
      .disposed(by: disposeBag)
  }

  private func setDataSource() {
    dataSource = UICollectionViewDiffableDataSource<Section, Repository>(
      collectionView: collectionView,
      cellProvider: { collectionView, indexPath, item in
        guard
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: RepositoryCell.id, for: indexPath) as? RepositoryCell
        else { return UICollectionViewCell() }
        cell.bind(item)
        return cell
      })
  }

  private func apply(_ list: [Repository]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Repository>()
    snapshot.appendSections([.main])
    snapshot.appendItems(list, toSection: .main)
    dataSource?.apply(snapshot)
  }

  private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(56))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 1)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
