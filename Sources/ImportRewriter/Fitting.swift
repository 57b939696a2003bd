import SwiftSyntax

/// Makes a file fit for a system without Objective-C, a line staying where it was.
///
/// Attributes of Objective-C go; a selector becomes a value; an outlet is made when it is first
/// needed; what an extension overrides moves into the class; imports of modules that are not here
/// go at once.
final class Fitting: SyntaxVisitor {
  let declarations: Declarations
  private let modules: Set<String>
  private let mark: String
  var edits = SourceEdits()
  private(set) var dropped: [String] = []
  /// Whether the file imports Core Data or Photos, which order and ask by the names of properties.
  private var importsDatabase = false
  /// Whether the file imports ReactorKit, whose views have another name than SwiftUI's here.
  private var hasReactors = false
  /// Whether the file imports the Composable Architecture.
  private var reducesState = false
  /// Whether the file imports SwiftUI.
  private var importsInterface = false
  /// What extensions override, by class: its text and its line.
  private(set) var moved: [(type: String, member: DeclSyntax)] = []

  init(_ declarations: Declarations, modules: [String], mark: String) {
    self.declarations = declarations
    self.modules = Set(modules)
    self.mark = mark
    super.init(viewMode: .sourceAccurate)
  }

  private static let foreignAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBDesignable",
    "IBInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
    "GKInspectable", "IBOutletCollection",
  ]

  /// Macros of the Composable Architecture, which are not here: what they add is.
  private static let macros: Set = [
    "Reducer", "ObservableState", "CasePathable", "Presents", "ObservationStateIgnored",
    "DependencyClient", "ViewAction",
  ]

  /// Makes a type a reducer, as the attribute of that name does.
  private func conform(
    _ name: TokenSyntax, _ attributes: AttributeListSyntax, _ clause: InheritanceClauseSyntax?
  ) {
    guard reducesState, attributes.named("Reducer") != nil else { return }
    if let first = clause?.inheritedTypes.first {
      edits.insert("ImportedPackages.Reducer, ", before: first)
    } else {
      edits.insert(": ImportedPackages.Reducer", after: name)
    }
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    rename(node.expression, of: node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.genericArgumentClause { rename(node.name, of: arguments) }
    adopt(node.name)
    return .visitChildren
  }

  /// Gives a reducer as it was before its environment went another name than the protocol's.
  private func rename(_ name: some SyntaxProtocol, of arguments: GenericArgumentClauseSyntax) {
    guard reducesState, arguments.arguments.count == 3, name.trimmedDescription == "Reducer" else {
      return
    }
    edits.replace(name, by: "ImportedPackages.AnyReducer")
  }

  /// The calls that join reducers of children: none of these is ever sent an action.
  private static let joinings: Set = ["forEach", "ifLet", "ifCaseLet"]

  /// Takes a call out of a chain that joins a child's reducer.
  private func unjoin(_ node: FunctionCallExprSyntax) {
    guard reducesState, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base != nil, Self.joinings.contains(member.declName.baseName.text),
      node.arguments.contains(where: { $0.label?.text == "action" })
    else { return }
    edits.unchain(node, member)
  }

  /// What Foundation says that it has not here, or has beside what knows the user's classes, and
  /// what has the same calls.
  private static let adopted = [
    "DateComponentsFormatter": "HeadlessUIKit.DurationFormatter",
    "NSClassFromString": "HeadlessUIKit.RuntimeNames.classFromString",
    "NSStringFromClass": "HeadlessUIKit.RuntimeNames.stringFromClass",
  ]

  private func adopt(_ name: TokenSyntax) {
    if let known = Self.adopted[name.text], !declarations.types.contains(name.text) {
      edits.replace(name, by: known)
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    adopt(node.baseName)
    return .visitChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.foreignAttributes.contains(name) { edits.blank(node) }
    if reducesState, Self.macros.contains(name) { edits.blank(node) }
    nameModule(of: node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    manage(node)
    guard node.attributes.named("IBOutlet") != nil, node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer == nil,
      let type = binding.typeAnnotation, isStored(binding)
    else { return .visitChildren }
    for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
      edits.blank(modifier)
    }
    edits.insert("lazy ", before: node.bindingSpecifier)
    let name = binding.pattern.trimmedDescription
    // A list of outlets is that of a nib, which puts them in: there are none without it.
    var plain = type.type
    if let inner = plain.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      plain = inner.wrappedType
    }
    let value =
      plain.is(ArrayTypeSyntax.self)
      ? "[]" : "HeadlessUIKit.NibOutlet.made(\"\(name)\", of: self)"
    edits.insert(" = \(value)", after: type)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    manage(node)
    return .visitChildren
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil
    }
    return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    nameSource(in: parts)
    guard parts.count == 3, let conversion = parts[1].as(UnresolvedAsExprSyntax.self),
      conversion.questionOrExclamationMark == nil, let type = parts[2].as(TypeExprSyntax.self),
      declarations.isSnapshot(type.trimmedDescription)
    else { return .visitChildren }
    edits.insert("\(type.trimmedDescription)(bridging: ", before: parts[0])
    edits.blank(conversion)
    edits.replace(type, by: ")")
    return .visitChildren
  }

  // MARK: Imports

  /// The modules whose code orders and asks by the names of properties.
  private static let databases: Set = ["CoreData", "Photos", "RealmSwift"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map { $0.name.text }
    guard let module = path.first else { return .skipChildren }
    if ["SwiftUI", "UIKit"].contains(module) { importObservation(with: node) }
    if module == "SwiftUI", declarations.hostsViews {
      importsInterface = true
      edits.replace(node, by: Self.interfaceImports)
    } else if RewritingTask.packages.contains(module) {
      // What a file exports is imported by all of its module.
      let isExported = node.attributes.named("_exported") != nil
      edits.replace(node, by: (isExported ? "@_exported " : "") + "import ImportedPackages")
      importsDatabase = importsDatabase || Self.databases.contains(module)
      hasReactors = hasReactors || module == "ReactorKit"
      reducesState = reducesState || module == "ComposableArchitecture"
    } else if !modules.contains(module) {
      edits.blank(node)
      dropped.append(module)
      if module == "SwiftUI" { importsInterface = true }
    } else if path.count > 1, module == "UIKit" {
      edits.replace(node, by: "import \(module)")
    } else if let testable = node.attributes.named("testable") {
      edits.blank(testable)
    }
    return .skipChildren
  }

  /// Whether a name is that of a module whose declarations are all in one with the others here.
  private func isDropped(module name: TokenSyntax) -> Bool {
    dropped.contains(name.trimmedText) && !declarations.types.contains(name.trimmedText)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.baseType.as(IdentifierTypeSyntax.self), isDropped(module: module.name)
    else { return .visitChildren }
    edits.blank(module)
    edits.blank(node.period)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.base?.as(DeclReferenceExprSyntax.self),
      isDropped(module: module.baseName),
      node.declName.baseName.text.first?.isUppercase == true
    else { return .visitChildren }
    edits.blank(module)
    edits.blank(node.period)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { fit(condition: Syntax(condition)) }
    return .visitChildren
  }

  private func fit(condition: Syntax) {
    if let name = condition.as(DeclReferenceExprSyntax.self), name.baseName.text == "DEBUG" {
      // So an app is built that is run from Xcode.
      edits.replace(name, by: "true")
    } else if let call = condition.as(FunctionCallExprSyntax.self) {
      switch call.trimmedDescription {
      case "os(iOS)", "targetEnvironment(simulator)": edits.replace(call, by: "true")
      case "os(Linux)", "os(macOS)": edits.replace(call, by: "false")
      default: break
      }
    } else {
      for child in condition.children(viewMode: .sourceAccurate) { fit(condition: child) }
    }
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard hasReactors, ["View", "ReactorKit.View"].contains(node.type.trimmedDescription) else {
      return .visitChildren
    }
    edits.replace(node.type, by: "ImportedPackages.ReactorView")
    return .skipChildren
  }

  // MARK: Macros and selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      guard let argument = node.arguments.first else { return .skipChildren }
      edits.replace(node, by: "HeadlessUIKit.Selector(\"\(selector(argument.expression))\")")
      return .skipChildren
    case "keyPath":
      // What stands before the properties is their type.
      let names = node.arguments.first?.expression.trimmedDescription.split(separator: ".") ?? []
      let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
      edits.replace(node, by: "\"\(path)\"")
      return .skipChildren
    case "colorLiteral":
      edits.replace(node, by: "UIColor(\(node.arguments.trimmedDescription))")
    case "imageLiteral":
      let name = node.arguments.first?.expression.trimmedDescription ?? "\"\""
      edits.replace(node, by: "UIImage(named: \(name))!")
    case "Preview": fit(preview: node)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { fit(preview: node) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isOfPlayground(node) else { return .visitChildren }
    edits.blank(node)
    return .skipChildren
  }

  private func selector(_ expression: ExprSyntax) -> String {
    let reference =
      expression.as(DeclReferenceExprSyntax.self)
      ?? expression.as(MemberAccessExprSyntax.self)?.declName
    if let conversion = expression.as(AsExprSyntax.self) {
      return selector(conversion.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return selector(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return selector(first)
    }
    guard let reference else { return expression.trimmedDescription.filter { $0 != "\"" } }
    let labels = reference.argumentNames?.arguments.map { $0.name.trimmedText }
    return declarations.selector(reference.baseName.trimmedText, labels: labels)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A requirement that need not be met is met by what does nothing.
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self),
      declarations.optionalRequirements.contains(member.declName.baseName.trimmedText)
    {
      edits.blank(chained.questionMark)
    }
    unjoin(node)
    nameResource(of: node)
    noteAppended(by: node)
    if importsDatabase { nameProperties(in: node) }
    return .visitChildren
  }

  /// Gives what Xcode makes of asset catalogues by a symbol the symbol's name.
  private func nameResource(of call: FunctionCallExprSyntax) {
    let kinds = ["UIColor": "ColorResource", "UIImage": "ImageResource"]
    guard let kind = kinds[call.calledExpression.trimmedDescription],
      let argument = call.arguments.first, argument.label?.text == "resource",
      argument.expression.trimmedDescription.hasPrefix("."),
      let member = argument.expression.as(MemberAccessExprSyntax.self)
    else { return }
    edits.replace(
      argument.expression,
      by: "HeadlessUIKit.\(kind)(name: \"\(member.declName.baseName.text)\", bundle: .main)")
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    var defaults = ""
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains("optional")
      else { continue }
      var plain = function
      plain.attributes = []
      plain.modifiers = []
      let signature = plain.trimmedDescription.split(separator: "\n").joined(separator: " ")
      let value = function.signature.returnClause == nil ? "" : "HeadlessUIKit.leftOut()"
      defaults += " \(signature) { \(value) }"
    }
    if !defaults.isEmpty {
      edits.insert("; extension \(node.name.text) {\(defaults) }", after: node)
    }
    return .visitChildren
  }

  // MARK: Overriding in extensions

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    guard declarations.classes[type] != nil else { return .visitChildren }
    for member in node.memberBlock.members where isOverriding(member.decl) {
      moved.append((type, member.decl))
    }
    return .visitChildren
  }

  private func isOverriding(_ member: DeclSyntax) -> Bool {
    let modifiers =
      member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains("override") == true
  }

  // MARK: SwiftUI

  /// What stands for SwiftUI, with all that it exports.
  private static let interfaceImports =
    "import HostedViews; import ImportedPackages; import UIKit; import Foundation"

  private static let interfaceProtocols: Set = ["PreviewProvider", "App"]

  /// What there is where views are hosted.
  private static let hostedProtocols: Set = [
    "View", "ViewModifier", "ButtonStyle", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    conform(node.name, node.attributes, node.inheritanceClause)
    guard importsInterface else { return .visitChildren }
    let names = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let isLost = names.contains {
      Self.interfaceProtocols.contains($0)
        || (Self.hostedProtocols.contains($0) && !declarations.hostsViews)
    }
    guard isLost else { return .visitChildren }
    edits.blank(node)
    return .skipChildren
  }
}
