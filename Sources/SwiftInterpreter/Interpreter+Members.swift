extension Interpreter {
  /// A name that code may use, with the way it is written there.
  package struct Name: Hashable, Sendable {
    package var name: String
    /// The parameters with their types, or the type: `(at: Int) -> String`, `Int`.
    package var signature: String
    package var isStatic: Bool
  }

  /// What the declared type with that name has, its superclasses' and protocols' too, by name.
  ///
  /// - Complexity: O(*n* log *n*) in the members.
  package func members(ofType name: String) -> [Name] {
    guard let type = program.types.last(where: { $0.name == name }) else { return [] }
    let compiler = Compiler(program)
    let own = compiler.selfType(of: type.id)
    var names: [Name] = []
    for isStatic in [false, true] {
      for member in compiler.memberNames(of: own, isStatic: isStatic) {
        for found in compiler.members(member, of: own, isStatic: isStatic) {
          names.append(
            Name(name: member, signature: signature(of: found.member), isStatic: isStatic))
        }
      }
    }
    return names.sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  /// The last of these classes that is one below `base`, that no other of them stands on, and that
  /// is made without arguments.
  package func instantiable(_ names: [String], below base: String) -> String? {
    guard let base = program.typeNames[base]?.id else { return nil }
    let classes = names.compactMap { program.typeNames[$0] }.filter { type in
      type.id.map { program[$0].generics.isEmpty && program.isClass($0, at: base) } ?? false
    }
    let found = classes.last { type in
      !classes.contains { program.superclass(of: $0)?.id == type.id }
        && program.initializers(ofClass: type).contains { member in
          member.function.parameters.allSatisfy { $0.defaultValue != nil }
        }
    }
    return found.map { program.name(of: $0) }
  }

  /// The variables, functions and types at the top, by name.
  package var names: [Name] {
    var names = program.globals.values.map {
      Name(name: $0.name, signature: signature(of: .property($0)), isStatic: true)
    }
    for (name, functions) in program.functions {
      names += functions.map {
        Name(name: name, signature: signature(of: .function($0)), isStatic: true)
      }
    }
    names += program.typeNames.keys.map { Name(name: $0, signature: "", isStatic: true) }
    return names.filter { $0.name.first != "_" }
      .sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  /// The ways in which the type with that name is made: the parameters of its initialisers.
  package func initializers(ofType name: String) -> [String] {
    guard let type = program.types.last(where: { $0.name == name }) else { return [] }
    let compiler = Compiler(program)
    return compiler.initializers(of: compiler.selfType(of: type.id))
      .map { signature(of: $0.member) }
  }

  func signature(of member: Member) -> String {
    switch member {
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.label ?? "_") + ": " + program.name(of: $0.type)
      }
      let result = function.result == .void ? "" : " -> " + program.name(of: function.result)
      return "(" + parameters.joined(separator: ", ") + ")" + result
    case .property(let property): return property.type.map { program.name(of: $0) } ?? ""
    case .enumCase(let info):
      if info.types.isEmpty { return "" }
      let values = zip(info.labels, info.types).map { label, type in
        (label.map { $0 + ": " } ?? "") + program.name(of: type)
      }
      return "(" + values.joined(separator: ", ") + ")"
    case .type: return ""
    }
  }
}
