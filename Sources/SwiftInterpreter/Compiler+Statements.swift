import SwiftReading
import Wording

extension Compiler {
  /// The statements of a block, with a scope of their own.
  func compileBlock(_ statements: [Statement]) throws(SwiftDiagnostic) -> StatementCode {
    try scoped { () throws(SwiftDiagnostic) in
      let first = context.frameSize
      return leaving(first, try compileSequence(statements))
    }
  }

  func compileSequence(_ statements: [Statement]) throws(SwiftDiagnostic) -> StatementCode {
    var codes: [StatementCode] = []
    var deferred: [(index: Int, code: StatementCode)] = []
    for statement in statements {
      if case .deferring(let body) = statement.kind {
        deferred.append((codes.count, try compileBlock(body)))
        continue
      }
      if let code = try unlessUnfinished({ () throws(SwiftDiagnostic) in
        try compileStatement(statement)
      }) {
        codes.append(code)
      }
    }
    let steps = codes
    if deferred.isEmpty {
      if steps.count == 1 {
        let step = steps[0]
        return { (m) throws(Interruption) in
          let flow = try step(m)
          if m.hasDropped { try m.release() }
          return flow
        }
      }
      return { (m) throws(Interruption) in
        for step in steps {
          let flow = try step(m)
          if m.hasDropped { try m.release() }
          if flow != .next { return flow }
        }
        return .next
      }
    }
    return withDeferred(steps, deferred)
  }

  /// Compiles a part; nil where it is wrong in an entry that is asked about.
  func unlessUnfinished<Result>(
    _ body: () throws(SwiftDiagnostic) -> Result
  ) throws(SwiftDiagnostic) -> Result? {
    do {
      return try body()
    } catch {
      guard let caret, !caret.isAnswered else { throw error }
      return nil
    }
  }

  /// Statements whose deferred blocks run at the end, the last first.
  private func withDeferred(
    _ steps: [StatementCode], _ deferred: [(index: Int, code: StatementCode)]
  ) -> StatementCode {
    { (m) throws(Interruption) in
      var reached = 0
      var flow = Flow.next
      func runDeferred() throws(Interruption) {
        let result = m.result
        for (index, code) in deferred.reversed() where index <= reached { _ = try code(m) }
        m.result = result
      }
      do throws(Interruption) {
        for (index, step) in steps.enumerated() {
          reached = index
          flow = try step(m)
          if m.hasDropped { try m.release() }
          if flow != .next { break }
          reached = index + 1
        }
      } catch {
        guard case .thrown = error else { throw error }
        try runDeferred()
        throw error
      }
      try runDeferred()
      return flow
    }
  }

  func compileStatement(_ statement: Statement) throws(SwiftDiagnostic) -> StatementCode {
    let first = context.frameSize
    let code = try compileWhole(statement)
    switch statement.kind {
    // Their names are for what follows.
    case .declaration, .guardElse, .returning, .breaking, .continuing: return code
    default: return leaving(first, code)
    }
  }

