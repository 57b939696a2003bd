// swift-format-ignore-file
// show: FilesController
import UIKit

indirect enum Node {
  case file(name: String, size: Int)
  case folder(name: String, children: [Node])

  var name: String {
    switch self {
    case let .file(name, _), let .folder(name, _): return name
    }
  }
  var totalSize: Int {
    switch self {
    case .file(_, let size): return size
    case .folder(_, let children): return children.reduce(0) { $0 + $1.totalSize }
    }
  }
  var children: [Node]? {
    if case .folder(_, let children) = self { return children }
    return nil
  }
}

final class FileItem: Hashable {
  let node: Node
  let identifier = UUID()
  init(_ node: Node) { self.node = node }
  lazy var items: [FileItem] = node.children?.map(FileItem.init) ?? []
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (lhs: FileItem, rhs: FileItem) -> Bool { lhs.identifier == rhs.identifier }
}

class FilesController: UICollectionViewController {
  private let root: Node = .folder(name: "root", children: [
    .folder(name: "src", children: [.file(name: "main.swift", size: 120), .file(name: "app.swift", size: 80)]),
    .folder(name: "docs", children: []),
    .file(name: "README.md", size: 10),
  ])
  private var dataSource: UICollectionViewDiffableDataSource<String, FileItem>! = nil

  init() {
    let config = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("total", root.totalSize)
    let containerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.node.name
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: options)]
    }
    let fileRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.node.name
      content.secondaryText = ByteCountFormatter.string(fromByteCount: Int64(item.node.totalSize), countStyle: .file)
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { view, path, item in
      if item.items.isEmpty {
        return view.dequeueConfiguredReusableCell(using: fileRegistration, for: path, item: item)
      } else {
        return view.dequeueConfiguredReusableCell(using: containerRegistration, for: path, item: item)
      }
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<FileItem>()
    func add(_ items: [FileItem], to parent: FileItem?) {
      snapshot.append(items, to: parent)
      for item in items where !item.items.isEmpty {
        add(item.items, to: item)
      }
    }
    let top = FileItem(root).items
    add(top, to: nil)
    snapshot.expand(top.filter { $0.node.name == "src" })
    dataSource.apply(snapshot, to: "main", animatingDifferences: false)
  }
}
