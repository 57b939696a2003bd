// swift-format-ignore-file
import UIKit
import ReactorKit
import RxSwift
import RxCocoa

final class TagsReactor: Reactor {
    enum Action { case load, remove(String) }
    enum Mutation { case setTags([String]), drop(String), setLoading(Bool) }
    struct State { var tags: [String] = []; @Pulse var message: String?; var isLoading = false }
    let initialState = State()
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .load:
            return .concat([.just(.setLoading(true)), .just(.setTags(["swift", "layout", "diff", "ios"])), .just(.setLoading(false))])
        case .remove(let tag): return .just(.drop(tag))
        }
    }
    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setTags(let tags): state.tags = tags
        case .drop(let tag): state.tags.removeAll { $0 == tag }; state.message = "\(tag) removed"
        case .setLoading(let flag): state.isLoading = flag
        }
        return state
    }
}

final class TagsViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

    init(reactor: TagsReactor) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        let cell = UICollectionView.CellRegistration<TagCell, String> { $0.label.text = "#" + $2 }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
    }

    func bind(reactor: TagsReactor) {
        self.rx.viewDidLoad.map { Reactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.tags).distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .subscribe(with: self) { owner, tags in
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(tags)
                owner.dataSource?.apply(snapshot)
            }
            .disposed(by: disposeBag)
        reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(80), heightDimension: .absolute(32)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: [item])
        group.interItemSpacing = .fixed(6)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        return .init(section: section)
    }
}

extension Reactive where Base: UIViewController {
    var viewDidLoad: ControlEvent<Void> {
        let source = methodInvoked(#selector(Base.viewDidLoad)).map { _ in }
        return ControlEvent(events: source)
    }
}

final class TagCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.pin(to: contentView, insets: .init(top: 4, left: 10, bottom: 4, right: 10))
    }
    required init?(coder: NSCoder) { fatalError() }
}
extension UIView {
    func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        [topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top), leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
         trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right), bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom)].forEach { $0.isActive = true }
    }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let vc = TagsViewController(reactor: TagsReactor())
        window?.rootViewController = vc
        window?.makeKeyAndVisible()
        return true
    }
}
