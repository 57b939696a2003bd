import Wording
import WorldModel

extension DoctorRule {
  /// Where identity covers the contents, a change of contents is a delete and an insert.
  static let contentsInIdentity = DoctorRule(
    id: "contents-in-identity", severity: .warning,
    summary: "Identifiers that cover an item's contents.",
    reason: """
      An item whose contents changed is another item then: its cell goes, another comes, and it \
      cannot be reloaded or reconfigured.
      """,
    page: "identity"
  ) { examination in
    guard let world = examination.world, world.contents.identity == .value else { return [] }
    let items = world.itemsWithContents
    guard let first = items.first else { return [] }
    return [
      Complaint(
        subject: FindingSubject(item: first),
        message: """
          identity covers the contents of \(Message(counting: items.count, "item")): a changed field \
          is a delete and an insert
          """,
        mend: "`identity id`, and look the contents up by it",
        swift: ["struct Note: Identifiable { let id: UUID; var title: String }"])
    ]
  }
}
