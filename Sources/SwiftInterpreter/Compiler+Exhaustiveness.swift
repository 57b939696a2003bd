import SwiftReading
import Wording

/// What a pattern takes of the values of its type, for the question whether a `switch` takes all.
private indirect enum Space {
  /// Every value.
  case all
  /// The values of that case whose associated values are in these.
  case part(String, [Space])
}

/// A case of a type all of whose cases are known.
private struct Constructor {
  let name: String
  let types: [Type]

  /// The case as it is written in a pattern.
  func written(_ parts: [String], over type: Type) -> String {
    if case .tuple = type { return "(\(parts.joined(separator: ", ")))" }
    if type == .bool { return name }
    if type.wrapped != nil {
      if name == "none" { return "nil" }
      return parts[0] == "_" ? ".some" : parts[0] + "?"
    }
    let isWhole = parts.allSatisfy { $0 == "_" }
    return ".\(name)" + (isWhole ? "" : "(\(parts.joined(separator: ", ")))")
  }
}

extension Compiler {
  /// Refuses a `switch` that leaves out values, and names what it leaves out.
  ///
  /// A column of patterns is taken apart by the cases of its type, until one shows no row that takes
  /// it; a type without such cases is taken whole by a name or `_` alone. What a `where` or an
  /// expression chooses takes nothing for certain.
  func checkExhaustive(
    _ cases: [SwitchCase], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) {
    if cases.contains(where: \.labels.isEmpty) { return }
    let labels = cases.flatMap(\.labels).filter { $0.filter == nil }
    if labels.contains(where: { $0.pattern.isIrrefutable }) { return }
    let type = resolved(type)
    let rows = labels.compactMap { space(of: $0.pattern, type).map { [$0] } }
    let place = range.lowerBound..<min(range.upperBound, range.lowerBound + 6)
    var steps = 0
    var missing: [String] = []
    for constructor in constructors(of: type) ?? [] {
      guard let rest = uncovered(taking(constructor, rows), constructor.types, &steps) else {
        continue
      }
      missing.append(constructor.written(rest, over: type))
    }
    if steps > Self.greatestExhaustivenessCheck {
      throw failure(
        "the compiler is unable to check that this switch is exhaustive in reasonable time",
        at: place, fix: "add 'default:'")
    }
    guard !missing.isEmpty || constructors(of: type) == nil else { return }
    let isWritten = (1...8).contains(missing.count) && !missing.allSatisfy(\.isOpen)
    throw failure(
      "switch must be exhaustive", at: place,
      fix: isWritten
        ? "add '\(missing.joined(separator: ", "))' or 'default:'" : "add 'default:'")
  }

  /// How many columns are looked at before a check ends without an answer.
  private static let greatestExhaustivenessCheck = 20_000

  /// The first row of values that no row of patterns takes; nil where all are taken.
  private func uncovered(_ rows: [[Space]], _ types: [Type], _ steps: inout Int) -> [String]? {
    steps += 1
    guard let first = types.first.map({ resolved($0) }), !rows.isEmpty,
      steps <= Self.greatestExhaustivenessCheck
    else { return rows.isEmpty ? types.map { _ in "_" } : nil }
    let isTakenApart = rows.contains { if case .part = $0[0] { true } else { false } }
    guard isTakenApart, let all = constructors(of: first) else {
      let open = rows.filter { if case .all = $0[0] { true } else { false } }
      return uncovered(open.map { Array($0.dropFirst()) }, Array(types.dropFirst()), &steps)
        .map { ["_"] + $0 }
    }
    for constructor in all {
      let inner = constructor.types + types.dropFirst()
      guard let rest = uncovered(taking(constructor, rows), inner, &steps) else { continue }
      let parts = Array(rest.prefix(constructor.types.count))
      return [constructor.written(parts, over: first)] + rest.dropFirst(parts.count)
    }
    return nil
  }

  /// The rows that take values of the case, with its parts in place of their first column.
  private func taking(_ constructor: Constructor, _ rows: [[Space]]) -> [[Space]] {
    rows.compactMap { row in
      switch row[0] {
      case .all: return constructor.types.map { _ in .all } + row.dropFirst()
      case .part(constructor.name, let parts): return parts + row.dropFirst()
      case .part: return nil
      }
    }
  }

