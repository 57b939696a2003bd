// swift-format-ignore-file
import FlexLayout
import PinLayout
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class ShopReactor: Reactor {
    enum Action { case load, like(Int) }
    enum Mutation { case setGoods([Goods]), setLoading(Bool), toggleLike(Int) }
    struct State {
        var goods: [Goods] = []
        var isLoading = false
    }
    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .load:
            return Observable.concat([
                .just(.setLoading(true)),
                .just(.setGoods([Goods(id: 1, name: "머그컵"), Goods(id: 2, name: "담요"), Goods(id: 3, name: "향초")])),
                .just(.setLoading(false))
            ])
        case .like(let index):
            return .just(.toggleLike(index))
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var newState = state
        switch mutation {
        case .setGoods(let goods): newState.goods = goods
        case .setLoading(let isLoading): newState.isLoading = isLoading
        case .toggleLike(let index): newState.goods[index].isLiked.toggle()
        }
        return newState
    }
}

struct Goods: Hashable {
    let id: Int
    let name: String
    var isLiked = false
}

final class GoodsCell: UICollectionViewCell {
    private let rootFlexContainer = UIView()
    private let nameLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(rootFlexContainer)
        rootFlexContainer.flex.direction(.column).padding(12).define { flex in
            flex.addItem(nameLabel).marginBottom(8)
        }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        rootFlexContainer.pin.all()
        rootFlexContainer.flex.layout()
    }
    func configure(_ goods: Goods) { nameLabel.text = goods.name }
}

final class ShopViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShopViewController.layout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Goods>(collectionView: collectionView) { collectionView, indexPath, goods in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GoodsCell", for: indexPath) as? GoodsCell
        cell?.configure(goods)
        return cell
    }

    init(reactor: ShopReactor) {
        super.init(nibName: nil, bundle: nil)
        self.reactor = reactor
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(GoodsCell.self, forCellWithReuseIdentifier: "GoodsCell")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.pin.all(view.pin.safeArea)
    }

    func bind(reactor: ShopReactor) {
        rx.methodInvoked(#selector(viewDidLoad)).map { _ in Reactor.Action.load }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
        reactor.action.onNext(.load)
        reactor.state.map(\.goods)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] goods in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Goods>()
                snapshot.appendSections([0])
                snapshot.appendItems(goods)
                self?.dataSource.apply(snapshot, animatingDifferences: false)
            })
            .disposed(by: disposeBag)
        reactor.pulse(\.$message).subscribe().disposed(by: disposeBag)
    }

    private static func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
