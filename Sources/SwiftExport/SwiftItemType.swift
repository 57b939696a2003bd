import WorldModel
import WorldWording

/// The type of items, as Swift declares it: their name and their fields.
struct SwiftItemType {
  let contents: Contents
  /// The fields that items have, by their names in Swift.
  let fields: [Field]

  /// A field, and the property that holds it.
  struct Field: Hashable {
    var field: String
    var name: String
  }

  init(_ contents: Contents) {
    self.contents = contents
    var names = SwiftNames(reserving: ["id", "hashValue"])
    fields = contents.fieldNames.sorted().map {
      Field(field: $0, name: names.unique(SwiftSource.name($0)))
    }
  }

  /// An item, as code makes it; its name, where identity is the name.
  func literal(_ item: Identifier) -> String {
    contents.identity == .id ? Identifier.quote(item.name) : value(of: item)
  }

  /// An item as a value of the type, with what it carries, or else with what the model says now.
  func value(of item: Identifier) -> String {
    let values = item.carried ?? contents.fields[item.name] ?? [:]
    let arguments = fields.compactMap { field in
      values[field.field].map { "\(field.name): \(Identifier.quote($0))" }
    }
    let all = ["id: \(Identifier.quote(item.name))"] + arguments
    return "Item(\(all.joined(separator: ", ")))"
  }

  /// Adds the type, with what `==` and the hash cover where that is not everything.
  func addDeclaration(to source: inout SwiftSource, conformances: String = "Hashable") {
    source.block("struct Item: \(conformances)") { source in
      source.add("let id: String")
      for field in fields { source.add("var \(SwiftSource.escaped(field.name)): String?") }
      guard !fields.isEmpty, contents.identity != .value else { return }
      source.add("")
      source.add("static func == (left: Item, right: Item) -> Bool { left.id == right.id }")
      source.add("")
      source.block("func hash(into hasher: inout Hasher)") { source in
        source.add("hasher.combine(id)")
        guard contents.identity == .hash else { return }
        for field in fields { source.add("hasher.combine(\(SwiftSource.escaped(field.name)))") }
      }
    }
  }
}
