import DiffableDataSource
import Wording
import WorldModel

extension DoctorRule {
  /// An identifier that carries contents without comparing them goes on showing what it was given.
  static let carriedValue = DoctorRule(
    id: "carried-value", severity: .warning,
    summary: "An identifier that carries other contents than the model has.",
    reason: """
      Where `==` leaves the contents out, the snapshot keeps the value that was put in first, and the \
      provider is given that again, however often the item is reloaded.
      """,
    page: "carried-value"
  ) { examination in
    guard let world = examination.world, world.contents.identity == .payload else { return [] }
    return world.applied.itemIdentifiers.compactMap { item in
      let (carried, now) = (item.carried ?? [:], world.contents.fields[item.name] ?? [:])
      let names = Set(carried.keys).union(now.keys).sorted()
      guard let field = names.first(where: { carried[$0] != now[$0] }) else { return nil }
      let (old, new) = (quoted(carried[field]), quoted(now[field]))
      return Complaint(
        subject: FindingSubject(item: item),
        message: """
          its identifier carries \(old) as \(field), and the model says \(new): no reload shows it
          """,
        mend: "`identity id`, and look the contents up by it",
        swift: ["dataSource.apply(snapshotOfIDs)", "let note = store[id]"])
    }
  }

  private static func quoted(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "-" }
}
