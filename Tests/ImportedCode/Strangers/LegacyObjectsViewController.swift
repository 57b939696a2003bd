import UIKit

@objcMembers class LegacyTrack: NSObject {
  dynamic var name: NSString
  dynamic var isFavourite = false
  let length: NSNumber
  init(dictionary: NSDictionary) {
    name = dictionary["name"] as? NSString ?? ""
    length = dictionary.object(forKey: "length") as? NSNumber ?? 0
    super.init()
  }
  override var description: String { "\(name)" }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LegacyTrack else { return false }
    return other.name.isEqual(to: name as String)
  }
  override var hash: Int { name.hash }
}

class LegacyObjectsViewController: UIViewController, UICollectionViewDelegate {
  @objc enum Section: Int { case favourites, others }
  private var tracks = NSMutableArray()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, LegacyTrack>!
  private var observation: NSKeyValueObservation?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let raw: NSArray = [
      ["name": "Prelude", "length": 210], ["name": "Fugue", "length": NSNumber(value: 330)],
      ["name": "Finale", "length": 95],
    ]
    raw.enumerateObjects { object, index, stop in
      if let dictionary = object as? NSDictionary {
        self.tracks.add(LegacyTrack(dictionary: dictionary))
      }
    }
    (tracks.firstObject as? LegacyTrack)?.isFavourite = true
    setUpCollectionView()
    NotificationCenter.default.addObserver(
      self, selector: #selector(contentSizeChanged(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    perform(#selector(reload), with: nil, afterDelay: 0)
    timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: #selector(reload), userInfo: nil, repeats: true)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    timer?.invalidate()
  }

  private func setUpCollectionView() {
    let layout = UICollectionViewCompositionalLayout { index, env in
      let wide = env.traitCollection.horizontalSizeClass == .regular
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(wide ? 0.25 : 0.5), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.delegate = self
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, track in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = track.isFavourite ? .systemYellow : .systemGray6
      return cell
    }
  }

  @objc private func contentSizeChanged(_ note: Notification) { reload() }

  @objc func reload() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [NSNumber(value: 0), NSNumber(value: 1)])
    var typed = NSDiffableDataSourceSnapshot<Int, LegacyTrack>()
    typed.appendSections([0, 1])
    for case let track as LegacyTrack in tracks {
      typed.appendItems([track], toSection: track.isFavourite ? 0 : 1)
    }
    dataSource.apply(typed, animatingDifferences: false)
  }
}
