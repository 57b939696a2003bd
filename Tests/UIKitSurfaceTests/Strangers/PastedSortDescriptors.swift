// swift-format-ignore-file
struct Track: Identifiable, Hashable {
    let id: Int
    let artist: String
    let year: Int
}
let tracks = [
    Track(id: 3, artist: "Nina", year: 1965), Track(id: 1, artist: "Ella", year: 1957),
    Track(id: 2, artist: "Ella", year: 1950),
]
func sorted<T, V: Comparable>(_ values: [T], by keyPath: KeyPath<T, V>, ascending: Bool = true) -> [T] {
    values.sorted { ascending ? $0[keyPath: keyPath] < $1[keyPath: keyPath] : $0[keyPath: keyPath] > $1[keyPath: keyPath] }
}
print(sorted(tracks, by: \.year).map(\.id))
print(tracks.sorted { ($0.artist, $0.year) < ($1.artist, $1.year) }.map { $0.id })
let byArtist = tracks.reduce(into: [String: [Track]]()) { $0[$1.artist, default: []].append($1) }
print(byArtist.mapValues(\.count).sorted { $0.key < $1.key })
