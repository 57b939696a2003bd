import UIKit

// A screen with what iOS 16 to 26 brought.

final class StandingsViewController: UIViewController {
  @ViewLoading private var collectionView: UICollectionView
  private var passes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.topEdgeEffect.style = .soft
    view.addSubview(collectionView)
    contentUnavailableConfiguration = makeUnavailable()
    navigationItem.largeTitle = "Standings"
    navigationItem.centerItemGroups = [
      .optionalGroup(customizationIdentifier: "sort", items: []),
      .movableGroup(customizationIdentifier: "share", items: []),
    ]
    view.cornerConfiguration = .corners(radius: 12)
  }

  override func updateProperties() {
    super.updateProperties()
    passes += 1
    if passes > 3 { return }
    setNeedsUpdateProperties()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let column = NSCollectionLayoutGroup.verticalGroup(
      with: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let row = NSCollectionLayoutGroup.horizontalGroup(
      with: size, repeatingSubitem: column, count: 1)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  private func makeUnavailable() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button = .borderedProminent()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in }
    configuration.textProperties.color = .label
    configuration.background.backgroundColor = .systemBackground
    return configuration
  }

  func dress(_ cell: UICollectionViewListCell) {
    cell.accessories = [.popUpMenu(UIMenu(children: [UIDeferredMenuElement { $0([]) }]))]
    var background = UIBackgroundConfiguration.listCell()
    background.shadowProperties.radius = 4
    cell.backgroundConfiguration = background
    var content = cell.defaultContentConfiguration()
    content.imageProperties.strokeColor = .separator
    content.alpha = 0.5
    cell.contentConfiguration = content
  }

  func makeGlass() -> UIVisualEffectView {
    let effect = UIGlassEffect(style: .clear)
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    view.cornerConfiguration = .capsule()
    return view
  }
}
