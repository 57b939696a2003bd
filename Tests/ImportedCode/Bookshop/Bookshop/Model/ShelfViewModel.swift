import Combine
import Foundation

final class ShelfViewModel {
  @Published var query = ""
  let books: CurrentValueSubject<[Book], Never>

  init(books: [Book]) { self.books = CurrentValueSubject(books) }

  var found: AnyPublisher<[Book], Never> {
    books.combineLatest($query)
      .map { books, query in
        query.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(query) }
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
