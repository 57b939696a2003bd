package import SwiftReading
import Wording

/// A program in Swift that grows entry by entry.
///
/// It is a value: a copy is the state of this moment, with all variables and objects. What an entry
/// declares is compiled once; a later declaration with the same name takes its place.
package struct Interpreter: Sendable {
  var program: Program
  var globals: [Value] = []
  var heap = Heap()
  var random: UInt64 = 0x5EED
  var uuidCount = 0

  /// An interpreter that knows the standard library and these preludes.
  package init(preludes: [Prelude] = []) throws(SwiftDiagnostic) {
    self = try Self.standard.get()
    for prelude in preludes { try load(prelude) }
  }

  /// What every interpreter begins with, made once.
  private static let standard = Result { () throws(SwiftDiagnostic) in
    var interpreter = Interpreter(empty: ())
    try interpreter.load(StandardLibrary.prelude)
    return interpreter
  }

  private init(empty: Void) { program = Program() }

  private mutating func load(_ prelude: Prelude) throws(SwiftDiagnostic) {
    let compiler = Compiler(program)
    compiler.natives = prelude.natives
    compiler.isPrelude = true
    let entry = try compiler.compileEntry(try SwiftSource(prelude.source).parsed())
    var host = EmptyHost()
    program = compiler.program
    _ = try perform(entry, &host, RunLimits())
  }

  /// Begins another source: what fails in functions of earlier ones is placed where it calls them.
  package mutating func beginSource() { program.source += 1 }

  /// Runs an entry.
  ///
  /// - Throws: The first error. The interpreter and `host` are then as they were.
  package mutating func run<Host: InterpreterHost>(
    _ statements: [Statement], host: inout Host, limits: RunLimits = RunLimits()
  ) throws(SwiftDiagnostic) -> Evaluation {
    let compiler = Compiler(program)
    let entry = try compiler.compileEntry(statements)
    let old = program
    program = compiler.program
    do {
      return try perform(entry, &host, limits)
    } catch {
      program = old
      throw error
    }
  }

  /// Runs what natives do, outside of any entry: `body` may call closures of the program.
  ///
  /// - Throws: What it traps with. The interpreter and `host` are then as they were.
  package mutating func perform<Host: InterpreterHost>(
    host: inout Host, limits: RunLimits = RunLimits(), _ body: @escaping NativeFunction
  ) throws(SwiftDiagnostic) -> Evaluation {
    var entry = CompiledEntry()
    let step: StatementCode = { (m) throws(Interruption) in
      var call = NativeCall(receiver: .void, arguments: [], range: 0..<0, machine: m)
      m.result = try body(&call)
      return .next
    }
    entry.steps = [step]
    entry.hasValue = true
    return try perform(entry, &host, limits)
  }

  /// Runs compiled steps, and keeps the state that they leave.
  private mutating func perform<Host: InterpreterHost>(
    _ entry: CompiledEntry, _ host: inout Host, _ limits: RunLimits
  ) throws(SwiftDiagnostic) -> Evaluation {
    let machine = Machine(
      program, globals: globals, heap: heap, random: random, uuidCount: uuidCount, host: host,
      limits: limits)
    var value: Value?
    do throws(Interruption) {
      try machine.enter(entry.frameSize)
      for (index, step) in entry.steps.enumerated() {
        _ = try step(machine)
        if entry.hasValue, index == entry.steps.count - 1 { value = machine.result }
        machine.result = .void
        if machine.hasDropped, index < entry.steps.count - 1 { try machine.release() }
        try machine.runQueue()
      }
      var evaluation = Evaluation()
      if let value, entry.hasValue {
        if case .void = value {
        } else {
          evaluation.value = value
          evaluation.text = try machine.describe(value, at: entry.range)
          evaluation.type = entry.type
        }
      }
      // What nothing took goes with its statement.
      try machine.release(isLast: true)
      machine.flush()
      evaluation.lines = machine.lines
      evaluation.names = entry.names
      if let new = machine.host as? Host { host = new }
      keep(machine, evaluation.value, host)
      return evaluation
    } catch {
      throw machine.diagnostic(for: error)
    }
  }

  private mutating func keep<Host: InterpreterHost>(
    _ machine: Machine, _ value: Value?, _ host: Host
  ) {
    globals = machine.globals
    heap = machine.heap
    random = machine.random
    uuidCount = machine.uuidCount
    machine.heap = Heap()
    guard heap.isWorthCollecting else { return }
    let globals = globals
    heap.collect { visit in
      for global in globals { visit(global) }
      if let value { visit(value) }
      host.visitValues(visit)
    }
  }
}

/// An entry, ready to run.
struct CompiledEntry {
  var steps: [StatementCode] = []
  var frameSize = 0
  /// Whether the last step leaves its value in the machine.
  var hasValue = false
  var type: String?
  var range: SourceRange = 0..<0
  var names: [String] = []
}

extension Machine {
  /// What an interruption says that nothing caught.
  func diagnostic(for error: Interruption) -> SwiftDiagnostic {
    switch error {
    case .refused(let diagnostic): return diagnostic
    case .chainEnded: return SwiftDiagnostic("a chain met nil", at: 0..<0, kind: .trap)
    case .thrown(let value, let range):
      let text = (try? describe(value, at: range)) ?? typeName(of: value)
      return SwiftDiagnostic(
        "Fatal error: Error raised at top level: \(text)", at: range, kind: .trap)
    }
  }
}
