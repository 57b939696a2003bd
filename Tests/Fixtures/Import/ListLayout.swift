import UIKit

// A list configuration, in a layout that is a computed property of an enum.
enum Settings {
  static var listLayout: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  static func rowsSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(using: .init(appearance: .plain), layoutEnvironment: environment)
  }
}
