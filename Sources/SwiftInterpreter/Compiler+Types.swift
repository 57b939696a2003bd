import SwiftReading
import Wording

extension Compiler {
  /// The type that is written.
  func type(_ syntax: TypeSyntax) throws(SwiftDiagnostic) -> Type {
    switch syntax.kind {
    case .optional(let inner): return .optional(try type(inner))
    case .array(let inner): return .array(try type(inner))
    case .dictionary(let key, let value): return .dictionary(try type(key), try type(value))
    case .metatype(let inner): return .metatype(try type(inner))
    case .composition(let parts): return try composition(of: parts)
    case .tuple(let elements):
      var types: [Type] = []
      for element in elements { types.append(try type(element.type)) }
      if types.count == 1 { return types[0] }
      return .tuple(types, elements.map(\.label))
    case .function(let parameters, _, let result):
      var types: [Type] = []
      for parameter in parameters {
        let own = try type(parameter.type)
        types.append(parameter.isInout ? .inoutParameter(own) : own)
      }
      return .function(types, try type(result))
    case .named(let name, let arguments, let base):
      var base = base
      if case .named("Swift", _, nil)? = base?.kind { base = nil }
      let found =
        try base.map { (base) throws(SwiftDiagnostic) in
          try memberType(name, of: type(base))
        } ?? namedType(name)
      guard let found else { throw unknownType(name, at: syntax.range) }
      if let expanded = try expandedAlias(found, arguments) { return expanded }
      return try apply(arguments, to: found, at: syntax.range)
    }
  }

  /// `P & Q` as a protocol that refines both, which is the same one each time.
  private func composition(of parts: [TypeSyntax]) throws(SwiftDiagnostic) -> Type {
    var types: [Type] = []
    for part in parts {
      if case .named("Sendable", _, _) = part.kind { continue }
      types.append(resolved(try type(part)))
    }
    guard types.count > 1, types.allSatisfy({ $0.id != nil && $0.parameters.isEmpty }) else {
      return types.first ?? .any
    }
    let name = types.map { program.name(of: $0) }.joined(separator: " & ")
    if let known = program.types.last(where: { $0.isComposition && $0.conformances == types }) {
      return .nominal(known.id, [])
    }
    let id = TypeID(index: Int32(program.types.count))
    var new = TypeDeclaration(id, name, .protocolType)
    new.isFromPrelude = isPrelude
    new.isComposition = true
    new.conformances = types
    new.selfParameter = program.parameters.count
    program.parameters.append(ParameterInfo(name: "Self", bounds: [.nominal(id, [])]))
    program.types.append(new)
    return .nominal(id, [])
  }

  /// A type inside of another: one that is nested in it, or an associated one.
  private func memberType(_ name: String, of base: Type) throws(SwiftDiagnostic) -> Type? {
    let base = resolved(base)
    if let nested = nestedType(name, in: base) { return nested }
    guard case .parameter(let index) = base else { return nil }
    let isKnown = program.protocols(of: base).contains { proto in
      proto.id.map { id in
        program[id].generics.contains { program.parameters[$0].name == name }
      } ?? false
    }
    return isKnown ? .parameter(associated(name, of: index)) : nil
  }

  /// The parameter that stands for an associated type of another: `S.Element`.
  func associated(_ name: String, of index: Int) -> Int {
    let known = program.parameters.firstIndex {
      $0.base == index && $0.name == program.parameters[index].name + "." + name
    }
    if let known { return known }
    program.parameters.append(
      ParameterInfo(
        name: program.parameters[index].name + "." + name, bounds: [], isAssociated: true,
        base: index))
    program.parameters[index].associated.append(program.parameters.count - 1)
    return program.parameters.count - 1
  }

  /// What a `typealias` with parameters of its own stands for; nil for other types.
  private func expandedAlias(
    _ found: Type, _ arguments: [TypeSyntax]
  ) throws(SwiftDiagnostic) -> Type? {
    let own = found.parameters.filter { program.parameters[$0].isAlias }.sorted()
    if own.isEmpty || own.allSatisfy({ context.generics.values.contains(.parameter($0)) }) {
      return nil
    }
    var substitution: [Int: Type] = [:]
    for (index, parameter) in own.enumerated() {
      substitution[parameter] =
        index < arguments.count ? try type(arguments[index]) : freshVariable()
    }
    return found.substituting(substitution)
  }

  private func unknownType(_ name: String, at range: SourceRange) -> SwiftDiagnostic {
    let known = program.typeNames.keys.map { $0 } + ["Void", "Self"]
    return failure(
      "cannot find type '\(name)' in scope", at: range,
      fix: Self.foreign(name) ?? suggestion(for: name, among: known))
  }

  /// The type with that name, as it is seen from here.
  func namedType(_ name: String) -> Type? {
    switch name {
    case "Void": return .void
    case "Self": return context.selfType ?? typeScope.last.map { selfType(of: $0) }
    default: break
    }
    if let generic = context.generics[name] { return generic }
    for id in typeScope.reversed() {
      for parameter in program[id].generics where program.parameters[parameter].name == name {
        return .parameter(parameter)
      }
      if let nested = nestedType(name, in: selfType(of: id)) { return nested }
    }
    if name == "Index", let type = typeScope.last.map({ selfType(of: $0) }),
      conforms(type, to: .collection)
    {
      return .int
    }
    return program.typeNames[name]
  }

