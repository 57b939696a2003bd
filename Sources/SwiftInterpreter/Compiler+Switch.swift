import SwiftReading
import Wording

extension Compiler {
  func compileSwitch(
    _ label: String?, _ subject: Expression, _ cases: [SwitchCase], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    let value = try compile(subject)
    let code = value.code
    let number = enter(label, isLoop: false)
    defer { context.targets.removeLast() }
    if caret == nil { try checkExhaustive(cases, value.type, range) }
    var compiled: [(match: Match, body: StatementCode)] = []
    for branch in cases {
      compiled.append(
        try scoped { () throws(SwiftDiagnostic) in
          (try compileLabels(branch.labels, value.type), try compileBlock(branch.body))
        })
    }
    let branches = compiled
    return { (m) throws(Interruption) in
      let value = try code(m)
      for index in branches.indices where try branches[index].match(m, value) {
        var flow = try branches[index].body(m)
        var next = index + 1
        while flow == .fell, next < branches.count {
          flow = try branches[next].body(m)
          next += 1
        }
        return flow == .broke(number) || flow == .fell ? .next : flow
      }
      return .next
    }
  }

  func compileLabels(
    _ labels: [SwitchCase.Label], _ type: Type
  ) throws(SwiftDiagnostic) -> Match {
    if labels.isEmpty { return { (_, _) throws(Interruption) in true } }
    var tests: [Match] = []
    // Names that several patterns of one case bind are the same variable to its body.
    let outer = caseNames
    caseNames = labels.count > 1 ? [:] : nil
    defer { caseNames = outer }
    for label in labels {
      let match = try compilePattern(label.pattern, type)
      guard let filter = label.filter else {
        tests.append(match)
        continue
      }
      let test = try check(filter, .bool, .condition)
      let filtered: Match = { (m, value) throws(Interruption) in
        guard try match(m, value) else { return false }
        return try test(m).asBool == true
      }
      tests.append(filtered)
    }
    if tests.count == 1 { return tests[0] }
    let all = tests
    return { (m, value) throws(Interruption) in
      for test in all where try test(m, value) { return true }
      return false
    }
  }

  /// Refuses a `switch` that leaves out cases of an enum.
  func checkExhaustive(
    _ cases: [SwitchCase], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) {
    let labels = cases.flatMap(\.labels).filter { $0.filter == nil }
    let isOpen =
      cases.contains { $0.labels.isEmpty }
      || labels.contains { $0.pattern.isIrrefutable }
    if isOpen { return }
    let type = resolved(type)
    var needed: [String] = []
    if type == .bool {
      needed = ["true", "false"]
    } else if let wrapped = type.wrapped {
      needed = ["none"] + optionalCases(labels, resolved(wrapped))
    } else if let id = type.id, program[id].kind == .enumeration {
      needed = program[id].cases.map(\.name)
    } else if case .tuple = type {
      return
    }
    let covered = Set(labels.flatMap { $0.pattern.coveredCases })
      .union(labels.contains { $0.pattern.isNil } ? ["none"] : [])
    if covered.isSuperset(of: needed), !needed.isEmpty { return }
    if type.wrapped != nil, covered.isSubset(of: ["none", "nil"]) == false,
      covered.contains("none") || covered.contains("nil")
    {
      return
    }
    let missing = needed.filter { !covered.contains($0) }
    guard needed.isEmpty || !missing.isEmpty else { return }
    throw failure(
      "switch must be exhaustive",
      at: range.lowerBound..<min(range.upperBound, range.lowerBound + 6),
      fix: missing.isEmpty || type.wrapped != nil
        ? "add 'default:'"
        : "add '\(missing.map { type == .bool ? $0 : "." + $0 }.joined(separator: ", "))' or 'default:'"
    )
  }
}

extension Compiler {
  /// What has to be covered of an optional that has a value: all of it, or each case in it.
  private func optionalCases(_ labels: [SwitchCase.Label], _ wrapped: Type) -> [String] {
    guard let id = wrapped.id, program[id].kind == .enumeration,
      !labels.contains(where: { $0.pattern.coveredCases.contains("some") })
    else { return ["some"] }
    return program[id].cases.map(\.name)
  }
}

extension Pattern {
  /// Whether it is `nil`.
  fileprivate var isNil: Bool {
    if case .expression(let value) = kind, case .nilLiteral = value.kind { true } else { false }
  }

  /// Whether every value fits.
  var isIrrefutable: Bool {
    switch kind {
    case .wildcard, .name: true
    case .typed(let inner, _): inner.isIrrefutable
    case .tuple(let elements): elements.allSatisfy { $0.pattern.isIrrefutable }
    default: false
    }
  }

  /// The cases that fit whatever is associated with them.
  var coveredCases: [String] {
    switch kind {
    case .enumCase(_, let name, let elements):
      (elements ?? []).allSatisfy { $0.pattern.isIrrefutable } ? [name] : []
    case .optional(let inner): inner.isIrrefutable ? ["some"] : inner.coveredCases
    case .expression(let expression):
      switch expression.kind {
      case .boolean(let value): ["\(value)"]
      case .nilLiteral: ["none"]
      case .implicitMember(let name), .member(_, let name, _, _): [name]
      default: []
      }
    default: []
    }
  }
}
