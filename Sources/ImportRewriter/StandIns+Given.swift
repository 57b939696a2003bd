import SwiftSyntax

// What others give an object once it is there, such as `var viewModel: HomeViewModel!`.
extension StandIns {
  /// Types of Core Data's that an app's delegate gives its screens.
  private static let known = ["NSPersistentContainer", "NSManagedObjectContext"]

  /// Gives the properties that nothing given assigns, and that are taken to be there, what stands in
  /// for their types.
  mutating func addValues() {
    let known = isFetching ? Self.known.map { ($0, "\($0)()") } : []
    let making = Dictionary(known + made, uniquingKeysWith: { first, _ in first })
    guard !making.isEmpty else { return }
    for (mark, tree) in zip(marks, trees) {
      for property in GivenProperties(in: tree, among: trees).found {
        guard let value = making[property.typeName] else { continue }
        edits[mark, default: SourceEdits()].give(value, to: property)
      }
    }
  }
}

extension SourceEdits {
  /// Has a property begin with a value, and keep it.
  mutating func give(_ value: String, to property: GivenProperties.Property) {
    insert(" = \(value)", after: property.annotation)
    if let modifier = property.reference { blank(modifier) }
  }
}

/// The properties of a file's classes that are taken to be there and that no code assigns.
final class GivenProperties: SyntaxVisitor {
  struct Property {
    let annotation: TypeAnnotationSyntax
    let typeName: String
    /// What has it keep nothing, `weak`.
    let reference: DeclModifierSyntax?
  }

  private(set) var found: [Property] = []
  private let assigned: Set<String>

  init(in tree: SourceFileSyntax, among trees: [SourceFileSyntax]) {
    assigned = AssignedNames(in: trees).names
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.enclosing(ClassDeclSyntax.self) != nil, node.attributes.named("IBOutlet") == nil,
      !node.modifiers.contains("static"), !node.modifiers.contains("lazy"),
      let binding = node.bindings.first, node.bindings.count == 1, binding.initializer == nil,
      let annotation = binding.typeAnnotation,
      let type = annotation.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      !assigned.contains(binding.pattern.trimmedDescription)
    else { return .visitChildren }
    let words = type.wrappedType.trimmedDescription.split { " ()".contains($0) }
    guard let name = words.last.map(String.init) else { return .visitChildren }
    let reference = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
    found.append(Property(annotation: annotation, typeName: name, reference: reference))
    return .visitChildren
  }
}

/// The names of what code assigns of its own: to an object's own variable, not to another's.
private final class AssignedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
    let member = parts[0].as(MemberAccessExprSyntax.self)
    let isOwn = member.map { $0.base?.trimmedDescription.hasPrefix("self") == true } ?? true
    let name = member?.declName ?? parts[0].as(DeclReferenceExprSyntax.self)
    if isOwn, let name { names.insert(name.baseName.text) }
    return .visitChildren
  }
}
