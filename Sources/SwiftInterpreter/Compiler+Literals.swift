import SwiftReading
import Wording

extension Compiler {
  func constant(_ type: Type, _ value: Value) -> Typed {
    Typed(type, constant: value) { (_) throws(Interruption) in value }
  }

  func compileLiteral(_ expression: Expression, _ wanted: Type?) throws(SwiftDiagnostic) -> Typed {
    let range = expression.range
    switch expression.kind {
    case .integer(let number): return try integerLiteral(number, literalType(wanted), range)
    case .floating(let value):
      let type = literalType(wanted)
      if type?.isFloatingPoint == true { return constant(type ?? .double, .double(value)) }
      if type == .float { return constant(.float, .float(value)) }
      return try literal(.double(value), .double, type, .expressibleByFloatLiteral, range)
    case .boolean(let value): return constant(.bool, .bool(value))
    case .string(let pieces): return try compileString(pieces, range, wanted)
    case .nilLiteral:
      guard let wanted else {
        throw failure("'nil' requires a contextual type", at: range)
      }
      if case .variable = wanted { return constant(.optional(freshVariable()), .none) }
      guard wanted.wrapped != nil else {
        if wanted == .any { return constant(.optional(.any), .none) }
        throw failure(
          "'nil' cannot be used in place of a value of type '\(name(wanted))'", at: range)
      }
      return constant(wanted, .none)
    case .array(let elements): return try compileArray(elements, expression, wanted)
    case .dictionary(let entries): return try compileDictionary(entries, expression, wanted)
    default: throw failure("expected a literal", at: range)
    }
  }

  private func compileString(
    _ pieces: [StringPiece], _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let type = literalType(wanted)
    var parts: [Code] = []
    var text = ""
    var isConstant = true
    for piece in pieces {
      switch piece {
      case .text(let words):
        text += words
        let value = Value.string(words)
        parts.append(Typed(.string) { (_) throws(Interruption) in value }.code)
      case .interpolation(let expression):
        isConstant = false
        parts.append(try compile(expression).code)
      }
    }
    if isConstant {
      if type == .character, text.count == 1 { return constant(.character, .string(text)) }
      if type == .known(.substring) { return constant(.known(.substring), .string(text)) }
      return try literal(.string(text), .string, type, .expressibleByStringLiteral, range)
    }
    let codes = parts
    return Typed(.string) { (m) throws(Interruption) in
      var text = ""
      for code in codes { text += try m.describe(try code(m), at: range) }
      try m.checkSize(text.utf8.count, range)
      return .string(text)
    }
  }

  // MARK: Collections

