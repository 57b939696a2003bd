// swift-format-ignore-file
import Foundation
import Combine

final class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [SearchResult] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { query in SearchResult.all.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) } }
            .assign(to: &$results)
    }
}

struct SearchResult: Hashable {
    let title: String
    let kind: Kind
    enum Kind: String, Hashable, CaseIterable { case book, film }
    static let all = [
        SearchResult(title: "Dune", kind: .book), SearchResult(title: "Emma", kind: .book), SearchResult(title: "Alien", kind: .film)
    ]
}
