// swift-format-ignore-file
enum NetworkError: Error, LocalizedError {
    case badStatus(Int)
    case decoding
    var errorDescription: String? {
        switch self {
        case .badStatus(let code): return "Status \(code)"
        case .decoding: return "Could not decode"
        }
    }
}
func fetchItems(fail: Bool, completion: @escaping (Result<[String], NetworkError>) -> Void) {
    completion(fail ? .failure(.badStatus(404)) : .success(["a", "b"]))
}
fetchItems(fail: false) { result in
    switch result {
    case .success(let items):
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["main"])
        snapshot.appendItems(items)
        print("loaded", snapshot.numberOfItems)
    case .failure(let error):
        print(error.localizedDescription)
    }
}
fetchItems(fail: true) { result in
    do { print(try result.get()) } catch { print("failed: \(error.localizedDescription)") }
}
