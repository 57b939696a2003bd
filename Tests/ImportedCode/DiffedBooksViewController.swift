import Alamofire
import DeepDiff
import UIKit

struct Book: Hashable, DiffAware {
  let id: Int
  let title: String
  var diffId: Int { id }
  static func compareContent(_ a: Book, _ b: Book) -> Bool { a == b }
}
final class DiffedBooksViewController: UIViewController, UICollectionViewDataSource {
  private var books: [Book] = []
  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    show([Book(id: 1, title: "A"), Book(id: 2, title: "B")])
    show([Book(id: 2, title: "B"), Book(id: 3, title: "C"), Book(id: 1, title: "A")])
    AF.request("https://example.com/books", headers: [.accept("application/json")]).validate()
      .responseDecodable(of: [String].self) { response in
        switch response.result {
        case .success(let names): print(names)
        case .failure(let error): print(error)
        }
      }
  }
  private func show(_ new: [Book]) {
    let changes = diff(old: books, new: new)
    collectionView.reload(changes: changes, updateData: { self.books = new })
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { books.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
