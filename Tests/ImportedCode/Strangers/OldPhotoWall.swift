//
//  OldPhotoWall.swift
//  Written for iOS 9, moved to Swift 4 once and never again.
//

import UIKit

private let reuseIdentifier = "WallCell"

class WallHeader: UICollectionReusableView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFont.systemFont(ofSize: 18, weight: UIFont.Weight.bold)
    titleLabel.frame = bounds
    titleLabel.autoresizingMask = [
      UIViewAutoresizing.flexibleWidth, UIViewAutoresizing.flexibleHeight,
    ]
    addSubview(titleLabel)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class WallViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var names = ["Harbor", "Bridge", "Market", "Lantern", "Roofs"]
  let insets = UIEdgeInsetsMake(12, 16, 12, 16)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = UICollectionViewScrollDirection.vertical
    layout.headerReferenceSize = CGSizeMake(320, 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView!.backgroundColor = UIColor.white
    collectionView!.register(UICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView!.register(
      WallHeader.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
      withReuseIdentifier: "Header")
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: NSNotification.Name.UIKeyboardWillShow,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(didBecomeActive), name: .UIApplicationDidBecomeActive, object: nil)
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("Shuffle", for: UIControlState.normal)
    button.addTarget(self, action: #selector(didBecomeActive), for: UIControlEvents.touchUpInside)
    navigationItem.titleView = button
  }

  @objc func keyboardWillShow(_ note: Notification) {
    guard let frame = note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue else { return }
    collectionView?.contentInset = UIEdgeInsetsMake(0, 0, frame.cgRectValue.height, 0)
  }

  @objc func didBecomeActive() {
    collectionView?.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    cell.backgroundColor = UIColor.lightGray
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionElementKindSectionHeader:
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! WallHeader
      header.titleLabel.text = "Wall"
      return header
    default:
      fatalError("Unexpected element kind")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return insets
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSizeMake(100, 100)
  }

  func jump(to index: Int) {
    collectionView?.scrollToItem(
      at: IndexPath(item: index, section: 0), at: UICollectionViewScrollPosition.centeredVertically,
      animated: true)
  }
}
