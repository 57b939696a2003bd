// swift-format-ignore-file
import UIKit

typealias Reduce<S, A> = (inout S, A) -> Void

final class Box<S, A> {
  private(set) var state: S
  private let reduce: Reduce<S, A>
  init(initial: S, reduce: @escaping Reduce<S, A>) { self.state = initial; self.reduce = reduce }
  func send(_ action: A) { reduce(&state, action) }
}

struct Pigeon: Hashable { var ring: Int; var loft: String }
struct PostState { var isSorted = true }
enum PostAction { case sort }
typealias PostBox = Box<PostState, PostAction>

enum Lofts { static let pigeons = [Pigeon(ring: 11, loft: "Quay"), Pigeon(ring: 12, loft: "Quay"), Pigeon(ring: 21, loft: "Tower")] }

/// A row of lofts over the rows.
class LoftsStrip: UIView, UICollectionViewDataSource {
  let lofts = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override init(frame: CGRect) {
    super.init(frame: frame)
    lofts.frame = bounds
    lofts.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lofts.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "loft")
    lofts.dataSource = self
    addSubview(lofts)
  }
  required init?(coder: NSCoder) { fatalError() }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "loft", for: indexPath)
  }
}

class PigeonsController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  lazy var rows = UITableViewDiffableDataSource<String, Pigeon>(tableView: table) { table, path, pigeon in
    let cell = table.dequeueReusableCell(withIdentifier: "pigeon", for: path)
    cell.textLabel?.text = "Ring \(pigeon.ring)"
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.register(UITableViewCell.self, forCellReuseIdentifier: "pigeon")
    table.tableHeaderView = LoftsStrip(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    view.addSubview(table)
    var s = NSDiffableDataSourceSnapshot<String, Pigeon>()
    for pigeon in Lofts.pigeons {
      if !s.sectionIdentifiers.contains(pigeon.loft) { s.appendSections([pigeon.loft]) }
      s.appendItems([pigeon], toSection: pigeon.loft)
    }
    rows.apply(s, animatingDifferences: false)
  }
}

class ListController: UIViewController {
  var list: UICollectionView!
  var source: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration(); content.text = text; cell.contentConfiguration = content
    }
    source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) }
  }
  func show(_ texts: [String]) {
    var s = NSDiffableDataSourceSnapshot<Int, String>()
    s.appendSections([0]); s.appendItems(texts)
    source.apply(s, animatingDifferences: false)
  }
}

/// What a person has marked: nothing at first.
final class MarkedController: ListController {
  static var marked: Set<Int> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    show(Self.marked.sorted().map { "Ring \($0)" })
  }
}

final class PigeonController: ListController {
  private let pigeon: Pigeon, box: PostBox
  init(pigeon: Pigeon, box: PostBox) { self.pigeon = pigeon; self.box = box; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(["Ring \(pigeon.ring)", "Loft \(pigeon.loft)", box.state.isSorted ? "Sorted" : "As they come"])
  }
}
