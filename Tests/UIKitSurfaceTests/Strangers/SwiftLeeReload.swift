// swift-format-ignore-file
import UIKit

struct Article: Hashable, Identifiable {
  typealias ID = Int
  let id: ID
  var title: String
}
final class ArticleStore {
  private var articles: [Article.ID: Article] = [:]
  subscript(id: Article.ID) -> Article? {
    get { articles[id] }
    set { articles[id] = newValue }
  }
  var ids: [Article.ID] { articles.keys.sorted(by: >) }
}

let store = ArticleStore()
for (index, title) in ["Intro", "Closures", "Generics"].enumerated() {
  store[index] = Article(id: index, title: title)
}
let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
let articlesView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Article.ID> { cell, _, id in
  guard let article = store[id] else { return }
  var configuration = cell.defaultContentConfiguration()
  configuration.text = article.title
  cell.contentConfiguration = configuration
  print("configured \(article.title)")
}
let articlesSource = UICollectionViewDiffableDataSource<Int, Article.ID>(collectionView: articlesView) {
  (collectionView, indexPath, id) in
  collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
}
var articles = NSDiffableDataSourceSnapshot<Int, Article.ID>()
articles.appendSections([0])
articles.appendItems(store.ids)
articlesSource.apply(articles, animatingDifferences: false) {
  print("applied")
}
store[1]?.title = "Closures, again"
articles.reconfigureItems([1])
articlesSource.apply(articles)
if #available(iOS 15.0, *) {
  print(articlesSource.snapshot().itemIdentifiers)
}
