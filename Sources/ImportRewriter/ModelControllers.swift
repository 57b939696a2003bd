import SwiftSyntax

/// The types that are called controllers and are of models, as code uses them: it holds one and asks it
/// for nothing that a view controller has, and shows none.
final class ModelControllers: SyntaxVisitor {
  /// The names of variables, by their types.
  private var variables: [String: Set<String>] = [:]
  /// What members of variables are asked for, by the names of these.
  private var members: [String: Set<String>] = [:]
  /// The names of what is shown, or asked for as a type.
  private var shown: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Whether a type is one of them.
  func contains(_ type: String) -> Bool {
    guard let names = variables[type], !shown.contains(type), shown.isDisjoint(with: names) else {
      return false
    }
    let asked = names.reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
    return !asked.isEmpty && asked.isDisjoint(with: Self.ofViewControllers)
  }

  /// What is asked of view controllers that others hold.
  private static let ofViewControllers: Set = [
    "view", "viewIfLoaded", "title", "navigationItem", "tabBarItem", "navigationController",
    "dismiss", "present", "modalPresentationStyle", "modalTransitionStyle", "children", "parent",
    "transitioningDelegate", "willMove", "didMove", "removeFromParent", "viewControllers",
    "isViewLoaded", "loadViewIfNeeded", "preferredContentSize", "hidesBottomBarWhenPushed",
    "popoverPresentationController", "sheetPresentationController", "tableView", "collectionView",
    "searchBar", "searchResultsUpdater", "isActive", "addAction", "setViewControllers",
    "presentationController", "additionalSafeAreaInsets", "pushViewController",
  ]

  /// The methods that show controllers.
  private static let showing: Set = [
    "present", "pushViewController", "show", "showDetailViewController", "addChild",
    "setViewControllers", "transition", "UINavigationController", "UIPageViewController",
  ]

  private func note(_ name: String, _ type: TypeSyntax?) {
    if let found = type?.unwrapped.as(IdentifierTypeSyntax.self)?.name.text {
      variables[found, default: []].insert(name)
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    note(name, node.typeAnnotation?.type)
    if node.typeAnnotation == nil,
      let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.typeAtEnd
    {
      variables[made, default: []].insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.trimmedDescription.filter { !"?!".contains($0) }.split(separator: ".")
      .last
    guard let base else { return .visitChildren }
    if name == "self" {
      shown.insert(String(base))
    } else {
      members[String(base), default: []].insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.lastToken(viewMode: .sourceAccurate)?.text ?? ""
    guard Self.showing.contains(called) else { return .visitChildren }
    shown.formUnion(node.arguments.tokens(viewMode: .sourceAccurate).map(\.text))
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    shown.insert(node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    if parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
      parts[0].trimmedDescription.lowercased().hasSuffix("viewcontroller")
        || parts[0].trimmedDescription.hasSuffix("viewControllers")
    {
      shown.formUnion(parts[2].tokens(viewMode: .sourceAccurate).map(\.text))
    }
    return .visitChildren
  }
}
