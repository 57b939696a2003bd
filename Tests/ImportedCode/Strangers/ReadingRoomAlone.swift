// swift-format-ignore-file
import Combine
import UIKit

final class ReadingRoomController: UIViewController {
  private typealias Section = ReadingRoomModel.Section
  private typealias Item = ReadingRoomModel.Item

  private let model: ReadingRoomModel
  private var bag = Set<AnyCancellable>()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()

  init(model: ReadingRoomModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.snapshots
      .sink { [weak self] in self?.source.apply($0, animatingDifferences: true) }
      .store(in: &bag)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      guard let self, let section = self.source.sectionIdentifier(for: index) else { return nil }
      switch section {
      case .desk: return Self.rows(90)
      case .shelf: return Self.rows(50)
      case .returns: return Self.rows(30)
      }
    }
  }

  private static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      if case .volume(let volume) = item { content.text = volume.title }
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
  }
}
