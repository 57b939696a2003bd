// swift-format-ignore-file
struct Movie: Codable, Hashable {
    let id: Int
    let title: String
    let posterPath: String?
    enum CodingKeys: String, CodingKey {
        case id, title
        case posterPath = "poster_path"
    }
}
let json = """
[{"id": 1, "title": "Alien", "poster_path": null}, {"id": 2, "title": "Brazil", "poster_path": "/b.jpg"}]
""".data(using: .utf8)!
do {
    let movies = try JSONDecoder().decode([Movie].self, from: json)
    print(movies.map(\.title), movies.compactMap(\.posterPath))
} catch {
    print(error)
}
