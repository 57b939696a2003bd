// swift-format-ignore-file
import UIKit
import Combine

class BaseViewController<ViewModel>: UIViewController {
    let viewModel: ViewModel
    var cancellables: Set<AnyCancellable> = []

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        configure()
    }

    @available(*, unavailable, message: "Loading from a nib is unsupported")
    required init?(coder: NSCoder) { fatalError() }

    func configure() {}
    func setupHierarchy() {}
    func setupLayout() {}
    func bind() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        setupHierarchy()
        setupLayout()
        bind()
    }
}

protocol ReuseIdentifiable { static var reuseIdentifier: String { get } }
extension ReuseIdentifiable { static var reuseIdentifier: String { String(describing: self) } }
extension UICollectionReusableView: ReuseIdentifiable {}

extension UICollectionView {
    func register<T: UICollectionViewCell>(_: T.Type) { register(T.self, forCellWithReuseIdentifier: T.reuseIdentifier) }
    func dequeue<T: UICollectionViewCell>(_: T.Type = T.self, for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
            preconditionFailure("Could not dequeue \(T.reuseIdentifier)")
        }
        return cell
    }
}
