import UIKit

class OutletGridViewController: UIViewController, UICollectionViewDelegate {
  @IBOutlet weak var collectionView: UICollectionView!
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet var buttons: [UIButton]!

  enum Section { case main }
  private var numbers = Array(1...12)
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = createLayout()
    collectionView.delegate = self
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(shuffleTapped(_:)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeChanged), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    let longPress = UILongPressGestureRecognizer(
      target: self, action: #selector(didLongPress(gesture:)))
    collectionView.addGestureRecognizer(longPress)
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(numbers)
    dataSource.apply(snapshot, animatingDifferences: true)
    countLabel.text = "\(numbers.count)"
  }

  @IBAction func removeTapped(_ sender: UIButton) {
    numbers.removeLast()
    update()
  }

  @objc func shuffleTapped(_ sender: UIBarButtonItem) {
    numbers.reverse()
    update()
  }

  @objc private func textSizeChanged() { collectionView.reloadData() }
  @objc private func didLongPress(gesture: UILongPressGestureRecognizer) {}

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Int> {
    UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
