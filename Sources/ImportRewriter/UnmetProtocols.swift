import SwiftSyntax

/// Protocols of the files' own that types are made with, or are given later, and that no type in them
/// conforms to: that one is in a file that is not given.
struct UnmetProtocols {
  /// A type for each, which does nothing and gives what stands for values that were left out, by the
  /// number of the tree that declares the protocol: what its file imports names the types there.
  private(set) var texts: [Int: String] = [:]
  /// The protocols as code takes them, each with the place where something is made with it.
  private(set) var found: [(name: String, parameter: Syntax)] = []
  /// What gives the properties of such types a value, by the number of the tree.
  private(set) var edits: [Int: SourceEdits] = [:]

  init(in trees: [SourceFileSyntax]) {
    let uses = ProtocolUses(in: trees)
    var parameters = uses.parameters
    let properties = trees.map { GivenProperties(in: $0, among: trees).found }
    for property in properties.joined() where parameters[property.typeName] == nil {
      parameters[property.typeName] = Syntax(property.annotation)
    }
    var makers = GivenMakers(in: trees)
    let missing = parameters.filter { !uses.conformedTo.contains($0.key) }
    let unmet = Self.withParts(missing, among: uses)
    makers.unmet = Set(unmet.keys)
    for (name, parameter) in unmet.sorted(by: { $0.key < $1.key }) {
      guard let declared = uses.protocols[name],
        let members = Self.members(of: declared, of: makers)
      else { continue }
      let home = trees.firstIndex { $0.id == declared.root.id } ?? 0
      texts[home, default: ""] +=
        "final class \(name)NotGiven: NSObject, HeadlessUIKit.StandInMaking, \(name) { \(members) }\n"
      found.append((parameter.is(GenericParameterSyntax.self) ? name : "any \(name)", parameter))
      for (number, properties) in properties.enumerated() {
        for property in properties where property.typeName == name {
          edits[number, default: SourceEdits()].give("\(name)NotGiven()", to: property)
        }
      }
    }
  }

  /// The protocols for which a type is made, with those of what such a type has.
  private static func withParts(
    _ parameters: [String: Syntax], among uses: ProtocolUses
  ) -> [String: Syntax] {
    var all: [String: Syntax] = [:]
    var rest = parameters.map { ($0.key, $0.value) }
    while let (name, parameter) = rest.popLast() {
      guard all[name] == nil, let declared = uses.protocols[name], members(of: declared) != nil
      else { continue }
      all[name] = parameter
      for member in declared.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          let type = variable.bindings.first?.typeAnnotation?.type
        else { continue }
        rest.append((type.nameWithoutMark, Syntax(variable)))
      }
    }
    return all
  }

  /// What a type has that conforms to a protocol; nil where that asks for more than can be given.
  ///
  /// - Parameters:
  ///   - known: What the type has already.
  ///   - type: A view that stands in, which is called so; nil for a type that is made for the protocol.
  ///   - makers: What makes the values that it has; without it what stands in is made of nothing.
  static func members(
    of declared: ProtocolDeclSyntax, besides known: Set<String> = [], by type: String? = nil,
    of makers: GivenMakers? = nil
  ) -> String? {
    let met: Set = [
      "AnyObject", "class", "NSObjectProtocol", "Sendable", "Hashable", "Equatable", "CaseIterable",
    ]
    let inherited = declared.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isMet = inherited.allSatisfy { met.contains($0) || type != nil && $0.hasPrefix("UI") }
    guard isMet, declared.primaryAssociatedTypeClause == nil,
      declared.genericWhereClause == nil,
      !declared.modifiers.contains("private"), !declared.modifiers.contains("fileprivate")
    else { return nil }
    var members: [String] = []
    if type == nil, inherited.contains("CaseIterable") {
      let name = "\(declared.name.trimmedText)NotGiven"
      members.append("static var allCases: [\(name)] { [\(name)()] }")
    }
    for member in declared.memberBlock.members {
      if let type, let name = identifier(member.decl) {
        if !known.contains(name) { members.append("static var \(name): String { \"\(type)\" }") }
        continue
      }
      guard let text = text(of: member.decl, makers) else { return nil }
      members.append(text)
    }
    return members.joined(separator: "; ")
  }

  /// The name of a text that a protocol asks a type itself for, as cells are registered by.
  private static func identifier(_ requirement: DeclSyntax) -> String? {
    guard let variable = requirement.as(VariableDeclSyntax.self),
      variable.modifiers.contains("static"), let binding = variable.bindings.first,
      binding.typeAnnotation?.type.trimmedDescription == "String"
    else { return nil }
    return binding.pattern.trimmedDescription
  }

  /// What a type that is asked for alone may have to be.
  private static let plain: Set = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Error", "Sendable",
  ]

  private static func text(of requirement: DeclSyntax, _ makers: GivenMakers?) -> String? {
    if let type = requirement.as(AssociatedTypeDeclSyntax.self) {
      let bounds = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      guard type.initializer == nil, type.genericWhereClause == nil,
        bounds.allSatisfy({ plain.contains($0) || $0.isTypeName && !$0.isApples })
      else { return nil }
      let others = bounds.filter { !plain.contains($0) }.map { ", \($0)" }.joined()
      return
        "struct \(type.name.text): HeadlessUIKit.StandIn, HeadlessUIKit.StandInMaking\(others) "
        + "{ var standInValues = HeadlessUIKit.StandInValues(); init() {} }"
    }
    if let function = requirement.as(FunctionDeclSyntax.self) {
      guard function.genericParameterClause == nil, !function.modifiers.contains("static"),
        !function.modifiers.contains("mutating")
      else { return nil }
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let isNothing = ["Void", "()"].contains(result)
      return "func \(function.name.text)\(function.signature.trimmedDescription.inOneLine) "
        + (isNothing ? "{}" : "{ HeadlessUIKit.standingIn(for: \"\(function.name.text)\") }")
    }
    guard let variable = requirement.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      !variable.modifiers.contains("static"), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type,
      binding.accessorBlock?.description.contains("async") != true
    else { return nil }
    let name = binding.pattern.trimmedDescription
    if let value = makers?.making(type) {
      return "lazy var \(name): \(type.trimmedDescription.inOneLine) = \(value)"
    }
    return "var \(name): \(type.trimmedDescription.inOneLine) "
      + "{ get { HeadlessUIKit.standingIn(for: \"\(name)\") } set {} }"
  }
}

/// The protocols that code declares, takes and conforms to.
private final class ProtocolUses: SyntaxVisitor {
  private(set) var protocols: [String: ProtocolDeclSyntax] = [:]
  private(set) var conformedTo: Set<String> = []
  /// What must be given, by the names of the types: parameters of initializers, and those that
  /// classes are generic over.
  private(set) var parameters: [String: Syntax] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      protocols[node.name.trimmedText] = node
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    for name in node.type.trimmedDescription.split(separator: "&") {
      conformedTo.insert(name.filter { !$0.isWhitespace })
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters where parameter.defaultValue == nil {
      let type = parameter.type.nameWithoutMark
      if parameters[type] == nil { parameters[type] = Syntax(parameter) }
    }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.enclosing(ClassDeclSyntax.self)?.genericParameterClause?.id == node.parent?.parent?.id,
      let type = node.inheritedType?.trimmedDescription
    else { return .visitChildren }
    if parameters[type] == nil { parameters[type] = Syntax(node) }
    return .visitChildren
  }
}

extension String {
  /// The text with its lines put together.
  fileprivate var inOneLine: String {
    split(separator: "\n").map { line in line.drop { $0 == " " } }.joined(separator: " ")
  }
}
