// swift-format-ignore-file
// show: CharactersViewController
import UIKit

struct Character_: Codable, Hashable {
  let name: String
  let role: Role
  enum Role: String, Codable, CaseIterable { case hero, villain, sidekick }
  enum CodingKeys: String, CodingKey {
    case name = "full_name"
    case role
  }
}
struct Response: Decodable {
  let results: [Character_]
  let next: String?
}

final class CharacterProvider {
  static let payload = #"{"results":[{"full_name":"Ada","role":"hero"},{"full_name":"Max","role":"villain"},{"full_name":"Tim","role":"sidekick"}],"next":null}"#
  func fetch() throws -> [Character_] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .useDefaultKeys
    return try decoder.decode(Response.self, from: Data(Self.payload.utf8)).results
  }
}

class CharactersViewController: UIViewController {
  let provider = CharacterProvider()
  lazy var dataSource: UICollectionViewDiffableDataSource<Character_.Role, Character_> = {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Character_> { cell, _, character in
      var config = cell.defaultContentConfiguration()
      config.text = character.name
      config.secondaryText = character.role.rawValue.capitalized
      config.imageProperties.cornerRadius = 8
      config.image = .init(systemName: "person.circle")
      cell.contentConfiguration = config
    }
    return .init(collectionView: collectionView) { collectionView, indexPath, character in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: character)
    }
  }()
  lazy var collectionView: UICollectionView = {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.fill(view)
    do {
      let characters = try provider.fetch()
      var snapshot = NSDiffableDataSourceSnapshot<Character_.Role, Character_>()
      let grouped = Dictionary(grouping: characters, by: \.role)
      Character_.Role.allCases.forEach { role in
        guard let items = grouped[role] else { return }
        snapshot.appendSections([role])
        snapshot.appendItems(items, toSection: role)
      }
      dataSource.apply(snapshot)
    } catch {
      print("failed: \(error)")
    }
  }
}
extension UIView {
  func fill(_ other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }
}
