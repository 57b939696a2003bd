import UIKit

protocol ColorPickerDelegate: AnyObject {
  func picker(_ picker: ColorPickerController, didPick name: String)
}

final class ColorPickerController: UICollectionViewController {
  weak var delegate: ColorPickerDelegate?
  private let colors: KeyValuePairs = [
    "Red": UIColor.systemRed, "Green": .systemGreen, "Blue": .systemBlue, "Teal": .systemTeal,
  ]

  init() {
    super.init(collectionViewLayout: Self.layout)
    modalPresentationStyle = .pageSheet
    if let sheet = sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.35 },
        .custom { _ in 220 },
        .large(),
      ]
      sheet.prefersGrabberVisible = true
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  private static var layout: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      repeatingSubitem: item, count: 4)
    return UICollectionViewCompositionalLayout(section: .init(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { colors.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item].value
    cell.contentView.layer.cornerRadius = 10
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate?.picker(self, didPick: colors[indexPath.item].key)
    showDetailViewController(UIViewController(), sender: self)
  }
}
