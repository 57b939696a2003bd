import SwiftSyntax

/// Cells of storyboards that are not given: the class that code takes them for stands in.
///
/// UIKit refuses an identifier that nothing is registered for, unless a storyboard has a prototype of
/// it. Views that come from storyboards are outlets, and those of controllers that only a storyboard
/// makes; calls that take cells from them are told what is expected. So are those of data sources and
/// the like that nothing makes: what gives them a view, and registers its cells, is not given either.
final class Prototypes: SyntaxVisitor {
  /// The controllers that only a storyboard makes.
  private(set) var controllers: Set<String> = []
  private(set) var edits = SourceEdits()
  /// The calls that are told, with what each asks for and the class that stands in.
  private(set) var expected: [Expected] = []
  /// These, and the classes with views that are outlets.
  private var owners: Set<String> = []
  /// The classes whose views are registered with elsewhere.
  private var receivers: Set<String> = []
  /// The identifiers that code registers something for, as they are written.
  private var registered: Set<String> = []
  /// The classes that it registers.
  private var registeredClasses: Set<String> = []

  /// A call that is told.
  struct Expected {
    let call: FunctionCallExprSyntax
    let identifier: String
    /// The class that stands in.
    let type: String
    /// What for: a storyboard's prototype, or what code registers.
    let whole: RewritingCut.Whole
  }

  /// What is taken from views of storyboards in `trees`, which have no nibs.
  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    var made: Set<String> = []
    for tree in trees {
      let finder = StoryboardClasses(in: tree)
      controllers.formUnion(finder.controllers)
      owners.formUnion(finder.owners)
      registered.formUnion(finder.registered)
      registeredClasses.formUnion(finder.registeredClasses)
      receivers.formUnion(finder.receivers)
      made.formUnion(finder.made)
    }
    receivers.subtract(made)
  }

  /// Finds the calls in a tree.
  func find(in tree: SourceFileSyntax) {
    (edits, expected) = (SourceEdits(), [])
    if !owners.isEmpty || !receivers.isEmpty { walk(tree) }
  }

  /// The label of the class that is expected.
  static let label = "expecting"

  /// The labels of the calls that take views, and UIKit's class of these.
  static let calls = [
    ["withReuseIdentifier", "for"]: "UICollectionViewCell",
    ["ofKind", "withReuseIdentifier", "for"]: "UICollectionReusableView",
    ["withIdentifier", "for"]: "UITableViewCell", ["withIdentifier"]: "UITableViewCell",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["dequeueReusableCell", "dequeueReusableSupplementaryView"].contains(
        member.declName.baseName.text),
      let known = Self.calls[node.arguments.map { $0.label?.text ?? "" }],
      let last = node.arguments.last,
      let identifier = node.arguments.identifier, !registered.contains(identifier),
      !owners.union(receivers).isDisjoint(with: node.enclosingTypes)
    else { return .visitChildren }
    let type = Self.type(takenFrom: node) ?? known
    guard type == known || !registeredClasses.contains(type), !Self.isMadeBesides(node) else {
      return .visitChildren
    }
    edits.insert(", \(Self.label): \(type).self", after: last)
    let name = identifier.filter { $0 != "\"" }
    let isOfStoryboard = !owners.isDisjoint(with: node.enclosingTypes)
    expected.append(
      Expected(
        call: node, identifier: name, type: type,
        whole: isOfStoryboard ? .prototype : .registration))
    return .visitChildren
  }

  /// Whether code makes a row itself where none waits to be used again, as it may be asked for one
  /// without a place.
  private static func isMadeBesides(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.map({ $0.label?.text }) == ["withIdentifier"] else { return false }
    let body =
      call.enclosing(ClosureExprSyntax.self).map(Syntax.init)
      ?? call.enclosing(FunctionDeclSyntax.self).map(Syntax.init)
    return body?.description.contains("(style:") == true
  }

  /// The class that the result of a call is taken for, where a cast says so.
  static func type(takenFrom call: FunctionCallExprSyntax) -> String? {
    var operand = Syntax(call)
    while let parent = operand.parent, !parent.is(ExprListSyntax.self) {
      guard
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
          || parent.is(TryExprSyntax.self)
      else { return nil }
      operand = parent
    }
    guard let parts = operand.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = parts.firstIndex(where: { $0.id == operand.id }), index + 2 < parts.count,
      parts[index + 1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    let name = parts[index + 2].trimmedDescription
    return name.split(separator: ".").allSatisfy { String($0).isTypeName } ? name : nil
  }
}

extension LabeledExprListSyntax {
  /// The identifier that one of them gives, as it is written.
  fileprivate var identifier: String? {
    first { $0.label?.text.hasSuffix("dentifier") == true }?.expression.trimmedDescription
  }
}

/// What in a file comes from a storyboard.
private final class StoryboardClasses: SyntaxVisitor {
  var controllers: Set<String> = []
  var owners: Set<String> = []
  var registered: Set<String> = []
  var registeredClasses: Set<String> = []
  /// The classes that are made with a view, and what is made.
  var receivers: Set<String> = []
  var made: Set<String> = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "register",
      let identifier = node.arguments.identifier
    {
      registered.insert(identifier)
      let given = node.arguments.first?.expression.trimmedDescription ?? ""
      if given.hasSuffix(".self") {
        registeredClasses.insert(String(given.dropLast(".self".count)))
      }
    }
    if let name = node.calledExpression.typeAtEnd { made.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
    if node.attributes.named("IBOutlet") != nil,
      ["UICollectionView", "UITableView"].contains(type.filter { $0.isLetter })
    {
      owners.formUnion(node.enclosingTypes)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let isSource = superclass.prefix { $0 != "<" }.hasSuffix("DiffableDataSource")
    let takesView = initializers.contains { initializer in
      initializer.signature.parameterClause.parameters.contains {
        ["UICollectionView", "UITableView"].contains($0.type.trimmedDescription)
      }
    }
    if isSource || takesView { receivers.insert(node.name.text) }
    let isMadeByCode = initializers.contains {
      $0.signature.parameterClause.parameters.first?.firstName.text != "coder"
        && !$0.modifiers.contains("convenience")
    }
    if ["UICollectionViewController", "UITableViewController"].contains(superclass), !isMadeByCode {
      controllers.insert(node.name.text)
      owners.insert(node.name.text)
    }
    return .visitChildren
  }
}
