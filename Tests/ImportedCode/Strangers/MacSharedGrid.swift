#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public typealias PlatformColor = NSColor
  public typealias PlatformViewController = NSViewController
  public typealias PlatformCollectionView = NSCollectionView
#elseif canImport(UIKit)
  import UIKit
  public typealias PlatformColor = UIColor
  public typealias PlatformViewController = UIViewController
  public typealias PlatformCollectionView = UICollectionView
#endif

public struct Swatch: Hashable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var color: PlatformColor {
    PlatformColor(hue: CGFloat(id) / 10, saturation: 0.7, brightness: 0.9, alpha: 1)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14, *)
open class SwatchGridController: PlatformViewController {
  public private(set) var swatches: [Swatch] = (0..<10).map { Swatch(id: $0, name: "Swatch \($0)") }
  public var columns: Int { traitCollection.horizontalSizeClass == .regular ? 5 : 3 }

  #if os(macOS)
    open override func loadView() { view = NSView() }
  #endif

  #if os(iOS) || os(tvOS) || targetEnvironment(macCatalyst)
    private lazy var collectionView: PlatformCollectionView = {
      let cv = PlatformCollectionView(frame: .zero, collectionViewLayout: makeLayout())
      cv.translatesAutoresizingMaskIntoConstraints = false
      #if !os(tvOS)
        cv.dragInteractionEnabled = true
        cv.dragDelegate = self
      #endif
      return cv
    }()

    private typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Swatch>
    private var dataSource: UICollectionViewDiffableDataSource<Int, Swatch.ID>!

    open override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        collectionView.leadingAnchor.constraint(
          equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 1),
        guide.trailingAnchor.constraint(
          equalToSystemSpacingAfter: collectionView.trailingAnchor, multiplier: 1),
        collectionView.topAnchor.constraint(equalTo: guide.topAnchor),
        collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      let registration = Registration { cell, _, swatch in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = swatch.color
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
      }
      dataSource = .init(collectionView: collectionView) { [unowned self] cv, indexPath, id in
        cv.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: swatches.first(where: { $0.id == id }))
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(swatches.map(\.id))
      dataSource.apply(snapshot, animatingDifferences: false)
      if #available(iOS 17.0, *) {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
          self.collectionView.setCollectionViewLayout(self.makeLayout(), animated: true)
        }
      }
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { [weak self] _, env in
        let n = self?.columns ?? 3
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1 / CGFloat(n)), heightDimension: .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(n))),
          subitems: [item])
        group.interItemSpacing = .fixed(0)
        return NSCollectionLayoutSection(group: group)
      }
    }
  #endif
}

#if os(iOS)
  extension SwatchGridController: UICollectionViewDragDelegate {
    public func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let provider = NSItemProvider(object: swatches[indexPath.item].name as NSString)
      return [UIDragItem(itemProvider: provider)]
    }
  }
#endif