  func nestedType(_ name: String, in type: Type) -> Type? {
    guard case .nominal(let id, let arguments) = resolved(type) else { return nil }
    for member in program[id].statics[name] ?? [] {
      if case .type(let nested) = member {
        return nested.substituting(substitution(of: id, arguments))
      }
    }
    return program.superclass(of: type).flatMap { nestedType(name, in: $0) }
  }

  /// The type inside of its own declaration: with its parameters as arguments.
  func selfType(of id: TypeID) -> Type {
    if let parameter = program[id].selfParameter { return .parameter(parameter) }
    return .nominal(id, program[id].generics.map { .parameter($0) })
  }

  /// The declared type with the arguments that are written, or with ones to be found.
  private func apply(
    _ arguments: [TypeSyntax], to found: Type, at range: SourceRange
  ) throws(SwiftDiagnostic) -> Type {
    guard case .nominal(let id, let own) = found else { return found }
    let declaration = program[id]
    if declaration.kind == .protocolType {
      // A sequence is known by its elements; of other protocols arguments say nothing.
      guard id == KnownType.sequence.id || id == KnownType.collection.id, arguments.count == 1
      else { return .nominal(id, []) }
      return .known(.sequence, [try type(arguments[0])])
    }
    if arguments.isEmpty {
      guard own.isEmpty, !declaration.generics.isEmpty else { return found }
      // Inside of its own declaration it is itself.
      if typeScope.contains(id) { return selfType(of: id) }
      return .nominal(id, declaration.generics.map { _ in freshVariable() })
    }
    guard arguments.count == declaration.generics.count else {
      throw failure(
        declaration.generics.isEmpty
          ? "cannot specialize non-generic type '\(declaration.name)'"
          : arguments.count < declaration.generics.count
            ? "generic type '\(declaration.name)' specialized with too few type parameters (got \(arguments.count), but expected \(declaration.generics.count))"
            : "generic type '\(declaration.name)' specialized with too many type parameters (got \(arguments.count), but expected \(declaration.generics.count))",
        at: range,
        fix: declaration.generics.isEmpty ? nil : "name the types: '\(genericName(id))'")
    }
    var types: [Type] = []
    for (argument, parameter) in zip(arguments, declaration.generics) {
      let type = try type(argument)
      for bound in program.parameters[parameter].bounds {
        if let bound = bound.id, knowsConformances, !isErased(type), !conforms(type, to: bound) {
          throw failure(
            "type '\(name(type))' does not conform to protocol '\(program[bound].name)'",
            at: argument.range, fix: "declare it with ': \(program[bound].name)'")
        }
      }
      types.append(type)
    }
    return .nominal(id, types)
  }

  /// The type that an expression names; nil where it is a value.
  func typeExpression(_ expression: Expression) throws(SwiftDiagnostic) -> Type? {
    guard let syntax = Self.typeSyntax(expression) else { return nil }
    if case .named(let name, _, nil) = syntax.kind {
      if find(name) != nil { return nil }
      guard namedType(name) != nil else { return nil }
    } else if !namesType(syntax) {
      return nil
    }
    return try type(syntax)
  }

  /// Whether every name in it is one of a type.
  private func namesType(_ syntax: TypeSyntax) -> Bool {
    switch syntax.kind {
    case .named(let name, _, let base):
      guard let base else { return find(name) == nil && namedType(name) != nil }
      guard namesType(base), let type = try? type(base) else { return false }
      return nestedType(name, in: type) != nil
    case .optional(let inner), .array(let inner), .metatype(let inner): return namesType(inner)
    case .dictionary(let key, let value): return namesType(key) && namesType(value)
    case .tuple(let elements):
      return !elements.isEmpty && elements.allSatisfy { namesType($0.type) }
    case .function: return true
    case .composition(let parts): return parts.allSatisfy { namesType($0) }
    }
  }

  /// The type that an expression would name.
  private static func typeSyntax(_ expression: Expression) -> TypeSyntax? {
    let range = expression.range
    switch expression.kind {
    case .type(let type): return type
    case .name(let name, let arguments):
      return TypeSyntax(.named(name, arguments: arguments, base: nil), range)
    case .member(let base, let name, _, let arguments):
      return typeSyntax(base).map {
        TypeSyntax(.named(name, arguments: arguments, base: $0), range)
      }
    case .array(let elements) where elements.count == 1:
      return typeSyntax(elements[0]).map { TypeSyntax(.array($0), range) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = typeSyntax(entries[0].key), let value = typeSyntax(entries[0].value) else {
        return nil
      }
      return TypeSyntax(.dictionary(key: key, value: value), range)
    case .optionalChain(let inner): return typeSyntax(inner)
    case .chained(let inner): return typeSyntax(inner).map { TypeSyntax(.optional($0), range) }
    case .parenthesized(let inner): return typeSyntax(inner)
    case .tuple(let arguments) where !arguments.isEmpty:
      var elements: [TypeSyntax.Element] = []
      for argument in arguments {
        guard let type = typeSyntax(argument.value) else { return nil }
        elements.append(TypeSyntax.Element(label: argument.label, type: type))
      }
      return TypeSyntax(.tuple(elements), range)
    default: return nil
    }
  }

  /// Whether it is the name of a module, before a name that the module declares.
  func isModule(_ expression: Expression) -> Bool {
    guard case .name(let name, _) = expression.kind,
      ["Swift", "Foundation", "UIKit"].contains(name)
    else { return false }
    return find(name) == nil && namedType(name) == nil
  }
}
