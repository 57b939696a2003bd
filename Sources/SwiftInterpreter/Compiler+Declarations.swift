import SwiftReading
import Wording

extension Compiler {
  /// Declares what the declarations name: types first, then what they have, then functions.
  func declare(_ declarations: [Declaration]) throws(SwiftDiagnostic) {
    var types: [(TypeID, Declaration)] = []
    knowsConformances = false
    uncheckedAliases = []
    for declaration in declarations {
      if case .type = declaration.kind { try introduce(declaration, in: nil, &types) }
    }
    try declareAliases(declarations, types)
    let nested = try introduceNested(declarations)
    for (id, declaration) in types { try inherit(id, declaration) }
    for (id, declaration) in nested { try inherit(id, declaration) }
    types += nested
    for declaration in declarations {
      if case .extended(let syntax, let inherited, _, _) = declaration.kind {
        try conform(try extendedType(syntax), to: inherited)
      }
    }
    knowsConformances = true
    for alias in uncheckedAliases { try declareAlias(alias.1, alias.2, alias.3, in: alias.0) }
    for (id, declaration) in types where program[id].kind == .protocolType {
      try declareMembers(declaration, of: id)
    }
    var done: Set<TypeID> = []
    for (id, declaration) in types where program[id].kind != .protocolType {
      try declareMembers(declaration, of: id, types, &done)
    }
    for declaration in declarations {
      guard case .extended(let syntax, _, let bounds, let members) = declaration.kind else {
        continue
      }
      let id = try extendedType(syntax)
      try withTypeScope(scope(of: id)) { () throws(SwiftDiagnostic) in
        let outer = constrainedSelf
        defer { constrainedSelf = outer }
        constrainedSelf = try constrained(id, bounds)
        for member in members { try declareMember(member, of: id, isExtension: true) }
      }
    }
    for declaration in declarations {
      if case .function(let syntax) = declaration.kind { try declareFunction(syntax, declaration) }
    }
    for (id, declaration) in types {
      try checkConformances(id, at: declaration.nameRange)
      if !isPrelude { try checkInitializers(id, declaration) }
    }
  }

  /// What `typealias` names, at the top and in types; one may name another that stands below it.
  private func declareAliases(
    _ declarations: [Declaration], _ types: [(TypeID, Declaration)]
  ) throws(SwiftDiagnostic) {
    var waiting: [(TypeID?, String, [GenericParameter], TypeSyntax)] = []
    for declaration in declarations {
      guard case .typeAlias(let name, let generics, let syntax) = declaration.kind else { continue }
      waiting.append((nil, name, generics, syntax))
      declared.append(name)
    }
    for (id, declaration) in types {
      for member in declaration.typeSyntax?.members ?? [] {
        guard case .typeAlias(let name, let generics, let syntax) = member.kind else { continue }
        waiting.append((id, name, generics, syntax))
      }
      if let syntax = declaration.typeSyntax?.identity { waiting.append((id, "ID", [], syntax)) }
    }
    for declaration in declarations {
      guard case .extended(let path, let inherited, _, let members) = declaration.kind else {
        continue
      }
      guard let found = types.last(where: { program[$0.0].name == path.path }),
        var syntax = found.1.typeSyntax, syntax.identity == nil
      else { continue }
      syntax.inherited += inherited
      syntax.members += members
      if let identity = syntax.identity { waiting.append((found.0, "ID", [], identity)) }
    }
    while !waiting.isEmpty {
      var refused: [(TypeID?, String, [GenericParameter], TypeSyntax)] = []
      var first: SwiftDiagnostic?
      for alias in waiting {
        do throws(SwiftDiagnostic) {
          try declareAlias(alias.1, alias.2, alias.3, in: alias.0)
        } catch {
          refused.append(alias)
          if first == nil { first = error }
        }
      }
      if let first, refused.count == waiting.count {
        // Those that name a type of an extension come later.
        pendingAliases = refused
        if refused.contains(where: { $0.0 == nil }) { throw first }
        return
      }
      waiting = refused
    }
  }

  private func declareAlias(
    _ name: String, _ generics: [GenericParameter], _ syntax: TypeSyntax, in id: TypeID?
  ) throws(SwiftDiagnostic) {
    if !knowsConformances { uncheckedAliases.append((id, name, generics, syntax)) }
    let context = FunctionContext(parent: nil)
    for generic in generics {
      var bounds: [Type] = []
      for bound in generic.bounds { bounds.append(try type(bound)) }
      context.generics[generic.name] = .parameter(program.parameters.count)
      program.parameters.append(
        ParameterInfo(name: generic.name, bounds: bounds, isAlias: true))
    }
    try inside(context) { () throws(SwiftDiagnostic) in
      guard let id else {
        program.typeNames[name] = try type(syntax)
        return
      }
      try withTypeScope(scope(of: id)) { () throws(SwiftDiagnostic) in
        program[id].statics[name, default: []].insert(.type(try type(syntax)), at: 0)
      }
    }
  }