  private func compileWhole(_ statement: Statement) throws(SwiftDiagnostic) -> StatementCode {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      markDirect(expression)
      let typed = try compile(expression)
      if resolved(typed.type) == .never { neverReturning.insert(range) }
      let code = typed.code
      return { (m) throws(Interruption) in
        _ = try code(m)
        return .next
      }
    case .declaration(let declaration): return try compileLocal(declaration)
    case .ifElse(let conditions, let body, let otherwise):
      return try compileIf(conditions, body, otherwise)
    case .guardElse(let conditions, let body): return try compileGuard(conditions, body, range)
    case .whileLoop(let label, let conditions, let body):
      return try compileWhile(label, conditions, body, range)
    case .repeatLoop(let label, let body, let condition):
      return try compileRepeat(label, body, condition, range)
    case .forIn(let label, let pattern, let sequence, let filter, let body):
      return try compileFor(label, pattern, sequence, filter, body, range)
    case .switchOver(let label, let subject, let cases):
      return try compileSwitch(label, subject, cases, range)
    case .returning(let value): return try compileReturn(value, range)
    case .breaking(let label): return try compileJump(label, isBreak: true, range)
    case .continuing(let label): return try compileJump(label, isBreak: false, range)
    case .fallthroughCase: return { (_) throws(Interruption) in .fell }
    case .throwing(let value):
      let code = try check(value, .error, .argument)
      return { (m) throws(Interruption) in throw .thrown(try code(m), range) }
    case .deferring(let body): return try compileBlock(body)
    case .doBlock(let label, let body, let clauses):
      if clauses.isEmpty {
        guard let label else { return try compileBlock(body) }
        let number = enter(label, isLoop: false)
        defer { context.targets.removeLast() }
        let code = try compileBlock(body)
        return { (m) throws(Interruption) in
          let flow = try code(m)
          return flow == .broke(number) ? .next : flow
        }
      }
      return try compileDo(body, clauses)
    }
  }

  // MARK: Branches

  /// Whether all conditions hold; their names are declared in the current scope.
  func compileConditions(_ conditions: [Condition]) throws(SwiftDiagnostic) -> Test {
    var tests: [Test] = []
    for condition in conditions {
      switch condition {
      case .available(let release, let isNegated, let range):
        let code = try check(.isAvailable(since: release, at: range), .bool, .condition)
        let test: Test = { (m) throws(Interruption) in
          if case .bool(let holds) = try code(m) { holds != isNegated } else { false }
        }
        tests.append(test)
      case .expression(let expression):
        if case .assignment(nil, let place, _, _) = expression.kind {
          throw failure(
            "use of '=' in a boolean context, did you mean '=='?", at: place)
        }
        let code = try check(expression, .bool, .condition)
        let test: Test = { (m) throws(Interruption) in
          if case .bool(let holds) = try code(m) { holds } else { false }
        }
        tests.append(test)
      case .binding(let pattern, let syntax, let value, _):
        let hint = try syntax.map { (syntax) throws(SwiftDiagnostic) in
          Type.optional(try type(syntax))
        }
        let typed = try compile(value, expecting: hint)
        guard let wrapped = resolved(typed.type).wrapped else {
          throw failure(
            "initializer for conditional binding must have Optional type, not '\(name(typed.type))'",
            at: value.range)
        }
        let code = typed.code
        let match = try compilePattern(pattern, wrapped)
        let test: Test = { (m) throws(Interruption) in
          guard case .some(let payload) = try code(m) else { return false }
          return try match(m, payload.value)
        }
        tests.append(test)
      case .match(let pattern, let value):
        let typed = try compile(value)
        let code = typed.code
        let match = try compilePattern(pattern, typed.type)
        let test: Test = { (m) throws(Interruption) in try match(m, try code(m)) }
        tests.append(test)
      }
    }
    if tests.count == 1 { return tests[0] }
    let all = tests
    return { (m) throws(Interruption) in
      for test in all where try !test(m) { return false }
      return true
    }
  }

  private func compileIf(
    _ conditions: [Condition], _ body: [Statement], _ otherwise: Statement?
  ) throws(SwiftDiagnostic) -> StatementCode {
    let (test, then) = try scoped { () throws(SwiftDiagnostic) in
      (releasing(try compileConditions(conditions)), try compileBlock(body))
    }
    guard let otherwise else {
      return { (m) throws(Interruption) in try test(m) ? try then(m) : .next }
    }
    let other = try compileStatement(otherwise)
    return { (m) throws(Interruption) in try test(m) ? try then(m) : try other(m) }
  }

  private func compileGuard(
    _ conditions: [Condition], _ body: [Statement], _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    // The block does not see the names, and what follows does.
    let other = try compileBlock(body)
    let test = try compileConditions(conditions)
    return { (m) throws(Interruption) in
      let holds = try test(m)
      if m.hasDropped { try m.release() }
      if holds { return .next }
      let flow = try other(m)
      if flow == .next {
        throw m.trap("'guard' body must not fall through", at: range)
      }
      return flow
    }
  }

  // MARK: Leaving

  private func compileReturn(
    _ value: Expression?, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    guard let result = context.result else {
      throw failure("return invalid outside of a func", at: range)
    }
    guard let value else {
      if !context.isInitializer, isVariable(result) { _ = unify(result, .void) }
      if !context.isInitializer, resolved(result) != .void {
        throw failure("non-void function should return a value", at: range)
      }
      return { (m) throws(Interruption) in
        m.result = .void
        return .returned
      }
    }
    if context.isInitializer {
      guard case .nilLiteral = value.kind, context.isFailable else {
        throw failure("'nil' is the only return value permitted in an initializer", at: range)
      }
      return { (m) throws(Interruption) in
        m.result = .none
        return .returned
      }
    }
    if resolved(result) == .void, !context.isClosure {
      let typed = try compile(value)
      guard resolved(typed.type) == .void else {
        throw failure("unexpected non-void return value in void function", at: value.range)
      }
    }
    markDirect(value)
    let code = try check(value, result, context.isClosure ? .closureResult : .returned)
    return { (m) throws(Interruption) in
      m.result = try code(m)
      return .returned
    }
  }

  /// Enters a loop or `switch`, which `break` may leave.
  func enter(_ label: String?, isLoop: Bool) -> Int {
    labels += 1
    context.targets.append((label, labels, isLoop))
    return labels
  }

  private func compileJump(
    _ label: String?, isBreak: Bool, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> StatementCode {
    let target = context.targets.last { target in
      if let label { return target.label == label }
      return target.isLoop || isBreak && target.label != "if"
    }
    guard let target else {
      throw failure(
        label.map { "cannot find label '\($0)' in scope" }
          ?? (isBreak
            ? "'break' is only allowed inside a loop, if, do, or switch"
            : "'continue' is only allowed inside a loop"),
        at: range)
    }
    let flow = isBreak ? Flow.broke(target.number) : .continued(target.number)
    return { (_) throws(Interruption) in flow }
  }

  private func compileDo(
    _ body: [Statement], _ clauses: [CatchClause]
  ) throws(SwiftDiagnostic) -> StatementCode {
    let first = context.frameSize
    let code = try compileBlock(body)
    let slots = slots(since: first)
    var handlers: [(match: Match, body: StatementCode)] = []
    for clause in clauses {
      handlers.append(
        try scoped { () throws(SwiftDiagnostic) in
          var match: Match
          if clause.labels.isEmpty {
            let bind = bind(declare("error", .error, isVariable: false, at: 0..<0))
            match = { (m, value) throws(Interruption) in
              try bind(m, value)
              return true
            }
          } else {
            match = try compileLabels(clause.labels, .error)
          }
          return (match, try compileBlock(clause.body))
        })
    }
    let all = handlers
    return { (m) throws(Interruption) in
      let mark = m.mark
      do throws(Interruption) {
        return try code(m)
      } catch {
        guard case .thrown(let value, _) = error else { throw error }
        m.unwind(to: mark)
        try m.leave(slots, keeping: value)
        for handler in all where try handler.match(m, value) { return try handler.body(m) }
        throw error
      }
    }
  }
}

extension Expression {
  /// The question whether what came with a release is there, which a prelude answers.
  fileprivate static func isAvailable(since release: Int?, at range: SourceRange) -> Expression {
    guard let release else { return Expression(.boolean(true), range) }
    let number = Expression(.integer(Int128(release)), range)
    let argument = Argument(label: nil, value: number, labelRange: range)
    return Expression(.call(Expression(.name("_isAvailable", []), range), [argument]), range)
  }
}
