// swift-format-ignore-file
import UIKit

// MARK: - Reusable

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { return String(describing: self) }
}

extension UICollectionReusableView: Reusable {}

extension UICollectionView {
  func register<T: UICollectionViewCell>(_ type: T.Type) {
    register(type, forCellWithReuseIdentifier: T.reuseIdentifier)
  }

  func registerHeader<T: UICollectionReusableView>(_ type: T.Type) {
    register(
      type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: T.reuseIdentifier)
  }

  func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withReuseIdentifier: T.reuseIdentifier, for: indexPath) as? T
    else { fatalError("Could not dequeue \(T.reuseIdentifier)") }
    return cell
  }
}

class BaseCell<Model>: UICollectionViewCell {
  var model: Model? {
    didSet {
      guard let model = model else { return }
      update(with: model)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupViews()
  }

  func setupViews() {}
  func update(with model: Model) { fatalError("Subclasses must override \(#function)") }
}

struct Podcast: Hashable {
  var title: String
  var author: String
  var isNew = false
}

final class PodcastCell: BaseCell<Podcast> {
  private let artwork = UIImageView()
  private let titleLabel = UILabel()

  override func setupViews() {
    contentView.addSubviews(artwork, titleLabel)
    artwork.anchor(top: contentView.topAnchor, leading: contentView.leadingAnchor, size: .init(width: 64, height: 64))
    titleLabel.anchor(top: artwork.bottomAnchor, leading: contentView.leadingAnchor, bottom: contentView.bottomAnchor)
    artwork.layer.borderWidth = 1
    artwork.layer.borderColor = UIColor(hex: "#CCCCCC").cgColor
  }

  override func update(with model: Podcast) {
    titleLabel.text = model.title
    titleLabel.attributedText = NSAttributedString(
      string: model.title, attributes: [.foregroundColor: UIColor.label, .kern: 0.4])
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach(addSubview)
  }

  @discardableResult
  func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, size: CGSize = .zero
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var constraints = [NSLayoutConstraint]()
    if let top = top { constraints.append(topAnchor.constraint(equalTo: top)) }
    if let leading = leading { constraints.append(leadingAnchor.constraint(equalTo: leading)) }
    if let bottom = bottom { constraints.append(bottomAnchor.constraint(equalTo: bottom)) }
    if size.width != 0 { constraints.append(widthAnchor.constraint(equalToConstant: size.width)) }
    if size.height != 0 { constraints.append(heightAnchor.constraint(equalToConstant: size.height)) }
    constraints.forEach { $0.isActive = true }
    return constraints
  }
}

extension UIColor {
  convenience init(hex: String, alpha: CGFloat = 1) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var value: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&value)
    self.init(
      red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
      blue: CGFloat(value & 0x0000FF) / 255, alpha: alpha)
  }

  static let brand = UIColor(named: "Brand") ?? .systemPurple
}

class PodcastsViewController: UIViewController {
  private enum Section: Int, CaseIterable { case shows }
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    view.register(PodcastCell.self)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Podcast>(
    collectionView: collectionView
  ) { collectionView, indexPath, podcast in
    let cell: PodcastCell = collectionView.dequeue(for: indexPath)
    cell.model = podcast
    return cell
  }

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.reload()
    }
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Podcast>()
    snapshot.appendSections([.shows])
    snapshot.appendItems([
      Podcast(title: "Morning", author: "A"), Podcast(title: "Evening", author: "B", isNew: true),
      Podcast(title: "Night", author: "C"),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      return NSCollectionLayoutSection(group: group)
    }
  }
}
