import CommandLanguage
import DiffableDataSource
import SwiftInterpreter
import SwiftReading
import UIKitSurface
import Wording
import WorldModel

extension Workbench {
  /// Runs Swift: what it declares stays, what it prints and what the world answers is told.
  ///
  /// - Parameter range: Where the source stands in the entry.
  mutating func run(swift source: String, at range: Range<Int>) throws(CommandError) -> Reply {
    var program = try program()
    let before = world.snapshot
    var host = WorkbenchHost(self, objects: program.objects)
    let evaluation: Evaluation
    do throws(SwiftDiagnostic) {
      let statements = try SwiftSource(source).parsed()
      evaluation = try program.interpreter.run(statements, host: &host, limits: runLimits)
    } catch {
      throw host.refusal.map { refusal in refusal.placed(as: error, offset: range.lowerBound) }
        ?? CommandError(error, offset: range.lowerBound)
    }
    self = host.workbench
    program.objects = host.objects
    var kept = world.program ?? Program()
    kept.entries.append(source)
    kept.state = program
    world.program = kept
    var reply = Reply(evaluation.lines.map { StyledText($0) } + host.replies.flatMap(\.lines))
    reply.apply = host.replies.last { $0.apply != nil }?.apply
    reply.cells = host.replies.last { $0.cells != nil }?.cells
    if world.snapshot != before, host.replies.isEmpty { reply.lines.append(pendingLine) }
    if let text = evaluation.text {
      reply.lines += text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { StyledText(String($0)) }
      reply.value = .string(text)
    }
    if reply.lines.isEmpty, !evaluation.names.isEmpty {
      let names = evaluation.names.joined(separator: " ")
      reply.lines.append("\("declared:" as Message, .dim) \(names)")
    }
    return reply
  }

  /// The program with its variables; run anew where a saved world has its source alone.
  private func program() throws(CommandError) -> SwiftProgram {
    if let program = world.program?.state as? SwiftProgram { return program }
    do throws(SwiftDiagnostic) {
      var program = try SwiftProgram.empty.get()
      var host = WorkbenchHost(self, objects: program.objects)
      for entry in world.program?.entries ?? [] {
        let statements = try SwiftSource(entry).parsed()
        _ = try program.interpreter.run(statements, host: &host, limits: runLimits)
      }
      program.objects = host.objects
      return program
    } catch {
      throw CommandError(error, offset: 0)
    }
  }

  /// How much an entry may take; who waits may stop it.
  private var runLimits: RunLimits {
    var limits = RunLimits()
    let work = work
    limits.isCancelled = { work.isStopped }
    return limits
  }
}

extension CommandError {
  /// The refusal of what a call asked for, at the place of the call.
  fileprivate func placed(as diagnostic: SwiftDiagnostic, offset: Int) -> CommandError {
    var error = self
    let range = diagnostic.range
    error.place = range.lowerBound + offset..<range.upperBound + offset
    return error
  }
}
