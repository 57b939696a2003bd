import SwiftSyntax

/// Writes the code that tells of a file's classes what Objective-C would know of them: their names,
/// their outlets and the methods that are called by name.
final class Wiring: SyntaxVisitor {
  /// The function that tells all; nil where there is nothing to tell.
  private(set) var function: String?
  private(set) var text = ""
  private let number: Int
  private var types: [String] = []
  private var lines: [String: [String]] = [:]

  private let declarations: Declarations
  /// The classes of controllers that only storyboards make, which are not given.
  private let controllers: Set<String>
  /// Views whose subclasses are made by a frame.
  private static let views: Set = [
    "UIView", "UIControl", "UILabel", "UIImageView", "UIStackView", "UICollectionReusableView",
    "UICollectionViewCell",
  ]

  /// The code for the classes in `tree`, the file of a number.
  init(
    _ tree: SourceFileSyntax, number: Int, among declarations: Declarations,
    ofStoryboards controllers: Set<String>
  ) {
    self.number = number
    self.declarations = declarations
    self.controllers = controllers
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    for (name, owner) in ItemTypes(in: tree).found {
      guard let declared = declarations.classes[owner]?.declaration, isReachable(declared) else {
        continue
      }
      let isGiven = declarations.types.contains(name)
      let type = isGiven ? "\(name).self" : "\"\(name)\", of: \(owner).self"
      add("HeadlessUIKit.RuntimeNames.addItemType(\(type))", of: owner)
    }
    guard !types.isEmpty else { return }
    // Other files do not see a class that is private to this one: one function calls for all.
    let function = "__diffplayWire\(number)"
    var calls = ""
    for (index, type) in types.enumerated() {
      guard let lines = lines[type] else { continue }
      let name = "\(function)_\(index)"
      calls += "\(type).\(name)()\n"
      text += "extension \(type) { @MainActor static func \(name)() {\n"
      text += lines.map { $0 + "\n" }.joined() + "} }\n"
    }
    text += "@MainActor func \(function)() {\n\(calls)}\n"
    self.function = function
  }

  private func add(_ line: String, of type: String) {
    if lines[type] == nil { types.append(type) }
    lines[type, default: []].append(line)
  }

  private func isReachable(_ type: ClassDeclSyntax) -> Bool {
    guard type.genericParameterClause == nil else { return false }
    let isPrivate = type.modifiers.contains("private")
    return !isPrivate || type.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// The type around a member, where code at the end of the file can reach it.
  private func owner(of node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let found = current {
      switch found.kind {
      case .functionDecl, .closureExpr, .accessorDecl, .ifConfigDecl, .structDecl, .enumDecl,
        .actorDecl, .protocolDecl:
        return nil
      case .classDecl:
        guard let type = found.as(ClassDeclSyntax.self), isReachable(type) else { return nil }
      case .extensionDecl:
        if found.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil { return nil }
      default: break
      }
      current = found.parent
    }
    let types = node.enclosingTypes
    return types.isEmpty ? nil : types.joined(separator: ".")
  }

  /// What others are below that are made of nothing.
  private static let objects: Set = [
    "UIViewController", "UITableViewController", "NSObject", "NSViewController",
    "NSWindowController", "NSCollectionViewItem",
  ]
  private static let lists: Set = ["UICollectionView", "UITableView", "NSCollectionView"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingTypes
    guard isReachable(node), node.inheritanceClause != nil,
      outer.isEmpty || owner(of: node) != nil
    else { return .visitChildren }
    let name = node.name.trimmedText
    // An extension of a type inside another does not see the other's names.
    let type = (outer + [name]).joined(separator: ".")
    add("HeadlessUIKit.RuntimeNames.add(\(type).self, \"\(name)\")", of: type)
    if controllers.contains(name) {
      add("HeadlessUIKit.RuntimeNames.addStoryboardController(\(type).self)", of: type)
    }
    let making =
      declarations.isMade(node, with: [], below: Self.objects)
      ? "addMaking { \(type)() }"
      : declarations.isMade(node, with: ["frame"], below: Self.views)
        ? "addMaking { \(type)(frame: $0) }" : nil
    if let making { add("HeadlessUIKit.RuntimeNames.\(making)", of: type) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isInspectable = node.attributes.named("IBInspectable") != nil
    guard node.attributes.named("IBOutlet") != nil || isInspectable,
      let type = owner(of: node), let binding = node.bindings.first
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    add(
      "HeadlessUIKit.RuntimeNames.addOutlet(\"\(name)\", of: \(type).self)"
        + " { try $0.\(name) = $1.value() }", of: type)
    let letters = binding.typeAnnotation?.type.trimmedDescription.filter(\.isLetter) ?? ""
    if !isInspectable, Self.lists.contains(letters) {
      // What observes the outlet is told as by a nib.
      add(
        "HeadlessUIKit.RuntimeNames.addList(of: \(type).self)"
          + " { let list = $0.\(name); $0.\(name) = list }", of: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isKnown = ["objc", "IBAction", "IBSegueAction"].contains {
      node.attributes.named($0) != nil
    }
    let effects = node.signature.effectSpecifiers
    guard isKnown, let type = owner(of: node), node.genericParameterClause == nil,
      effects?.asyncSpecifier == nil, effects?.throwsClause == nil,
      !node.modifiers.contains("static"), !node.modifiers.contains("class"),
      !node.modifiers.contains("override")
    else { return .skipChildren }
    let arguments = node.signature.parameterClause.parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.trimmedText
      return (label == "_" ? "" : "\(label): ") + "$1.argument(\(index))"
    }
    let call = "$0.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let ignoring = arguments.isEmpty ? "_ = $1; " : ""
    add(
      "HeadlessUIKit.RuntimeNames.addMethod(\"\(node.objectiveCName)\", of: \(type).self)"
        + " { \(ignoring)_ = try \(call) }", of: type)
    return .skipChildren
  }
}
