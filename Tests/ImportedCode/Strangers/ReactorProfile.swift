import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class ProfileReactor: Reactor {
  enum Action {
    case load
    case toggle(Int)
  }
  enum Mutation {
    case setBadges([String])
    case setLoading(Bool)
  }
  struct State {
    var badges: [String] = []
    var isLoading = false
    @Pulse var message: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return .concat([
        .just(.setLoading(true)),
        Observable.just(["Early bird", "Hiker", "Reader"]).map(Mutation.setBadges),
        .just(.setLoading(false)),
      ])
    case .toggle: return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setBadges(let badges): state.badges = badges
    case .setLoading(let isLoading): state.isLoading = isLoading
    }
    return state
  }
}

extension Reactive where Base: UIViewController {
  var viewDidLoad: ControlEvent<Void> {
    let source = methodInvoked(#selector(Base.viewDidLoad)).map { _ in }
    return ControlEvent(events: source)
  }
}

final class BadgeCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class ProfileViewController: UIViewController, View {
  typealias Reactor = ProfileReactor
  var disposeBag = DisposeBag()
  private let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 44)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(BadgeCell.self, forCellWithReuseIdentifier: "BadgeCell")
    return view
  }()
  private let indicator = UIActivityIndicatorView()

  init(reactor: ProfileReactor = ProfileReactor()) {
    super.init(nibName: nil, bundle: nil)
    self.reactor = reactor
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
  }

  func bind(reactor: ProfileReactor) {
    rx.viewDidLoad.map { Reactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.badges).distinctUntilChanged()
      .bind(to: collectionView.rx.items(cellIdentifier: "BadgeCell", cellType: BadgeCell.self)) {
        _, name, cell in
        cell.label.text = name
      }
      .disposed(by: disposeBag)
    reactor.state.map(\.isLoading).bind(to: indicator.rx.isAnimating).disposed(by: disposeBag)
    reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { print($0) }).disposed(
      by: disposeBag)
  }
}
