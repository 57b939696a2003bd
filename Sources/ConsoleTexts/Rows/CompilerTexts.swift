import Wording

extension ConsoleText {
  /// What the compiler says of data sources and their identifiers, pasted as often as a crash.
  static let compilerTexts: [ConsoleText] = [
    mainActorCall, isolatedConformance, identifierNotSendable, identifierNotHashable, availability,
  ]

  private static let saidByCompiler: Message =
    "It is the compiler's: `import` a file, and the compiler here says it too."

  private static let mainActorCall = ConsoleText(
    id: "main-actor-call", kind: .log,
    wordings: [
      ConsoleWording(
        "to main actor-isolated ‹what› in a synchronous nonisolated context", on: .unknown),
      ConsoleWording("Call to main actor-isolated ‹what› in a synchronous", on: .unknown),
      ConsoleWording(
        "actor-isolated ‹what› can not be referenced from a nonisolated context", on: .unknown),
      ConsoleWording(
        "actor-isolated ‹what› can not be mutated from a nonisolated context", on: .unknown),
      ConsoleWording(
        "actor-isolated ‹what› cannot be called from outside of the actor", on: .unknown),
    ],
    meaning: { _ in
      """
      The compiler refuses to call what belongs to the main actor from a place that may be on \
      another.
      """
    },
    cause: """
      The apply stands in a closure or a function that no actor owns. Since the SDK of iOS 18 a \
      data source and its snapshots' apply belong to the main actor.
      """,
    mend: ["Task { @MainActor in", "  await dataSource.apply(snapshot)", "}"],
    page: "queues", confidence: .low,
    provocation: .impossible(saidByCompiler))

  private static let isolatedConformance = ConsoleText(
    id: "isolated-conformance", kind: .log,
    wordings: [
      ConsoleWording(
        "Main actor-isolated conformance of ‹type› to ‹protocol› cannot", on: .unknown),
      ConsoleWording(
        "conformance of ‹type› to protocol 'Hashable' crosses into main actor-isolated code",
        on: .unknown),
    ],
    meaning: { _ in
      """
      An identifier's type is Hashable on the main actor alone, and the data source wants it \
      everywhere.
      """
    },
    cause: """
      Where a module isolates to the main actor by default, its types conform so too. \
      Identifiers are compared on any queue: take the type out of the isolation.
      """,
    mend: ["nonisolated struct ItemID: Hashable, Sendable { let rawValue: UUID }"],
    page: "queues", confidence: .low,
    provocation: .impossible(saidByCompiler))

  private static let identifierNotSendable = ConsoleText(
    id: "identifier-not-sendable", kind: .log,
    wordings: [
      ConsoleWording("does not conform to the 'Sendable' protocol", on: .unknown),
      ConsoleWording("does not conform to protocol 'Sendable'", on: .unknown),
      ConsoleWording("Sending ‹what› risks causing data races", on: .unknown),
      ConsoleWording(
        "Non-sendable type ‹type› returned by ‹what› cannot cross actor boundary", on: .unknown),
      ConsoleWording("Capture of ‹what› with non-Sendable type ‹type› in", on: .unknown),
      ConsoleWording("Capture of ‹what› with non-sendable type ‹type› in", on: .unknown),
    ],
    meaning: { _ in "A value that is not Sendable is to go to another actor or queue." },
    cause: """
      Identifiers that hold class instances or whole models are not Sendable. An id alone is.
      """,
    mend: ["struct Item: Identifiable, Hashable, Sendable { let id: UUID }"],
    page: "queues", lesson: "payload-in-the-hash", confidence: .low,
    provocation: .impossible(saidByCompiler))

  private static let identifierNotHashable = ConsoleText(
    id: "identifier-not-hashable", kind: .log,
    wordings: [
      ConsoleWording("does not conform to protocol 'Hashable'", on: .unknown),
      ConsoleWording("requires that '‹type›' conform to 'Hashable'", on: .unknown),
    ],
    meaning: { _ in
      "The type of a section or an item is not Hashable, and snapshots hold nothing else."
    },
    cause: """
      A struct gets Hashable by itself when all it holds has it; a class and an enum with such \
      values need it written.
      """,
    mend: [
      "struct Item: Hashable {",
      "  let id: UUID",
      "  static func == (a: Self, b: Self) -> Bool { a.id == b.id }",
      "  func hash(into hasher: inout Hasher) { hasher.combine(id) }",
      "}",
    ],
    page: "hashable", lesson: "payload-in-the-hash", confidence: .low,
    provocation: .impossible(saidByCompiler))

  private static let availability = ConsoleText(
    id: "availability", kind: .log,
    wordings: [
      ConsoleWording("'‹name›' is only available in iOS ‹release› or newer", on: .unknown)
    ],
    meaning: { holes in
      guard let name = holes["name"], let release = holes["release"] else {
        return "The call is younger than the oldest release that the app runs on."
      }
      return "\(name) came with iOS \(release), and the app still runs on older releases."
    },
    cause: """
      The deployment target is older than the call: raise it, or keep another way for the older \
      releases.
      """,
    mend: [
      "if #available(iOS 15, *) { snapshot.reconfigureItems(ids) } else { snapshot.reloadItems(ids) }"
    ],
    page: "reconfigure", lesson: "reload-or-reconfigure", confidence: .low,
    provocation: .impossible(saidByCompiler))
}
