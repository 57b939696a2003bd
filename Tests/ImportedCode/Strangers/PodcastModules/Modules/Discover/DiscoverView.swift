// swift-format-ignore-file
import UIKit
import ShowUI

protocol DiscoverViewProtocol: AnyObject {
    var presenter: DiscoverPresenterProtocol! { get set }
    func display(_ viewModel: Discover.ViewModel)
    func displayError(_ message: String)
}

final class DiscoverView: BaseViewController<DiscoverRootView>, DiscoverViewProtocol {
    var presenter: DiscoverPresenterProtocol!
    private var adapter: DiscoverAdapter!

    override func viewDidLoad() {
        super.viewDidLoad()
        adapter = DiscoverAdapter(collectionView: rootView.collectionView)
        adapter.delegate = self
        rootView.searchBar.placeholder = L10n.search
        presenter.viewIsReady()
    }

    func display(_ viewModel: Discover.ViewModel) {
        adapter.apply(viewModel.sections)
    }

    func displayError(_ message: String) {
        Toast.show(message, style: .error, in: view)
    }
}

extension DiscoverView: DiscoverAdapterDelegate {
    func adapter(_ adapter: DiscoverAdapter, didSelect show: Discover.ShowViewModel) {
        presenter.didSelect(show.id)
    }
}

final class DiscoverRootView: UIView {
    let searchBar = UISearchBar()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: DiscoverLayout.make())

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(searchBar)
        addSubview(collectionView)
        searchBar.translatesAutoresizingMaskIntoConstraints = false
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
