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
    var compiled: [(match: Match, body: StatementCode)] = []
    for branch in cases {
      compiled.append(
        try scoped { () throws(SwiftDiagnostic) in
          (try compileLabels(branch.labels, value.type), try compileBlock(branch.body))
        })
    }
    if caret == nil { try checkExhaustive(cases, value.type, range) }
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
}
