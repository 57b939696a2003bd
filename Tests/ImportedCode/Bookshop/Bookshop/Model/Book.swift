import Foundation

struct Book: Hashable {
  let isbn: String
  let title: String
  let genre: Genre

  enum Genre: String, CaseIterable { case novel, poetry }

  static let samples = [
    Book(isbn: "1", title: "Dunes", genre: .novel), Book(isbn: "2", title: "Ink", genre: .poetry),
    Book(isbn: "3", title: "Harbour", genre: .novel),
  ]
}
