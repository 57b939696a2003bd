import SwiftReading
import Wording

extension Compiler {
  /// What a loop does with the flow of its body: on with it, or out.
  private static func turn(_ flow: Flow, _ number: Int) -> Flow? {
    switch flow {
    case .next, .continued(number), .fell: nil
    case .broke(number): .next
    default: flow
    }
  }

  func compileWhile(
    _ label: String?, _ conditions: [Condition], _ body: [Statement], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    let number = enter(label, isLoop: true)
    defer { context.targets.removeLast() }
    let first = context.frameSize
    let (test, code) = try scoped { () throws(SwiftDiagnostic) in
      (releasing(try compileConditions(conditions)), leaving(first, try compileBlock(body)))
    }
    return { (m) throws(Interruption) in
      while try test(m) {
        try m.step(range)
        if let flow = Self.turn(try code(m), number) { return flow }
      }
      return .next
    }
  }

  func compileRepeat(
    _ label: String?, _ body: [Statement], _ condition: Expression, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    let number = enter(label, isLoop: true)
    defer { context.targets.removeLast() }
    let code = try compileBlock(body)
    let test = try check(condition, .bool, .condition)
    return { (m) throws(Interruption) in
      repeat {
        try m.step(range)
        if let flow = Self.turn(try code(m), number) { return flow }
      } while try test(m).asBool == true
      return .next
    }
  }

  func compileFor(
    _ label: String?, _ pattern: Pattern, _ sequence: Expression, _ filter: Expression?,
    _ body: [Statement], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    let value = unwrapped(try compile(sequence), at: sequence.range)
    let type = resolved(value.type)
    guard let element = elementType(of: type) else {
      if let wrapped = type.wrapped, elementType(of: wrapped) != nil {
        throw failure(
          "for-in loop requires '\(name(type))' to conform to 'Sequence'; did you mean to unwrap optional?",
          at: sequence.range)
      }
      throw failure(
        "for-in loop requires '\(name(type))' to conform to 'Sequence'", at: sequence.range,
        fix: type == .int ? "write a range: '0..<…'" : nil)
    }
    let number = enter(label, isLoop: true)
    defer { context.targets.removeLast() }
    return try scoped { () throws(SwiftDiagnostic) in
      let plain = plainSlot(pattern, element)
      let match = plain == nil ? try compilePattern(pattern, element) : nil
      let test = try filter.map { (filter) throws(SwiftDiagnostic) in
        try check(filter, .bool, .condition)
      }
      let body = try compileBlock(body)
      let turn: @Sendable (Machine, Value) throws(Interruption) -> Flow? = {
        (m, value) throws(Interruption) in
        try m.step(range)
        if let plain {
          m.frame[plain] = value
        } else if let match, try !match(m, value) {
          return nil
        }
        if let test, try test(m).asBool != true { return nil }
        return Self.turn(try body(m), number)
      }
      // What is gone through stays alive till the end.
      let slot = context.slot()
      let code = value.code
      let sequence: Code = { (m) throws(Interruption) in
        let value = try code(m)
        m.frame[slot] = value
        return value
      }
      return loop(over: sequence, type, range, turn)
    }
  }

  /// The slot of a loop's variable, where it is a plain name.
  private func plainSlot(_ pattern: Pattern, _ element: Type) -> Int? {
    guard case .name(let name, false) = pattern.kind else { return nil }
    return declare(name, element, isVariable: false, at: pattern.range).slot
  }

  private func loop(
    over sequence: @escaping Code, _ type: Type, _ range: SourceRange,
    _ turn: @escaping @Sendable (Machine, Value) throws(Interruption) -> Flow?
  ) -> StatementCode {
    if type == .known(.range, [.int]) || type == .known(.closedRange, [.int]) {
      let isClosed = type.id == KnownType.closedRange.id
      return { (m) throws(Interruption) in
        let bounds = try sequence(m).fields
        guard bounds.count == 2, case .int(var current) = bounds[0], case .int(let end) = bounds[1]
        else { throw m.uninitialized(range) }
        while isClosed ? current <= end : current < end {
          if let flow = try turn(m, .int(current)) { return flow }
          if current == end { break }
          current += 1
        }
        return .next
      }
    }
    if let id = type.id, program[id].name == "PartialRangeFrom", type.arguments == [.int] {
      return { (m) throws(Interruption) in
        guard case .int(var current)? = try sequence(m).fields.first else {
          throw m.uninitialized(range)
        }
        while true {
          if let flow = try turn(m, .int(current)) { return flow }
          let (next, overflow) = current.addingReportingOverflow(1)
          if overflow { throw m.trap("Swift runtime failure: arithmetic overflow", at: range) }
          current = next
        }
      }
    }
    return { (m) throws(Interruption) in
      let value = try sequence(m)
      if let id = type.id, Int(id.index) >= KnownType.allCases.count,
        var iterator = try m.iterator(of: value, range)
      {
        while let element = try m.next(of: &iterator, range) {
          if let flow = try turn(m, element) { return flow }
        }
        return .next
      }
      for element in try m.elements(of: value, range) {
        if let flow = try turn(m, element) { return flow }
      }
      return .next
    }
  }

