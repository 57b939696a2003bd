import UIKit

class OptionCell: UICollectionViewCell {
  let label = UILabel()
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    field.translatesAutoresizingMaskIntoConstraints = false
    field.borderStyle = UITextBorderStyle.roundedRect
    contentView.addSubview(label)
    contentView.addSubview(field)
    let top = NSLayoutConstraint(
      item: label, attribute: NSLayoutAttribute.top, relatedBy: NSLayoutRelation.equal,
      toItem: contentView, attribute: .top, multiplier: 1, constant: 8)
    let leading = NSLayoutConstraint(
      item: label, attribute: .leading, relatedBy: .equal, toItem: contentView, attribute: .leading,
      multiplier: 1, constant: 16)
    let below = NSLayoutConstraint(
      item: field, attribute: .top, relatedBy: .equal, toItem: label, attribute: .bottom,
      multiplier: 1, constant: 6)
    let start = field.leadingAnchor.constraint(equalTo: label.leadingAnchor)
    let bottom = field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriorityRequired
    let end = field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    end.priority = 999
    NSLayoutConstraint.activate([top, leading, below, start, bottom, end])
    NotificationCenter.default.addObserver(
      forName: .UITextFieldTextDidChange, object: field, queue: nil
    ) { _ in }
  }

  required init?(coder: NSCoder) { fatalError() }
}

class OptionsViewController: UIViewController, UICollectionViewDataSource {
  private var collection: UICollectionView!
  private let options = ["Name", "City", "Phone"]

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 80)
    layout.minimumLineSpacing = 1
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.register(OptionCell.self, forCellWithReuseIdentifier: "option")
    view.addSubview(collection)
    view.bringSubview(toFront: collection)
    let child = UIViewController()
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    print(childViewControllers.count)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: UIViewAnimationOptions.curveEaseOut,
      animations: { self.view.alpha = 1 }, completion: nil)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return options.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "option", for: indexPath)
      as! OptionCell
    cell.label.text = options[indexPath.item]
    let attributes: [NSAttributedStringKey: Any] = [
      .font: UIFont.systemFont(ofSize: 15, weight: UIFont.Weight.medium)
    ]
    cell.field.attributedPlaceholder = NSAttributedString(
      string: "Type here", attributes: attributes)
    return cell
  }
}
