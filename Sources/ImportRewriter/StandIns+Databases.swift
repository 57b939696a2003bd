import SwiftSyntax

// What has an app's database, which is not given: its members are Core Data's own.
extension StandIns {
  /// What apps call the parts of a database, by their types.
  private static let parts = [
    "viewContext": "NSManagedObjectContext", "managedObjectContext": "NSManagedObjectContext",
    "mainContext": "NSManagedObjectContext", "backgroundContext": "NSManagedObjectContext",
    "context": "NSManagedObjectContext", "moc": "NSManagedObjectContext",
    "persistentContainer": "NSPersistentContainer", "container": "NSPersistentContainer",
  ]
  private static let instances: Set = ["shared", "default", "standard", "preview"]

  /// The members of a type that is not given which are parts of a database, as code asks for them; none
  /// where it fetches nothing.
  func databaseMembers(of name: String) -> [String] {
    guard isFetching, !uses.identifiers.contains(name) else { return [] }
    let asked = DatabaseMembers(Set(Self.parts.keys), in: trees).asked
    guard !asked.isEmpty else { return [] }
    let parts = Self.parts.filter { asked.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "var \($0.key): ImportedPackages.\($0.value) { .notGiven }"
    }
    let instances = (uses.members[name] ?? []).intersection(Self.instances).sorted().map {
      "static let \($0.escaped) = \(name)()"
    }
    return parts + instances
  }
}

/// Which of some names code asks members of others for.
private final class DatabaseMembers: SyntaxVisitor {
  private let names: Set<String>
  private(set) var asked: Set<String> = []

  init(_ names: Set<String>, in trees: [SourceFileSyntax]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if names.contains(name), let base = node.base, base.trimmedDescription != "self" {
      asked.insert(name)
    }
    return .visitChildren
  }
}
