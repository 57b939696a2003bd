// swift-format-ignore-file
import CoreData
import UIKit

protocol Stock {
  func racks() -> [Rack]
}

final class DefaultStock: Stock {
  private let context: NSManagedObjectContext
  init(context: NSManagedObjectContext) { self.context = context }

  func racks() -> [Rack] {
    let wine = Wine(context: context)
    wine.label = "Mosel"
    wine.addToTastings(Wine(context: context))
    let rack = Rack(context: context)
    rack.room = "North"
    rack.addToWines(wine)
    return [rack]
  }
}

final class RacksViewModel {
  private let stock: Stock
  init(stock: Stock) { self.stock = stock }

  var rows: [String] {
    stock.racks().flatMap { rack -> [String] in
      let wines = rack.wines as? Set<Wine> ?? []
      return ["\(rack.room ?? "?") \(rack.shelves)"]
        + wines.map { "\($0.label ?? "?") \($0.year) \($0.tastings?.count ?? 0)" }
    }
  }
}

class ModelledViewController<Model>: UIViewController {
  let model: Model
  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RacksViewController: ModelledViewController<RacksViewModel> {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.rows)
    dataSource.apply(snapshot)
  }
}