  /// The cases of a type; nil where it has none, or none that count.
  private func constructors(of type: Type) -> [Constructor]? {
    if type == .bool {
      return [Constructor(name: "true", types: []), Constructor(name: "false", types: [])]
    }
    if case .tuple(let types, _) = type { return [Constructor(name: "", types: types)] }
    if let wrapped = type.wrapped {
      return [Constructor(name: "none", types: []), Constructor(name: "some", types: [wrapped])]
    }
    guard case .nominal(let id, let arguments) = type, program[id].kind == .enumeration else {
      return nil
    }
    let substitution = substitution(of: id, arguments)
    return program[id].cases.compactMap { info in
      let types = info.types.map { $0.substituting(substitution) }
      // No value has such a case.
      if types.contains(where: { resolved($0) == .never }) { return nil }
      return Constructor(name: info.name, types: types)
    }
  }

  /// What a pattern takes for certain; nil where that is nothing.
  private func space(of pattern: Pattern, _ type: Type) -> Space? {
    let type = resolved(type)
    switch pattern.kind {
    case .wildcard, .name: return .all
    case .typed(let inner, _): return space(of: inner, type)
    case .isType, .asType: return nil
    case .optional(let inner):
      return type.wrapped.flatMap { space(of: inner, $0) }.map { .part("some", [$0]) }
    case .tuple(let elements): return tupleSpace(elements.map(\.pattern), type)
    case .enumCase(_, let name, let elements):
      return caseSpace(name, elements?.map(\.pattern), type)
    case .expression(let expression): return space(of: expression, type)
    }
  }

  private func space(of expression: Expression, _ type: Type) -> Space? {
    switch expression.kind {
    case .boolean(let value):
      // `case true` over an optional looks into it.
      if let wrapped = type.wrapped {
        return space(of: expression, resolved(wrapped)).map { .part("some", [$0]) }
      }
      return .part("\(value)", [])
    case .nilLiteral: return .part("none", [])
    case .implicitMember(let name), .member(_, let name, _, _): return caseSpace(name, nil, type)
    case .parenthesized(let inner): return space(of: inner, type)
    case .tuple(let arguments):
      return tupleSpace(
        arguments.map { Pattern(.expression($0.value), $0.value.range) }, type)
    default: return nil
    }
  }

  private func tupleSpace(_ patterns: [Pattern], _ type: Type) -> Space? {
    guard case .tuple(let types, _) = type, types.count == patterns.count else {
      return patterns.count == 1 ? space(of: patterns[0], type) : nil
    }
    return spaces(of: patterns, types).map { .part("", $0) }
  }

  private func spaces(of patterns: [Pattern], _ types: [Type]) -> [Space]? {
    var parts: [Space] = []
    for (pattern, type) in zip(patterns, types) {
      guard let part = space(of: pattern, type) else { return nil }
      parts.append(part)
    }
    return parts
  }

  private func caseSpace(_ name: String, _ elements: [Pattern]?, _ type: Type) -> Space? {
    if let wrapped = type.wrapped, name != "some", name != "none" {
      return caseSpace(name, elements, resolved(wrapped)).map { .part("some", [$0]) }
    }
    guard let constructor = constructors(of: type)?.first(where: { $0.name == name }) else {
      return nil
    }
    let types = constructor.types
    guard let elements else { return .part(name, types.map { _ in .all }) }
    if elements.count == 1, types.count > 1 {
      // One pattern for all associated values is one for their tuple.
      switch space(of: elements[0], .tuple(types, types.map { _ in nil })) {
      case .all: return .part(name, types.map { _ in .all })
      case .part(_, let parts): return .part(name, parts)
      case nil: return nil
      }
    }
    guard elements.count == types.count else { return nil }
    return spaces(of: elements, types).map { .part(name, $0) }
  }
}

extension String {
  /// Whether it is the pattern of every tuple.
  fileprivate var isOpen: Bool { allSatisfy { "(_, )".contains($0) } }
}

extension Pattern {
  /// Whether every value fits.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .name: true
    case .typed(let inner, _): inner.isIrrefutable
    case .tuple(let elements): elements.allSatisfy { $0.pattern.isIrrefutable }
    default: false
    }
  }
}
