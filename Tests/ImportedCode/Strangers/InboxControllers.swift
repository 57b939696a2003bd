// swift-format-ignore-file
import UIKit
class Memo: NSObject { var title: String; let created = Date(); weak var parent: Memo?; init(title: String) { self.title = title } }
class Model { let id = UUID(); var name = "x" }
final class LabelModel: Model, Hashable { 
  var tags: [String] = []; var count: Int = 0
  static func == (a: LabelModel, b: LabelModel) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) } 
}
class InboxController: UIViewController {
  var cv: UICollectionView!
  var ds: UICollectionViewDiffableDataSource<String, Memo>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let r = UICollectionView.CellRegistration<UICollectionViewListCell, Memo> { c, _, n in var k = c.defaultContentConfiguration(); k.text = n.title; k.secondaryText = n.parent?.title; c.contentConfiguration = k }
    cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    view.addSubview(cv)
    ds = .init(collectionView: cv) { v, p, n in v.dequeueConfiguredReusableCell(using: r, for: p, item: n) }
    _ = URLSession.shared
  }
}
class TagController: UIViewController {
  var cv: UICollectionView!
  lazy var ds: UICollectionViewDiffableDataSource<UUID, LabelModel> = {
    let r = UICollectionView.CellRegistration<UICollectionViewListCell, LabelModel> { c, _, n in var k = c.defaultContentConfiguration(); k.text = n.name; k.secondaryText = "\(n.count)"; c.contentConfiguration = k }
    return .init(collectionView: cv) { v, p, n in v.dequeueConfiguredReusableCell(using: r, for: p, item: n) }
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    view.addSubview(cv)
  }
}
final class Shelf: Hashable {
  let thing: Thing
  init(thing: Thing) { self.thing = thing }
  static func == (a: Shelf, b: Shelf) -> Bool { a.thing == b.thing }
  func hash(into h: inout Hasher) { h.combine(thing) }
}
enum Thing: Hashable {
  case zone(TimeZone), shelf(Shelf), word(String)
  var text: String { switch self { case .zone(let z): z.identifier; case .shelf(let s): s.thing.text; case .word(let w): w } }
}
class ThingController: UIViewController {
  var cv: UICollectionView!
  var ds: UICollectionViewDiffableDataSource<Int, Thing>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let r = UICollectionView.CellRegistration<UICollectionViewListCell, Thing> { c, _, n in var k = c.defaultContentConfiguration(); k.text = n.text; c.contentConfiguration = k }
    cv = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    view.addSubview(cv)
    ds = .init(collectionView: cv) { v, p, n in v.dequeueConfiguredReusableCell(using: r, for: p, item: n) }
  }
}
