import DiffableDataSource
import Wording
import WorldModel
import WorldWording

extension DoctorRule {
  /// Equal identifiers with different hashes end the app at the next apply that meets both.
  static let unequalHashes = DoctorRule(
    id: "unequal-hashes", severity: .error,
    summary: "Identifiers whose hash covers more than `==`.",
    reason: """
      What is equal must hash equally. As soon as contents change, two equal identifiers hash \
      differently, and UIKit ends the app.
      """,
    page: "hashable"
  ) { examination in
    guard let world = examination.world, world.contents.identity == .hash else { return [] }
    let items = world.itemsWithContents
    guard let first = items.first else { return [] }
    return [
      Complaint(
        subject: FindingSubject(item: first),
        message: """
          the hash covers the contents of \(Message(counting: items.count, "item")), and `==` only \
          the name: a changed field breaks the law
          """,
        mend: "`identity id`, and in Swift hash exactly what `==` compares",
        swift: ["func hash(into hasher: inout Hasher) { hasher.combine(id) }"])
    ]
  }
}

extension World {
  /// The items of the snapshot that have contents, in its order.
  var itemsWithContents: [Identifier] {
    snapshot.itemIdentifiers.filter { self.contents.fields[$0.name]?.isEmpty == false }
  }
}
