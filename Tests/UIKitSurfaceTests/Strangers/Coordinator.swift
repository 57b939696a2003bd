// swift-format-ignore-file
// show: ColorsViewController
import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  var navigationController: UINavigationController { get }
  func start()
}
extension Coordinator {
  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }
}

final class AppCoordinator: Coordinator {
  var children: [Coordinator] = []
  let navigationController: UINavigationController
  init(navigationController: UINavigationController) { self.navigationController = navigationController }
  func start() {
    let controller = ColorsViewController()
    controller.delegate = self
    navigationController.pushViewController(controller, animated: false)
  }
}
extension AppCoordinator: ColorsViewControllerDelegate {
  func colorsViewController(_ controller: ColorsViewController, didSelect color: NamedColor) {
    print("selected", color.name)
    let detail = UIViewController()
    detail.view.backgroundColor = color.color
    navigationController.pushViewController(detail, animated: true)
  }
}

struct NamedColor: Hashable {
  let name: String
  let color: UIColor
}

protocol ColorsViewControllerDelegate: AnyObject {
  func colorsViewController(_ controller: ColorsViewController, didSelect color: NamedColor)
}

final class ColorsViewController: UIViewController {
  weak var delegate: ColorsViewControllerDelegate?
  private let colors: [NamedColor] = [
    .init(name: "Red", color: .systemRed), .init(name: "Green", color: .systemGreen),
    .init(name: "Blue", color: .systemBlue), .init(name: "Pink", color: .systemPink),
  ]
  private(set) lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.delegate = self
    view.backgroundColor = .systemBackground
    return view
  }()
  private var layout: UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1/2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1/2)), subitem: item, count: 2)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, NamedColor> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, NamedColor> { cell, indexPath, color in
      cell.backgroundColor = color.color
      cell.layer.cornerRadius = 8
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }()

  override func loadView() {
    view = collectionView
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(colors)
    dataSource.apply(snapshot)
  }
}
extension ColorsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let color = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.colorsViewController(self, didSelect: color)
  }
}

let coordinator = AppCoordinator(navigationController: UINavigationController())
coordinator.start()
