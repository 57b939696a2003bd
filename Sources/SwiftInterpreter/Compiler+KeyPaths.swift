import SwiftReading
import Wording

extension Compiler {
  /// A key path: a function where one is expected, otherwise a value that reads and writes.
  func compileKeyPath(
    _ rootSyntax: TypeSyntax?, _ names: [String], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let written = try rootSyntax.map { (syntax) throws(SwiftDiagnostic) in try type(syntax) }
    if let wanted, case .function(let parameters, let result) = wanted, parameters.count == 1 {
      if let written { _ = unify(parameters[0], written) }
      guard !isVariable(parameters[0]) else { throw unknownRoot(names, range) }
      let getter = try reader(of: names, in: resolved(parameters[0]), range)
      _ = unify(result, getter.result)
      return Typed(.function([parameters[0]], getter.result), getter.code)
    }
    guard let id = program.typeNames["KeyPath"]?.id else { throw unknownRoot(names, range) }
    let expected = wanted.flatMap { $0.id == id ? $0.arguments : nil }
    if let written, let expected { _ = unify(expected[0], written) }
    guard let root = written ?? expected.map({ resolved($0[0]) }), !isVariable(root) else {
      throw unknownRoot(names, range)
    }
    let getter = try reader(of: names, in: root, range)
    if let expected { _ = unify(expected[1], getter.result) }
    let setter = try? writer(of: names, in: root, getter.result, range)
    return Typed(.nominal(id, [root, getter.result])) { (m) throws(Interruption) in
      .structure(StructureValue(id, [try getter.code(m), .optional(try setter?(m))]))
    }
  }

  private func unknownRoot(_ names: [String], _ range: SourceRange) -> SwiftDiagnostic {
    failure(
      "cannot infer key path type from context; consider explicitly specifying a root type",
      at: range, fix: "write a closure: '{ $0.\(names.joined(separator: ".")) }'")
  }

  /// `$0.a.b`, where a name with `?` is one of a chain.
  private func path(_ names: [String], of base: Expression) -> Expression {
    var value = base
    for name in names where name != "self" {
      let isChained = name.hasSuffix("?")
      let plain = isChained ? String(name.dropLast()) : name
      value = Expression(.member(value, plain, base.range, []), base.range)
      if isChained { value = Expression(.chained(value), base.range) }
    }
    let isChain = names.contains { $0.hasSuffix("?") }
    return isChain ? Expression(.optionalChain(value), base.range) : value
  }

  private func reader(
    of names: [String], in root: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> (code: Code, result: Type) {
    let value = path(names, of: Expression(.name("$0", []), range))
    let closure = ClosureSyntax(body: [Statement(.expression(value), range)])
    let typed = try compile(
      Expression(.closure(closure), range), expecting: .function([root], freshVariable()))
    guard case .function(_, let result) = resolved(typed.type) else {
      throw unknownRoot(names, range)
    }
    return (typed.code, result)
  }

  /// What writes: `{ root, value in var copy = root; copy.a.b = value; return copy }`.
  private func writer(
    of names: [String], in root: Type, _ value: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Code {
    let name = { (name: String) in Expression(.name(name, []), range) }
    var closure = ClosureSyntax(body: [])
    closure.parameters = ["_root", "_value"].map { .init(name: $0, type: nil, range: range) }
    // Each variable of a source has a place of its own.
    let pattern = Pattern(
      .name("_copy", isVariable: true), range.lowerBound..<range.lowerBound)
    let copy = Declaration(
      .variable(
        VariableSyntax(
          isVariable: true,
          bindings: [.init(pattern: pattern, type: nil, value: name("_root"), accessors: nil)])),
      range: range, nameRange: range)
    closure.body = [
      Statement(.declaration(copy), range),
      Statement(
        .expression(
          Expression(
            .assignment(nil, range, path(names, of: name("_copy")), name("_value")), range)),
        range),
      Statement(.returning(name("_copy")), range),
    ]
    return try attempt { () throws(SwiftDiagnostic) in
      try compile(
        Expression(.closure(closure), range), expecting: .function([root, value], root)
      ).code
    }
  }

  /// `value[keyPath: path]`.
  func readKeyPath(
    _ path: Expression, of value: Typed, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    guard let id = program.typeNames["KeyPath"]?.id else {
      throw failure("there are no key paths here", at: range)
    }
    let result = freshVariable()
    let keyPath = try checkKeyPath(path, id, from: value.type, giving: result)
    let code = value.code
    return Typed(result) { (m) throws(Interruption) in
      let root = try code(m)
      return try m.call(try keyPath(m).fields[0], with: [root], at: range)
    }
  }

  /// The code of a key path from a type, or from a class above it.
  private func checkKeyPath(
    _ path: Expression, _ id: TypeID, from root: Type, giving result: Type
  ) throws(SwiftDiagnostic) -> Code {
    var wanted = Type.nominal(id, [root, result])
    let typed = try compile(path, expecting: wanted)
    if let named = resolved(typed.type).arguments.first, let own = resolved(root).id,
      let above = resolved(named).id, own != above, program.isClass(own, at: above)
    {
      wanted = .nominal(id, [named, result])
    }
    return try convert(typed, to: wanted, .argument, at: path.range)
  }

  func keyPathPlace(
    _ base: Expression, _ value: Typed, _ path: Expression, _ get: Typed, _ range: SourceRange,
    _ method: String?
  ) throws(SwiftDiagnostic) -> Place {
    guard let id = program.typeNames["KeyPath"]?.id else {
      throw failure("there are no key paths here", at: range)
    }
    let keyPath = try checkKeyPath(path, id, from: value.type, giving: get.type)
    let change:
      @Sendable (Machine, inout Value, (inout Value) throws(Interruption) -> Void)
        throws(Interruption) -> Void = { (m, root, body) throws(Interruption) in
          let path = try keyPath(m).fields
          guard path.count == 2, case .some(let setter) = path[1] else {
            throw m.trap("this key path is read-only", at: range)
          }
          var part = try m.call(path[0], with: [root], at: range)
          try body(&part)
          root = try m.call(setter.value, with: [root, part], at: range)
        }
    if isReference(value.type) {
      let code = value.code
      return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
        var object = try code(m)
        try change(m, &object, body)
      }
    }
    let modify = try place(base, mutatedBy: method).modify
    return Place(type: get.type, get: get.code) { (m, body) throws(Interruption) in
      try modify(m) { (root: inout Value) throws(Interruption) in try change(m, &root, body) }
    }
  }
}
