// swift-format-ignore-file
import UIKit
@preconcurrency import UniformTypeIdentifiers
#if targetEnvironment(macCatalyst)
  import AppKit
#endif
#if canImport(TipKit)
  import TipKit
#endif

class CatalystToolbarViewController: UIViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  struct Document: Hashable { var name: String; var type: UTType }
  private var documents = [
    Document(name: "Plan", type: .pdf), Document(name: "Photo", type: .image),
  ]
  private var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Int, Document>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: gridLayout(in: traitCollection))
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.allowsFocus = true
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Document> {
      cell, _, document in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = document.name
      content.secondaryText = document.type.localizedDescription
      content.image = UIImage(systemName: document.type == .pdf ? "doc.richtext" : "photo")
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    #if targetEnvironment(macCatalyst)
      navigationController?.setNavigationBarHidden(true, animated: false)
      NSToolbar.flexible()
    #else
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() }),
        editButtonItem,
      ]
    #endif
    addKeyCommand(
      UIKeyCommand(title: "New", action: #selector(add), input: "n", modifierFlags: .command))
    let hover = UIHoverGestureRecognizer(target: self, action: #selector(hovered))
    collectionView.addGestureRecognizer(hover)
    update(animated: false)
  }

  func gridLayout(in traits: UITraitCollection) -> UICollectionViewLayout {
    let columns = traits.userInterfaceIdiom == .phone ? 2 : 4
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @objc func add() {
    documents.append(Document(name: "New \(documents.count)", type: .plainText))
    update(animated: true)
  }
  @objc func hovered(_ recognizer: UIHoverGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: collectionView.alpha = 0.98
    default: collectionView.alpha = 1
    }
  }
  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Document>()
    snapshot.appendSections([0])
    snapshot.appendItems(documents)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let provider = NSItemProvider(object: documents[indexPath.item].name as NSString)
    return [UIDragItem(itemProvider: provider)]
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      for case let name as String in objects {
        self?.documents.append(Document(name: name, type: .text))
      }
      self?.update(animated: true)
    }
  }
}