  private func compileArray(
    _ elements: [Expression], _ expression: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let range = expression.range
    if let type = try typeExpression(expression) { return metatype(type) }
    let place = literalType(wanted)
    if let place, case .nominal(let id, let arguments) = place {
      if id == KnownType.set.id { return try compileSet(elements, arguments[0], range) }
      if id == KnownType.dictionary.id {
        throw failure(
          "dictionary of type '\(name(place))' cannot be used with array literal", at: range,
          fix: elements.isEmpty ? "write '[:]'" : "write '[key: value]'")
      }
      if id != KnownType.array.id, program[id].kind != .protocolType {
        return try compileArrayLike(elements, place, range)
      }
    }
    var element: Type?
    if let place, case .nominal(let id, let arguments) = place,
      [.array, .sequence, .collection].contains(KnownType(rawValue: id.index))
    {
      element = arguments.first
    }
    if elements.isEmpty, element == nil {
      throw failure(
        "empty collection literal requires an explicit type", at: range,
        fix: "write '[Type]()' or declare the type")
    }
    let (type, codes) = try compileElements(elements, element)
    return Typed(.array(type)) { (m) throws(Interruption) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(m)) }
      return .array(values)
    }
  }

  /// Elements of one type: the expected one, or that which they have in common.
  func compileElements(
    _ elements: [Expression], _ expected: Type?
  ) throws(SwiftDiagnostic) -> (type: Type, codes: [Code]) {
    if let expected, !isVariable(expected) {
      var codes: [Code] = []
      for element in elements { codes.append(try check(element, expected, .element)) }
      return (expected, codes)
    }
    var typed: [Typed] = []
    for element in elements {
      var hint = typed.last.flatMap { last in
        needsContext(element) || isLiteral(element) ? last.type : nil
      }
      if case .nilLiteral = element.kind {
        let last = hint.map { resolved($0) } ?? freshVariable()
        hint = last.wrapped == nil ? .optional(last) : last
      }
      typed.append(try compile(element, expecting: hint))
    }
    var common: Type?
    for candidate in typed.map({ resolved($0.type) }) {
      guard let before = common else {
        common = candidate
        continue
      }
      common = join(before, candidate)
      if common == nil { break }
    }
    guard let common else {
      throw failure(
        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
        at: elements[0].range.lowerBound..<elements[elements.count - 1].range.upperBound,
        fix: "declare its type: ': [Any]'")
    }
    if let expected { _ = unify(expected, common) }
    var codes: [Code] = []
    for (element, value) in zip(elements, typed) {
      // A literal takes the type of the others.
      if isLiteral(element) {
        codes.append(try check(element, common, .element))
      } else {
        codes.append(try convert(value, to: common, .element, at: element.range))
      }
    }
    return (common, codes)
  }

  /// Whether an expression has no type of its own.
  func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .nilLiteral, .closure: true
    case .call(let callee, _): needsContext(callee)
    case .member(let base, _, _, _): needsContext(base)
    case .array(let elements): elements.isEmpty || needsContext(elements[0])
    case .dictionary(let entries): entries.isEmpty
    case .parenthesized(let inner), .optionalChain(let inner), .forced(let inner),
      .prefix(_, let inner):
      needsContext(inner)
    case .binary(let name, _, let left, let right):
      // `2 * .pi`: no operand says of what type it is.
      Self.arithmetic.contains(name)
        && (needsContext(left) && (needsContext(right) || isLiteral(right))
          || isLiteral(left) && needsContext(right))
    default: false
    }
  }

  /// The type that values of both types have.
  func join(_ a: Type, _ b: Type) -> Type? {
    if a == b { return a }
    // Of a literal and an integer of another width, the latter.
    if a.isNumber, b.isNumber {
      if a == .float || b == .float { return .float }
      return a.isFloatingPoint || b == .int ? a : b
    }
    let outer = bindings
    if conversion(from: b, to: a) != nil { return a }
    bindings = outer
    if conversion(from: a, to: b) != nil { return b }
    bindings = outer
    if let wrapped = a.wrapped { return join(resolved(wrapped), b).map { .optional($0) } }
    if let wrapped = b.wrapped { return join(a, resolved(wrapped)).map { .optional($0) } }
    var above = program.superclass(of: a)
    while let type = above {
      if conversion(from: b, to: type) != nil { return type }
      above = program.superclass(of: type)
    }
    return nil
  }

  private func compileSet(
    _ elements: [Expression], _ element: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let (type, codes) = try compileElements(elements, element)
    return Typed(.set(type)) { (m) throws(Interruption) in
      let table = Table()
      for code in codes { try m.insert(try code(m), nil, into: table, range) }
      return .set(table)
    }
  }

  /// An option set, or another type that is written as an array.
  private func compileArrayLike(
    _ elements: [Expression], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    if conforms(type, to: .optionSet) {
      var codes: [Code] = []
      for element in elements { codes.append(try check(element, type, .element)) }
      let parts = codes
      let initializer = initializers(of: type).compactMap { found -> Function? in
        guard case .function(let function) = found.member,
          function.parameters.map(\.label) == ["rawValue"]
        else { return nil }
        return function
      }.first
      let rawType =
        initializer.flatMap { resolved($0.parameters[0].type).integer } ?? IntegerType(.int)
      return Typed(type) { (m) throws(Interruption) in
        var bits = 0
        for code in parts {
          bits |= try m.property("rawValue", of: try code(m), at: range).integer?.bits ?? 0
        }
        let raw = rawType.value(bits: bits)
        if let initializer { return try m.construct(initializer, type, [raw], range) }
        return .structure(StructureValue(type.id ?? KnownType.any.id, [raw]))
      }
    }
    for found in initializers(of: type) {
      guard case .function(let function) = found.member,
        function.parameters.map(\.label) == ["arrayLiteral"]
      else { continue }
      let element = function.parameters[0].type.substituting(found.substitution)
      let inner = function.parameters[0].isVariadic ? element : element.arguments.first ?? element
      let codes = try compileElements(elements, inner).codes
      return Typed(type) { (m) throws(Interruption) in
        var values: [Value] = []
        for code in codes { values.append(try code(m)) }
        return try m.construct(function, type, [.array(values)], range)
      }
    }
    guard !elements.isEmpty else {
      throw failure(
        "cannot convert value of type '[Any]' to specified type '\(name(type))'", at: range)
    }
    let (element, codes) = try compileElements(elements, nil)
    return Typed(.array(element)) { (m) throws(Interruption) in
      var values: [Value] = []
      for code in codes { values.append(try code(m)) }
      return .array(values)
    }
  }

  private func compileDictionary(
    _ entries: [(key: Expression, value: Expression)], _ expression: Expression, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    let range = expression.range
    if let type = try typeExpression(expression) { return metatype(type) }
    if let place = literalType(wanted),
      let written = try compileDictionaryLike(entries, place, range)
    {
      return written
    }
    var key: Type?
    var value: Type?
    if let place = literalType(wanted),
      case .nominal(KnownType.dictionary.id, let arguments) = place
    {
      key = arguments[0]
      value = arguments[1]
    }
    if entries.isEmpty, key == nil {
      throw failure(
        "empty collection literal requires an explicit type", at: range,
        fix: "write '[Key: Value]()' or declare the type")
    }
    let keys = try compileElements(entries.map(\.key), key)
    let values = try compileElements(entries.map(\.value), value)
    return Typed(.dictionary(keys.type, values.type)) { (m) throws(Interruption) in
      let table = Table()
      for (key, value) in zip(keys.codes, values.codes) {
        let key = try key(m)
        let isNew = try m.insert(key, try value(m), into: table, range)
        if !isNew {
          throw m.trap(
            "Fatal error: Dictionary literal contains duplicate keys", at: range)
        }
      }
      return .dictionary(table)
    }
  }

  /// Another type that is written as a dictionary, as `KeyValuePairs`; nil for others.
  private func compileDictionaryLike(
    _ entries: [(key: Expression, value: Expression)], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed? {
    guard case .nominal(let id, _) = type, id != KnownType.dictionary.id else { return nil }
    for found in initializers(of: type) {
      guard case .function(let function) = found.member,
        function.parameters.map(\.label) == ["dictionaryLiteral"]
      else { continue }
      let parameter = function.parameters[0].type.substituting(found.substitution)
      let element = function.parameters[0].isVariadic ? parameter : parameter.arguments[0]
      guard case .tuple(let parts, let labels) = resolved(element), parts.count == 2 else {
        continue
      }
      let keys = try compileElements(entries.map(\.key), parts[0]).codes
      let values = try compileElements(entries.map(\.value), parts[1]).codes
      return Typed(type) { (m) throws(Interruption) in
        var pairs: [Value] = []
        for (key, value) in zip(keys, values) {
          pairs.append(.tuple(TupleValue([try key(m), try value(m)], labels: labels)))
        }
        return try m.construct(function, type, [.array(pairs)], range)
      }
    }
    return nil
  }

  func compileTuple(_ elements: [Argument], _ wanted: Type?) throws(SwiftDiagnostic) -> Typed {
    if elements.isEmpty { return constant(.void, .void) }
    var expected: [Type]?
    if let place = literalType(wanted), case .tuple(let types, _) = place,
      types.count == elements.count
    {
      expected = types
    }
    var types: [Type] = []
    var codes: [Code] = []
    for (index, element) in elements.enumerated() {
      if let expected {
        codes.append(try check(element.value, expected[index], .element))
        types.append(expected[index])
      } else {
        let typed = try compile(element.value)
        codes.append(typed.code)
        types.append(typed.type)
      }
    }
    let labels = elements.map(\.label)
    let parts = codes
    return Typed(.tuple(types, labels)) { (m) throws(Interruption) in
      var values: [Value] = []
      values.reserveCapacity(parts.count)
      for code in parts { values.append(try code(m)) }
      return .tuple(TupleValue(values, labels: labels))
    }
  }
}
