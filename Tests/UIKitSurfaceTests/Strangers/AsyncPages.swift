// swift-format-ignore-file
enum APIError: Error { case offline }
struct API {
    func fetch(page: Int) async throws -> [Int] {
        guard page < 3 else { throw APIError.offline }
        return Array((page * 10)..<(page * 10 + 10))
    }
}
func loadAll() async {
    let api = API()
    var all: [Int] = []
    do {
        for page in 0..<4 { all += try await api.fetch(page: page) }
    } catch {
        print("stopped: \(error)")
    }
    print(all.count)
}
Task { await loadAll() }