  /// The types that extensions nest, and their aliases, which signatures anywhere may name.
  private func introduceNested(
    _ declarations: [Declaration]
  ) throws(SwiftDiagnostic) -> [(TypeID, Declaration)] {
    var nested: [(TypeID, Declaration)] = []
    for declaration in declarations {
      guard case .extended(let syntax, _, _, let members) = declaration.kind else { continue }
      let id = try extendedType(syntax)
      for member in members where member.typeSyntax != nil {
        try introduce(member, in: id, &nested)
      }
    }
    var waiting = pendingAliases
    pendingAliases = []
    for declaration in declarations {
      guard case .extended(let syntax, _, _, let members) = declaration.kind else { continue }
      let id = try extendedType(syntax)
      for member in members {
        if case .typeAlias(let name, let generics, let type) = member.kind {
          waiting.append((id, name, generics, type))
        }
      }
    }
    for (id, declaration) in nested {
      for member in declaration.typeSyntax?.members ?? [] {
        guard case .typeAlias(let name, let generics, let type) = member.kind else { continue }
        waiting.append((id, name, generics, type))
      }
    }
    for alias in waiting { try declareAlias(alias.1, alias.2, alias.3, in: alias.0) }
    return nested
  }

  private func extendedType(_ syntax: TypeSyntax) throws(SwiftDiagnostic) -> TypeID {
    var plain = syntax
    if case .named(let name, let arguments, let base) = syntax.kind, !arguments.isEmpty {
      plain = TypeSyntax(.named(name, arguments: [], base: base), syntax.range)
    }
    guard let id = resolved(try type(plain)).id else {
      throw failure("non-nominal type cannot be extended", at: syntax.range)
    }
    return id
  }

  /// Gives a type its place in the table, and those that are nested in it.
  private func introduce(
    _ declaration: Declaration, in outer: TypeID?, _ types: inout [(TypeID, Declaration)]
  ) throws(SwiftDiagnostic) {
    guard case .type(let syntax) = declaration.kind else { return }
    let id = TypeID(index: Int32(program.types.count))
    let name = outer.map { program[$0].name + "." + syntax.name } ?? syntax.name
    if types.contains(where: { program[$0.0].name == name }) {
      throw failure("invalid redeclaration of '\(syntax.name)'", at: declaration.nameRange)
    }
    var new = TypeDeclaration(id, name, syntax.kind)
    new.isFromPrelude = isPrelude
    new.isFinal = declaration.modifiers.contains("final")
    for generic in syntax.generics {
      new.generics.append(program.parameters.count)
      program.parameters.append(ParameterInfo(name: generic.name, bounds: []))
    }
    if syntax.kind == .protocolType {
      new.selfParameter = program.parameters.count
      program.parameters.append(ParameterInfo(name: "Self", bounds: [.nominal(id, [])]))
      for member in syntax.members {
        guard case .associatedType(let name) = member.kind else { continue }
        new.generics.append(program.parameters.count)
        program.parameters.append(ParameterInfo(name: name, bounds: [], isAssociated: true))
      }
    }
    program.types.append(new)
    let type = Type.nominal(id, [])
    if let outer {
      program[outer].statics[syntax.name, default: []].insert(.type(type), at: 0)
    } else {
      program.typeNames[syntax.name] = type
      declared.append(syntax.name)
    }
    types.append((id, declaration))
    for member in syntax.members { try introduce(member, in: id, &types) }
  }

  /// What stands behind the colon, and the bounds of generic parameters.
  private func inherit(_ id: TypeID, _ declaration: Declaration) throws(SwiftDiagnostic) {
    guard case .type(let syntax) = declaration.kind else { return }
    try withTypeScope(scope(of: id)) { () throws(SwiftDiagnostic) in
      for (generic, index) in zip(syntax.generics, program[id].generics) {
        for bound in generic.bounds { program.parameters[index].bounds.append(try type(bound)) }
      }
      try conform(id, to: syntax.inherited)
    }
  }

  private func conform(
    _ id: TypeID, to inherited: [TypeSyntax]
  ) throws(SwiftDiagnostic) {
    for syntax in inherited {
      if case .named("Sendable", _, _) = syntax.kind { continue }
      let type = resolved(try type(syntax))
      guard let above = type.id else {
        throw failure("inheritance from non-protocol type '\(name(type))'", at: syntax.range)
      }
      let kind = program[id].kind
      switch program[above].kind {
      case .protocolType: program[id].conformances.append(type)
      // A protocol of classes: whatever conforms to it is one below that class.
      case .classType where kind == .protocolType: program[id].conformances.append(type)
      case .classType where kind == .classType:
        if program[above].isFinal {
          throw failure("inheritance from a final class '\(name(type))'", at: syntax.range)
        }
        program[id].superclass = type
      case _ where kind == .enumeration && program[id].rawType == nil:
        program[id].rawType = type
        program[id].conformances += [.known(.rawRepresentable), .known(.hashable)]
      default:
        throw failure(
          "inheritance from non-protocol type '\(name(type))'", at: syntax.range)
      }
    }
  }

