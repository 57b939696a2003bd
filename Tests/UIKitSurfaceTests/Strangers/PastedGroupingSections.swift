// swift-format-ignore-file
struct Contact: Hashable {
    let id = UUID()
    let name: String
    let city: String
}
let contacts = [
    Contact(name: "Ada", city: "London"),
    Contact(name: "Grace", city: "New York"),
    Contact(name: "Alan", city: "London"),
    Contact(name: "Linus", city: "Helsinki")
]
let grouped = Dictionary(grouping: contacts, by: \.city)
var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
let cities = grouped.keys.sorted()
snapshot.appendSections(cities)
for city in cities {
    snapshot.appendItems(grouped[city] ?? [], toSection: city)
}
print(snapshot.sectionIdentifiers, snapshot.numberOfItems)
for (city, people) in grouped.sorted(by: { $0.key < $1.key }) {
    print("\(city): \(people.map(\.name).joined(separator: ", "))")
}
