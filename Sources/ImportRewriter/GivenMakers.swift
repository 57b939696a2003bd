import SwiftSyntax

/// What makes values of the types that code declares: of other such values, and of what Foundation has
/// one of for all.
struct GivenMakers {
  /// The initializers' parameters of the classes and values that code declares, and whether only the
  /// main actor makes them.
  private var made: [String: (parameters: FunctionParameterListSyntax?, isOfMainActor: Bool)] = [:]
  /// The types that conform to protocols, in their order.
  private var conforming: [String: [String]] = [:]
  /// The protocols that a type is made for which does nothing.
  var unmet: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    for statement in trees.lazy.flatMap(\.statements) {
      guard let type = statement.item.asProtocol((any DeclGroupSyntax).self),
        let name = statement.item.asProtocol((any NamedDeclSyntax).self)?.name.trimmedText,
        (type.as(ClassDeclSyntax.self)?.genericParameterClause
          ?? type.as(StructDeclSyntax.self)?.genericParameterClause) == nil,
        type.is(ClassDeclSyntax.self) || type.is(StructDeclSyntax.self)
      else { continue }
      for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
        conforming[inherited.type.trimmedDescription, default: []].append(name)
      }
      made[name] = Self.maker(of: type)
    }
  }

  /// The first initializer that can be called from elsewhere, or the one that a type without any has;
  /// nil for views and controllers, which are the main actor's.
  private static func maker(
    of type: any DeclGroupSyntax
  ) -> (parameters: FunctionParameterListSyntax?, isOfMainActor: Bool)? {
    let isOfMainActor = type.attributes.trimmedDescription.contains("@MainActor")
    let bases = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard !bases.contains(where: { $0.hasPrefix("UI") }) else { return nil }
    let own = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if own.isEmpty {
      let isEmpty = !type.memberBlock.members.contains { $0.decl.is(VariableDeclSyntax.self) }
      return isEmpty || bases.contains("NSObject") ? (nil, isOfMainActor) : nil
    }
    let maker = own.first { maker in
      maker.optionalMark == nil && maker.signature.effectSpecifiers == nil
        && !["private", "fileprivate"].contains(where: maker.modifiers.contains)
    }
    return maker.map { ($0.signature.parameterClause.parameters, isOfMainActor) }
  }

  /// What Foundation has one of for all.
  private static let shared = [
    "UserDefaults": ".standard", "URLSession": ".shared", "FileManager": ".default",
    "NotificationCenter": ".default", "Bundle": ".main", "Calendar": ".current",
    "Locale": ".current", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
  ]
  /// What is given of Swift's where something else is made with it.
  private static let plain = ["String": "\"\"", "Int": "0", "Double": "0", "Bool": "false"]

  /// How many types may stand in each other's initializers.
  private static let deepest = 4

  /// What makes a value of a type of the code's or of Foundation's; nil where the code does not tell.
  func making(_ type: TypeSyntax) -> String? { making(type, depth: 0) }

  private func making(_ type: TypeSyntax, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    if depth > 0 {
      if type.is(OptionalTypeSyntax.self) { return "nil" }
      if type.is(ArrayTypeSyntax.self) { return "[]" }
      if let value = Self.plain[type.trimmedDescription] { return value }
    }
    let name = type.nameWithoutMark
    if let value = Self.shared[name] { return value }
    for name in [name] + (conforming[name] ?? []) {
      if let value = making(named: name, depth: depth) { return value }
    }
    return unmet.contains(name) ? "\(name)NotGiven()" : nil
  }

  private func making(named name: String, depth: Int) -> String? {
    guard let (parameters, isOfMainActor) = made[name] else { return nil }
    var arguments: [String] = []
    for parameter in parameters ?? [] where parameter.defaultValue == nil {
      guard let value = making(parameter.type, depth: depth + 1) else { return nil }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label.escaped): \(value)")
    }
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    return isOfMainActor ? "MainActor.assumeIsolated { \(call) }" : call
  }
}
