// swift-format-ignore-file
struct Country: Decodable, Hashable {
    let name: String
    let population: Int?
    enum CodingKeys: String, CodingKey { case name = "country_name", population }
}
let json = """
[{"country_name": "대한민국", "population": 51780579}, {"country_name": "Iceland"}]
""".data(using: .utf8)!
do {
    let countries = try JSONDecoder().decode([Country].self, from: json)
    var snap = NSDiffableDataSourceSnapshot<Character, Country>()
    let grouped = Dictionary(grouping: countries, by: { $0.name.first! })
    for key in grouped.keys.sorted() {
        snap.appendSections([key])
        snap.appendItems(grouped[key]!.sorted { $0.name < $1.name }, toSection: key)
    }
    print(snap.numberOfItems, snap.sectionIdentifiers)
} catch { print("failed: \(error)") }
