// swift-format-ignore-file
import Foundation

struct Show: Codable {
    let id, title, author, genre: String
}

protocol DiscoverInteractorProtocol {
    func loadShows(completion: @escaping (Result<[Show], Error>) -> Void)
}

final class DiscoverInteractor: DiscoverInteractorProtocol {
    private let isOffline: Bool
    init(isOffline: Bool = true) { self.isOffline = isOffline }

    func loadShows(completion: @escaping (Result<[Show], Error>) -> Void) {
        guard !isOffline else {
            completion(.success(Self.bundled))
            return
        }
        ShowAPI.shared.request(Endpoint.discover, as: [Show].self, completion: completion)
    }

    static let bundled = [
        Show(id: "1", title: "Morning Brief", author: "Channel 5", genre: "featured"),
        Show(id: "2", title: "The Long Read", author: "Paper Co", genre: "featured"),
        Show(id: "3", title: "City Hall", author: "Radio West", genre: "news"),
        Show(id: "4", title: "Open Mic", author: "Laugh Ltd", genre: "comedy"),
        Show(id: "5", title: "Heckled", author: "Laugh Ltd", genre: "comedy"),
    ]
}
