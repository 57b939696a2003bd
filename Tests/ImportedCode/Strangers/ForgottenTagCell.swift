// swift-format-ignore-file
import UIKit

final class TagsViewController: UIViewController, UICollectionViewDataSource {
    private let store: TagStore
    private let palette = TagPalette.standard
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    weak var delegate: TagsViewControllerDelegate?

    init(store: TagStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = palette.background
        collectionView.dataSource = self
        view.addSubview(collectionView)
        store.onChange = { [weak self] tags in self?.collectionView.reloadData() }
        Analytics.track(.opened(screen: "tags"))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TagCell", for: indexPath) as! TagCell
        cell.titleLabel.text = store.tag(at: indexPath.item).title
        return cell
    }
}