  /// The types that a type is nested in, and itself.
  func scope(of id: TypeID) -> [TypeID] {
    var scope = typeScope
    let parts = program[id].name.split(separator: ".").dropLast()
    var name = ""
    for part in parts {
      name += name.isEmpty ? String(part) : "." + part
      if let outer = program.types.last(where: { $0.name == name }) { scope.append(outer.id) }
    }
    return scope + [id]
  }

  private func declareMembers(
    _ declaration: Declaration, of id: TypeID, _ all: [(TypeID, Declaration)],
    _ done: inout Set<TypeID>
  ) throws(SwiftDiagnostic) {
    guard done.insert(id).inserted else { return }
    // The properties of a superclass come first.
    if let above = program[id].superclass?.id {
      if let outer = all.first(where: { $0.0 == above }) {
        try declareMembers(outer.1, of: above, all, &done)
      }
      program[id].fields = program[above].fields
    }
    try declareMembers(declaration, of: id)
  }

  private func declareMembers(
    _ declaration: Declaration, of id: TypeID
  ) throws(SwiftDiagnostic) {
    guard case .type(let syntax) = declaration.kind else { return }
    try withTypeScope(scope(of: id)) { () throws(SwiftDiagnostic) in
      for member in syntax.members {
        if case .enumCases(let cases) = member.kind { try declareCases(cases, of: id) }
      }
      for member in syntax.members { try declareMember(member, of: id) }
      synthesize(id, declaration)
    }
  }

  /// The type as an extension with a `where` clause has it; nil where it has none.
  private func constrained(
    _ id: TypeID, _ bounds: [GenericParameter]
  ) throws(SwiftDiagnostic) -> Type? {
    if bounds.isEmpty { return nil }
    if let original = program[id].selfParameter {
      var types = [Type.nominal(id, [])]
      for bound in bounds where bound.name == "Self" {
        for syntax in bound.bounds { types.append(resolved(try type(syntax))) }
      }
      guard types.count > 1 else { return nil }
      let parameter = program.parameters.count
      program.parameters.append(ParameterInfo(name: "Self", bounds: types))
      program[id].aliases.append((parameter, original))
      return .parameter(parameter)
    }
    var arguments: [Type] = []
    for original in program[id].generics {
      let name = program.parameters[original].name
      let own = bounds.filter { $0.name == name }.flatMap(\.bounds)
      var types: [Type] = []
      for bound in own { types.append(resolved(try type(bound))) }
      if let same = types.first(where: { $0.id.map { program[$0].kind != .protocolType } ?? true })
      {
        arguments.append(same)
      } else {
        let parameter = program.parameters.count
        let bounds = program.parameters[original].bounds + types
        program.parameters.append(ParameterInfo(name: name, bounds: bounds))
        program[id].aliases.append((parameter, original))
        arguments.append(.parameter(parameter))
      }
    }
    return .nominal(id, arguments)
  }

  func declareMember(
    _ member: Declaration, of id: TypeID, isExtension: Bool = false
  ) throws(SwiftDiagnostic) {
    switch member.kind {
    case .variable(let variable):
      if let wrapper = member.wrapper { throw SwiftDiagnostic(needingWrapper: wrapper.type) }
      for binding in variable.bindings {
        try declareProperty(
          binding, isVariable: variable.isVariable, member, of: id, isExtension: isExtension)
      }
    case .function(let syntax):
      try declareMethod(syntax, member, of: id, isExtension: isExtension)
    default: break
    }
  }

  /// A function at the top.
  private func declareFunction(
    _ syntax: FunctionSyntax, _ declaration: Declaration
  ) throws(SwiftDiagnostic) {
    let function = Function(syntax.name, at: declaration.nameRange)
    let context = FunctionContext(parent: nil)
    try inside(context) { () throws(SwiftDiagnostic) in
      declareGenerics(syntax, of: function)
      try declareSignature(syntax, of: function)
    }
    context.result = function.result
    // A function with the same name and types takes the place of an earlier one.
    var overloads = program.functions[syntax.name] ?? []
    overloads.removeAll {
      $0.fullName == function.fullName
        && $0.parameters.map(\.type) == function.parameters.map(\.type)
    }
    program.functions[syntax.name] = overloads + [function]
    program.globals[syntax.name] = nil
    declared.append(syntax.name)
    guard let body = syntax.body else {
      function.native = try native(function.fullName, at: declaration.nameRange)
      return
    }
    compileLater(function, body, in: context)
  }

  /// The native with that name.
  func native(_ name: String, at range: SourceRange) throws(SwiftDiagnostic) -> NativeFunction {
    if let native = natives[name] { return native }
    throw failure(
      isPrelude
        ? "no native is bound to '\(name)'" : "expected '{' in body of function declaration",
      at: range)
  }

  /// Compiles a body when all is declared.
  func compileLater(_ function: Function, _ body: [Statement], in context: FunctionContext) {
    pending.append(PendingWork(scope: typeScope, kind: .body(function, body, context)))
  }
}

extension Declaration {
  var typeSyntax: TypeDeclarationSyntax? {
    if case .type(let syntax) = kind { syntax } else { nil }
  }
}
