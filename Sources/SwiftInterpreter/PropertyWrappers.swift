import SwiftReading
import Wording

/// Writes wrapped properties as the compiler does: a stored one for the wrapper, and computed ones
/// for the value and for what stands behind `$`.
///
/// `@Clamped(1...6) var columns = 3` becomes `_columns`, which is
/// `Clamped(wrappedValue: 3, 1...6)`, and `columns`, which is `_columns.wrappedValue`.
struct PropertyWrappers {
  /// The wrappers that the program knows, by name.
  private(set) var known: [String: TypeDeclarationSyntax]

  init(_ known: [String: TypeDeclarationSyntax]) { self.known = known }

  /// The statements with what they declare written out.
  ///
  /// - Throws: Where an attribute names no wrapper, or a property's type cannot be told.
  mutating func expanded(_ statements: [Statement]) throws(SwiftDiagnostic) -> [Statement] {
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { learn(declaration) }
    }
    var result: [Statement] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else {
        result.append(statement)
        continue
      }
      for part in try expanded(declaration) {
        result.append(Statement(.declaration(part), statement.range))
      }
    }
    return result
  }

  /// Takes in the wrappers among a type and those that are nested in it.
  private mutating func learn(_ declaration: Declaration) {
    guard case .type(let type) = declaration.kind else { return }
    if declaration.attributes.contains("propertyWrapper") { known[type.name] = type }
    for member in type.members { learn(member) }
  }

  private func expanded(_ declaration: Declaration) throws(SwiftDiagnostic) -> [Declaration] {
    var declaration = declaration
    switch declaration.kind {
    case .type(var type):
      type.members = try members(type.members, isObserved: type.isObservable)
      declaration.kind = .type(type)
      return [declaration]
    case .extended(let type, let inherited, let bounds, let members):
      declaration.kind = .extended(
        type, inherited: inherited, bounds: bounds, try self.members(members, isObserved: false))
      return [declaration]
    case .variable: return try wrapped(declaration)?.declarations ?? [declaration]
    default: return [declaration]
    }
  }

  /// The members of a type; initialisers give wrappers that have no value yet their first one.
  private func members(
    _ members: [Declaration], isObserved: Bool
  ) throws(SwiftDiagnostic) -> [Declaration] {
    var result: [Declaration] = []
    var empty: [String: WrappedProperty] = [:]
    for member in members {
      if case .variable = member.kind, let property = try wrapped(member) {
        result += property.declarations
        if property.isEmpty { empty[property.name] = property }
      } else {
        result += try expanded(member)
      }
    }
    if !empty.isEmpty {
      for index in result.indices { result[index].giveFirstValues(to: empty) }
    }
    let isSender = result.contains { $0.names("objectWillChange") }
    if isObserved, !isSender { result.append(WrappedProperty.sender) }
    return result
  }

  private func wrapped(_ declaration: Declaration) throws(SwiftDiagnostic) -> WrappedProperty? {
    guard let wrapper = declaration.wrapper else { return nil }
    guard case .named(let name, _, nil) = wrapper.type.kind, let type = known[name] else {
      throw SwiftDiagnostic(needingWrapper: wrapper.type)
    }
    guard let property = WrappedProperty(declaration, wrapper, type) else {
      throw SwiftDiagnostic(
        "the type of a property with '@\(name)' cannot be told from its value",
        at: declaration.nameRange,
        fix: "write it behind the name: ': Type'")
    }
    return property
  }
}

extension TypeDeclarationSyntax {
  /// Whether it is one of Combine's observable objects.
  fileprivate var isObservable: Bool {
    kind == .classType
      && inherited.contains {
        if case .named("ObservableObject", _, _) = $0.kind { true } else { false }
      }
  }
}

extension Declaration {
  /// Whether it declares a variable with that name.
  func names(_ name: String) -> Bool {
    guard case .variable(let variable) = kind else { return false }
    return variable.bindings.contains {
      if case .name(name, _) = $0.pattern.kind { true } else { false }
    }
  }

  /// Makes the assignments of an initialiser to wrapped properties without a value such that give
  /// the wrapper one.
  fileprivate mutating func giveFirstValues(to properties: [String: WrappedProperty]) {
    guard case .function(var function) = kind, case .initializer = function.role,
      let body = function.body
    else { return }
    var waiting = properties
    function.body = body.map { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(nil, let place, let target, let value) = expression.kind,
        let name = target.ownName, let property = waiting.removeValue(forKey: name)
      else { return statement }
      let made = property.made(of: value)
      let assigned = Expression(
        .assignment(nil, place, .name("_" + name, at: target.range), made), expression.range)
      return Statement(.expression(assigned), statement.range)
    }
    kind = .function(function)
  }
}

extension Expression {
  /// The name of a member of `self`, with or without it.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name, _): return name
    case .member(let base, let name, _, _):
      guard case .name("self", _) = base.kind else { return nil }
      return name
    default: return nil
    }
  }

  static func name(_ name: String, at range: SourceRange) -> Expression {
    Expression(.name(name, []), range)
  }

  static func member(_ name: String, of base: Expression) -> Expression {
    Expression(.member(base, name, base.range, []), base.range)
  }
}
