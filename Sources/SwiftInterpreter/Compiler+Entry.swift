import SwiftReading
import Wording

extension Compiler {
  /// Compiles an entry: what it declares, then its statements in order, then the bodies.
  func compileEntry(_ written: [Statement]) throws(SwiftDiagnostic) -> CompiledEntry {
    var wrappers = PropertyWrappers(program.wrappers)
    let statements = try wrappers.expanded(written)
    program.wrappers = wrappers.known
    var declarations: [Declaration] = []
    for statement in statements {
      if case .declaration(let declaration) = statement.kind { declarations.append(declaration) }
    }
    // Types and functions first: statements may use what is declared below them.
    context.isTop = true
    context.scopes = [[:]]
    try declare(declarations)
    try runEarly()
    var entry = CompiledEntry()
    var deferred: [StatementCode] = []
    for (index, statement) in statements.enumerated() {
      entry.range = statement.range
      work = 0
      if case .deferring(let body) = statement.kind {
        deferred.insert(try compileBlock(body), at: 0)
        continue
      }
      if case .declaration(let declaration) = statement.kind {
        guard case .variable = declaration.kind else { continue }
      }
      if let step = try unlessUnfinished({ () throws(SwiftDiagnostic) in
        try compileStep(statement, isLast: index == statements.count - 1, &entry)
      }) {
        entry.steps.append(step)
      }
    }
    if !deferred.isEmpty { entry.hasValue = false }
    entry.steps += deferred
    try runPending()
    entry.frameSize = context.frameSize
    entry.names = declared
    return entry
  }

  private func runEarly() throws(SwiftDiagnostic) {
    while !early.isEmpty { try compile(early.removeFirst()) }
  }

  private func runPending() throws(SwiftDiagnostic) {
    while !pending.isEmpty || !early.isEmpty {
      try runEarly()
      let bodies = pending
      pending = []
      for body in bodies where isAsked(about: body) {
        work = 0
        _ = try unlessUnfinished { () throws(SwiftDiagnostic) in try compile(body) }
      }
    }
  }

  /// Whether a body counts: only the one around it where a place is asked about.
  private func isAsked(about work: PendingWork) -> Bool {
    guard let place = caret?.place else { return true }
    switch work.kind {
    case .body(_, let statements, _):
      guard let first = statements.first, let last = statements.last else { return false }
      return first.range.lowerBound <= place && place < last.range.upperBound
    case .initial(_, let value, _, _), .stored(_, _, let value, _):
      return value.range.lowerBound <= place && place < value.range.upperBound
    case .observers, .memberwise: return true
    }
  }

  private func compileStep(
    _ statement: Statement, isLast: Bool, _ entry: inout CompiledEntry
  ) throws(SwiftDiagnostic) -> StatementCode {
    if isLast, case .expression(let expression) = statement.kind {
      let known = capturedRanges.count
      var typed = try compile(expression)
      if capturedRanges.count > known { typed = try compile(expression) }
      let code = typed.code
      entry.hasValue = true
      entry.type = name(typed.type)
      return { (m) throws(Interruption) in
        m.result = try code(m)
        return .next
      }
    }
    if case .declaration = statement.kind { return try compileStatement(statement) }
    let known = capturedRanges.count
    let code = try compileStatement(statement)
    return capturedRanges.count == known ? code : try compileStatement(statement)
  }
}
