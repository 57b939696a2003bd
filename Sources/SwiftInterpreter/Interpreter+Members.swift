extension Interpreter {
  /// A name that code may use, with the way it is written there.
  package struct Name: Hashable, Sendable {
    package var name: String
    /// The parameters with their types, or the type: `(at: Int) -> String`, `Int`.
    package var signature: String
    package var isStatic = false
    /// Whether it is declared in a block around the place.
    package var isLocal = false
    /// Whether it has the type that the place expects.
    package var isExpected = false
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
            Name(name: member, signature: program.signature(of: found.member), isStatic: isStatic))
        }
      }
    }
    return names.sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  /// The last of these classes that is one below `base`, that no other of them stands on, and that
  /// `isMade` says can be made.
  package func instantiable(
    _ names: [String], below base: String, where isMade: (String) -> Bool
  ) -> String? {
    guard let base = program.typeNames[base]?.id else { return nil }
    let classes = names.compactMap { program.typeNames[$0] }.filter { type in
      type.id.map { program[$0].generics.isEmpty && program.isClass($0, at: base) } ?? false
    }
    let found = classes.last { type in
      !classes.contains { program.superclass(of: $0)?.id == type.id }
        && isMade(program.name(of: type))
    }
    return found.map { program.name(of: $0) }
  }

  /// The labels of the arguments that the initialisers of a class need, those without defaults.
  package func neededLabels(ofInitializersOf name: String) -> [[String]] {
    guard let type = program.types.last(where: { $0.name == name })?.id else { return [] }
    return program.initializers(ofClass: .nominal(type, [])).map { member in
      member.function.parameters.filter { $0.defaultValue == nil }.map { $0.label ?? "_" }
    }
  }

  /// The variables, functions and types at the top, by name.
  package var names: [Name] { program.names(beginningWith: "") }

  /// The value of a stored variable at the top; nil where there is none with that name.
  package func value(of name: String) -> Value? {
    guard case .global(let place)? = program.globals[name]?.storage, globals.indices.contains(place)
    else { return nil }
    return globals[place]
  }

  /// The ways in which the type with that name is made: the parameters of its initialisers.
  package func initializers(ofType name: String) -> [String] {
    guard let type = program.types.last(where: { $0.name == name }) else { return [] }
    let compiler = Compiler(program)
    return compiler.initializers(of: compiler.selfType(of: type.id))
      .map { program.signature(of: $0.member) }
  }
}

extension Program {
  /// The variables, functions and types at the top that begin so, by name.
  func names(beginningWith word: String) -> [Interpreter.Name] {
    func fits(_ name: String) -> Bool { name.hasPrefix(word) && name.first != "_" }
    var names = globals.values.filter { fits($0.name) }.map {
      Interpreter.Name(name: $0.name, signature: signature(of: .property($0)), isStatic: true)
    }
    for (name, functions) in functions where fits(name) {
      names += functions.map {
        Interpreter.Name(name: name, signature: signature(of: .function($0)), isStatic: true)
      }
    }
    names += typeNames.keys.filter(fits).map {
      Interpreter.Name(name: $0, signature: "", isStatic: true)
    }
    return names.sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  func signature(of member: Member) -> String {
    switch member {
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.label ?? "_") + ": " + name(of: $0.type)
      }
      let result = function.result == .void ? "" : " -> " + name(of: function.result)
      return "(" + parameters.joined(separator: ", ") + ")" + result
    case .property(let property): return property.type.map { name(of: $0) } ?? ""
    case .enumCase(let info):
      if info.types.isEmpty { return "" }
      let values = zip(info.labels, info.types).map { label, type in
        (label.map { $0 + ": " } ?? "") + name(of: type)
      }
      return "(" + values.joined(separator: ", ") + ")"
    case .type: return ""
    }
  }
}
