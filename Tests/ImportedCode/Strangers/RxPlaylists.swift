// swift-format-ignore-file
import RxCocoa
import RxDataSources
import RxSwift
import SnapKit
import Then
import UIKit

struct Track: Equatable, IdentifiableType {
    let identity: Int
    let title: String
}

typealias PlaylistSection = AnimatableSectionModel<String, Track>

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    func transform(_ input: Input) -> Output
}

final class PlaylistsViewModel: ViewModelType {
    struct Input {
        let viewWillAppear: Observable<Void>
        let refresh: Observable<Void>
        let query: Observable<String>
    }
    struct Output {
        let sections: Driver<[PlaylistSection]>
        let isLoading: Driver<Bool>
    }
    private let all = BehaviorRelay<[PlaylistSection]>(value: [
        PlaylistSection(model: "Morning", items: [Track(identity: 1, title: "Sunrise"), Track(identity: 2, title: "Coffee")]),
        PlaylistSection(model: "Night", items: [Track(identity: 3, title: "Moon")]),
    ])
    private let loading = PublishRelay<Bool>()

    func transform(_ input: Input) -> Output {
        let filtered = Observable.combineLatest(all, input.query.startWith("").distinctUntilChanged()) { sections, query in
            sections.map { section in
                PlaylistSection(model: section.model, items: query.isEmpty ? section.items : section.items.filter { $0.title.contains(query) })
            }
        }
        return Output(sections: filtered.asDriver(onErrorJustReturn: []), isLoading: loading.asDriver(onErrorJustReturn: false))
    }
}

final class PlaylistsViewController: UIViewController {
    private let disposeBag = DisposeBag()
    private let viewModel = PlaylistsViewModel()
    private let searchBar = UISearchBar().then {
        $0.placeholder = "Search"
        $0.searchBarStyle = .minimal
    }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout()).then {
        $0.register(TrackCell.self, forCellWithReuseIdentifier: "TrackCell")
        $0.backgroundColor = .clear
        $0.refreshControl = UIRefreshControl()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        [searchBar, collectionView].forEach(view.addSubview)
        searchBar.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.equalToSuperview().inset(8)
        }
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(searchBar.snp.bottom).offset(8)
            make.leading.trailing.bottom.equalToSuperview()
        }
        bind()
    }

    private func bind() {
        let dataSource = RxCollectionViewSectionedAnimatedDataSource<PlaylistSection>(
            animationConfiguration: AnimationConfiguration(insertAnimation: .fade, reloadAnimation: .none, deleteAnimation: .fade),
            configureCell: { _, collectionView, indexPath, track in
                guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TrackCell", for: indexPath) as? TrackCell else { return UICollectionViewCell() }
                cell.bind(track)
                return cell
            })
        let input = PlaylistsViewModel.Input(
            viewWillAppear: rx.methodInvoked(#selector(UIViewController.viewWillAppear(_:))).map { _ in },
            refresh: collectionView.refreshControl!.rx.controlEvent(.valueChanged).asObservable(),
            query: searchBar.rx.text.orEmpty.debounce(.milliseconds(300), scheduler: MainScheduler.instance))
        let output = viewModel.transform(input)
        output.sections
            .drive(collectionView.rx.items(dataSource: dataSource))
            .disposed(by: disposeBag)
        output.isLoading
            .drive(collectionView.refreshControl!.rx.isRefreshing)
            .disposed(by: disposeBag)
        collectionView.rx.modelSelected(Track.self)
            .subscribe(onNext: { print($0.title) })
            .disposed(by: disposeBag)
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group).then {
            $0.interGroupSpacing = 6
            $0.contentInsets = .init(top: 0, leading: 12, bottom: 12, trailing: 12)
        }
        return .init(section: section)
    }
}

final class TrackCell: UICollectionViewCell {
    private let label = UILabel().then { $0.font = .systemFont(ofSize: 17); $0.numberOfLines = 2 }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)) }
    }
    required init?(coder: NSCoder) { nil }
    func bind(_ track: Track) { label.text = track.title }
}
