/// An app of two screens: its orchards, and the trees of the one that a person chooses.
struct Orchard: Hashable {
  let name: String
  let rows: Int
}

struct Tree: Hashable {
  let sort: String
  let orchard: String
}

final class OrchardStore {
  static let shared = OrchardStore()

  let orchards = [Orchard(name: "North Slope", rows: 2), Orchard(name: "Mill Field", rows: 3)]
  let trees = [
    Tree(sort: "Quince", orchard: "North Slope"), Tree(sort: "Medlar", orchard: "North Slope"),
    Tree(sort: "Plum", orchard: "Mill Field"),
  ]
}