  // MARK: Values

  /// `if` and `switch` as expressions.
  func compileStatementValue(
    _ statement: Statement, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    var branches: [(expression: Expression, setUp: [Statement])] = []
    collect(statement, &branches)
    guard !branches.isEmpty else {
      throw failure(
        "an 'if' or 'switch' that is a value must have one in every branch", at: statement.range)
    }
    var wanted = wanted
    if wanted.map({ isVariable($0) || hasVariables($0) }) ?? true {
      // The first branch that can be checked alone says what type all have.
      for branch in branches where !needsContext(branch.expression) {
        if let typed = try? attempt({ () throws(SwiftDiagnostic) in
          try compile(branch.expression)
        }) {
          if resolved(typed.type) == .never { continue }
          let own = resolved(typed.type)
          if let wanted { _ = unify(wanted, own) }
          wanted = own
          break
        }
      }
    }
    let type = wanted ?? freshVariable()
    let code = try statementValue(statement, type)
    return Typed(type, code)
  }

  private func collect(
    _ statement: Statement, _ branches: inout [(expression: Expression, setUp: [Statement])]
  ) {
    switch statement.kind {
    case .expression(let expression): branches.append((expression, []))
    case .ifElse(_, let body, let otherwise):
      if let last = body.last { collect(last, &branches) }
      if let otherwise { collect(otherwise, &branches) }
    case .doBlock(_, let body, _): if let last = body.last { collect(last, &branches) }
    case .switchOver(_, _, let cases):
      for branch in cases { if let last = branch.body.last { collect(last, &branches) } }
    default: break
    }
  }

  private func statementValue(
    _ statement: Statement, _ type: Type
  ) throws(SwiftDiagnostic) -> Code {
    switch statement.kind {
    case .ifElse(let conditions, let body, let otherwise):
      guard let otherwise else {
        throw failure(
          "'if' must have an unconditional 'else' to be used as expression", at: statement.range)
      }
      let (test, then) = try scoped { () throws(SwiftDiagnostic) in
        (try compileConditions(conditions), try branchValue(body, type, statement.range))
      }
      let other = try statementValue(otherwise, type)
      return { (m) throws(Interruption) in try test(m) ? try then(m) : try other(m) }
    case .doBlock(_, let body, let clauses) where clauses.isEmpty:
      return try branchValue(body, type, statement.range)
    case .switchOver(_, let subject, let cases):
      let value = try compile(subject)
      let code = value.code
      var compiled: [(match: Match, body: Code)] = []
      for branch in cases {
        compiled.append(
          try scoped { () throws(SwiftDiagnostic) in
            (
              try compileLabels(branch.labels, value.type),
              try branchValue(branch.body, type, branch.range)
            )
          })
      }
      let range = statement.range
      try checkExhaustive(cases, value.type, range)
      let branches = compiled
      return { (m) throws(Interruption) in
        let value = try code(m)
        for branch in branches where try branch.match(m, value) { return try branch.body(m) }
        throw m.trap("no case of the switch fits", at: range)
      }
    default: return try branchValue([statement], type, statement.range)
    }
  }

  /// The value of a branch: its one expression; a `throw` has none.
  private func branchValue(
    _ body: [Statement], _ type: Type, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Code {
    guard let last = body.last else {
      throw failure("expected expression in branch of 'if' or 'switch' expression", at: range)
    }
    if body.count > 1 {
      throw failure(
        "non-expression branch of 'if' or 'switch' expression may only end with a 'throw'",
        at: last.range, fix: "leave one expression in each branch")
    }
    context.scopes.append([:])
    defer { context.scopes.removeLast() }
    switch last.kind {
    case .expression(let expression):
      let typed = try compile(expression, expecting: type)
      if resolved(typed.type) == .never { return typed.code }
      return try convert(typed, to: type, .declaration, at: expression.range)
    case .ifElse, .switchOver: return try statementValue(last, type)
    case .throwing:
      let code = try compileStatement(last)
      return { (m) throws(Interruption) in
        _ = try code(m)
        return .void
      }
    default:
      throw failure("expected expression in branch of 'if' or 'switch' expression", at: last.range)
    }
  }
}
