// swift-format-ignore-file
protocol PhotoService { func photos(matching query: String, completion: @escaping (Result<[String], Error>) -> Void) }
struct MockPhotoService: PhotoService {
    func photos(matching query: String, completion: @escaping (Result<[String], Error>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
            DispatchQueue.main.async { completion(.success(["cat", "dog"].filter { query.isEmpty || $0.contains(query) })) }
        }
    }
}
final class Store {
    static let shared = Store()
    private init() {}
    var service: PhotoService = MockPhotoService()
}
Store.shared.service.photos(matching: "c") { result in
    switch result {
    case .success(let names): print(names)
    case .failure(let error): print(error.localizedDescription)
    }
}
