import UIKit

class OldShelf: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = UICollectionViewScrollDirection.vertical
    layout.sectionInset = UIEdgeInsetsMake(10, 20, 10, 20)
    layout.itemSize = CGSizeMake(100, 60)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .UIApplicationDidBecomeActive, object: nil)
    print(childViewControllers.count)
  }

  @objc func reload() { collectionView?.reloadData() }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }
}
