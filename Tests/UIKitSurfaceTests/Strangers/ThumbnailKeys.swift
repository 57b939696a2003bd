// swift-format-ignore-file
struct Photo: Codable, Hashable {
    let id: Int
    let title: String
    let thumbnailURL: String
    enum CodingKeys: String, CodingKey { case id, title, thumbnailURL = "thumbnail_url" }
}
let json = """
[{"id": 1, "title": "First", "thumbnail_url": "https://e.com/1"}, {"id": 2, "title": "Second", "thumbnail_url": "https://e.com/2"}]
"""
do {
    let photos = try JSONDecoder().decode([Photo].self, from: Data(json.utf8))
    print(photos.map(\.title))
} catch { print(error) }

// prints:
// ["First", "Second"]
