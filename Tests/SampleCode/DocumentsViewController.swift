import UIKit

/// Documents by key, with what a keyboard and a pointer do.
public final class DocumentsViewController: UIViewController, UICollectionViewDropDelegate {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { [registration] in
    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, key in
    var content = cell.defaultContentConfiguration()
    content.text = String(localized: String.LocalizationValue(key), comment: "a document")
    cell.contentConfiguration = content
  }

  /// What the screen is called, in the person's language.
  public let name: LocalizedStringResource = "documents.title"

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: name)
    view.addSubview(collectionView)
    collectionView.dropDelegate = self
    let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:"))
    collectionView.addGestureRecognizer(hover)
    let command = UIKeyCommand(
      title: String(localized: "documents.new", defaultValue: "New"), action: Selector("add"),
      input: "n", modifierFlags: [.command, .alternate])
    addKeyCommand(command)
    removeKeyCommand(command)
    _ = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { _ in }
    show(Self.stored())
  }

  /// Documents as code in Objective-C keeps them.
  public static func stored() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0, 1])
    snapshot.appendItems(withIdentifiers: ["Plan", "Draft"], intoSectionWithIdentifier: 0)
    snapshot.appendItems(withIdentifiers: ["Photo", "Scan"])
    snapshot.deleteItems(withIdentifiers: ["Draft"])
    return snapshot
  }

  private func show(_ reference: NSDiffableDataSourceSnapshotReference) {
    let snapshot = NSDiffableDataSourceSnapshot<Int, String>(bridging: reference)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    coordinator.session.loadObjects(ofClass: NSString.self) { _ in }
  }
}
